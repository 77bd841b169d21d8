import { sinkronisasiRefusals } from '../../../../resources/sinkronisasi/refusals.ts';
import type { SsoPort } from '../../../platform/access/sso.ts';
import type { Db } from '../../../platform/database/db.ts';
import { HttpError } from '../../../platform/errors.ts';
import { type GradeSink, type SiamikPort, SiamikUnavailable } from '../../mbkm/siamik.ts';
import { probeFeeder } from '../feeder/http.ts';
import { demoSso } from './demoSso.ts';
import { httpGrades, sampleGrades } from './grades.ts';
import { callSource } from './http.ts';
import { httpAcademic, httpLogin, httpSilaturahmi } from './httpSources.ts';
import type { AcademicSource, SsoSource } from './port.ts';
import { sampleAcademic } from './sample.ts';
import { sampleSilaturahmi } from './sampleSso.ts';
import {
  type ConnectedSource,
  mustAnswer,
  NotConnected,
  noteStatus,
  type SourceSettings,
  sourceSettings,
} from './source.ts';

/** The academic system that the row `siamik` names at this moment. */
export async function academicSource(db: Db): Promise<{ settings: ConnectedSource; source: AcademicSource }> {
  const settings = await sourceSettings(db, 'siamik');
  const source = settings.mode === 'http' ? httpAcademic(settings) : sampleAcademic(db, settings.ukuranHalaman);
  return { settings, source };
}

/** Silaturahmi as the row `silaturahmi` names it at this moment. */
export async function silaturahmi(db: Db): Promise<{ settings: ConnectedSource; source: SsoSource }> {
  const settings = await sourceSettings(db, 'silaturahmi');
  return { settings, source: settings.mode === 'http' ? httpSilaturahmi(settings) : sampleSilaturahmi(db) };
}

/** Receiver of conversion grades: the academic system in the row `siamik` at the time of sending. */
export const gradeSink = (db: Db): GradeSink => ({
  sendGrades: async (npm, periode, rows) => {
    const settings = await sourceSettings(db, 'siamik');
    const sink = settings.mode === 'http' ? httpGrades(settings) : sampleGrades;
    return sink.sendGrades(npm, periode, rows);
  },
});

/** Study plans and transcripts, from whatever the row `silaturahmi` names when one is asked for. */
export const studyRecords = (db: Db): SiamikPort => ({
  krs: async (npm, periode) => (await silaturahmi(db)).source.krs(npm, periode),
  transcript: async npm => (await silaturahmi(db)).source.transcript(npm),
});

/**
 * The login at Silaturahmi. The sample one works only in a demo installation (docs/domain/10 §3.5).
 * @param demoPassword undefined = not a demo installation
 */
export const createSso = (db: Db, demoPassword: string | undefined): SsoPort => ({
  unknown: sinkronisasiRefusals.ssoUnknown,
  check: async (username, password) => {
    try {
      const settings = await sourceSettings(db, 'silaturahmi');
      if (settings.mode === 'http') return await httpLogin(settings, username, password);
      if (demoPassword === undefined) throw new HttpError(503, sinkronisasiRefusals.ssoNotSetUp);
      return await demoSso(db, demoPassword)(username, password);
    } catch (error) {
      if (error instanceof NotConnected) throw new HttpError(503, sinkronisasiRefusals.ssoNotSetUp);
      // The login says "layanan" (docs/domain/10 §3.1), the other calls only the name.
      if (error instanceof SiamikUnavailable) throw new HttpError(502, sinkronisasiRefusals.silaturahmiDown);
      throw error;
    }
  },
});

export interface Probe {
  ok: boolean;
  latensiMs: number;
  pesan: string;
}

/** Asks a source whether it is there, and notes the answer in its row. */
export async function probe(db: Db, settings: SourceSettings, now: Date, mostSeconds = 60): Promise<Probe> {
  const begun = performance.now();
  const answer = (ok: boolean, pesan: string): Probe => ({
    ok,
    pesan,
    latensiMs: Math.round(performance.now() - begun),
  });
  const result = await ask(settings, mostSeconds).then(
    () => answer(true, settings.mode === 'contoh' ? 'Mode contoh siap dipakai.' : 'Terhubung.'),
    (error: unknown) => {
      if (error instanceof SiamikUnavailable) return answer(false, error.message);
      throw error;
    },
  );
  await noteStatus(db, settings.id, result.pesan, now);
  return result;
}

async function ask(settings: SourceSettings, mostSeconds: number): Promise<void> {
  const connected = mustAnswer(settings);
  if (connected.mode === 'contoh') return;
  const timeoutDetik = Math.min(settings.timeoutDetik, mostSeconds);
  if (settings.kode === 'neo-feeder') return probeFeeder({ ...connected, timeoutDetik });
  const isSiamik = settings.kode === 'siamik';
  const query: Record<string, string> = isSiamik ? { halaman: '1', jumlah: '1' } : {};
  const { status } = await callSource(
    { ...settings, timeoutDetik },
    { path: isSiamik ? 'programstudi' : 'mahasiswa', query, probe: true },
  );
  if (status === 401 || status === 403)
    throw new SiamikUnavailable(sinkronisasiRefusals.keyRefused({ nama: settings.nama }));
  if (isSiamik && status >= 400)
    throw new SiamikUnavailable(sinkronisasiRefusals.answered({ nama: settings.nama, status }));
}
