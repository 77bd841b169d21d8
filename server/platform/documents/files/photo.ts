import { refusals } from '../../../../resources/platformRefusals.ts';
import { createTurns } from '../../workQueue.ts';

/** Widths that pictures of pages are made in; none is wider than the picture is. */
const widths = [480, 800, 1200, 1600];
/** A narrower picture would be stretched, one of more pixels needs more memory than a page is worth. */
export const photoLimits = { leastWidth: 600, mostPixels: 50_000_000, mostMb: 10 } as const;

/** Each needs a core and the memory of the whole picture. */
const turns = createTurns({ atOnce: 1, waiting: 6, refused: refusals.busy.reading });

/** Size of link previews in pixels. */
const preview = { width: 1200, height: 630 } as const;

/** A picture cut to what programs show beside a link, in a form that all of them know. @throws Error for what is no picture */
export async function photoPreview(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const end = await turns.take();
  try {
    return await sharp(bytes, { limitInputPixels: photoLimits.mostPixels })
      .resize({ ...preview, fit: 'cover', position: 'attention' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
  } finally {
    end();
  }
}

/** One size of a picture in one form. */
export interface PhotoFile {
  readonly width: number;
  readonly form: 'avif' | 'webp';
  readonly bytes: Buffer;
}

export interface PhotoSizesMade {
  readonly width: number;
  readonly height: number;
  /** Smallest first; each width in both forms. */
  readonly files: readonly PhotoFile[];
}

/**
 * Makes a picture in several sizes, upright and without what the camera noted about place and device. The work is done
 * in threads of the drawing library, which is fetched when the first picture comes.
 * @returns why it cannot be, else the sizes
 */
export async function photoSizes(path: string): Promise<PhotoSizesMade | 'damaged' | 'narrow' | 'huge'> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const open = () => sharp(path, { limitInputPixels: photoLimits.mostPixels, failOn: 'error' });
  const about = await open()
    .metadata()
    .catch(() => undefined);
  if (!about) return 'damaged';
  if (about.width * about.height > photoLimits.mostPixels) return 'huge';
  const { width, height } = about.autoOrient;
  if (width < photoLimits.leastWidth) return 'narrow';
  const end = await turns.take();
  try {
    const files: PhotoFile[] = [];
    for (const wanted of widths.filter(each => each <= width)) {
      const sized = open().autoOrient().resize({ width: wanted });
      files.push({
        width: wanted,
        form: 'avif',
        bytes: await sized.clone().avif({ quality: 55, effort: 3 }).toBuffer(),
      });
      files.push({ width: wanted, form: 'webp', bytes: await sized.clone().webp({ quality: 78 }).toBuffer() });
    }
    return { width, height, files };
  } catch {
    return 'damaged';
  } finally {
    end();
  }
}
