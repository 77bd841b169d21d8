import { boolean, choice, integer, json, longtext, ref, resource, text } from '../kit/index.ts';

export const statusUsulan = {
  menghitung: 'Sedang dihitung',
  draf: 'Draf',
  diterapkan: 'Diterapkan',
  gagal: 'Gagal',
} as const;

/** Proposals of groups that nobody is in yet (docs/domain/30 §4.2); served by calls of their own. */
export const usulan = resource({
  access: {},
  serverOnly: true,
  unaudited: true,
  name: 'kkn/usulan-kelompok',
  label: 'Usulan Kelompok',
  representation: '{benih}',
  fields: {
    idGelombang: ref('kkn/gelombang', { required: true, cascade: true, label: 'Gelombang' }),
    benih: text(40, { required: true, label: 'Kode pembagian' }),
    status: choice(statusUsulan, { required: true, default: 'menghitung' }),
    /** Percent. */
    kemajuan: integer(0, 100, { default: 0 }),
    pertahankanMandiri: boolean({ default: true }),
    skor: integer(0, 2_000_000_000, { default: 0 }),
    /** Mark of the participants and groups that it was made of. */
    dasar: text(64),
    isi: json(),
    /** Groups as they were before the last changes, for undoing them. */
    jejak: json(),
    pesan: longtext(),
  },
  filters: ['idGelombang'],
});
