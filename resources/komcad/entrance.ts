import { ownEntranceOf } from '../programme/entrance.ts';
import { namaTahap, urutanTahap } from './tahap.ts';

/** /komcad for a student: the own registration, the next step and what is due (docs/domain/40 §3). */
export const pintuMahasiswa = ownEntranceOf({
  endpoint: 'v6/komcad/mhs/saya',
  title: 'gelombang',
  track: { name: 'kodeTahap', steps: urutanTahap.map(tahap => [tahap, namaTahap(tahap)]) },
  facts: {
    tahap: 'Tahap',
    matra: 'Matra',
    satuan: 'Satuan penyelenggara',
    dosen: 'Dosen pembimbing',
  },
  days: {
    tanggalTutup: 'Pendaftaran ditutup',
    tanggalMulaiSeleksi: 'Seleksi dimulai',
    tanggalSelesaiSeleksi: 'Seleksi berakhir',
    tanggalMulaiLatsarmil: 'Latsarmil dimulai',
    tanggalSelesaiLatsarmil: 'Latsarmil berakhir',
    batasLaporan: 'Batas laporan akhir',
  },
  empty: {
    title: 'Anda belum mendaftar Komcad',
    text: 'Pilih gelombang yang sedang membuka pendaftaran.',
    button: 'Daftar Komcad',
    link: '/komcad/pendaftaran/form',
  },
});
