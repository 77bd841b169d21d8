import type { Registry } from '../../../resources/kit/index.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/db.ts';
import type { ProgramCode, Statistik } from '../../platform/landing/types.ts';
import { takesPart } from './partners.ts';
import { jenisOfProgram } from './programs.ts';

interface Participation {
  peserta: number;
  prodi: number;
  sks: number;
}

/** People who take or took part; numbers only, nobody can be recognised in them. */
async function participation(
  on: Queryable,
  registry: Registry,
  codes: readonly string[] | null,
): Promise<Participation> {
  const r = registry.find('mbkm/pendaftar-program-mbkm');
  const none = { peserta: 0, prodi: 0, sks: 0 };
  if (!r) return none;
  const active = `t.status in ('disetujui', 'berjalan', 'selesai')`;
  const found = await on.one<{ peserta: number; prodi: number; sks: number }>(
    `select count(*) filter (where ${active})::int as peserta,
       count(distinct t.id_program_prodi) filter (where ${active})::int as prodi,
       coalesce(sum(t.total_sks_diakui) filter (where t.status_konversi = 'final'), 0)::int as sks
     from ${tableName(r)} t${codes ? ' where t.kode_jenis_mbkm = any($1)' : ''}`,
    codes ? [codes] : [],
    { prepare: true },
  );
  return found ?? none;
}

async function activePartners(on: Queryable, registry: Registry, jenis: readonly string[] | null): Promise<number> {
  const found = await on.one<{ n: number }>(
    `select count(*)::int as n from master_mitra t where t.status = 'aktif'${jenis ? ` and ${takesPart(registry)}` : ''}`,
    jenis ? [jenis] : [],
  );
  return found?.n ?? 0;
}

/** Further figures of the programmes behind a page. */
async function ownFigures(on: Queryable, registry: Registry, kinds: readonly string[]): Promise<Statistik[]> {
  const declared = registry.programmes.filter(programme => programme.kinds.some(kind => kinds.includes(kind)));
  return Promise.all(
    declared
      .flatMap(({ counted }) => counted ?? [])
      .map(async ({ label, resource, states }) => {
        const found = await on.one<{ n: number }>(
          `select count(*)::int as n from ${tableName(registry.get(resource))} t${states ? ' where t.status = any($1)' : ''}`,
          states ? [states] : [],
        );
        return { label, nilai: found?.n ?? 0 };
      }),
  );
}

/** The figures of a page, those of 0 left out; fewer than two say nothing (docs/domain/60 §2 statistik). */
export async function figuresOf(
  on: Queryable,
  registry: Registry,
  code: ProgramCode | null,
  jenis: readonly string[] | null,
): Promise<Statistik[]> {
  const { peserta, prodi, sks } = await participation(on, registry, code ? jenisOfProgram[code] : null);
  const figures = [
    { label: 'Peserta', nilai: peserta },
    { label: 'Mitra aktif', nilai: await activePartners(on, registry, jenis) },
    { label: 'Program studi terlibat', nilai: prodi },
    { label: 'SKS diakui', nilai: sks },
    ...(code ? await ownFigures(on, registry, jenisOfProgram[code]) : []),
  ].filter(figure => figure.nilai > 0);
  return figures.length < 2 ? [] : figures;
}
