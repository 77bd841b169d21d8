import { term } from '../../../resources/kit/index.ts';
import { jenisMbkm } from '../../../resources/master/jenisMbkm.ts';
import { mahasiswa } from '../../../resources/master/mahasiswa.ts';
import { periode } from '../../../resources/master/periode.ts';
import { kodeJenisMbkm } from '../../../resources/mbkm/jenis.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { nilaiTampak } from '../../../resources/mbkm/saatNilai.ts';
import { portofolioRefusals } from '../../../resources/portofolio/refusals.ts';
import type { BarisMbkm } from '../../../resources/portofolio/statistik.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { isIdOf } from '../../platform/database/ids.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { parseListQuery } from '../../platform/engine/listQuery.ts';
import { list } from '../../platform/engine/read.ts';
import { badRequest } from '../../platform/errors.ts';
import type { Page } from './worksBehind.ts';

/** States of participations that a portfolio counts (docs/domain/40 §1.3). */
export const counted = ['disetujui', 'berjalan', 'selesai'] as const;

type Query = Readonly<Record<string, unknown>>;
type Embedded = Readonly<Partial<Record<string, { label: string } | null>>>;

/** @throws HttpError 400 naming what is wrong */
function filterOf({ idMahasiswa = '', idPeriode = '', jenis = '' }: Query): Record<string, unknown> {
  const filter: Record<string, unknown> = { status: counted };
  const id = (name: string, value: unknown, r: typeof mahasiswa | typeof periode) => {
    if (value === '') return;
    if (typeof value !== 'string' || !isIdOf(r, value))
      throw badRequest(portofolioRefusals.notValid({ label: term(r.label) }));
    filter[name] = value;
  };
  id('idMahasiswa', idMahasiswa, mahasiswa);
  id('idPeriode', idPeriode, periode);
  if (jenis === '') return filter;
  if (typeof jenis !== 'string' || !Object.hasOwn(kodeJenisMbkm, jenis))
    throw badRequest(portofolioRefusals.notValid({ label: term(jenisMbkm.label) }));
  return { ...filter, kodeJenisMbkm: jenis };
}

/**
 * GET v9/mbkm-mhs: participations that count, as the caller sees them.
 * @throws HttpError 400, 403
 */
export async function participationsOf(engine: Engine, caller: Caller, raw: Query): Promise<Page<BarisMbkm>> {
  const query = parseListQuery({ range: raw.range, sort: raw.sort });
  const found = await list(engine, caller, pendaftar, { ...query, filter: filterOf(raw), embed: true });
  const rows: (Pendaftar & { _embed?: Embedded })[] = JSON.parse(found.json);
  return { rows: rows.map(shown), total: found.total, query };
}

const isTold = (state: string): boolean => nilaiTampak.some(told => told === state);

function shown(row: Pendaftar & { _embed?: Embedded }): BarisMbkm {
  const label = (name: string): string | null => row._embed?.[name]?.label ?? null;
  return {
    id: row.id,
    idMahasiswa: row.idMahasiswa,
    npm: row.npm ?? '',
    namaMahasiswa: row.namaMahasiswa ?? '',
    jenisMbkm: label('idJenisMbkm') ?? '',
    namaProgram: label('idProgram') ?? '',
    namaMitra: row.namaMitra ?? label('idMitra'),
    periode: label('idPeriode') ?? '',
    judulKegiatan: row.judulKegiatan ?? null,
    dosenPembimbing: label('idDosenPembimbing'),
    status: row.status,
    statusKonversi: row.statusKonversi,
    nilaiAkhir: row.nilaiAkhir ?? null,
    nilaiHuruf: row.nilaiHuruf ?? null,
    sksDiakui: isTold(row.statusKonversi) ? (row.totalSksDiakui ?? 0) : 0,
  };
}
