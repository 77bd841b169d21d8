import { boolean, decimal, type FieldErrors, ref, resource, rows, text, write } from '../kit/index.ts';
import { role } from '../roles.ts';
import { nilaiMessages } from './messages.ts';

interface Baris {
  batasBawah?: number | null;
  mutu?: number | null;
}

/** One row begins at 0 and mutu falls with the bound: then every grade has one letter, and a better one is worth more. */
function skalaErrors(baris: readonly Baris[]): FieldErrors {
  if (baris.length && !baris.some(row => row.batasBawah === 0)) {
    return { baris: nilaiMessages.oneFromZero };
  }
  const ordered = baris.toSorted((a, b) => Number(b.batasBawah) - Number(a.batasBawah));
  const wrong = ordered.find((row, i) => i > 0 && Number(row.mutu) >= Number(ordered[i - 1]?.mutu));
  return wrong ? { baris: nilaiMessages.pointsFall } : {};
}

/**
 * Letter scales; the newest one that began no later than a participation's period counts (docs/domain/20 §1.9, §4.2).
 * A scale is one row with its letters, because what it must satisfy is about all of them together.
 */
export const skalaNilai = resource({
  name: 'nilai/skala',
  endpoint: 'magang/skala-nilai',
  label: 'Skala Nilai',
  stays: 'all',
  representation: '{kodeSkala}',
  fields: {
    kodeSkala: text(20, { required: true, unique: true, case: 'upper', label: 'Kode skala' }),
    idPeriodeMulai: ref('master/periode', {
      label: 'Berlaku mulai periode',
      help: 'Kosongkan untuk berlaku sejak awal.',
    }),
    keterangan: text(300),
    baris: rows(
      {
        huruf: text(2, { required: true, case: 'upper' }),
        batasBawah: decimal(5, 2, { required: true, min: 0, max: 100, label: 'Batas bawah' }),
        mutu: decimal(3, 2, { required: true, min: 0, max: 4 }),
        lulus: boolean(),
        keterangan: text(150),
      },
      {
        required: true,
        label: 'Huruf',
        uniqueTogether: [
          [['huruf'], nilaiMessages.letterThere],
          [['batasBawah'], nilaiMessages.boundThere],
        ],
      },
    ),
  },
  sections: { Skala: ['kodeSkala', 'idPeriodeMulai', 'keterangan'], Huruf: ['baris'] },
  columns: ['kodeSkala', 'idPeriodeMulai', 'keterangan'],
  search: ['kodeSkala', 'keterangan'],
  small: true,
  sort: ['kodeSkala'],
  unique: [[['idPeriodeMulai'], nilaiMessages.scaleThere]],
  copy: { within: 'idPeriodeMulai' },
  key: ['kodeSkala'],
  access: { [role.timMbkm]: write() },
  lookup: { columns: ['kodeSkala', 'idPeriodeMulai'] },
  check: row => skalaErrors(row.baris ?? []),
});
