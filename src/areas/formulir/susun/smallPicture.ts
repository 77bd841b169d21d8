import { formLimits } from '../../../../resources/kit/form/kinds.ts';

/** Longest sides in pixels that are tried, and how well it is drawn, until the picture is small enough. */
const tries = [
  [960, 0.8],
  [800, 0.7],
  [640, 0.6],
  [480, 0.5],
  [320, 0.4],
] as const;

/**
 * A picture as a form keeps it: upright, small, nothing but its pixels.
 * @throws Error where it is no picture, or cannot be made small enough
 */
export async function smallPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    for (const [longest, quality] of tries) {
      const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
      const canvas = Object.assign(document.createElement('canvas'), {
        width: Math.max(1, Math.round(bitmap.width * scale)),
        height: Math.max(1, Math.round(bitmap.height * scale)),
      });
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      const drawn = canvas.toDataURL('image/webp', quality);
      if (drawn.length <= formLimits.picture) return drawn;
    }
  } finally {
    bitmap.close();
  }
  throw new Error('Gambar ini terlalu rumit.');
}
