import type { JenisRekaman } from '../../../../resources/sinkronisasi/feeder/rekaman.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import { acts } from './acts.ts';
import type { FeederRow } from './port.ts';
import { textOf } from './read.ts';

const table = 'sinkronisasi_banding_feeder';

/** Something that only one of the two systems has. */
export interface Line {
  readonly sisi: 'feeder' | 'portal';
  readonly jenis: JenisRekaman;
  readonly nama: string;
  readonly lokasi: string;
  readonly keterangan: string;
  readonly idFeeder: string;
}

/** Forgets what an earlier comparison of a sending found. */
export const dropLines = (on: Queryable, run: string): Promise<number> =>
  on.execute(`delete from ${table} where id_pengiriman = $1`, [run]);

export async function keepLines(on: Queryable, run: string, lines: readonly Line[], now: Date): Promise<void> {
  if (!lines.length) return;
  await on.execute(
    `insert into ${table} (id, created_at, updated_at, version, id_pengiriman, sisi, jenis, nama, lokasi, keterangan, id_feeder)
     select gen_random_uuid(), $3, $3, 1, $1, n.sisi, n.jenis, coalesce(nullif(left(n.nama, 300), ''), '-'),
       nullif(left(n.lokasi, 100), ''), nullif(left(n.keterangan, 300), ''), left(n."idFeeder", 60)
     from json_to_recordset($2::json) as n(sisi text, jenis text, nama text, lokasi text, keterangan text, "idFeeder" text)`,
    [run, JSON.stringify(lines), now.toISOString()],
  );
}

/** Field by which a row of the Feeder names somebody or something, and under which kind the portal has matched it. */
const named = {
  anggota: { field: 'id_registrasi_mahasiswa', as: 'mahasiswa', own: ['nim', 'nama_mahasiswa'] },
  bimbingan: { field: 'id_dosen', as: 'dosen', own: ['nidn', 'nama_dosen'] },
  konversi: { field: 'id_matkul', as: 'mata_kuliah', own: ['kode_mata_kuliah', 'nama_mata_kuliah'] },
} as const;

type Child = keyof typeof named;
export const isChild = (jenis: JenisRekaman): jenis is Child => Object.hasOwn(named, jenis);

/** Names of what rows of the Feeder point at, by its id there: as the portal has matched them. */
async function matchedNames(on: Queryable, jenis: Child, rows: readonly FeederRow[]): Promise<Map<string, string>> {
  const { field, as } = named[jenis];
  const found = await on.query<{ idFeeder: string; nama: string }>(
    `select id_feeder, concat_ws(' ', kunci, nama) as nama from sinkronisasi_pasangan_feeder
     where jenis = $1 and id_feeder = any($2::text[])`,
    [as, rows.map(row => textOf(row, field))],
  );
  return new Map(found.map(({ idFeeder, nama }) => [idFeeder, nama]));
}

/**
 * Lines about rows that only the Feeder has; what belongs to an activity is named by the person or course, as the Feeder
 * calls them, else as the portal has matched them, else by the Feeder's id.
 * @param titles of their activities, by id
 */
export async function foreignLines(
  on: Queryable,
  jenis: JenisRekaman,
  rows: readonly FeederRow[],
  titles: ReadonlyMap<string, string> = new Map(),
): Promise<Line[]> {
  if (!rows.length) return [];
  const matched = isChild(jenis) ? await matchedNames(on, jenis, rows) : undefined;
  return rows.map(row => {
    const line = { sisi: 'feeder', jenis, idFeeder: textOf(row, acts[jenis].id) } as const;
    if (!isChild(jenis))
      return {
        ...line,
        nama: textOf(row, 'judul', 'nama_prestasi'),
        lokasi: textOf(row, 'lokasi', 'penyelenggara'),
        keterangan: textOf(row, 'keterangan', 'nama_mahasiswa'),
      };
    const { field, own } = named[jenis];
    const theirs = own
      .map(name => textOf(row, name))
      .filter(Boolean)
      .join(' ');
    const id = textOf(row, field);
    return {
      ...line,
      nama: theirs || matched?.get(id) || id,
      lokasi: '',
      keterangan: titles.get(textOf(row, 'id_aktivitas')) ?? '',
    };
  });
}
