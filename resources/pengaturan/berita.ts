import { errorIf } from '../checkHelpers.ts';
import {
  boolean,
  choice,
  datetime,
  file,
  longtext,
  type Row,
  refs,
  resource,
  status,
  text,
  workflow,
  write,
} from '../kit/index.ts';
import { role } from '../roles.ts';
import { pengaturanMessages } from './messages.ts';

/** Kinds of news; a story is a student's and stands in the portfolio section (docs/domain/60 §1). */
const kategoriBerita = {
  berita: 'Berita',
  pengumuman: 'Pengumuman',
  agenda: 'Agenda',
  cerita: 'Cerita mahasiswa',
} as const;

const flow = workflow({
  initial: 'draf',
  states: {
    draf: { label: 'Draf' },
    terbit: { label: 'Terbit' },
    arsip: { label: 'Arsip' },
  },
  actions: {
    terbitkan: {
      label: 'Terbitkan',
      from: ['draf', 'arsip'],
      to: 'terbit',
      by: [role.timMbkm],
      confirm: 'Terbitkan berita ini? Tanggal terbit yang akan datang berarti dijadwalkan.',
      success: 'Berita diterbitkan.',
      undoes: ['arsipkan'],
    },
    arsipkan: {
      label: 'Arsipkan',
      from: ['terbit'],
      to: 'arsip',
      by: [role.timMbkm],
      confirm: 'Arsipkan berita ini? Berita tidak tampil lagi di situs.',
      success: 'Berita diarsipkan.',
      undoes: ['terbitkan'],
    },
  },
});

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** News, announcements and stories of the public pages (docs/domain/60 §1). */
export const berita = resource({
  name: 'pengaturan/berita',
  label: 'Berita',
  representation: '{judul}',
  fields: {
    judul: text(150, { required: true, pattern: [/^.{10,}$/s, pengaturanMessages.titleShort] }),
    // Filled by the server from the title, so that nobody has to think of one (server/areas/publik/news.ts).
    slug: text(160, {
      label: 'Alamat berita',
      unique: pengaturanMessages.addressTaken,
      case: 'lower',
      pattern: [slugPattern, pengaturanMessages.addressLetters],
      help: 'Bagian akhir alamat berita. Kosongkan untuk memakai judul. Tetap setelah terbit.',
    }),
    kategori: choice(kategoriBerita, { required: true }),
    idJenisMbkm: refs('master/jenis-mbkm', { label: 'Program', help: 'Kosongkan untuk tampil di semua halaman.' }),
    ringkasan: text(200, {
      required: true,
      pattern: [/^.{40,}$/s, pengaturanMessages.summaryShort],
      help: 'Satu atau dua kalimat untuk kartu berita dan mesin pencari, 40–200 karakter.',
    }),
    isi: longtext({ required: true }),
    gambar: file(['jpg', 'png', 'webp'], 2, { help: 'Kosongkan untuk memakai ilustrasi program.' }),
    altGambar: text(120, {
      label: 'Teks alternatif',
      help: 'Isi gambar dalam satu kalimat, bagi yang tidak melihatnya.',
    }),
    tokohNama: text(100, { label: 'Nama tokoh' }),
    tokohKeterangan: text(120, { label: 'Keterangan tokoh', help: 'Misalnya Informatika, magang di Bank Arta Niaga.' }),
    disematkan: boolean({ label: 'Sematkan', help: 'Tampil paling atas dalam daftar berita.' }),
    tanggalTerbit: datetime({
      label: 'Tanggal terbit',
      help: 'Kosongkan untuk terbit saat diterbitkan. Tanggal yang akan datang menjadwalkannya.',
    }),
    status: status(flow),
  },
  sections: {
    Berita: ['judul', 'slug', 'kategori', 'idJenisMbkm', 'ringkasan', 'isi'],
    Gambar: ['gambar', 'altGambar'],
    Tokoh: ['tokohNama', 'tokohKeterangan'],
    Penerbitan: ['tanggalTerbit', 'disematkan'],
  },
  columns: ['judul', 'kategori', 'idJenisMbkm', 'tanggalTerbit', 'disematkan', 'status'],
  filters: ['kategori', 'idJenisMbkm', 'status', 'disematkan'],
  search: ['judul', 'ringkasan', 'isi'],
  sort: ['-disematkan', '-tanggalTerbit'],
  orders: ['judul', 'tanggalTerbit'],
  // Published articles, also archived ones, are not deleted because others link to them.
  builtIn: {
    field: 'status',
    value: 'terbit',
    message: pengaturanMessages.onlyDrafts,
    lockedFields: ['slug'],
    lockedMessage: pengaturanMessages.slugStays,
  },
  deletable: { field: 'status', in: ['draf'], otherwise: pengaturanMessages.onlyDrafts },
  access: { [role.timMbkm]: write() },
  check: row => {
    const isStory = row.kategori === 'cerita';
    return {
      ...errorIf(Boolean(row.gambar) && !row.altGambar, 'altGambar', pengaturanMessages.imageWords),
      ...errorIf(isStory && !row.tokohNama, 'tokohNama', pengaturanMessages.storyName),
      ...errorIf(isStory && !row.tokohKeterangan, 'tokohKeterangan', pengaturanMessages.storyAbout),
    };
  },
});

export type Berita = Row<typeof berita>;
