import { z } from 'zod';
import { type DokumenSitus, dokumenSitus, tanpaUbahan } from '../../../resources/pengaturan/situsSkema.ts';

const sizes = z.array(z.object({ lebar: z.int(), avif: z.string(), webp: z.string() }));
export type PhotoSizes = z.infer<typeof sizes>;

/** Reads what is stored of pages; what this version of the code cannot read counts as nothing. */
export const jsonOf = {
  document: (stored: unknown): DokumenSitus => dokumenSitus.safeParse(stored).data ?? tanpaUbahan,
  sizes: (stored: unknown): PhotoSizes => sizes.safeParse(stored).data ?? [],
};
