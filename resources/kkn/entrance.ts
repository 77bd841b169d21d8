import type { EntranceOptions } from '../kit/index.ts';
import { ownEntranceOf } from '../programme/entrance.ts';
import { kelompok } from './kelompok.ts';
import { groupPath } from './paths.ts';

/** /kkn for a student: the own group, the next step and what is due (docs/domain/30 §3). */
export const pintuMahasiswa = ownEntranceOf({
  endpoint: 'v3/kkn/pendaftaran/saya',
  title: 'gelombang',
  facts: {
    kelompok: 'Kelompok',
    desa: 'Desa',
    dpl: 'DPL',
    pic: 'PIC',
    noHpPic: 'No. HP PIC',
  },
  days: {
    tanggalTutup: 'Pendaftaran ditutup',
    tanggalPembekalan: 'Pembekalan',
    tanggalBerangkat: 'Pemberangkatan',
    batasProposal: 'Batas proposal',
    tanggalSelesai: 'Penarikan',
    batasLuaran: 'Batas luaran',
  },
  empty: {
    title: 'Anda belum mendaftar KKN',
    text: 'Pilih gelombang yang sedang membuka pendaftaran.',
    button: 'Daftar KKN',
    link: '/kkn/pendaftaran',
  },
});

/** /kkn for a DPL: the own groups. */
export const pintuDpl: EntranceOptions = {
  groups: {
    resource: kelompok.name,
    card: { title: 'nama', subtitle: 'kode', facts: ['idGelombang', 'idDesa'] },
    to: groupPath(':id'),
    sort: ['kode', 'ASC'],
    empty: 'Anda belum membimbing kelompok KKN.',
  },
};
