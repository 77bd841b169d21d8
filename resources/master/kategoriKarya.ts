import { choice, decimal } from '../kit/index.ts';
import { codeList } from './codeList.ts';

/** Categories of works with the points that one is worth (docs/domain/10 §2.3, 40 §4.5). */
const category = (tail: string, label: string) =>
  codeList({
    name: `master/kategori-${tail}`,
    endpoint: `v9/master/kategori-${tail}`,
    label,
    fields: {
      tingkat: choice({ lokal: 'Lokal', nasional: 'Nasional', internasional: 'Internasional' }),
      poin: decimal(5, 2, { required: true, min: 0 }),
    },
    shown: ['tingkat', 'poin'],
    lookup: ['tingkat', 'poin'],
  });

export const kategoriHki = category('hki', 'Kategori HKI');
export const kategoriJurnal = category('jurnal', 'Kategori Jurnal');
export const kategoriProceeding = category('proceeding', 'Kategori Prosiding');
