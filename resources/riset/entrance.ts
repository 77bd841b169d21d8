import { ownEntranceOf } from '../programme/entrance.ts';

/** /riset for a student: the own research, the next step and what is due (docs/domain/40 §3). */
export const pintuMahasiswa = ownEntranceOf({
  endpoint: 'v5/riset/mhs/saya',
  title: 'judul',
  facts: {
    jalur: 'Jalur',
    mitra: 'Mitra',
    dosen: 'Dosen pembimbing',
    kemajuan: 'Kemajuan',
  },
  days: {
    batasKonfirmasi: 'Batas jawaban undangan',
    tanggalMulai: 'Riset dimulai',
    tanggalSelesai: 'Riset berakhir',
  },
  empty: {
    title: 'Anda belum mengikuti riset',
    text: 'Pilih skema mitra, ajukan topik sendiri, atau usulkan mitra baru.',
    button: 'Daftar Riset',
    link: '/riset/pendaftaran',
  },
});
