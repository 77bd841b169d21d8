import { readToken } from './cookies.ts';

/**
 * Fetches a stored file for showing it: an `<img src>` cannot send the bearer token. Null when it is not available; a
 * missing picture is no error.
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
