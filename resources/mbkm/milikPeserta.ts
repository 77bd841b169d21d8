import { ref, text, through } from '../kit/index.ts';

/** Fields and scopes shared by all rows that belong to a participation: logbook entries, outputs, grades, notes. */

const server = { readOnly: true, follows: 'idPendaftarMbkm' } as const;

/** The participation that a row belongs to; given once, and the row goes with it. */
export const pendaftarnya = ref('mbkm/pendaftar-program-mbkm', {
  required: true,
  fixed: true,
  cascade: true,
  label: 'Pendaftar',
});

/** Copies of the participation's student, so that lists search, filter and sort by them; the server keeps them. */
export const mahasiswanya = {
  idMahasiswa: ref('master/mahasiswa', server),
  npm: text(15, { ...server, repeats: ['{idMahasiswa.npm}'], label: 'NPM' }),
  namaMahasiswa: text(150, { ...server, repeats: ['{idMahasiswa.nama}'] }),
};

/** Rows of the participations that one sees. */
export const along = through('idPendaftarMbkm');
