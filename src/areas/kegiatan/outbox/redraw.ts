/** Longest side of a photo on its way: enough to judge, small enough for a bad line (docs/domain/30 §4.3). */
const longest = 1600;
const quality = 0.8;
/** A picture with sharp edges stays a PNG while it is this small, in bytes. */
const mostPng = 1024 ** 2;

interface Drawn {
  bytes: ArrayBuffer;
  type: string;
}

/**
 * A photo upright, at most 1600 px long, and nothing but its pixels: where and when it was taken goes.
 * Works in a worker and in a page.
 * @throws Error when it cannot be read as a picture
 */
export async function redraw(photo: Blob): Promise<Drawn> {
  // `from-image` turns it as the camera was held.
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = surface(Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale)));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('Tanpa kanvas.');
  if (photo.type === 'image/png') {
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const png = await blobOf(canvas, 'image/png');
    if (png.size <= mostPng) {
      bitmap.close();
      return { bytes: await png.arrayBuffer(), type: 'image/png' };
    }
  }
  // A JPEG has no see-through places: they would turn black.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return { bytes: await (await blobOf(canvas, 'image/jpeg')).arrayBuffer(), type: 'image/jpeg' };
}

type Surface = OffscreenCanvas | HTMLCanvasElement;

const surface = (width: number, height: number): Surface =>
  typeof OffscreenCanvas === 'undefined'
    ? Object.assign(document.createElement('canvas'), { width, height })
    : new OffscreenCanvas(width, height);

async function blobOf(canvas: Surface, type: string): Promise<Blob> {
  const blob =
    'toBlob' in canvas
      ? await new Promise<Blob | null>(done => canvas.toBlob(done, type, quality))
      : await canvas.convertToBlob({ type, quality });
  if (!blob) throw new Error('Foto tidak dapat digambar ulang.');
  return blob;
}
