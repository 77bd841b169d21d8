import { messages } from '../../../resources/kit/index.ts';
import { konversiMemakaiNilai } from '../../../resources/mbkm/alurKonversi.ts';
import type { StatusPendaftaran } from '../../../resources/mbkm/alurPendaftaran.ts';
import type { Pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import { nilaiRefusals } from '../../../resources/nilai/refusals.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { dayAfter, dayInZone } from '../../platform/day.ts';
import { conflict } from '../../platform/errors.ts';
import { readSetting } from '../pengaturan/settings.ts';

/** Period in which grades of a participation may be submitted. */
export interface Jendela {
  /** First day, `YYYY-MM-DD`; null while the participation has no end. */
  mulai: string | null;
  dibuka: boolean;
}

/** From `penilaian.bukaHari` days before the end on (docs/domain/20 §1.9). */
export async function windowOfGrading(
  on: Queryable,
  row: Pick<Pendaftar, 'tanggalSelesai'>,
  now: Date,
): Promise<Jendela> {
  if (!row.tanggalSelesai) return { mulai: null, dibuka: false };
  const mulai = dayAfter(row.tanggalSelesai, -(await readSetting(on, 'penilaian.bukaHari')));
  return { mulai, dibuka: mulai <= dayInZone(now) };
}

/** @throws HttpError 409 'Penilaian baru dapat dikirim mulai {tanggal}.' */
export async function mustBeOpen(on: Queryable, row: Pick<Pendaftar, 'tanggalSelesai'>, now: Date): Promise<void> {
  const { mulai, dibuka } = await windowOfGrading(on, row, now);
  if (dibuka) return;
  if (!mulai) throw conflict(mbkmRefusals.daysMissing);
  throw conflict(nilaiRefusals.opensOn({ tanggal: mulai }));
}

const gradable: ReadonlySet<unknown> = new Set<StatusPendaftaran>(['berjalan', 'selesai']);

/** True if the state of a participation allows grading, at least as a draft. */
export const isGradable = (row: Pick<Pendaftar, 'status'>): boolean => gradable.has(row.status);

/** @throws HttpError 409 in any other state than `berjalan` and `selesai` */
export function mustBeGradable(row: Pick<Pendaftar, 'status'>): void {
  if (!isGradable(row)) throw conflict(messages.wrongState);
}

const processed: ReadonlySet<unknown> = new Set(konversiMemakaiNilai);

/** True if the conversion has used the grade; then only a revision can change it. */
export const isProcessed = (row: Pick<Pendaftar, 'statusKonversi'>): boolean => processed.has(row.statusKonversi);
