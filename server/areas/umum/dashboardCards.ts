import { filtered, inTerms, type ListFilter, type Programme, type Resource } from '../../../resources/kit/index.ts';
import { mahasiswa } from '../../../resources/master/mahasiswa.ts';
import { mitra } from '../../../resources/master/mitra.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { role } from '../../../resources/roles.ts';
import { sinkronisasiProses } from '../../../resources/sinkronisasi/proses.ts';
import type { Kartu } from '../../../resources/umum/dashboard.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mayDo } from '../../platform/access/permission.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { countRows } from './counting.ts';
import { participationsLink } from './dashboardPaths.ts';

async function counted(
  engine: Engine,
  caller: Caller,
  label: string,
  resource: Resource,
  filter: ListFilter,
  link: string | null,
): Promise<Kartu[]> {
  if (!mayDo(caller, resource, 'read')) return [];
  const { jumlah } = await countRows(engine, caller, { resource, filter });
  return [{ label, nilai: jumlah, jenis: 'jumlah', link }];
}

/** The programmes that a student takes part in, the newest first. */
async function programmesOf(engine: Engine, caller: Caller): Promise<{ programmes: Programme[]; sks: number }> {
  const values: unknown[] = [];
  const scope = engine.rowsOf(caller, pendaftar, 'read', 't', values);
  const rows = await engine.db.query<DbRow & { kode: string; sks: number | null }>(
    `select t.kode_jenis_mbkm as kode, t.total_sks_diakui as sks from ${tableName(pendaftar)} t
     where t.status <> 'mengundurkan_diri' and ${scope} order by t.created_at desc`,
    values,
  );
  const found = rows.flatMap(({ kode }) => engine.registry.programmeOf(kode) ?? []);
  return { programmes: [...new Set(found)], sks: rows.reduce((sum, { sks }) => sum + (sks ?? 0), 0) };
}

/** A student: SKS that the participations brought in all. What was returned is among the steps. */
async function ownCards(engine: Engine, caller: Caller): Promise<Kartu[]> {
  if (!mayDo(caller, pendaftar, 'read')) return [];
  const { programmes, sks } = await programmesOf(engine, caller);
  const link = (programmes[0] ?? engine.registry.programmes[0])?.screens.history ?? null;
  return [{ label: 'SKS diakui', nilai: sks, jenis: 'sks', link }];
}

/** When each kind of SIAMIK data was last taken over. */
async function synchronised(engine: Engine, caller: Caller): Promise<Kartu[]> {
  if (!mayDo(caller, sinkronisasiProses, 'read')) return [];
  const rows = await engine.db.query<DbRow & { jenis: string; selesai: string }>(
    `select jenis, max(selesai) as selesai from sinkronisasi_proses
     where status in ('selesai', 'selesai_sebagian') and jenis in ('mahasiswa', 'matakuliah') group by jenis`,
  );
  const last = new Map(rows.map(({ jenis, selesai }) => [jenis, selesai]));
  return (['mahasiswa', 'matakuliah'] as const).map(jenis => ({
    label: `Sinkronisasi ${jenis === 'mahasiswa' ? 'mahasiswa' : 'mata kuliah'} terakhir`,
    nilai: last.get(jenis) ?? null,
    jenis: 'waktu',
    link: `/sinkronisasi/s_${jenis}`,
  }));
}

const running: ListFilter = { status: 'berjalan' };

/** The cards of the active role (docs/domain/10 §4 "Dashboard"). */
export async function cardsFor(engine: Engine, caller: Caller): Promise<Kartu[]> {
  const { registry } = engine;
  const students = (label: string) =>
    counted(engine, caller, label, pendaftar, running, participationsLink(registry, caller.baseRole, running));
  const listed = (label: string, resource: Resource, filter: ListFilter, path: string) =>
    counted(engine, caller, label, resource, filter, filtered(path, filter));
  switch (caller.baseRole) {
    case role.mahasiswa:
    case role.outbound:
      return ownCards(engine, caller);
    case role.dosen:
      return students('Mahasiswa bimbingan berjalan');
    case role.koordinator:
    case role.penilai:
      return students('Mahasiswa prodi sedang mengikuti');
    case role.mitra:
      return students(inTerms('Mahasiswa magang di tempat Anda'));
    case role.superAdmin:
    case role.timMbkm:
      return (
        await Promise.all([
          students('Peserta sedang berjalan'),
          listed('Mahasiswa aktif', mahasiswa, { statusAkademik: 'aktif' }, '/master/mahasiswa'),
          listed('Mitra aktif', mitra, { status: 'aktif' }, '/master/mitra'),
        ])
      ).flat();
    case role.bakpk:
      return synchronised(engine, caller);
    default:
      return [];
  }
}
