import { HttpError } from 'react-admin';
import type { Isian } from '../../../../resources/formulir/panggilan.ts';
import { answersSchema } from '../../../../resources/kit/form/answers.ts';
import type { Values } from '../../../../resources/kit/index.ts';
import {
  draftKey,
  type KeptDraft,
  listDrafts,
  readDraft,
  removeDraft,
  writeDraft,
} from '../../../platform/patterns/register/deviceDraft.ts';
import { isInterruption } from '../../../platform/patterns/upload/sendFile.ts';
import { http } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { aboutRow, isianPath } from '../../../platform/ui/questions/useForms.ts';

/** Answers that wait on the device until the server can be reached (docs/domain/70 §4), as entries of logbooks do. */

const path = '/formulir';
/** What is asked for of answers that wait. */
const wanted = 'kirim';

/** Name of a form's answers on the device, with the row that it asks about. */
export const answerKey = (userId: string, form: string, row: string | undefined): string =>
  draftKey(userId, path, row === undefined ? form : `${form} ${row}`);

/** How answers on the device stand: on their way, or refused, and why. */
export interface Waiting {
  readonly refused: string | null;
}

const listeners = new Set<() => void>();
/** Calls back when answers began to wait, left or were refused. Returns how to stop. */
export function onWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const changed = (): void => {
  for (const listener of listeners) listener();
};

/** Answers of a form that wait; null where none do. */
export function waitingOf(userId: string, form: string, row: string | undefined): Waiting | null {
  const draft = readDraft(answerKey(userId, form, row));
  return draft?.wanted === wanted ? { refused: draft.refused ?? null } : null;
}

/**
 * Keeps answers to be sent as soon as the server is reached.
 * @param asked the form as it was asked, with the version of the answers that they begin from
 * @returns whether the device could
 */
export function keepWaiting(
  userId: string,
  asked: Pick<Isian, 'id' | 'version' | 'nomorVersi' | 'baris'>,
  values: Values,
) {
  const { id, version, nomorVersi, baris } = asked;
  const kept = writeDraft(answerKey(userId, id, baris?.id), {
    values,
    version: nomorVersi,
    row: version,
    sent: false,
    at: Date.now(),
    wanted,
    tried: true,
  });
  changed();
  return kept;
}

/** Lets the author go on writing: nothing is sent by itself any more. */
export function takeBack(userId: string, form: string, row: string | undefined): void {
  const key = answerKey(userId, form, row);
  const draft = readDraft(key);
  if (draft) writeDraft(key, { ...draft, wanted: null });
  changed();
}

/** One that has arrived. */
export interface Arrived {
  readonly form: string;
  readonly row: string | undefined;
}

/** Sends what waits, one after the other. @returns what has arrived */
export async function sendWaiting(userId: string): Promise<Arrived[]> {
  const arrived: Arrived[] = [];
  for (const draft of listDrafts(userId, path)) {
    const [form = '', row] = (draft.id ?? '').split(' ');
    if (draft.wanted !== wanted || !form) continue;
    try {
      const refused = await sendOne(form, row, draft);
      // Written on meanwhile: its author is not done with it.
      if (readDraft(draft.key)?.at !== draft.at) continue;
      if (refused === null) {
        removeDraft(draft.key);
        arrived.push({ form, row });
      } else writeDraft(draft.key, { ...draft, refused });
    } catch (error) {
      if (isInterruption(error)) break;
      if (error instanceof HttpError && error.status === 401) break;
      writeDraft(draft.key, { ...draft, refused: messageOf(error) });
    }
  }
  changed();
  return arrived;
}

/** @returns why it is refused; null where the server has it */
async function sendOne(form: string, row: string | undefined, draft: KeptDraft): Promise<string | null> {
  const address = aboutRow(`${isianPath}/${form}`, row);
  const { data: now } = await http<Isian>(address, { quiet: true });
  if (now.version !== draft.row || (now.anonim && now.keadaan === 'terkirim'))
    // Sent before the connection broke: the server has exactly this, and its answer was lost.
    return now.keadaan === 'terkirim' && !now.dapatDiubah
      ? null
      : 'Jawaban ini diubah di perangkat lain. Buka formulirnya.';
  if (now.nomorVersi !== draft.version) return 'Pertanyaannya sudah diperbarui. Buka formulirnya.';
  const read = answersSchema(now.definisi).safeParse(draft.values);
  if (!read.success) return 'Ada jawaban yang perlu diperbaiki. Buka formulirnya.';
  const { version, nomorVersi } = now;
  await http<Isian>(address, {
    method: 'PUT',
    body: { version, nomorVersi, isi: read.data, kirim: true },
    quiet: true,
  });
  return null;
}
