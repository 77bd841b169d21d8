import { role } from '../../roles.ts';
import { bagian, contoh, dimensi, nilai, penutup, pilih, tanya } from './contoh.ts';

export const kepuasanPembimbing = contoh({
  kode: 'kepuasan_pembimbing',
  judul: 'Kepuasan dosen pembimbing terhadap pengelolaan MBKM',
  keterangan: 'Penilaian Bapak dan Ibu dipakai untuk memperbaiki pengelolaan program. Pengisian sekitar empat menit.',
  kegunaan: 'Kepuasan dosen terhadap pengelolaan: beban, aturan, portal, dan dukungan.',
  audiens: [role.dosen],
  pembaca: [role.timMbkm],
  anonim: true,
  terpilih: false,
  form: {
    sections: [
      bagian('bimbingan', 'Bimbingan', [
        pilih(
          'jumlah_bimbingan',
          'Jumlah mahasiswa yang dibimbing pada periode ini',
          { sampai5: '1 sampai 5', sampai10: '6 sampai 10', sampai20: '11 sampai 20', lebih: 'Lebih dari 20' },
          { required: true },
        ),
        pilih(
          'beban',
          'Beban membimbing dibandingkan dengan pengakuannya dalam beban kerja dosen',
          { sesuai: 'Sesuai', agak: 'Agak lebih berat', jauh: 'Jauh lebih berat' },
          { required: true },
        ),
      ]),
      bagian('dimensi', 'Pengelolaan program', [
        nilai('keandalan', dimensi.keandalan, {
          penugasan: 'Surat tugas terbit sebelum kegiatan dimulai',
          jadwal: 'Jadwal pembekalan, kunjungan, dan penilaian dapat diandalkan',
        }),
        nilai('tanggap', dimensi.tanggap, {
          bantuan: 'Tim MBKM membantu ketika ada kendala',
          perubahan: 'Perubahan diberitahukan tepat waktu',
        }),
        nilai('kepastian', dimensi.kepastian, {
          tugas: 'Tugas dan wewenang pembimbing jelas',
          konversi: 'Aturan konversi dan penilaian jelas',
        }),
        nilai('empati', dimensi.empati, {
          beban: 'Pembagian mahasiswa memperhatikan beban dosen',
          masukan: 'Masukan dosen didengar',
        }),
        nilai('berwujud', dimensi.berwujud, {
          portal: 'Portal memudahkan pemeriksaan logbook dan penilaian',
          panduan: 'Panduan dan rubrik tersedia dan mudah dipakai',
          dukungan: 'Dukungan perjalanan dan kunjungan memadai',
        }),
      ]),
      bagian('mahasiswa', 'Mahasiswa', [
        tanya('kesiapan', 'scale', 'Seberapa siap mahasiswa ketika berangkat?', {
          required: true,
          help: '1 belum siap, 5 sangat siap',
        }),
        tanya('bekal', 'longtext', 'Bekal apa yang perlu ditambah sebelum mahasiswa berangkat?', { max: 2000 }),
      ]),
      penutup('Seberapa puas Bapak dan Ibu dengan pengelolaan MBKM?'),
    ],
  },
});
