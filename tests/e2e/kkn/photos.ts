import type { Page } from 'playwright';

/** A file as `setInputFiles` takes it. */
export interface TakenPhoto {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** TIFF, big-endian: orientation 6 (held upright), and a GPS directory with the latitude's reference. */
const tiff = Buffer.from(
  ['4d4d002a00000008', '0002', '01120003000000010006', '0000', '88250004000000010000', '0026', '00000000', '0001']
    .concat(['0001000200000002', '53000000', '00000000'])
    .join(''),
  'hex',
);

/** Photos as a phone takes them: too large, turned by their EXIF, with the place where they were taken. No two alike. */
export async function takePhotos(page: Page, n: number): Promise<TakenPhoto[]> {
  const drawn = await page.evaluate(async many => {
    const canvas = new OffscreenCanvas(2400, 1200);
    const pen = canvas.getContext('2d');
    const all: string[] = [];
    for (let at = 0; pen && at < many; at++) {
      pen.clearRect(0, 0, 2400, 1200);
      for (let i = 0; i < 60; i++) {
        pen.fillStyle = `hsl(${(i * 37 + at * 91) % 360} 70% 50%)`;
        pen.fillRect((i * 331 + at * 17) % 2400, (i * 197 + at * 29) % 1200, 180, 120);
      }
      // Leaves and gravel: the first is as large as photos are, the others soon made and sent whole.
      const grain = pen.createImageData(at ? 60 : 2400, at ? 30 : 700);
      for (let i = 0; i < grain.data.length; i++) grain.data[i] = (i * i * (at + 3) + (i >> 3) * 131) % 255;
      for (let i = 3; i < grain.data.length; i += 4) grain.data[i] = 255;
      pen.putImageData(grain, 0, 200);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = '';
      for (let from = 0; from < bytes.length; from += 0x8000)
        text += String.fromCharCode(...bytes.subarray(from, from + 0x8000));
      all.push(btoa(text));
    }
    return all;
  }, n);
  return drawn.map((base64, i) => {
    const jpeg = Buffer.from(base64, 'base64');
    const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
    const marker = Buffer.alloc(4);
    marker.writeUInt16BE(0xffe1);
    marker.writeUInt16BE(body.length + 2, 2);
    const buffer = Buffer.concat([jpeg.subarray(0, 2), marker, body, jpeg.subarray(2)]);
    return { name: `foto-${i}.jpg`, mimeType: 'image/jpeg', buffer };
  });
}

/** Width and height that a JPEG says, and whether it says more than its pixels. */
export function looked(jpeg: Buffer) {
  let at = 2;
  while (at < jpeg.length && !(jpeg[at + 1] === 0xc0 || jpeg[at + 1] === 0xc2)) at += 2 + jpeg.readUInt16BE(at + 2);
  return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7), exif: jpeg.includes('Exif') };
}

/** SHA-256 of every photo that the device keeps, and how large the largest is, in bytes. */
export const keptPhotos = (page: Page): Promise<{ hashes: string[]; largest: number }> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>(done => {
      const asked = indexedDB.open('mbkm-luring');
      asked.onsuccess = () => done(asked.result);
    });
    const photos = await new Promise<{ bytes: ArrayBuffer }[]>(done => {
      const asked = db.transaction('foto').objectStore('foto').getAll();
      asked.onsuccess = () => done(asked.result);
    });
    db.close();
    const hashes: string[] = [];
    for (const { bytes } of photos) {
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      hashes.push([...digest].map(byte => byte.toString(16).padStart(2, '0')).join(''));
    }
    return { hashes, largest: Math.max(0, ...photos.map(({ bytes }) => bytes.byteLength)) };
  });
