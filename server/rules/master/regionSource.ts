import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import Papa from 'papaparse';
import type { RowData } from '../../database/db.ts';

/**
 * The official regions of Indonesia from the npm package `idn-area-data` (ODbL), parents first. The data is read from
 * the package; nothing of it is copied into this repository (docs/domain/10 §2.5).
 */
export const regionSources = [
  { resource: 'master/provinsi', file: 'provinces.csv', parent: undefined, parentColumn: undefined },
  { resource: 'master/kabupaten', file: 'regencies.csv', parent: 'idProvinsi', parentColumn: 'province_code' },
  { resource: 'master/kecamatan', file: 'districts.csv', parent: 'idKabupaten', parentColumn: 'regency_code' },
  { resource: 'master/kelurahan', file: 'villages.csv', parent: 'idKecamatan', parentColumn: 'district_code' },
] as const;

type Source = (typeof regionSources)[number];
type Line = Record<string, string | undefined>;

/** Rows of one level in API shape. The largest file has 3 MB: read at once it is ten times faster than line by line. */
export async function* regionRows(
  source: Source,
  wanted: (id: string) => boolean = () => true,
): AsyncGenerator<RowData> {
  const folder = dirname(createRequire(import.meta.url).resolve('idn-area-data/package.json'));
  const text = await readFile(join(folder, 'data', source.file), 'utf8');
  const { data } = Papa.parse<Line>(text, { header: true, skipEmptyLines: true });
  for (const line of data) {
    const id = line.code ?? '';
    if (!wanted(id)) continue;
    const parent = source.parent ? { [source.parent]: line[source.parentColumn] } : {};
    yield { id, nama: line.name, ...parent, sumber: 'resmi', aktif: true };
  }
}
