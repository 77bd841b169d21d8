import { boolean, date, datetime, file, rows, type StatusField, text } from '../kit/index.ts';
import { mahasiswanya, pendaftarnya } from '../mbkm/milikPeserta.ts';
import { kegiatanMessages } from './messages.ts';

const server = { readOnly: true } as const;

/** First fields of every logbook's entry. */
export const awalLog = {
  // Sent again from the device, an entry stays one.
  idKlien: text(36, { fixed: true, unique: kegiatanMessages.sentBefore, label: 'Kiriman', inner: true }),
  idPendaftarMbkm: pendaftarnya,
  ...mahasiswanya,
  tanggal: date({ required: true }),
};

/** Photos and papers of an entry. */
export const dokumenLog = (types: readonly string[], maxMb: number, label: string) =>
  rows(
    {
      berkas: file(types, maxMb, { required: true }),
      keterangan: text(200),
      idKlien: text(36, { label: 'Kiriman', inner: true }),
    },
    { label },
  );

/** Fields of when and how an entry arrived. */
export const tertulisLog = {
  ditulisPada: datetime({ fixed: true, label: 'Ditulis' }),
  dariSalinan: boolean({ ...server, label: 'Diserahkan sebagai salinan' }),
};

export const diajukanLog = { tanggalDiajukan: datetime({ ...server, label: 'Diajukan' }) };

/** Fields that every logbook has, whatever its programme adds. */
export type LogFields = typeof awalLog &
  typeof tertulisLog &
  typeof diajukanLog & { dokumen: ReturnType<typeof dokumenLog>; status: StatusField<true> };
