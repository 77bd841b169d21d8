import { inOrder } from '../checkHelpers.ts';
import { choice, date, file, longtext, text, url } from '../kit/index.ts';
import { saatDiajukan as needed } from './alurKarya.ts';
import { karyaOf } from './karyaOf.ts';
import { portofolioMessages } from './messages.ts';
import { textAt } from './nomorKarya.ts';
import { tingkat } from './pengindeks.ts';

/** Memberships and relations (docs/domain/40 §1.3, points §4.5). */
export const jejaring = karyaOf({
  name: 'portofolio/jejaring',
  endpoint: 'v9/jejaring',
  label: 'Jejaring',
  title: 'namaJejaring',
  fields: {
    namaJejaring: text(150, {
      required: true,
      label: 'Nama jejaring',
      aliases: ['Organisasi', 'Nama organisasi', 'Komunitas'],
    }),
    jenis: choice(
      {
        organisasi_profesi: 'Organisasi profesi',
        komunitas_ilmiah: 'Komunitas ilmiah',
        kerja_sama_institusi: 'Kerja sama institusi',
        organisasi_kemahasiswaan: 'Organisasi kemahasiswaan',
        relawan: 'Relawan',
        alumni: 'Alumni',
      },
      { required: true },
    ),
    tingkat: choice(tingkat, { required: true }),
    negara: text(60),
    peran: text(100, { required: true, aliases: ['Jabatan', 'Kedudukan'] }),
    nomorAnggota: text(40, { label: 'Nomor anggota' }),
    tanggalMulai: date({
      required: true,
      label: 'Tanggal mulai',
      aliases: ['Tgl mulai', 'Mulai'],
      years: [1990, 2100],
    }),
    tanggalSelesai: date({
      label: 'Tanggal selesai',
      aliases: ['Tgl selesai', 'Selesai'],
      help: 'Kosongkan bila masih aktif.',
      years: [1990, 2100],
    }),
    narahubung: text(100),
    kontak: text(100),
    tautan: url(),
    manfaat: longtext(),
    berkasBukti: file(['pdf', 'jpg'], 5, { needed, label: 'Bukti' }),
  },
  sections: {
    Jejaring: ['namaJejaring', 'jenis', 'tingkat', 'negara', 'peran', 'nomorAnggota', 'tanggalMulai', 'tanggalSelesai'],
    Kontak: ['narahubung', 'kontak', 'tautan', 'manfaat', 'berkasBukti'],
  },
  beneath: { namaJejaring: 'peran', jenis: 'tingkat', tanggalMulai: 'tanggalSelesai' },
  columns: ['namaJejaring', 'jenis', 'tingkat', 'peran', 'tanggalMulai', 'tanggalSelesai'],
  filters: ['jenis', 'tingkat', 'tanggalMulai'],
  unique: [[['idMahasiswa', 'idPegawai', 'namaJejaring', 'peran', 'tanggalMulai'], portofolioMessages.networkThere]],
  work: {
    points: { levels: { field: 'tingkat', points: { lokal: 1, nasional: 3, internasional: 5 } } },
    authored: false,
    year: 'tanggalMulai',
    kind: 'jenis',
  },
  check: row =>
    inOrder(textAt(row, 'tanggalMulai'), textAt(row, 'tanggalSelesai'), 'tanggalSelesai', { sameDay: true }),
});
