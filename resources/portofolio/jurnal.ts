import { requiredIf } from '../checkHelpers.ts';
import { choice, file, integer, longtext, ref, text, url } from '../kit/index.ts';
import { saatDiajukan as needed } from './alurKarya.ts';
import { karyaOf } from './karyaOf.ts';
import { portofolioMessages } from './messages.ts';
import { doiErrors, doiField, issnErrors, issnField } from './nomorKarya.ts';
import { pengindeks } from './pengindeks.ts';

/** Articles in journals (docs/domain/40 §1.3). */
export const jurnal = karyaOf({
  name: 'portofolio/jurnal',
  endpoint: 'v9/jurnal-mhs',
  label: 'Jurnal',
  title: 'judul',
  fields: {
    judul: text(300, { required: true, aliases: ['Judul artikel', 'Judul karya'] }),
    namaJurnal: text(200, { required: true, label: 'Nama jurnal', aliases: ['Jurnal'] }),
    idKategoriJurnal: ref('master/kategori-jurnal', { required: true, label: 'Kategori' }),
    issn: issnField({ label: 'ISSN', help: 'Contoh: 2088-3714.' }),
    eissn: issnField({ label: 'e-ISSN' }),
    volume: text(20, { aliases: ['Vol', 'Vol.'] }),
    nomor: text(20, { aliases: ['No. terbitan', 'Issue'] }),
    halaman: text(30, { aliases: ['Hal', 'Hlm'] }),
    bulan: integer(1, 12),
    tahun: integer(1990, 2100, { required: true, aliases: ['Tahun terbit'] }),
    penerbit: text(150, { required: true }),
    doi: doiField(),
    tautan: url({ required: true, aliases: ['URL', 'Link', 'Alamat web'] }),
    pengindeks: choice(pengindeks, { required: true, aliases: ['Indeks', 'Terindeks'] }),
    statusArtikel: choice(
      { submitted: 'Dikirim', accepted: 'Diterima', published: 'Terbit' },
      { required: true, label: 'Status artikel' },
    ),
    abstrak: longtext(),
    berkasArtikel: file(['pdf'], 10, { needed, label: 'Artikel' }),
  },
  sections: {
    Artikel: ['judul', 'statusArtikel', 'abstrak', 'berkasArtikel'],
    Jurnal: ['namaJurnal', 'idKategoriJurnal', 'pengindeks', 'issn', 'eissn', 'penerbit'],
    Terbitan: ['volume', 'nomor', 'halaman', 'bulan', 'tahun', 'doi', 'tautan'],
  },
  beneath: { judul: 'namaJurnal', idKategoriJurnal: 'pengindeks' },
  columns: ['judul', 'namaJurnal', 'idKategoriJurnal', 'pengindeks', 'tahun'],
  filters: ['idKategoriJurnal', 'pengindeks', 'statusArtikel', 'tahun'],
  search: ['namaJurnal', 'doi'],
  unique: [[['judul', 'namaJurnal', 'tahun'], portofolioMessages.articleThere]],
  bibliography: {
    kind: 'article',
    parts: {
      judul: 'title',
      namaJurnal: 'container',
      issn: 'issn',
      eissn: 'eissn',
      volume: 'volume',
      nomor: 'issue',
      halaman: 'pages',
      bulan: 'month',
      tahun: 'year',
      penerbit: 'publisher',
      doi: 'doi',
      tautan: 'url',
      abstrak: 'abstract',
    },
    alike: ['judul', 'tahun'],
    asks: ['idKategoriJurnal', 'pengindeks', 'penerbit', 'statusArtikel'],
    guess: { statusArtikel: 'published' },
  },
  work: {
    points: { category: 'idKategoriJurnal', while: { field: 'statusArtikel', in: ['published'] } },
    authored: true,
    known: 'doi',
    year: 'tahun',
    kind: 'idKategoriJurnal',
  },
  prestasi: {
    jenis: 'jurnal',
    penyelenggara: 'penerbit',
    tingkat: {
      field: 'pengindeks',
      values: {
        scopus_q1: 'internasional',
        scopus_q2: 'internasional',
        scopus_q3: 'internasional',
        scopus_q4: 'internasional',
        wos: 'internasional',
      },
      lainnya: 'nasional',
    },
  },
  check: row => ({
    ...requiredIf(!row.eissn, row.issn, 'issn', portofolioMessages.anyIssn),
    ...issnErrors(row, 'issn', 'eissn'),
    ...doiErrors(row),
  }),
});
