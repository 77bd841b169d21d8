import { z } from 'zod';
import { OpsError } from './errors.ts';

/** Manifest of an archive; its last file, so that a truncated archive has none. */
const schema = z.object({
  format: z.literal('portal-mbkm/1'),
  dibuat: z.iso.datetime(),
  sumber: z.enum(['tertanam', 'postgresql']),
  /** Migrations that made the tables. */
  migrasi: z.array(z.string()),
  tabel: z.array(z.object({ nama: z.string().regex(/^\w+$/), baris: z.number().int(), sha256: z.string() })),
  /** Of tables that are kept in parts by month: the month of the oldest row (`2024-03-01`). */
  bulan: z.record(z.string(), z.string().regex(/^\d{4}-\d{2}-01$/)).optional(),
  berkas: z.array(z.object({ kunci: z.string(), ukuran: z.number().int(), sha256: z.string(), tipe: z.string() })),
});
export type Manifest = z.infer<typeof schema>;

export const manifestName = 'manifest.json';
/** Where the rows of tables stand. */
export const tableFolder = 'tabel/';
export const tableEntry = (table: string): string => `${tableFolder}${table}.ndjson`;
export const fileEntry = (key: string): string => `berkas/${key}`;

/** @throws OpsError for a manifest of another format */
export function parseManifest(text: string): Manifest {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new OpsError('Arsip ini bukan cadangan portal, atau dibuat oleh versi yang tidak dikenal.');
  }
}
