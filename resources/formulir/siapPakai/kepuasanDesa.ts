import { role } from '../../roles.ts';
import { bagian, centang, contoh, nilai, penutup, pilih, tanya } from './contoh.ts';

export const kepuasanDesa = contoh({
  kode: 'kepuasan_desa',
  judul: 'Kepuasan desa terhadap KKN',
  keterangan:
    'Pendapat Bapak dan Ibu membantu kami menyiapkan KKN yang lebih berguna bagi desa. Pengisian sekitar empat menit.',
  kegunaan: 'Pendapat pemerintah desa dan warga sesudah KKN: manfaat, perilaku mahasiswa, kelanjutan program.',
  audiens: [role.mitra],
  pembaca: [role.timMbkm],
  anonim: false,
  terpilih: true,
  form: {
    sections: [
      bagian('desa', 'Desa', [
        tanya('nama_desa', 'text', 'Desa atau kelurahan', { required: true, max: 100 }),
        pilih(
          'kedudukan',
          'Kedudukan Bapak atau Ibu',
          {
            kepala: 'Kepala desa atau lurah',
            perangkat: 'Perangkat desa',
            tokoh: 'Tokoh masyarakat',
            kelompok: 'Pengurus kelompok (PKK, karang taruna, kelompok tani)',
            warga: 'Warga',
          },
          { required: true },
        ),
      ]),
      bagian('pelaksanaan', 'Pelaksanaan KKN', [
        nilai('program', 'Program kerja', {
          kebutuhan: 'Program sesuai dengan kebutuhan desa',
          libatkan: 'Warga dilibatkan sejak perencanaan',
          selesai: 'Program selesai sesuai rencana',
          berguna: 'Hasilnya dapat dipakai sesudah mahasiswa pulang',
        }),
        nilai('mahasiswa', 'Mahasiswa', {
          sopan: 'Sopan dan menghormati adat setempat',
          rajin: 'Rajin dan bertanggung jawab',
          terampil: 'Terampil pada bidang programnya',
          berbaur: 'Mudah berbaur dengan warga',
        }),
        nilai('kampus', 'Kampus', {
          pemberitahuan: 'Pemberitahuan dan surat datang tepat waktu',
          pembimbing: 'Dosen pembimbing hadir dan mudah dihubungi',
          tanggap: 'Masalah di lapangan segera ditangani',
        }),
      ]),
      bagian('dampak', 'Dampak dan kelanjutan', [
        centang(
          'bidang_dampak',
          'Bidang yang paling merasakan manfaat',
          {
            ekonomi: 'Ekonomi dan usaha warga',
            pendidikan: 'Pendidikan',
            kesehatan: 'Kesehatan',
            lingkungan: 'Lingkungan',
            pemerintahan: 'Administrasi desa',
            belum: 'Belum terasa',
          },
          { required: true },
        ),
        tanya('lanjut', 'yesno', 'Apakah ada program yang diteruskan oleh desa?', { required: true }),
        tanya('program_lanjut', 'text', 'Program apa yang diteruskan?', {
          required: true,
          max: 300,
          when: { match: 'all', rules: [{ question: 'lanjut', is: 'equal', value: true }] },
        }),
        tanya('terima_lagi', 'yesno', 'Apakah desa bersedia menerima KKN lagi?', { required: true }),
        tanya('kebutuhan_lain', 'longtext', 'Kebutuhan desa yang dapat dibantu KKN berikutnya', { max: 2000 }),
      ]),
      penutup('Seberapa puas Bapak atau Ibu dengan KKN di desa ini?'),
    ],
  },
});
