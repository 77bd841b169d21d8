import type { Registry } from '../../../resources/kit/index.ts';
import type { Pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { KomponenSaran } from '../../../resources/nilai/komponenPenilaian.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { narrowSight } from '../../platform/access/visibleFields.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { achievedIn, outputNeeds, reportGrade, weeklyScore } from '../kegiatan/index.ts';
import { activityOf } from '../mbkm/activities.ts';

const share = (done: number, asked: number): number | null =>
  asked > 0 ? Math.min(100, Math.round((done * 10_000) / asked) / 100) : null;

/** What proposals are computed with. */
export interface Asking {
  readonly on: Queryable;
  readonly registry: Registry;
  readonly now: Date;
  /** Who reads them; nobody where the portal itself goes on from them. */
  readonly caller?: Caller;
}

/**
 * What a sheet proposes for components that say where a proposal comes from (docs/domain/30 §1.13, §4.4): approved of
 * asked entries; the mean score of the weekly reports that are due; the grade of the final report, or without
 * one the required outputs that are met. 0 to 100, two decimals; null where there is nothing to go by, or nothing that
 * the caller sees.
 */
export async function suggestionsOf(
  asking: Asking,
  row: Pick<Pendaftar, 'id' | 'kodeJenisMbkm'>,
  wanted: ReadonlySet<KomponenSaran>,
): Promise<Readonly<Partial<Record<KomponenSaran, number | null>>>> {
  const { on, registry, caller } = asking;
  const { id } = row;
  const { outputs, weekly } = activityOf(registry, row.kodeJenisMbkm) ?? {};
  const ofLog = async () => {
    const done = await achievedIn(on, registry, row.kodeJenisMbkm, id);
    return done?.target ? share(done.disetujui, done.target) : null;
  };
  const ofOutputs = async () => {
    if (!outputs) return null;
    const { grade } = outputs.output;
    if (grade && caller && narrowSight(caller, outputs).hidden.has(grade)) return null;
    if (grade) return reportGrade(on, registry, outputs, id);
    const required = (await outputNeeds(on, registry, outputs, id)).filter(({ wajib }) => wajib);
    return share(required.filter(({ terpenuhi }) => terpenuhi).length, required.length);
  };
  return {
    ...(wanted.has('log') ? { log: await ofLog() } : {}),
    ...(wanted.has('mingguan') && weekly ? { mingguan: await weeklyScore(asking, weekly, id) } : {}),
    ...(wanted.has('luaran') ? { luaran: await ofOutputs() } : {}),
  };
}
