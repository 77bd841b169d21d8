import { inOrder } from '../checkHelpers.ts';
import { choice, date, file, integer, ref, text, url } from '../kit/index.ts';
import { saatDiajukan as needed } from './alurKarya.ts';
import { karyaOf } from './karyaOf.ts';
import { doiErrors, doiField, isbnErrors, isbnField, issnErrors, issnField, textAt } from './nomorKarya.ts';
import { pengindeks, tingkat } from './pengindeks.ts';

/** Papers at conferences (docs/domain/40 §1.3). */
export const proceeding = karyaOf({
  name: 'portofolio/proceeding',
  endpoint: 'v9/proceeding-mhs',
  label: 'Prosiding',
  title: 'judul',
  fields: {
    judul: text(300, { required: true, aliases: ['Judul makalah', 'Judul karya'] }),
    namaSeminar: text(200, {
      required: true,
      label: 'Nama seminar',
      aliases: ['Seminar', 'Konferensi', 'Nama konferensi'],
    }),
    idKategoriProceeding: ref('master/kategori-proceeding', { required: true, label: 'Kategori' }),
    penyelenggara: text(150, { required: true }),
    tingkat: choice(tingkat, { required: true }),
    tempat: text(150, { required: true }),
    tanggalMulai: date({ required: true, label: 'Tanggal mulai', aliases: ['Tgl mulai', 'Mulai'] }),
    tanggalSelesai: date({ required: true, label: 'Tanggal selesai', aliases: ['Tgl selesai', 'Selesai'] }),
    namaProsiding: text(200, { label: 'Nama prosiding' }),
    isbn: isbnField(),
    issn: issnField({ label: 'ISSN' }),
    halaman: text(30),
    tahun: integer(1990, 2100, { required: true, aliases: ['Tahun terbit'] }),
    doi: doiField(),
    tautan: url({ aliases: ['URL', 'Link', 'Alamat web'] }),
    peran: choice({ pemakalah: 'Pemakalah', poster: 'Poster', keynote: 'Pembicara kunci' }, { required: true }),
    pengindeks: choice(pengindeks),
    berkasMakalah: file(['pdf'], 10, { needed, label: 'Makalah' }),
    berkasSertifikat: file(['pdf', 'jpg'], 5, { needed, label: 'Sertifikat' }),
  },
  sections: {
    Makalah: ['judul', 'peran', 'berkasMakalah', 'berkasSertifikat'],
    Seminar: ['namaSeminar', 'penyelenggara', 'tingkat', 'tempat', 'tanggalMulai', 'tanggalSelesai'],
    Prosiding: [
      'namaProsiding',
      'idKategoriProceeding',
      'pengindeks',
      'isbn',
      'issn',
      'halaman',
      'tahun',
      'doi',
      'tautan',
    ],
  },
  columns: ['judul', 'namaSeminar', 'idKategoriProceeding', 'tingkat', 'tahun'],
  filters: ['idKategoriProceeding', 'tingkat', 'peran', 'tahun'],
  search: ['namaSeminar', 'doi'],
  bibliography: {
    kind: 'paper',
    parts: {
      judul: 'title',
      namaSeminar: 'event',
      namaProsiding: 'container',
      penyelenggara: 'organizer',
      tempat: 'place',
      tanggalMulai: 'start',
      tanggalSelesai: 'end',
      isbn: 'isbn',
      issn: 'issn',
      halaman: 'pages',
      tahun: 'year',
      doi: 'doi',
      tautan: 'url',
    },
    alike: ['judul', 'tahun'],
    asks: [
      'idKategoriProceeding',
      'penyelenggara',
      'tingkat',
      'tempat',
      'tanggalMulai',
      'tanggalSelesai',
      'peran',
      'pengindeks',
    ],
    guess: { peran: 'pemakalah' },
  },
  work: {
    points: { category: 'idKategoriProceeding' },
    authored: true,
    known: 'doi',
    year: 'tahun',
    kind: 'idKategoriProceeding',
  },
  prestasi: {
    jenis: 'prosiding',
    penyelenggara: 'penyelenggara',
    tingkat: {
      field: 'tingkat',
      values: { lokal: 'lokal', internasional: 'internasional' },
      lainnya: 'nasional',
    },
  },
  check: row => ({
    ...inOrder(textAt(row, 'tanggalMulai'), textAt(row, 'tanggalSelesai'), 'tanggalSelesai', { sameDay: true }),
    ...issnErrors(row, 'issn'),
    ...isbnErrors(row),
    ...doiErrors(row),
  }),
});
