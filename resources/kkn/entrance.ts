import type { EntranceOptions } from '../kit/index.ts';
import { kelompok } from './kelompok.ts';

/** /kkn for a student: the own group, the next step and what is due (docs/domain/30 §3). */
export const pintuMahasiswa: EntranceOptions = {
  own: {
    endpoint: 'v3/kkn/pendaftaran/saya',
    title: 'gelombang',
    status: 'status',
    facts: [
      { name: 'kelompok', label: 'Kelompok' },
      { name: 'desa', label: 'Desa' },
      { name: 'dpl', label: 'DPL' },
      { name: 'pic', label: 'PIC' },
      { name: 'noHpPic', label: 'No. HP PIC' },
    ],
    next: { text: 'langkah', link: 'tautan' },
    days: [
      { name: 'tanggalTutup', label: 'Pendaftaran ditutup' },
      { name: 'tanggalPembekalan', label: 'Pembekalan' },
      { name: 'tanggalBerangkat', label: 'Pemberangkatan' },
      { name: 'batasProposal', label: 'Batas proposal' },
      { name: 'tanggalSelesai', label: 'Penarikan' },
      { name: 'batasLuaran', label: 'Batas luaran' },
    ],
    empty: {
      title: 'Anda belum mendaftar KKN',
      text: 'Pilih gelombang yang sedang membuka pendaftaran.',
      button: 'Daftar KKN',
      link: '/kkn/pendaftaran',
    },
  },
};

/** /kkn for a DPL: the own groups. */
export const pintuDpl: EntranceOptions = {
  groups: {
    resource: kelompok.name,
    card: { title: 'nama', subtitle: 'kode', facts: ['idGelombang', 'idDesa'] },
    to: '/kkn/mengatur-kelompok/:id/show',
    sort: ['kode', 'ASC'],
    empty: 'Anda belum membimbing kelompok KKN.',
  },
};
