import type { Registry } from '../../../resources/kit/index.ts';
import { periode } from '../../../resources/master/periode.ts';
import { asStored } from '../../platform/access/visibleFields.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { childRowsSql, storedColumns } from '../../platform/engine/select.ts';
import { type CalendarStage, isOpen, type PeriodCalendar, windowOf } from './periodWindow.ts';

/** Open stages of periods (docs/domain/10 §6 "Windows"); programmes with calendars of their own have priority. */

/** A period with its calendar. */
export interface Period extends PeriodCalendar {
  id: string;
  kode: string;
  tahunAjaran: string;
  semester: string;
}

/** Answer of `GET /master/periode/jadwal`. */
export interface StageState {
  terbuka: boolean;
  mulai: string | null;
  selesai: string | null;
  /** The period that the dates are of. */
  idPeriode: string | null;
}

const closed: StageState = { terbuka: false, mulai: null, selesai: null, idPeriode: null };

/** The active period that contains a day; a short semester gives way to the regular one that it lies in. */
export const runningOf = (periods: readonly Period[], today: string): Period | undefined =>
  periods
    .filter(row => row.status === 'aktif' && row.tanggalMulai <= today && today <= row.tanggalSelesai)
    .toSorted((a, b) => Number(a.semester === 'pendek') - Number(b.semester === 'pendek'))[0];

/** State of a period's stage on a day. A closed period takes no registrations; its other stages go on. */
export function stageOf(
  period: Period,
  idJenisMbkm: string | undefined,
  stage: CalendarStage,
  today: string,
): StageState {
  const window = windowOf(period, idJenisMbkm ?? '', stage);
  const allowed = period.status === 'aktif' || (period.status === 'ditutup' && stage !== 'pendaftaran');
  return { terbuka: allowed && isOpen(window, today), ...window, idPeriode: period.id };
}

/**
 * State of a stage on a day in the running period. Registration for the next period begins while this one runs, so for
 * `pendaftaran` every active period with an open window counts, the running one first.
 */
export function stageAmong(
  periods: readonly Period[],
  idJenisMbkm: string | undefined,
  stage: CalendarStage,
  today: string,
): StageState {
  const running = runningOf(periods, today);
  const candidates =
    stage === 'pendaftaran'
      ? [running, ...periods.filter(row => row.status === 'aktif' && row !== running)]
      : [running];
  const states = candidates.flatMap(row => (row ? [stageOf(row, idJenisMbkm, stage, today)] : []));
  return states.find(state => state.terbuka) ?? states[0] ?? closed;
}

type PeriodRow = Pick<Period, keyof Period> & DbRow;

/** Active periods, or the named one whatever its status, in the order in which they begin. */
export async function readPeriods(on: Queryable, registry: Registry, id?: string): Promise<Period[]> {
  const columns = [storedColumns(periode, 't'), ...childRowsSql(periode, registry, 't', asStored, [], false)].join(
    ', ',
  );
  const where = id === undefined ? `t.status = 'aktif'` : 't.id = $1';
  return on.query<PeriodRow>(
    `select ${columns} from ${tableName(periode)} t where ${where} order by t.tanggal_mulai, t.id`,
    id === undefined ? [] : [id],
    { prepare: true },
  );
}

/** `stageAmong` (or `stageOf` for a named period) of the stored periods; for the rules of every area. */
export async function stageState(
  on: Queryable,
  registry: Registry,
  asked: { stage: CalendarStage; today: string; idJenisMbkm?: string | undefined; idPeriode?: string | undefined },
): Promise<StageState> {
  const periods = await readPeriods(on, registry, asked.idPeriode);
  if (asked.idPeriode === undefined) return stageAmong(periods, asked.idJenisMbkm, asked.stage, asked.today);
  const [named] = periods;
  return named ? stageOf(named, asked.idJenisMbkm, asked.stage, asked.today) : closed;
}
