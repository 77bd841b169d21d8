import { useEffect, useState } from 'react';
import { deviceOpens } from './deviceStore.ts';

/** Warning before writing in a private window, whose storage is removed with it. */
const privateWords =
  'Jendela privat: laporan yang belum terkirim hilang saat jendela ditutup. Buka portal di jendela biasa untuk menulis tanpa sinyal.';
/** Said when the browser does not promise to keep what it stores, and has little room left: it clears away then. */
const shortWords =
  'Ruang simpan perangkat ini hampir penuh, sehingga catatan yang belum terkirim dapat terhapus. Kirim catatan sesegera mungkin, atau hapus berkas yang tidak dipakai.';
const nothingWords =
  'Peramban ini tidak dapat menyimpan laporan di perangkat. Tulis hanya selagi tersambung ke internet.';

/** In megabytes: what a private window of Chromium may keep is a share of the memory, far below that of a disk. */
const mb = 1024 ** 2;

interface MemoryInfo {
  jsHeapSizeLimit: number;
}
const heapLimit = (): number | undefined => {
  const memory: MemoryInfo | undefined = 'memory' in performance ? (performance.memory as MemoryInfo) : undefined;
  return memory?.jsHeapSizeLimit;
};

/** True in a private window, as far as browsers reveal it: Firefox and Safari refuse the file system there. */
async function isPrivate(storage: StorageManager): Promise<boolean> {
  try {
    await storage.getDirectory?.();
  } catch {
    return true;
  }
  const limit = heapLimit();
  const { quota } = await storage.estimate();
  return limit !== undefined && quota !== undefined && quota / mb < (limit / mb) * 2;
}

/** Room below which a browser may clear away what it does not promise to keep. */
const shortMb = 200;

async function isShort(storage: StorageManager): Promise<boolean> {
  const { quota, usage = 0 } = await storage.estimate();
  return quota !== undefined && (quota - usage) / mb < shortMb;
}

/** Asks the browser to keep what is written here. @returns what its person is to know; null where all is well */
export async function storageAdvice(): Promise<string | null> {
  const storage: StorageManager | undefined = navigator.storage;
  if (typeof indexedDB === 'undefined' || !(await deviceOpens())) return nothingWords;
  // Without HTTPS nobody can be asked.
  if (!storage?.persist) return null;
  try {
    if (await isPrivate(storage)) return privateWords;
    if ((await storage.persisted()) || (await storage.persist())) return null;
    return (await isShort(storage)) ? shortWords : null;
  } catch {
    // What a browser does not tell about its storage is no reason to warn its reader.
    return null;
  }
}

/** `storageAdvice`, asked once for each screen that writes; undefined while the browser has not answered. */
export function useStorageAdvice(): string | null | undefined {
  const [words, setWords] = useState<string | null>();
  useEffect(() => {
    let here = true;
    void storageAdvice().then(said => here && setWords(said));
    return () => {
      here = false;
    };
  }, []);
  return words;
}
