import { role } from '../../roles.ts';
import { bagian, contoh, dimensi, nilai, penutup, pilih, tanya } from './contoh.ts';

export const kepuasanMahasiswa = contoh({
  kode: 'kepuasan_mahasiswa',
  judul: 'Kepuasan mahasiswa terhadap layanan MBKM',
  keterangan:
    'Penilaian Anda dipakai untuk memperbaiki program dan untuk laporan akreditasi. Pengisian sekitar lima menit.',
  kegunaan: 'Lima dimensi kepuasan menurut mahasiswa, untuk tabel kepuasan pengguna pada berkas akreditasi.',
  audiens: [role.mahasiswa, role.outbound],
  pembaca: [role.timMbkm, role.koordinator],
  anonim: true,
  terpilih: false,
  form: {
    sections: [
      bagian('program', 'Program Anda', [
        pilih(
          'jenis',
          'Program MBKM yang terakhir Anda ikuti',
          {
            magang: 'Magang atau praktik kerja',
            kkn: 'KKN',
            wirausaha: 'Wirausaha',
            riset: 'Riset',
            pertukaran: 'Pertukaran',
            lain: 'Program lain',
          },
          { required: true },
        ),
      ]),
      bagian(
        'dimensi',
        'Layanan program',
        [
          nilai('keandalan', dimensi.keandalan, {
            informasi: 'Pengumuman dan syarat program sesuai dengan pelaksanaannya',
            jadwal: 'Pendaftaran, pembekalan, dan penilaian berjalan sesuai jadwal',
            konversi: 'Mata kuliah dan SKS diakui seperti yang dijelaskan di awal',
          }),
          nilai('tanggap', dimensi.tanggap, {
            pertanyaan: 'Pertanyaan saya dijawab dalam waktu yang wajar',
            masalah: 'Kendala di lokasi segera ditindaklanjuti',
            logbook: 'Logbook saya diperiksa secara berkala',
          }),
          nilai('kepastian', dimensi.kepastian, {
            aturan: 'Aturan, hak, dan kewajiban saya jelas sejak awal',
            pembimbing: 'Dosen pembimbing memahami bidang dan program ini',
            penilaian: 'Cara penilaian jelas dan diterapkan sama bagi semua',
          }),
          nilai('empati', dimensi.empati, {
            pendampingan: 'Pembimbing meluangkan waktu dan mendengarkan',
            keadaan: 'Keadaan khusus (kesehatan, jarak, biaya) ikut dipertimbangkan',
          }),
          nilai('berwujud', dimensi.berwujud, {
            portal: 'Portal mudah dipakai, juga dari ponsel',
            panduan: 'Buku panduan dan contoh dokumen mudah dicari',
            sarana: 'Sarana di tempat kegiatan memadai dan aman',
          }),
        ],
        'Pilih satu penilaian untuk setiap pernyataan.',
      ),
      bagian('manfaat', 'Manfaat', [
        tanya('kompetensi', 'scale', 'Seberapa besar program ini menambah kemampuan Anda?', {
          required: true,
          help: '1 tidak menambah, 5 sangat menambah',
        }),
        tanya('saran_teman', 'yesno', 'Apakah Anda akan menyarankan program ini kepada teman?', { required: true }),
      ]),
      penutup('Seberapa puas Anda dengan program MBKM yang Anda ikuti?'),
    ],
  },
});
