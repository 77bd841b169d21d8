import { useEffect, useState } from 'react';
import { fetchFile } from '../../providers/files.ts';

/** A stored file on this device for as long as it is shown. */
export type StoredBlob = { status: 'loading' } | { status: 'missing' } | { status: 'ready'; url: string; type: string };

const loading: StoredBlob = { status: 'loading' };

/** Fetches a stored file for showing; files need the session's token, so a plain address would not do. */
export function useStoredFile(id: string): StoredBlob {
  const [found, setFound] = useState<StoredBlob>(loading);
  useEffect(() => {
    const stop = new AbortController();
    let url: string | undefined;
    setFound(loading);
    fetchFile(id, stop.signal).then(blob => {
      if (stop.signal.aborted) return;
      if (!blob) return setFound({ status: 'missing' });
      url = URL.createObjectURL(blob);
      setFound({ status: 'ready', url, type: blob.type.split(';')[0] ?? '' });
    });
    return () => {
      stop.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [id]);
  return found;
}
