import { type Message, term } from '../../../../resources/kit/index.ts';
import { type Jendela, jendela, type MasaStudi, type Skema } from '../../../../resources/pertukaran/masaStudi.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import { column } from '../../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import { dayInZone } from '../../../platform/day.ts';
import { conflict, notFound } from '../../../platform/errors.ts';

/** A study period as the rules of the exchange ask for it. */
export interface StudyPeriod extends DbRow, Pick<MasaStudi, 'id' | 'idPeriode' | 'batasSks' | Day> {
  nama: string;
  kodePeriode: string;
  minSks: number;
  kuota: number;
}

type Day = (typeof jendela)[Jendela]['mulai' | 'selesai'];
const days = Object.values(jendela).flatMap(({ mulai, selesai }): Day[] => [mulai, selesai]);

/** @throws HttpError 404 where there is none of that id in the scheme */
export async function studyPeriod(on: Queryable, id: unknown, skema: Skema = 'inbound'): Promise<StudyPeriod> {
  const found = await on.one<StudyPeriod>(
    `select m.id, m.nama, m.id_periode, p.kode as kode_periode, m.batas_sks,
       coalesce(m.min_sks, 0) as min_sks, coalesce(m.kuota, 0) as kuota,
       ${days.map(name => `m.${column(name)}::text as "${name}"`).join(', ')}
     from pertukaran_masa_studi m join master_periode p on p.id = m.id_periode
     where m.id = $1 and m.skema = $2`,
    [id, skema],
  );
  if (!found) throw notFound();
  return found;
}

/**
 * Reason why a window of a study period is closed on a day; undefined if it is open (docs/domain/50 §2 "Window
 * errors").
 */
export function closedReason(period: StudyPeriod, which: Jendela, now: Date): Message | undefined {
  const { mulai, selesai, sebut } = jendela[which];
  const today = dayInZone(now);
  const { nama } = period;
  if (today < period[mulai]) return pertukaranRefusals.jendelaBelum({ sebut: term(sebut), nama });
  if (today > period[selesai])
    return pertukaranRefusals.jendelaLewat({ sebut: term(sebut), nama, tanggal: period[selesai] });
  return undefined;
}

/**
 * Asks that a window is open; Tim MBKM may pass with a note.
 * @throws HttpError 409 with the window and its day
 */
export function mustBeOpen(period: StudyPeriod, which: Jendela, now: Date, pass = false): void {
  const reason = closedReason(period, which, now);
  if (reason && !pass) throw conflict(reason);
}

/** The name of a study programme. */
export const studyProgrammeName = (on: Queryable, id: unknown): Promise<{ nama: string } | undefined> =>
  on.one('select nama_prodi as nama from master_program_prodi where id = $1', [id]);
