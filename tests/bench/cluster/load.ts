import { setMaxListeners } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { pauseBefore } from '../../../src/platform/providers/again.ts';
import type { People, Someone } from './people.ts';

/** What happened to one call. */
interface Seen {
  at: number;
  ok: boolean;
  kind: string;
  /** Its person was told; otherwise the app has made the call again by itself, or the phone sends it later. */
  told: boolean;
}

export interface Load {
  /** `id_klien` of every log that the portal has acknowledged, with the moment. */
  acknowledged: ReadonlyMap<string, number>;
  /** Everything since a moment. */
  since(at: number): readonly Seen[];
  /** Own writes that the next list of the same person did not show. */
  unseen(): number;
  calls(): number;
  end(): Promise<void>;
}

const logbook = '/api/v3/kkn/laporan-harian';
/** How long an answer may take, in milliseconds: as the phone and nginx allow. */
const patience = 120_000;
/** Waits of a phone before it sends again what it keeps, in milliseconds; then it says so (docs/domain/30 §4.3). */
const phonePauses = [5_000, 30_000, 120_000] as const;
/** Days of the wave that are still open, and minutes of a day that no other log has. */
const openDays = 3;
const firstMinute = 13 * 60;
const lengthOfLog = 15;
const perDay = 40;

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const dayBefore = (days: number) => new Date(Date.now() + 7 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);

const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Students who each write a log, look at their list and put a photo to every fifth, lecturers who look through their queue
 * and approve, and the office, which exports; until `end`.
 * @param pauseMs between two logs of a student
 */
export function startLoad(url: string, people: People, pauseMs: number): Load {
  const acknowledged = new Map<string, number>();
  const seen: Seen[] = [];
  let unseen = 0;
  let over = false;
  const stopped = new AbortController();
  setMaxListeners(0, stopped.signal);
  const rest = (ms: number) => sleep(ms, undefined, { signal: stopped.signal }).catch(() => undefined);

  const note = (ok: boolean, kind: string, told: boolean) =>
    void seen.push({ at: performance.now(), ok, kind, told: told && !ok });
  /** A call as the app makes it: with the cookies that earlier answers brought, and again where nothing was saved. */
  const caller = ({ token }: Someone) => {
    const jar = new Map<string, string>();
    const once = async (method: string, path: string, body?: BodyInit | object) => {
      const json = body !== undefined && !(body instanceof FormData);
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(json ? { 'content-type': 'application/json' } : {}),
        },
        ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(patience),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        jar.set(name, value);
      }
      return { ok: answer.ok, status: answer.status, text: await answer.text() };
    };
    return async (method: string, path: string, body?: BodyInit | object, told = true) => {
      for (let tries = 0; ; tries++) {
        try {
          const answer = await once(method, path, body);
          const { ok, status, text } = answer;
          const kode = /"kode":"([A-Z_]+)"/.exec(text)?.[1];
          // What the portal refuses by its rules is a fault of this load, so it is shown in full.
          const why = kode ?? (status < 500 && !ok ? text.slice(0, 120) : '');
          const wait = ok || over ? undefined : pauseBefore(tries, method, status, text);
          const refused = status >= 400 && status < 500;
          note(ok, `${status} ${why}`.trim(), (told || refused) && wait === undefined);
          if (wait === undefined) return answer;
          await rest(wait);
        } catch (error) {
          const silent = error instanceof Error && error.name === 'TimeoutError';
          if (!over) note(false, silent ? 'tanpa jawaban' : 'terputus', told);
          return { ok: false, status: 0, text: '' };
        }
      }
    };
  };
  /** Sends what a phone keeps, as often as it takes. @returns the answer; nothing where it was refused, and at the end */
  const delivered = async (call: ReturnType<typeof caller>, path: string, body: () => BodyInit | object) => {
    for (let tries = 0; !over; tries++) {
      const { ok, status, text } = await call('POST', path, body(), tries >= phonePauses.length);
      if (ok) return text;
      if (status >= 400 && status < 500) return undefined;
      await rest(phonePauses[tries] ?? 5_000);
    }
    return undefined;
  };

  async function student(one: Someone): Promise<void> {
    const call = caller(one);
    await rest(Math.random() * pauseMs);
    for (let n = 0; !over && n < openDays * perDay; n++) {
      const idKlien = uuidv7();
      const minute = firstMinute + (n % perDay) * lengthOfLog;
      const fields = {
        idPendaftarMbkm: one.idPendaftar,
        tanggal: dayBefore(1 + Math.floor(n / perDay)),
        jamMulai: clock(minute),
        jamSelesai: clock(minute + lengthOfLog),
        judul: 'Menanam bibit bersama warga',
        uraian: 'Menanam bibit mangrove bersama kelompok tani di pesisir desa.',
        hasil: 'Seratus bibit tertanam',
      };
      const sent = await delivered(call, `${logbook}/kirim-banyak`, () => ({
        laporan: [{ idKlien, fields, aksi: 'simpan' }],
      }));
      const done = sent && /"id":"([0-9a-f-]{36})"/.exec(sent)?.[1];
      if (sent && !done) note(false, `ditolak: ${sent.slice(0, 200)}`, true);
      if (done) {
        acknowledged.set(idKlien, performance.now());
        const filter = encodeURIComponent(JSON.stringify({ id: [done] }));
        const { ok, text } = await call('GET', `${logbook}?range=[0,9]&filter=${filter}&kolom=["judul"]`);
        if (ok && !text.includes(done)) unseen++;
        if (n % 5 === 0) await withPhoto(call, done);
      }
      await rest(pauseMs * (0.5 + Math.random()));
    }
  }

  async function withPhoto(call: ReturnType<typeof caller>, idLaporanHarian: string): Promise<void> {
    const idKlien = uuidv7();
    await delivered(call, `${logbook}/dokumen/tambah`, () => {
      const form = new FormData();
      form.set('idLaporanHarian', idLaporanHarian);
      form.set('idKlien', idKlien);
      form.set('file', new Blob([photo], { type: 'image/png' }), 'f.png');
      return form;
    });
  }

  async function lecturer(one: Someone): Promise<void> {
    const call = caller(one);
    await rest(Math.random() * 5000);
    while (!over) {
      const filter = encodeURIComponent(JSON.stringify({ status: 'diajukan' }));
      const { ok, text } = await call('GET', `${logbook}?filter=${filter}&range=[0,24]&embed=1`);
      const [, id, version] = (ok && /"id":"([0-9a-f-]{36})".*?"version":(\d+)/.exec(text)) || [];
      if (id) await call('POST', `${logbook}/${id}/aksi/setujui`, { version: Number(version) });
      await rest(2500 + Math.random() * 5000);
    }
  }

  async function office(one: Someone): Promise<void> {
    const call = caller(one);
    while (!over) {
      await call('GET', `${logbook}/ekspor?format=csv`);
      await rest(30_000);
    }
  }

  const working = [...people.students.map(student), ...people.lecturers.map(lecturer), ...people.office.map(office)];
  return {
    acknowledged,
    since: at => seen.filter(one => one.at >= at),
    unseen: () => unseen,
    calls: () => seen.length,
    end: async () => {
      over = true;
      stopped.abort();
      await Promise.all(working);
    },
  };
}
