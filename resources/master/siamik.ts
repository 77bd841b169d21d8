import { boolean, choice, datetime, type Field, type Fields, text } from '../kit/index.ts';
import { masterMessages } from './messages.ts';

/**
 * Fields of every mirror of SIAMIK (docs/domain/10 §2.2): rows from there keep their synchronised fields; only local
 * ones ("L") and `aktif` can be edited.
 */
export const siamikFields = () => ({
  sumber: choice({ siamik: 'SIAMIK', manual: 'Manual' }, { default: 'manual', readOnly: true }),
  kodeSiamik: text(60, { unique: true, readOnly: true, label: 'Kode SIAMIK', personal: 'number' }),
  terakhirSinkron: datetime({ readOnly: true }),
  aktif: boolean({ default: true }),
});

/** Fields that synchronisation fills: neither local nor made by us. */
const synchronised = <F extends Fields>(fields: F): (keyof F & string)[] =>
  Object.entries<Field>(fields)
    .filter(([name, field]) => !field.local && !field.readOnly && name !== 'aktif')
    .map(([name]) => name);

/** The lock on rows that come from SIAMIK. */
export const siamikRows = <F extends Fields>(fields: F) => ({
  field: 'sumber' as const,
  value: 'siamik',
  message: masterMessages.siamikStays,
  lockedFields: synchronised(fields),
  lockedMessage: masterMessages.fromSiamik,
});

/** Levels of study (docs/domain/10 §2.2 siamik-fakjur). */
export const jenjang = { D3: 'D3', D4: 'D4', S1: 'S1', Profesi: 'Profesi', S2: 'S2', S3: 'S3' } as const;
