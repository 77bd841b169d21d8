import type { StatusLayanan } from '../../../../resources/umum/jaringan.ts';
import type { FileStorage } from '../../../platform/documents/files/index.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { probe } from './chooseSource.ts';
import { findSource, type SourceCode } from './source.ts';

/** Everybody may look, and nobody shall thereby keep a struggling source busy. */
const keptMs = 15_000;
const mostSeconds = 5;
const kept = new WeakMap<object, { at: number; states: Promise<StatusLayanan[]> }>();

/** The services that the portal stands on. `fresh` asks again at once. */
export function networkStatus(engine: Engine, storage: FileStorage, fresh: boolean): Promise<StatusLayanan[]> {
  const known = kept.get(engine.db);
  const age = known ? performance.now() - known.at : Number.POSITIVE_INFINITY;
  if (known && age < (fresh ? 2000 : keptMs)) return known.states;
  const states = ask(engine, storage);
  kept.set(engine.db, { at: performance.now(), states });
  states.catch(() => kept.delete(engine.db));
  return states;
}

/** A key that no upload has: reading it asks the storage without moving a file. */
const noFile = '00/00000000-0000-7000-8000-000000000000';

async function ask(engine: Engine, storage: FileStorage): Promise<StatusLayanan[]> {
  const at = engine.now().toISOString();
  const own = (kode: string, nama: string, latensiMs: number | null): StatusLayanan => ({
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
  const [files, silaturahmi, siamik] = await Promise.all([
    stored(storage, own),
    source(engine, 'silaturahmi', at),
    source(engine, 'siamik', at),
  ]);
  return [own('api', 'Server portal', null), own('basis_data', 'Basis data', database), files, silaturahmi, siamik];
}

/** Tests whether the storage of uploads answers, on this machine's disk or elsewhere. */
async function stored(
  storage: FileStorage,
  own: (kode: string, nama: string, latensiMs: number | null) => StatusLayanan,
): Promise<StatusLayanan> {
  const begun = performance.now();
  const state = (): StatusLayanan => own('berkas', 'Penyimpanan berkas', Math.round(performance.now() - begun));
  try {
    const found = await storage.read(noFile);
    found?.destroy();
    return state();
  } catch {
    return { ...state(), status: 'gangguan', latensiMs: null, pesan: 'Penyimpanan berkas tidak menjawab.' };
  }
}

async function source(engine: Engine, kode: SourceCode, diperiksaPada: string): Promise<StatusLayanan> {
  const settings = await findSource(engine.db, kode);
  if (!settings)
    return { kode, nama: kode, status: 'gangguan', latensiMs: null, pesan: 'Belum diatur.', diperiksaPada };
  const { ok, latensiMs, pesan } = await probe(engine.db, settings, engine.now(), mostSeconds);
  const { mode, aktif } = settings;
  const status = aktif && mode === 'belum' ? 'belum' : !ok ? 'gangguan' : mode === 'contoh' ? 'contoh' : 'aktif';
  return {
    kode,
    nama: settings.nama,
    status,
    latensiMs: mode === 'http' ? latensiMs : null,
    pesan,
    diperiksaPada,
  };
}
