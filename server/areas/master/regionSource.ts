import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import Papa from 'papaparse';
import type { RowData } from '../../platform/database/db.ts';

/**
 * The official regions of Indonesia as the npm package `idn-area-data` has them (ODbL), parents first: the files of
 * `wilayah/`, with their licence (docs/domain/10 §2.5).
 */
export const regionSources = [
  { resource: 'master/provinsi', file: 'provinces.csv', parent: undefined, parentColumn: undefined },
  { resource: 'master/kabupaten', file: 'regencies.csv', parent: 'idProvinsi', parentColumn: 'province_code' },
  { resource: 'master/kecamatan', file: 'districts.csv', parent: 'idKabupaten', parentColumn: 'regency_code' },
  { resource: 'master/kelurahan', file: 'villages.csv', parent: 'idKecamatan', parentColumn: 'district_code' },
] as const;

/** Beside this file in the sources and beside the bundle in a build. */
const folder = new URL('./wilayah/', import.meta.url);
const unpacked = promisify(gunzip);

type Source = (typeof regionSources)[number];
type Line = Record<string, string | undefined>;

/** Rows of one level in API shape. The largest file has 3 MB: read at once it is ten times faster than line by line. */
export async function* regionRows(
  source: Source,
  wanted: (id: string) => boolean = () => true,
  off: ReadonlySet<string> = new Set(),
): AsyncGenerator<RowData & { id: string }> {
  const text = await unpacked(await readFile(new URL(`${source.file}.gz`, folder)));
  const { data } = Papa.parse<Line>(text.toString('utf8'), { header: true, skipEmptyLines: true });
  for (const line of data) {
    const id = line.code ?? '';
    if (!wanted(id)) continue;
    const parent = source.parent ? { [source.parent]: line[source.parentColumn] } : {};
    yield { id, nama: line.name, ...parent, sumber: 'resmi', aktif: !off.has(id) };
  }
}
