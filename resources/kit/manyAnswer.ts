import { z } from 'zod';

/** Answer of a call on several rows: ids that were done, and the others with the reason, as its reader reads it. */
export const manyAnswer = z.object({
  berhasil: z.array(z.string()),
  gagal: z.array(z.object({ id: z.string(), pesan: z.string(), code: z.string().optional() })),
  /** Receipt by which it is undone (`POST ubah-banyak/{id}/urungkan`), where it can be. */
  bukti: z.array(z.string()).optional(),
});

/** A row as its reader sees it. */
export const rowAnswer = z.looseObject({ id: z.string(), version: z.number().int() });

/** Value that the server reads itself, under the lock of its row. */
export const sent = z.unknown().optional();
