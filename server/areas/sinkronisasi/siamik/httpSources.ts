import { z } from 'zod';
import type { SourcePath } from '../../../../resources/sinkronisasi/sourceFields.ts';
import { callSource, renamed } from './http.ts';
import type { AcademicSource, SourcePage, SourceRow, SsoProfile, SsoSource } from './port.ts';
import { unavailable } from './port.ts';
import type { SourceSettings } from './source.ts';
import { type TridarmaKind, type TridarmaRow, tridarmaRows } from './tridarma.ts';

const pageSchema = z.object({
  data: z.array(z.record(z.string(), z.unknown())),
  total: z.number().int().min(0),
});
const text = z.coerce.string();
const optional = z.preprocess(value => (value === '' || value === undefined ? null : value), text.nullable());
const krsSchema = z.object({
  kodeMk: text,
  namaMk: text,
  sks: z.coerce.number(),
  kelas: optional,
  namaDosen: optional,
});
const transcriptSchema = z.object({
  kodeMk: text,
  namaMk: text,
  sks: z.coerce.number(),
  nilaiHuruf: text,
  bobot: z.coerce.number(),
  periode: text,
});
const profileSchema = z.object({
  kode: text,
  nama: text,
  jenis: z.enum(['mahasiswa', 'dosen', 'tendik']),
  email: optional,
});

/** Rows of a `{data, total}` answer; a source that answers something else is as good as down. */
async function pageOf(settings: SourceSettings, path: SourcePath, query: Record<string, string>): Promise<SourcePage> {
  const { json } = await callSource(settings, { path, query });
  const parsed = pageSchema.safeParse(json);
  if (!parsed.success) throw unavailable(settings.nama);
  return { data: parsed.data.data.map(row => renamed(settings, path, row)), total: parsed.data.total };
}

function rowsAs<T>(settings: SourceSettings, schema: z.ZodType<T>, rows: SourcePage['data']): T[] {
  const parsed = z.array(schema).safeParse(rows);
  if (!parsed.success) throw unavailable(settings.nama);
  return parsed.data;
}

/** The academic system over HTTP (docs/domain/10 §3.5 "HTTP adapter"). */
export const httpAcademic = (settings: SourceSettings): AcademicSource => ({
  pageSize: settings.ukuranHalaman,
  page: (path, halaman) => pageOf(settings, path, { halaman: String(halaman), jumlah: String(settings.ukuranHalaman) }),
});

/** Silaturahmi over HTTP. */
export const httpSilaturahmi = (settings: SourceSettings): SsoSource => ({
  krs: async (npm, periode) => rowsAs(settings, krsSchema, (await pageOf(settings, 'krs', { npm, periode })).data),
  transcript: async npm => {
    const rows = rowsAs(settings, transcriptSchema, (await pageOf(settings, 'transkrip', { npm })).data);
    return { rows, ...summary(rows) };
  },
  student: npm => personAt(settings, 'mahasiswa', npm),
  employee: nip => personAt(settings, 'dosen', nip),
  tridarma: (nip, kind) => tridarmaOf(settings, nip, kind),
});

/** One person of a path by number; null = the source knows nobody of that number. */
async function personAt(
  settings: SourceSettings,
  path: 'mahasiswa' | 'dosen',
  number: string,
): Promise<SourceRow | null> {
  const { status, json } = await callSource(settings, { path, rest: [number] });
  if (status === 404) return null;
  const parsed = z.record(z.string(), z.unknown()).safeParse(json);
  if (!parsed.success) throw unavailable(settings.nama);
  return renamed(settings, path, parsed.data);
}

async function tridarmaOf(settings: SourceSettings, nip: string, kind: TridarmaKind) {
  // A page waits for it: three tries would be three times the time-out.
  const { status, json } = await callSource(settings, { path: 'dosen', rest: [nip, kind], once: true });
  if (status === 404) return [];
  const parsed = pageSchema.safeParse(json);
  if (!parsed.success) throw unavailable(settings.nama);
  const rows = parsed.data.data.map(row => renamed(settings, kind, row));
  const schema: z.ZodType<TridarmaRow> = tridarmaRows[kind];
  return rowsAs(settings, schema, rows);
}

/** Weighted mean and sum of a transcript. */
export function summary(rows: readonly { sks: number; bobot: number }[]): { ipk: number; totalSks: number } {
  const totalSks = rows.reduce((sum, row) => sum + row.sks, 0);
  const points = rows.reduce((sum, row) => sum + row.sks * row.bobot, 0);
  return { ipk: totalSks ? Math.round((points / totalSks) * 100) / 100 : 0, totalSks };
}

/** Checks a name and password at Silaturahmi; null = wrong. */
export async function httpLogin(
  settings: SourceSettings,
  username: string,
  password: string,
): Promise<SsoProfile | null> {
  const { status, json } = await callSource(settings, { path: 'auth', body: { username, password } });
  if (status === 401 || status === 403 || status === 404 || status === 422) return null;
  const parsed = profileSchema.safeParse(
    renamed(settings, 'auth', typeof json === 'object' && json !== null ? { ...json } : {}),
  );
  if (!parsed.success) throw unavailable(settings.nama);
  return parsed.data;
}
