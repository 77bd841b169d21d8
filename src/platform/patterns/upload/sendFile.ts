import { HttpError } from 'react-admin';
import type { StoredFile } from '../../providers/api.ts';
import { upload } from '../../providers/http.ts';

/** The field of a resource that a file is for. */
export interface FilePlace {
  resource: string;
  /** Dotted for a field of rows: `dokumen.berkas`. */
  field: string;
}

interface Options {
  /** How much has gone out, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * POST /files.
 * @param key name of this upload (`newUploadKey`): sent again under the same name it stays one file
 * @throws HttpError 413, 422 when the file is refused; `isInterruption` when it did not arrive
 */
export async function sendFile(
  { resource, field }: FilePlace,
  file: File,
  key: string,
  { onProgress = () => undefined, signal }: Options = {},
): Promise<StoredFile> {
  const form = new FormData();
  form.append('resource', resource);
  form.append('field', field);
  form.append('file', file);
  const stored = await upload<StoredFile>('/files', form, onProgress, {
    headers: { 'Idempotency-Key': key },
    ...(signal ? { signal } : {}),
  });
  sent.set(stored.id, file);
  return stored;
}

/** Files that went out while the page is open: what the device has need not be fetched to be shown. */
const sent = new Map<string, File>();
export const sentFile = (id: string): File | undefined => sent.get(id);

/** No connection, or a server in trouble: sending it again later is worth while. */
export const isInterruption = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 0 || error.status === 408 || error.status >= 500);
