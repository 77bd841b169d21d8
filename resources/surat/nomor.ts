import { type Message, messages } from '../kit/index.ts';
import { suratMessages } from './messages.ts';
/** Number format of letters (docs/domain/40 §1.1): `{urut:4}` is the number with at least so many digits. */
export const formatBawaan = '{urut:4}/{klasifikasi}/{kodeUnit}/{bulanRomawi}/{tahun}';

/** Parts of a letter's number. */
export interface BagianNomor {
  urut: number;
  klasifikasi: string;
  kodeUnit: string;
  /** Day of the letter, `YYYY-MM-DD`. */
  tanggal: string;
}

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const known = ['urut', 'klasifikasi', 'kodeUnit', 'bulanRomawi', 'bulan', 'tahun'];
const mark = /\{(\w+)(?::([1-6]))?\}/g;

/** Error of a format: numbers of letters must be unique across kinds and years. */
export function formatSalah(format: string): Message | undefined {
  const found = [...format.matchAll(mark)].map(([, name = '']) => name);
  const unknown = found.find(name => !known.includes(name));
  if (unknown) return suratMessages.unknownPart({ nama: unknown });
  if (/[{}]/.test(format.replaceAll(mark, ''))) return suratMessages.braces;
  if (!['urut', 'klasifikasi', 'tahun'].every(name => found.includes(name))) return suratMessages.neededParts;
  return format.length > 80 ? messages.text.max({ n: 80 }) : undefined;
}

/** '0007/SP/MBKM-UNR/XI/2026'. */
export function nomorSurat(format: string, { urut, klasifikasi, kodeUnit, tanggal }: BagianNomor): string {
  const [tahun = '', bulan = '01'] = tanggal.split('-');
  const parts = new Map([
    ['urut', String(urut)],
    ['klasifikasi', klasifikasi],
    ['kodeUnit', kodeUnit],
    ['bulanRomawi', romans[Number(bulan) - 1] ?? ''],
    ['bulan', bulan],
    ['tahun', tahun],
  ]);
  return format.replaceAll(mark, (_, name: string, digits?: string) =>
    (parts.get(name) ?? '').padStart(Number(digits ?? 0), '0'),
  );
}

/** Codes of kinds as settings say them, one a line: `surat_tugas_kkn: KM.05.02`. Undefined where a line cannot be read. */
export function klasifikasiTerbaca(lines: readonly string[]): ReadonlyMap<string, string> | undefined {
  const read = lines.map(line => /^([a-z_]{3,40}): ?([A-Za-z0-9.-]{1,20})$/.exec(line.trim()));
  const codes = new Map(read.flatMap(found => (found ? [[found[1] ?? '', found[2] ?? ''] as const] : [])));
  const apart = new Set(codes.values()).size === lines.length && codes.size === lines.length;
  return apart ? codes : undefined;
}
