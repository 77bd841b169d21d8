import type { Registry } from '../../resources/kit/index.ts';
import { allRoles, roleNames } from '../../resources/kit/index.ts';
import { tahapBawaan } from '../../resources/mbkm/tahap.ts';
import { settings } from '../../resources/pengaturan/konfigurasi.ts';
import type { ModeSumber } from '../../resources/pengaturan/sumberData.ts';
import type { RowData } from '../platform/database/db.ts';
import { idOf } from './ids.ts';
import { type CodeRow, codeLists, courseKinds, days, groupStates, roleTexts } from './seedLists.ts';
import { nilaiSeed } from './seedNilai.ts';
import type { Portion } from './types.ts';

const roleRows = (): RowData[] =>
  allRoles.map((id, i) => ({ id, name: roleNames[id], urut: i + 1, deskripsi: roleTexts[id], isSystem: true }));

const fixedRows = (resource: string, list: readonly (readonly [kode: string, nama: string])[]): RowData[] =>
  list.map(([kode, nama], i) => ({ id: idOf(resource, kode), kode, nama, urut: i + 1 }));

const codeRows = (resource: string, list: readonly CodeRow[]): RowData[] =>
  list.map(({ kode, nama, satuan, ...extra }, i) => ({
    id: idOf(resource, kode),
    kode,
    nama,
    urut: i + 1,
    bawaan: true,
    ...(satuan ? { idSatuan: idOf('master/satuan', satuan) } : {}),
    ...extra,
  }));

const groupStateRows = (): RowData[] =>
  groupStates.map(([jenis, kode, nama, warna], i) => ({
    id: idOf('master/status-kelompok', `${jenis}:${kode}`),
    jenis,
    kode,
    nama,
    warna,
    urut: i + 1,
  }));

/**
 * Every setting with its default; the stages of approval are those that the programmes declare. Letters of a demo are
 * signed by its sample, which needs nothing set up.
 */
const settingRows = ({ programmes }: Registry, sources: ModeSumber): RowData[] => {
  const other = new Map<string, unknown>([
    ['approval.tahap', tahapBawaan(programmes)],
    ['surat.tandaTangan', sources === 'contoh'],
  ]);
  return Object.entries(settings).map(([kunci, { bawaan }]) => ({
    id: idOf('mbkm/konfigurasi', kunci),
    kunci,
    nilai: JSON.stringify(other.get(kunci) ?? bawaan),
  }));
};

const sourceRows = (mode: ModeSumber): RowData[] =>
  [
    ['silaturahmi', 'Silaturahmi', 'SILATURAHMI_KEY'],
    ['siamik', 'SIAMIK', 'SIAMIK_KEY'],
    ['neo-feeder', 'Neo Feeder', 'NEO_FEEDER_KEY'],
  ].map(([kode, nama, namaVariabelKunci]) => ({
    id: idOf('pengaturan/sumber-data', kode ?? ''),
    kode,
    nama,
    namaVariabelKunci,
    mode,
  }));

/**
 * Rows that every installation needs, parents first: roles, code lists, settings, sources (docs/domain/10 §2.1, §2.3, §6).
 * @param sources initial mode of the sources
 */
export function seed(registry: Registry, sources: ModeSumber): Portion[] {
  return [
    { resource: 'pengaturan/role', rows: roleRows() },
    { resource: 'master/hari', rows: fixedRows('master/hari', days) },
    { resource: 'master/jenis-matkul', rows: fixedRows('master/jenis-matkul', courseKinds) },
    ...Object.entries(codeLists).map(([resource, list]) => ({ resource, rows: codeRows(resource, list) })),
    { resource: 'master/status-kelompok', rows: groupStateRows() },
    { resource: 'mbkm/konfigurasi', rows: settingRows(registry, sources) },
    { resource: 'pengaturan/sumber-data', rows: sourceRows(sources) },
    ...nilaiSeed(),
  ];
}
