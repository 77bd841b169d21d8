import { boolean, choice, integer, rows, text } from '../kit/index.ts';
import { sharedMessages } from '../sharedMessages.ts';

/** Authors of an output in their order; the student need not be among them. */
export const semuaPenulis = rows(
  {
    urutan: integer(1, 50, { required: true }),
    kategori: choice({ mahasiswa: 'Mahasiswa', dosen: 'Dosen', eksternal: 'Luar kampus' }, { required: true }),
    nomorInduk: text(20, { label: 'NPM/NIP' }),
    nama: text(150, { required: true }),
    afiliasi: text(150),
    korespondensi: boolean(),
  },
  {
    label: 'Penulis',
    representation: '{urutan}. {nama}',
    most: [50, sharedMessages.authorsMost],
    uniqueTogether: [[['urutan'], sharedMessages.authorOrderTwice]],
  },
);
