import { datetime, integer, json, resource, text } from '../kit/index.ts';
import { hidden } from './internal.ts';
import { pengaturanMessages } from './messages.ts';

/** Changes of the public pages (docs/domain/60 §8). Not readable over the calls of resources. */

/** Published version and draft of a page. A page without a row is as in the code. */
export const situs = resource({
  ...hidden,
  name: 'internal/situs',
  label: 'Halaman Publik',
  stays: 'all',
  representation: '{kunci}',
  fields: {
    kunci: text(30, { required: true, unique: true }),
    terbit: json(),
    draf: json(),
    /** Number of the version that is published; 0: the code's. */
    nomor: integer(0, 2_000_000_000, { required: true, default: 0 }),
    namaPengubah: text(201),
    diubahPada: datetime(),
  },
});

/** Every version of a page that was published. */
export const situsVersi = resource({
  ...hidden,
  name: 'internal/situs-versi',
  label: 'Versi Halaman Publik',
  stays: 'all',
  representation: '{kunci} {nomor}',
  fields: {
    kunci: text(30, { required: true }),
    nomor: integer(1, 2_000_000_000, { required: true }),
    isi: json(),
    catatan: text(300),
    idUser: text(60),
    namaUser: text(201),
    waktu: datetime({ required: true }),
  },
  filters: ['kunci'],
  unique: [[['kunci', 'nomor'], pengaturanMessages.siteVersionThere]],
  sort: ['kunci', '-nomor'],
});

/** A picture of public pages, in the sizes that were made of it; the files hang on it in `internal/berkas`. */
export const situsGambar = resource({
  ...hidden,
  name: 'internal/situs-gambar',
  label: 'Gambar Halaman Publik',
  stays: 'all',
  representation: '{namaAsli}',
  fields: {
    namaAsli: text(255, { required: true }),
    lebar: integer(1, 20_000, { required: true }),
    tinggi: integer(1, 20_000, { required: true }),
    /** Width and the names of the files, smallest first. */
    ukuran: json(),
    idUser: text(60),
  },
});
