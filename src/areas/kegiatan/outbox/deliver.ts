import { HttpError } from 'react-admin';
import { type JawabanKirim, type LaporanKirim, maksKirim } from '../../../../resources/kegiatan/kirimBanyak.ts';
import type { Logbook } from '../../../../resources/kegiatan/log.ts';
import { isValues, type Values } from '../../../platform/patterns/record/source.ts';
import { isInterruption } from '../../../platform/patterns/upload/sendFile.ts';
import { http } from '../../../platform/providers/http.ts';
import { fieldErrorsOf, messageOf } from '../../../platform/ui/failedCall.ts';
import { changeEntry, entriesOf, entryOf, type KeptEntry, photosOf, removeEntry, removePhoto } from './deviceStore.ts';
import { declared } from './outOfUse.ts';
import { longestMs, sendPhoto } from './sendPhoto.ts';

/** Waits before an entry is tried again by itself, in milliseconds (docs/domain/30 §4.3). */
const pauses = [5_000, 30_000, 120_000] as const;

/** Most characters of one call, so that many texts get through a line that drops soon. */
const mostText = 24 * 1024;

/** Result of a round of sending. */
export interface Round {
  /** Entries that have arrived whole, and left the device. */
  arrived: readonly KeptEntry[];
  /** The server does not know the person any more. */
  ended: boolean;
  /** Time of the next automatic attempt. */
  next: number | null;
}

/** Entries to send: those due, or all, including refused ones. */
export type Which = 'due' | 'all';

const filledIn = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );

/** An entry as `kirim-banyak` takes it. */
export function messageFor(logbook: Logbook, entry: KeptEntry, aksi: LaporanKirim['aksi']): LaporanKirim {
  const { log } = logbook;
  const { [log.clientId]: _, [log.documents.field]: files, ...plain } = declared(logbook, entry.values);
  const rows = Array.isArray(files) ? files.filter(isValues) : [];
  // Documents that were sent for themselves stay out of it, unless somebody took one off or named it anew.
  const listed = entry.row ? entry.changedFiles : rows.length > 0 && rows.every(row => row.id === undefined);
  return {
    idKlien: entry.id,
    ...(entry.row ? { id: entry.row.id, version: entry.row.version } : {}),
    fields: {
      ...(entry.row ? plain : { ...filledIn(plain), [log.written]: new Date(entry.written).toISOString() }),
      ...(listed ? { [log.documents.field]: rows } : {}),
    },
    aksi,
  };
}

/** It did not arrive: later, by itself, three times. */
const later = (now: number) => (entry: KeptEntry) => ({
  state: 'menunggu' as const,
  tries: entry.tries + 1,
  next: pauses[entry.tries] === undefined ? null : now + (pauses[entry.tries] ?? 0),
});

const refused = (message: string, errors: KeptEntry['errors'] = {}) => ({
  state: 'gagal' as const,
  next: null,
  message,
  errors,
});

class Ended extends Error {}

/** Stops the round where the server does not know the person; everything else is told by the caller. */
function mustStillBeKnown(error: unknown): void {
  if (error instanceof HttpError && error.status === 401) throw new Ended();
}

/** Tried again later: no connection, one that took too long, a server in trouble, too many calls. */
const passes = (error: unknown): boolean =>
  isInterruption(error) || error instanceof DOMException || (error instanceof HttpError && error.status === 429);

/**
 * Brings what waits to the server: first every text, then photos entry by entry, then the act that was asked for. An entry
 * leaves the device when its row and all its photos are confirmed. One that cannot be sent does not hold up the others.
 * @param logbooks by the name of their resource
 */
export async function deliverEntries(
  user: string,
  logbooks: ReadonlyMap<string, Logbook>,
  which: Which,
  now: () => number = Date.now,
): Promise<Round> {
  const arrived: KeptEntry[] = [];
  let ended = false;
  try {
    for (const logbook of logbooks.values()) await deliverTo(user, logbook, which, now, arrived);
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    ended = true;
  }
  // Entries being sent when the round stopped wait again.
  const left = await entriesOf(user);
  for (const { id, state } of left) if (state === 'mengirim') await changeEntry(id, () => ({ state: 'menunggu' }));
  const times = left.flatMap(({ state, wanted, next }) => (wanted && state !== 'gagal' && next !== null ? [next] : []));
  return { arrived, ended, next: times.length ? Math.min(...times) : null };
}

const isDue = ({ wanted, state, next }: KeptEntry, which: Which, now: number): boolean =>
  wanted !== null &&
  (which === 'all'
    ? state === 'menunggu' || state === 'mengirim' || state === 'gagal'
    : (state === 'menunggu' || state === 'mengirim') && next !== null && next <= now);

async function deliverTo(
  user: string,
  logbook: Logbook,
  which: Which,
  now: () => number,
  arrived: KeptEntry[],
): Promise<void> {
  const due = (await entriesOf(user)).filter(entry => entry.logbook === logbook.name && isDue(entry, which, now()));
  const withText: KeptEntry[] = [];
  for (const some of inCalls(logbook, due)) withText.push(...(await sendTexts(logbook, some, which, now)));
  for (const entry of withText) {
    const stored = await sendRest(logbook, entry, now);
    if (stored) arrived.push(stored);
  }
}

