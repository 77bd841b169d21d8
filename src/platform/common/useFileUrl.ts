import { useEffect, useState } from 'react';
import { fetchFile } from '../providers/files.ts';

/** A blob address of a stored file, for `<img src>`; undefined while there is none. */
export function useFileUrl(id: string | null | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!id) return;
    const stop = new AbortController();
    let made: string | undefined;
    fetchFile(id, stop.signal).then(blob => {
      if (!blob || stop.signal.aborted) return;
      made = URL.createObjectURL(blob);
      setUrl(made);
    });
    return () => {
      stop.abort();
      setUrl(undefined);
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  return url;
}
