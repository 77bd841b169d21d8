import { readToken } from './cookies.ts';

/**
 * Fetches a stored file for showing it here: an `<img src>` cannot send the bearer token. Null when it is not to be
 * had; a picture that is missing is no reason to trouble anybody.
 */
export async function fetchFile(id: string, signal?: AbortSignal): Promise<Blob | null> {
  try {
    const response = await fetch(`/api/files?id=${encodeURIComponent(id)}`, {
      headers: { Authorization: `Bearer ${readToken() ?? ''}` },
      signal,
    });
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}
