import { role } from '../../roles.ts';
import { bagian, centang, contoh, dimensi, nilai, penutup, pilih, tanya } from './contoh.ts';

export const kepuasanMitra = contoh({
  kode: 'kepuasan_mitra',
  judul: 'Kepuasan mitra terhadap mahasiswa dan kerja sama',
  keterangan:
    'Terima kasih telah menerima mahasiswa kami. Penilaian Bapak dan Ibu menjadi dasar perbaikan program dan kurikulum. Pengisian sekitar lima menit.',
  kegunaan:
    'Kemampuan mahasiswa di mata mitra dan kepuasan terhadap kerja sama, untuk tabel kepuasan pengguna dan mitra.',
  audiens: [role.mitra],
  pembaca: [role.timMbkm, role.koordinator],
  anonim: false,
  terpilih: true,
  form: {
    sections: [
      bagian('lembaga', 'Lembaga', [
        pilih(
          'bidang',
          'Bentuk lembaga',
          {
            pemerintah: 'Instansi pemerintah',
            bumn: 'BUMN atau BUMD',
            swasta: 'Perusahaan swasta',
            pendidikan: 'Lembaga pendidikan',
            masyarakat: 'Organisasi masyarakat',
            lain: 'Lainnya',
          },
          { required: true },
        ),
        tanya('jumlah_mahasiswa', 'integer', 'Berapa mahasiswa yang diterima pada periode ini?', { min: 1, max: 1000 }),
      ]),
      bagian('mahasiswa', 'Kemampuan mahasiswa', [
        nilai('kemampuan', 'Kemampuan mahasiswa selama di tempat Bapak dan Ibu', {
          etika: 'Etika dan tanggung jawab',
          keahlian: 'Keahlian pada bidang ilmunya',
          bahasa: 'Kemampuan berbahasa asing',
          teknologi: 'Penggunaan teknologi informasi',
          komunikasi: 'Kemampuan berkomunikasi',
          kerja_sama: 'Kerja sama tim',
          pengembangan: 'Kemauan mengembangkan diri',
        }),
      ]),
      bagian('kerja_sama', 'Kerja sama dengan kampus', [
        nilai('keandalan', dimensi.keandalan, {
          kesepakatan: 'Kampus menjalankan kesepakatan kerja sama',
          jadwal: 'Penempatan dan penarikan mahasiswa sesuai jadwal',
        }),
        nilai('tanggap', dimensi.tanggap, {
          jawaban: 'Pertanyaan dan keluhan ditanggapi dengan cepat',
          kendala: 'Kendala dengan mahasiswa diselesaikan bersama',
        }),
        nilai('kepastian', dimensi.kepastian, {
          tugas: 'Pembagian tugas antara mitra dan dosen pembimbing jelas',
          penilaian: 'Cara menilai mahasiswa dijelaskan dengan baik',
        }),
        nilai('empati', dimensi.empati, {
          kebutuhan: 'Kampus memahami kebutuhan lembaga kami',
          kunjungan: 'Pembimbing berkunjung atau menghubungi secara berkala',
        }),
        nilai('berwujud', dimensi.berwujud, {
          portal: 'Portal untuk mitra mudah dipakai',
          dokumen: 'Surat dan dokumen lengkap dan tepat waktu',
        }),
      ]),
      bagian('kelanjutan', 'Kelanjutan', [
        pilih(
          'terima_lagi',
          'Apakah lembaga bersedia menerima mahasiswa lagi?',
          { ya: 'Ya', mungkin: 'Mungkin, dengan perbaikan', tidak: 'Tidak' },
          { required: true },
        ),
        tanya('alasan_tidak', 'longtext', 'Apa alasannya?', {
          required: true,
          max: 2000,
          when: { match: 'all', rules: [{ question: 'terima_lagi', is: 'equal', value: 'tidak' }] },
        }),
        centang('bentuk_lain', 'Kerja sama lain yang diminati', {
          dosen_praktisi: 'Mengajar sebagai praktisi',
          riset: 'Riset bersama',
          rekrutmen: 'Perekrutan lulusan',
          kurikulum: 'Masukan kurikulum',
          pelatihan: 'Pelatihan',
        }),
      ]),
      penutup('Seberapa puas Bapak dan Ibu dengan kerja sama ini?'),
    ],
  },
});
