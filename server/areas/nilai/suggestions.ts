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

/** Participation and sheet for which grades are suggested. */
export interface Asking {
  readonly on: Queryable;
  readonly registry: Registry;
  readonly now: Date;
  /** Reader of the suggestions; undefined where the portal computes with them. */
  readonly caller?: Caller;
}

/**
 * Suggested grades of a sheet's components that have a source (docs/domain/30 §1.13, §4.4): share of approved entries;
 * mean score of the weekly reports that are due; grade of the final report, or without one the share of required
 * outputs that are met. 0 to 100, two decimals; null without data, or if the caller may not read them.
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
