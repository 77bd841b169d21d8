import { role } from '../../roles.ts';
import { bagian, centang, contoh, pilih, tanya } from './contoh.ts';

export const pekanKkn = contoh({
  kode: 'pekan_kkn',
  judul: 'Evaluasi pekan KKN',
  keterangan: 'Isi pada akhir pekan. Dosen pembimbing memakai jawaban ini untuk membantu kelompok.',
  kegunaan: 'Keadaan kelompok setiap pekan selama KKN; buat satu formulir untuk setiap pekan.',
  audiens: [role.mahasiswa],
  pembaca: [role.timMbkm, role.dosen],
  anonim: false,
  terpilih: true,
  form: {
    sections: [
      bagian('bagian_kemajuan', 'Kemajuan', [
        tanya('pekan', 'integer', 'Pekan ke-', { required: true, min: 1, max: 12 }),
        tanya('kemajuan', 'scale', 'Seberapa jauh program kerja pekan ini tercapai?', {
          required: true,
          help: '1 belum mulai, 5 tercapai semua',
        }),
        tanya('hasil', 'longtext', 'Hasil terpenting pekan ini', { required: true, max: 2000 }),
        tanya('partisipasi', 'scale', 'Seberapa banyak warga yang ikut?', {
          required: true,
          help: '1 hampir tidak ada, 5 sangat banyak',
        }),
      ]),
      bagian('bagian_kendala', 'Kendala', [
        centang(
          'kendala',
          'Kendala pekan ini',
          {
            tidak_ada: 'Tidak ada',
            warga: 'Partisipasi warga',
            dana: 'Dana',
            cuaca: 'Cuaca atau akses jalan',
            bahan: 'Bahan dan alat',
            kelompok: 'Kerja sama dalam kelompok',
            perizinan: 'Perizinan',
          },
          { required: true },
        ),
        tanya('uraian_kendala', 'longtext', 'Uraikan kendala dan bantuan yang diperlukan', { max: 2000 }),
      ]),
      bagian('kelompok', 'Kelompok dan pembimbing', [
        tanya('kerja_sama', 'scale', 'Bagaimana kerja sama kelompok?', {
          required: true,
          help: '1 buruk, 5 sangat baik',
        }),
        pilih(
          'kesehatan',
          'Bagaimana kesehatan Anda pekan ini?',
          { baik: 'Baik', kurang: 'Kurang baik', sakit: 'Sakit' },
          { required: true },
        ),
        pilih(
          'pembimbing',
          'Apakah dosen pembimbing menghubungi atau mengunjungi kelompok?',
          { kunjung: 'Berkunjung', hubung: 'Menghubungi', tidak: 'Belum' },
          { required: true },
        ),
        tanya('rencana', 'longtext', 'Rencana pekan depan', { required: true, max: 2000 }),
      ]),
    ],
  },
});
