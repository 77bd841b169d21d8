import { boolean, choice } from '../kit/index.ts';
import { codeList } from './codeList.ts';

/** Kinds of partner; `diakuiIku` counts for the university's main performance indicators (docs/domain/10 §2.3). */
export const jenisMitra = codeList({
  name: 'master/jenis-mitra',
  label: 'Jenis Mitra',
  fields: {
    skala: choice({ lokal: 'Lokal', nasional: 'Nasional', multinasional: 'Multinasional' }),
    diakuiIku: boolean({ label: 'Diakui IKU' }),
  },
  shown: ['skala', 'diakuiIku'],
});
