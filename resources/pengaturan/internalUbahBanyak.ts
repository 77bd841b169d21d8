import { datetime, integer, json, resource, text } from '../kit/index.ts';
import { hidden } from './internal.ts';

/**
 * Receipt of a change of many rows: who set what, when, and how it fared. Which rows changed, and from what, is in their
 * histories, which name it as their `idImpor` (server/platform/engine/receipts.ts).
 */
export const ubahBanyak = resource({
  ...hidden,
  name: 'internal/ubah-banyak',
  label: 'Bukti Ubah Banyak',
  fields: {
    resource: text(80, { required: true }),
    /** Fields that were set. */
    kolom: json({ required: true }),
    berubah: integer(0, 100_000, { required: true }),
    sama: integer(0, 100_000, { required: true }),
    /** Rows that were refused: id and message. */
    ditolak: json({ required: true }),
    /** Rows that an undo left as they are: id and message. */
    tersisa: json(),
    idUser: text(60, { required: true }),
    namaUser: text(201),
    namaRole: text(60),
    waktu: datetime({ required: true }),
    diurungkanPada: datetime(),
  },
  filters: ['idUser'],
  sort: ['resource', '-waktu'],
});
