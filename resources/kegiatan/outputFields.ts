import { datetime, integer, type StatusField, text, url } from '../kit/index.ts';
import type { mahasiswanya, pendaftarnya } from '../mbkm/milikPeserta.ts';

const server = { readOnly: true } as const;

export const kodeJenisLuaran = {
  kodeJenisLuaran: text(20, { ...server, repeats: ['{idJenisLuaran.kode}'], label: 'Kode jenis luaran' }),
};

export const judulLuaran = (most: number) => text(most, { required: true });

export const tautanLuaran = { tautan: url() };

/** Time and number of submissions of an output. */
export const diajukanLuaran = {
  tanggalUnggah: datetime({ ...server, label: 'Diajukan' }),
  revisiKe: integer(0, 999, { ...server, default: 0, label: 'Revisi ke' }),
};

/** Fields that the outputs of every programme have; one of a group has no participation of its own. */
export type OutputFields = typeof mahasiswanya &
  typeof kodeJenisLuaran &
  typeof tautanLuaran &
  typeof diajukanLuaran & {
    idPendaftarMbkm: Omit<typeof pendaftarnya, 'required'> & { required: boolean };
    judul: ReturnType<typeof judulLuaran>;
    status: StatusField<true>;
  };