/** As many entries at once as one call takes. */
function inCalls(logbook: Logbook, entries: readonly KeptEntry[]): KeptEntry[][] {
  const calls: KeptEntry[][] = [];
  let length = 0;
  for (const entry of entries) {
    const text = JSON.stringify(messageFor(logbook, entry, 'simpan')).length;
    const last = calls.at(-1);
    if (last && last.length < maksKirim && length + text <= mostText) {
      last.push(entry);
      length += text;
    } else {
      calls.push([entry]);
      length = text;
    }
  }
  return calls;
}

/** Sends the texts of several entries. @returns those that the server has now */
async function sendTexts(
  logbook: Logbook,
  entries: readonly KeptEntry[],
  which: Which,
  now: () => number,
): Promise<KeptEntry[]> {
  const sent: KeptEntry[] = [];
  for (const { id } of entries) {
    const fresh = which === 'all' ? { tries: 0 } : {};
    const entry = await changeEntry(id, () => ({ ...fresh, state: 'mengirim', message: null, errors: {} }));
    if (entry) sent.push(entry);
  }
  if (!sent.length) return [];
  try {
    const answers = await sendMany(
      logbook,
      sent.map(entry => messageFor(logbook, entry, 'simpan')),
    );
    const known: KeptEntry[] = [];
    for (const [i, entry] of sent.entries()) {
      const stored = await heard(entry, answers[i]);
      if (stored) known.push(stored);
    }
    return known;
  } catch (error) {
    mustStillBeKnown(error);
    // One among many may be what the server stumbles over.
    if (sent.length > 1 && error instanceof HttpError && error.status >= 400) {
      const known: KeptEntry[] = [];
      for (const entry of sent) known.push(...(await sendTexts(logbook, [entry], 'due', now)));
      return known;
    }
    for (const { id } of sent) await changeEntry(id, passes(error) ? later(now()) : () => refusalOf(error));
    return [];
  }
}

const refusalOf = (error: unknown) => refused(messageOf(error), fieldErrorsOf(error));

/** @throws HttpError also where the answer is not whole: then nothing is known of any of them */
async function sendMany({ endpoint }: Logbook, laporan: readonly LaporanKirim[]): Promise<JawabanKirim[]> {
  const { data } = await http<{ hasil: JawabanKirim[] }>(`${endpoint}/kirim-banyak`, {
    method: 'POST',
    body: { laporan },
    signal: AbortSignal.timeout(longestMs),
  });
  if (data?.hasil?.length !== laporan.length) throw new HttpError('Kiriman belum pasti sampai. Kirim lagi.', 502);
  return data.hasil;
}

/** Notes what the server said to an entry. @returns the entry, where the server has it now */
async function heard(entry: KeptEntry, answer: JawabanKirim | undefined): Promise<KeptEntry | undefined> {
  if (!answer) return undefined;
  const { hasil, id, version, pesan } = answer;
  if (hasil === 'konflik') {
    await changeEntry(entry.id, () => ({
      ...refused(pesan ?? ''),
      state: 'konflik',
      theirs: answer.baris ?? null,
      row: rowOf(id, version),
    }));
    return undefined;
  }
  if (hasil === 'ditolak') {
    await changeEntry(entry.id, () => refused(pesan ?? 'Ditolak server.', answer.errors ?? {}));
    return undefined;
  }
  return changeEntry(entry.id, ({ at, changedFiles }) => ({
    row: rowOf(id, version),
    changedFiles: changedFiles && at !== entry.at,
  }));
}

const rowOf = (id: string | null, version: number | null): KeptEntry['row'] =>
  id === null || version === null ? null : { id, version };

/** Photos one after the other, then the act. @returns the entry once all of it has arrived */
async function sendRest(logbook: Logbook, entry: KeptEntry, now: () => number): Promise<KeptEntry | undefined> {
  // Progress counts as success: on a slow line each round may send only a part.
  let vain = true;
  const onProgress = () => {
    vain = false;
  };
  const path = `${logbook.endpoint}/dokumen/tambah`;
  try {
    for (const photo of await photosOf(entry.id)) {
      const stored = await sendPhoto(photo, { path, logbook, row: entry.row?.id ?? '', onProgress });
      onProgress();
      const files: unknown = stored[logbook.log.documents.field];
      await changeEntry(entry.id, ({ values, row }) => ({
        row: row && { ...row, version: Number(stored.version) },
        values: { ...values, [logbook.log.documents.field]: files },
      }));
      await removePhoto(photo.id);
    }
    const kept = await entryOf(entry.user, entry.id);
    // Taken back or written on meanwhile: its author is not done with it.
    if (!kept || kept.at !== entry.at) return undefined;
    if (kept.wanted === 'ajukan') {
      const [answer] = await sendMany(logbook, [messageFor(logbook, kept, 'ajukan')]);
      if (!(await heard(kept, answer))) return undefined;
    }
    const left = await removeEntry(entry.id, ({ at }) => at !== entry.at);
    return left ? kept : undefined;
  } catch (error) {
    mustStillBeKnown(error);
    const again = (kept: KeptEntry) => later(now())(vain ? kept : { ...kept, tries: 0 });
    await changeEntry(entry.id, passes(error) ? again : () => refusalOf(error));
    return undefined;
  }
}
