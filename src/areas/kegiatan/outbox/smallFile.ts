import { redraw } from './redraw.ts';

/** A file as it is kept and sent. */
export interface SmallFile {
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

/** Names of files that are redrawn, whatever kind they are said to be of: some phones name none. */
const isPhoto = ({ name }: File): boolean => /\.(?:jpe?g|png|webp)$/i.test(name);

/** Said of a photo that this device cannot read: as it is, it might tell where it was taken. */
const unreadablePhoto = 'Foto tidak dapat dibaca. Pilih foto lain, atau ambil ulang dengan kamera.';

interface Answer {
  id: number;
  bytes?: ArrayBuffer;
  type?: string;
}

let worker: Worker | undefined;
let asked = 0;

/** In a thread of its own where the browser has one that can draw. */
function redrawBeside(photo: Blob): Promise<{ bytes: ArrayBuffer; type: string }> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return redraw(photo);
  worker ??= new Worker(new URL('./redraw.worker.ts', import.meta.url), { type: 'module' });
  const beside = worker;
  const id = ++asked;
  return new Promise((resolve, reject) => {
    const done = () => {
      beside.removeEventListener('message', hear);
      beside.removeEventListener('error', fail);
    };
    const hear = ({ data }: MessageEvent<Answer>) => {
      if (data.id !== id) return;
      done();
      if (data.bytes && data.type) resolve({ bytes: data.bytes, type: data.type });
      else reject(new Error(unreadablePhoto));
    };
    const fail = () => {
      done();
      worker = undefined;
      // Its code did not arrive: the page draws itself.
      redraw(photo).then(resolve, reject);
    };
    beside.addEventListener('message', hear);
    beside.addEventListener('error', fail);
    beside.postMessage({ id, photo });
  });
}

/**
 * A chosen file as it is kept: photos shrunk, upright and without their location; other files as they are.
 * @throws Error with the person's words when a photo cannot be read
 */
export async function smallFile(file: File): Promise<SmallFile> {
  if (!isPhoto(file)) return { name: file.name, type: file.type, bytes: await file.arrayBuffer() };
  try {
    const { bytes, type } = await redrawBeside(file);
    const ending = type === 'image/png' ? 'png' : 'jpg';
    return { name: `${file.name.replace(/\.\w{1,5}$/, '')}.${ending}`, type, bytes };
  } catch {
    throw new Error(unreadablePhoto);
  }
}
