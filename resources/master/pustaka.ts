import { errorIf, requiredIf } from '../checkHelpers.ts';
import { choice, file, integer, messages, ref, resource, text, through, url, write } from '../kit/index.ts';
import { doiOf, isbnOf, isIsbn } from '../numbers.ts';
import { role } from '../roles.ts';
import { masterMessages } from './messages.ts';

/** Literature of a course (docs/domain/10 §2.2). `idProgramProdi` is the course's, kept by the server. */
export const pustaka = resource({
  name: 'master/pustaka',
  endpoint: 'v7/master/pustaka',
  label: 'Pustaka',
  representation: '{judul}',
  fields: {
    idMatakuliah: ref('master/matakuliah', { required: true, label: 'Mata kuliah' }),
    idProgramProdi: ref('master/program-prodi', { readOnly: true }),
    jenis: choice({ utama: 'Utama', pendukung: 'Pendukung' }, { required: true }),
    tipe: choice(
      {
        buku: 'Buku',
        artikel_jurnal: 'Artikel jurnal',
        prosiding: 'Prosiding',
        laman: 'Laman',
        video: 'Video',
        lainnya: 'Lainnya',
      },
      { required: true },
    ),
    judul: text(250, { required: true }),
    pengarang: text(250, { required: true }),
    penerbit: text(150),
    tahun: integer(1900, 2100, { required: true }),
    edisi: text(30),
    isbn: text(20, { storedAs: typed => isbnOf(typed) ?? typed }),
    doi: text(120, {
      case: 'lower',
      pattern: [/^10\.\d{4,9}\/\S+$/, masterMessages.doi],
      storedAs: typed => doiOf(typed) ?? typed,
    }),
    tautan: url({ help: 'Wajib untuk laman dan video.' }),
    file: file(['pdf'], 20, { label: 'Berkas' }),
    urut: integer(0, 9999, { default: 0, label: 'Urutan' }),
  },
  sections: {
    Pustaka: ['idMatakuliah', 'jenis', 'tipe', 'judul', 'pengarang'],
    Terbitan: ['penerbit', 'tahun', 'edisi', 'isbn', 'doi'],
    Akses: ['tautan', 'file', 'urut'],
  },
  columns: ['judul', 'pengarang', 'tahun', 'idMatakuliah', 'jenis', 'tipe'],
  filters: ['idProgramProdi', 'idMatakuliah', 'jenis', 'tipe', 'tahun'],
  search: ['judul', 'pengarang', 'isbn'],
  sort: ['idMatakuliah', 'urut'],
  orders: ['judul', 'pengarang', 'urut'],
  unique: [[['idMatakuliah', 'judul', 'tahun'], masterMessages.bookThere]],
  access: {
    [role.timMbkm]: write(),
    [role.dosen]: write(through('idMatakuliah')),
    [role.koordinator]: write(through('idMatakuliah')),
  },
  lookup: { columns: ['judul', 'pengarang', 'penerbit', 'tahun', 'jenis', 'tipe', 'idMatakuliah', 'tautan'] },
  sortable: true,
  check: row => {
    const nextYear = new Date().getFullYear() + 1;
    return {
      ...errorIf((row.tahun ?? 0) > nextYear, 'tahun', messages.number.max({ n: nextYear })),
      ...errorIf(Boolean(row.isbn) && !isIsbn(row.isbn ?? ''), 'isbn', masterMessages.isbn),
      ...requiredIf(row.tipe === 'laman' || row.tipe === 'video', row.tautan, 'tautan'),
    };
  },
});
