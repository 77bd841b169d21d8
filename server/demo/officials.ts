import { registry } from '../../resources/index.ts';
import type { RowData } from '../platform/database/db.ts';
import { userId } from './accounts.ts';
import { idOf } from './ids.ts';

const name = 'surat/pejabat';
/** Kinds that officials sign. */
const signed = registry.letters.filter(({ signer }) => signer === 'pejabat').map(kind => kind.name);

/** Officials who sign letters: the Vice Rector for the Rector, and one whose term is over. */
export const officialRows = (year: number): RowData[] => [
  {
    id: idOf(name, 'wr1'),
    nama: 'Prof. Dr. Ir. Hendra Wijaya, M.T.',
    nip: '196804121993031002',
    jabatan: 'Wakil Rektor I',
    atasNama: 'Rektor',
    jenisSurat: signed,
    berlakuMulai: `${year - 2}-01-15`,
    idUser: userId('timmbkm'),
    berlakuSampai: `${year + 2}-01-14`,
  },
  {
    id: idOf(name, 'wr1-lama'),
    nama: 'Prof. Dr. Siti Rahayuningsih, M.Si.',
    nip: '196109171986032001',
    jabatan: 'Wakil Rektor I',
    atasNama: 'Rektor',
    jenisSurat: signed,
    berlakuMulai: `${year - 6}-01-15`,
    berlakuSampai: `${year - 2}-01-14`,
    aktif: false,
  },
];
