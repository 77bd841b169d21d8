import { choice, datetime, integer, json, resource, text } from '../kit/index.ts';

/** Runs of scheduled jobs; `kunci` names the occurrence, so that it is claimed once over all processes. */
export const pekerjaan = resource({
  name: 'internal/pekerjaan',
  label: 'Pekerjaan',
  stays: 'all',
  representation: '{nama}',
  access: {},
  serverOnly: true,
  unaudited: true,
  fields: {
    kunci: text(140, { required: true, unique: true }),
    nama: text(60, { required: true }),
    /** When it was due; empty for a run by hand. */
    jadwal: datetime(),
    status: choice(
      { berjalan: 'Berjalan', selesai: 'Selesai', gagal: 'Gagal' },
      { required: true, default: 'berjalan' },
    ),
    mulai: datetime({ required: true }),
    /** Last sign of life of the process that runs it. */
    denyut: datetime({ required: true }),
    selesai: datetime(),
    durasiMs: integer(0, 2_000_000_000),
    percobaan: integer(1, 1000, { required: true, default: 1 }),
    hasil: json(),
    pesan: text(500),
    idUser: text(60),
    namaUser: text(201),
  },
  filters: ['nama'],
  sort: ['-mulai'],
});
