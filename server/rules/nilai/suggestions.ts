import type { KomponenSaran } from '../../../resources/nilai/komponenPenilaian.ts';
import type { RowData } from '../../database/db.ts';
import type { Engine } from '../../rest/context.ts';
import { capaianOf, outputNeeds, reportGrade, weeklyScore } from '../kegiatan/index.ts';
import { activityOf } from '../mbkm/activities.ts';

const share = (done: number, asked: number): number | null =>
  asked > 0 ? Math.min(100, Math.round((done * 10_000) / asked) / 100) : null;

/**
 * What a sheet proposes for components that say where a proposal comes from (docs/domain/30 §1.13, §4.4): approved of
 * asked entries; the mean score of the weekly reports that are due; the grade of the final report, or without one the required outputs that are met. 0 to 100, two
 * decimals; null where there is nothing to go by.
 */
export async function suggestionsOf(
  engine: Pick<Engine, 'db' | 'registry' | 'now'>,
  row: RowData,
  wanted: ReadonlySet<KomponenSaran>,
): Promise<Readonly<Partial<Record<KomponenSaran, number | null>>>> {
  const { db, registry } = engine;
  const id = String(row.id);
  const { outputs, weekly } = activityOf(registry, row.kodeJenisMbkm) ?? {};
  const ofLog = async () => {
    const done = await capaianOf(db, registry, row.kodeJenisMbkm, id);
    return done?.target ? share(done.disetujui, done.target) : null;
  };
  const ofOutputs = async () => {
    if (!outputs) return null;
    if (outputs.output.grade) return reportGrade(db, registry, outputs, id);
    const required = (await outputNeeds(db, registry, outputs, id)).filter(({ wajib }) => wajib);
    return share(required.filter(({ terpenuhi }) => terpenuhi).length, required.length);
  };
  return {
    ...(wanted.has('log') ? { log: await ofLog() } : {}),
    ...(wanted.has('mingguan') && weekly ? { mingguan: await weeklyScore(engine, weekly, id) } : {}),
    ...(wanted.has('luaran') ? { luaran: await ofOutputs() } : {}),
  };
}
