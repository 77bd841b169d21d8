import { HttpError } from 'react-admin';
import type { Logbook } from '../../../../resources/kegiatan/log.ts';
import { isValues, type Values } from '../../../platform/patterns/record/source.ts';
import { http, upload } from '../../../platform/providers/http.ts';
import type { KeptPhoto } from './deviceStore.ts';

/** Time limit of one call in milliseconds. */
export const longestMs = 2 * 60_000;

/** Bytes that travel at once. On a line of 50 kbit/s they take 8 s, so that one that drops every 20 s still gets on. */
const pieceBytes = 48 * 1024;

/** The name that the call has for the row's id: `kkn/laporan-harian` → `idLaporanHarian`. */
const rowParameter = ({ name }: Logbook): string =>
  `id${(name.split('/').at(-1) ?? '').replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

export type Photo = Pick<KeptPhoto, 'id' | 'name' | 'type' | 'caption' | 'bytes'>;

interface Options {
  /** POST path that takes documents. */
  path: string;
  logbook: Logbook;
  /** Id of the row that it hangs on. */
  row: string;
  /** Told whenever something of it has arrived. */
  onProgress?: () => void;
}

/**
 * Repeats a failed call once at once. On a bad line a photo that starts again with each round would otherwise stop at
 * the same piece every time.
 */
async function onceMore<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof HttpError && error.status >= 500) return call();
    throw error;
  }
}

/**
 * Sends one photo to its row; sent again it stays one. One that is larger than a piece goes in pieces, and goes on where
 * the line broke off.
 * @returns the row as stored
 * @throws HttpError
 */
export async function sendPhoto(photo: Photo, options: Options): Promise<Values> {
  const { path, logbook, row } = options;
  const { id, name, type, caption, bytes } = photo;
  const form = new FormData();
  form.append(rowParameter(logbook), row);
  form.append('idKlien', id);
  if (caption) form.append('keterangan', caption);
  const whole = bytes.byteLength <= pieceBytes;
  if (whole) form.append('file', new File([bytes], name, { type }));
  else
    for (const [part, value] of [
      ['nama', name],
      ['ukuran', String(bytes.byteLength)],
    ] as const)
      form.append(part, value);
  for (let again = false; ; again = true) {
    try {
      if (!whole) await sendPieces(photo, options);
      return await onceMore(() => upload<Values>(path, form, undefined, { signal: signal(), quiet: true }));
    } catch (error) {
      // The server has lost what it had: once more from where it stands.
      if (again || !isOutOfOrder(error)) throw error;
    }
  }
}

const isOutOfOrder = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 409 && isValues(error.body) && 'diterima' in error.body;

interface Received {
  /** Bytes that the server has, from the first on. */
  diterima: number;
}

const signal = (): AbortSignal => AbortSignal.timeout(longestMs);

async function sendPieces({ id, bytes }: Photo, { onProgress }: Options): Promise<void> {
  const asked = () => http<Received>('files/potongan', { query: { kunci: id }, signal: signal() });
  let { diterima: at } = (await onceMore(asked)).data;
  while (at < bytes.byteLength) {
    const form = new FormData();
    form.append('kunci', id);
    form.append('mulai', String(at));
    form.append('file', new Blob([bytes.slice(at, at + pieceBytes)]));
    const sent = () => upload<Received>('files/potongan', form, undefined, { signal: signal(), quiet: true });
    ({ diterima: at } = await onceMore(sent));
    onProgress?.();
  }
}
