import { role } from '../../roles.ts';
import { bagian, centang, contoh, jika, nilai, pilih, tanya } from './contoh.ts';

export const pelacakan = contoh({
  kode: 'pelacakan_setahun',
  judul: 'Pelacakan alumni program setahun kemudian',
  keterangan:
    'Setahun sudah berlalu sejak Anda menyelesaikan program MBKM. Ceritakan keadaan Anda sekarang; pengisian sekitar lima menit.',
  kegunaan:
    'Pekerjaan, studi lanjut, dan manfaat program setahun sesudahnya, untuk tracer study dan indikator kinerja.',
  audiens: [role.mahasiswa, role.outbound],
  pembaca: [role.timMbkm, role.koordinator],
  anonim: false,
  terpilih: true,
  form: {
    sections: [
      bagian('sekarang', 'Keadaan sekarang', [
        pilih(
          'kegiatan',
          'Apa kegiatan utama Anda sekarang?',
          {
            kuliah: 'Masih kuliah',
            bekerja: 'Bekerja',
            usaha: 'Berwirausaha',
            lanjut: 'Melanjutkan studi',
            mencari: 'Mencari pekerjaan',
            lain: 'Lainnya',
          },
          { required: true },
        ),
      ]),
      {
        ...bagian('pekerjaan', 'Pekerjaan', [
          tanya('tempat', 'text', 'Tempat bekerja', { max: 150 }),
          tanya('jabatan', 'text', 'Jabatan atau tugas', { max: 150 }),
          pilih(
            'tunggu',
            'Berapa lama sampai mendapat pekerjaan pertama?',
            {
              sebelum: 'Sebelum lulus',
              tiga: 'Sampai 3 bulan sesudah lulus',
              enam: '4 sampai 6 bulan',
              setahun: '7 sampai 12 bulan',
              lebih: 'Lebih dari setahun',
            },
            { required: true },
          ),
          pilih(
            'kesesuaian',
            'Seberapa sesuai pekerjaan dengan bidang studi Anda?',
            { tinggi: 'Sesuai', sedang: 'Cukup sesuai', rendah: 'Tidak sesuai' },
            { required: true },
          ),
          pilih('penghasilan', 'Penghasilan sebulan', {
            bawah: 'Di bawah upah minimum',
            setara: 'Setara upah minimum',
            atas: 'Di atas 1,2 kali upah minimum',
          }),
          tanya('dari_mitra', 'yesno', 'Apakah Anda bekerja di tempat program MBKM Anda?', { required: true }),
        ]),
        when: jika('kegiatan', 'bekerja'),
      },
      {
        ...bagian('usaha', 'Usaha', [
          tanya('bidang_usaha', 'text', 'Bidang usaha', { required: true, max: 150 }),
          tanya('karyawan', 'integer', 'Jumlah orang yang bekerja di usaha Anda', { min: 0, max: 10_000 }),
          tanya('dari_program', 'yesno', 'Apakah usaha ini berawal dari program MBKM?', { required: true }),
        ]),
        when: jika('kegiatan', 'usaha'),
      },
      bagian('manfaat_program', 'Manfaat program', [
        nilai('kemampuan', 'Sumbangan program terhadap kemampuan Anda', {
          keahlian: 'Keahlian pada bidang ilmu',
          komunikasi: 'Komunikasi',
          kerja_sama: 'Kerja sama tim',
          masalah: 'Memecahkan masalah',
          kepemimpinan: 'Kepemimpinan',
          jejaring: 'Jejaring',
        }),
        tanya('manfaat', 'scale', 'Seberapa bermanfaat program itu bagi kegiatan Anda sekarang?', {
          required: true,
          help: '1 tidak bermanfaat, 5 sangat bermanfaat',
        }),
        centang('bantuan', 'Apa yang paling membantu?', {
          pengalaman: 'Pengalaman kerja nyata',
          jejaring: 'Kenalan dan jejaring',
          sertifikat: 'Sertifikat atau portofolio',
          pembimbing: 'Bimbingan dosen dan mitra',
        }),
        tanya('saran', 'longtext', 'Saran untuk program ini', { max: 2000 }),
      ]),
    ],
  },
});
