import type { Engine } from '../rest/context.ts';
import { probe } from './select.ts';
import { findSource, type SourceCode } from './source.ts';

/** One service as /network shows it (docs/domain/10 §3.3). */
export interface ServiceState {
  kode: string;
  nama: string;
  status: 'aktif' | 'contoh' | 'gangguan';
  latensiMs: number | null;
  pesan: string | null;
  diperiksaPada: string;
}

/** Everybody may look, and nobody shall thereby keep a struggling source busy. */
const keptMs = 15_000;
const mostSeconds = 5;
const kept = new WeakMap<object, { at: number; states: Promise<ServiceState[]> }>();

/** The services that the portal stands on. `fresh` asks again at once. */
export function networkStatus(engine: Engine, fresh: boolean): Promise<ServiceState[]> {
  const known = kept.get(engine.db);
  const age = known ? performance.now() - known.at : Number.POSITIVE_INFINITY;
  if (known && age < (fresh ? 2000 : keptMs)) return known.states;
  const states = ask(engine);
  kept.set(engine.db, { at: performance.now(), states });
  states.catch(() => kept.delete(engine.db));
  return states;
}

async function ask(engine: Engine): Promise<ServiceState[]> {
  const at = engine.now().toISOString();
  const own = (kode: string, nama: string, latensiMs: number | null): ServiceState => ({
    kode,
    nama,
    status: 'aktif',
    latensiMs,
    pesan: null,
    diperiksaPada: at,
  });
  const begun = performance.now();
  await engine.db.one('select 1');
  const database = Math.round(performance.now() - begun);
  const [silaturahmi, siamik] = await Promise.all([source(engine, 'silaturahmi', at), source(engine, 'siamik', at)]);
  return [own('api', 'Server portal', null), own('basis_data', 'Basis data', database), silaturahmi, siamik];
}

async function source(engine: Engine, kode: SourceCode, diperiksaPada: string): Promise<ServiceState> {
  const settings = await findSource(engine.db, kode);
  if (!settings)
    return { kode, nama: kode, status: 'gangguan', latensiMs: null, pesan: 'Belum diatur.', diperiksaPada };
  const { ok, latensiMs, pesan } = await probe(engine.db, settings, engine.now(), mostSeconds);
  const status = !ok ? 'gangguan' : settings.mode === 'contoh' ? 'contoh' : 'aktif';
  return {
    kode,
    nama: settings.nama,
    status,
    latensiMs: settings.mode === 'http' ? latensiMs : null,
    pesan,
    diperiksaPada,
  };
}
