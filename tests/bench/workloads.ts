import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '../../resources/index.ts';
import { flags } from '../../resources/kit/index.ts';
import type { Caller } from '../../server/platform/access/caller.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { createEngine } from '../../server/platform/engine/engine.ts';
import { listSql, oneSql } from '../../server/platform/engine/read.ts';
import { createSql } from '../../server/platform/engine/writeSql.ts';

/** The calls that are measured, as the portal is asked for them and as the SQL that they come down to. */
export interface Workload {
  name: string;
  /** Least share of the limit, percent. */
  aim: number;
  path: string;
  /** Body of a POST, another one each time. */
  body?: () => string;
}

/** Tim MBKM, as the portal itself sees a caller: the statements are taken from the engine with it. */
export const caller: Caller = {
  userId: randomUUID(),
  name: 'Bench',
  sessionId: randomUUID(),
  idUserRole: randomUUID(),
  roleId: 'HA03',
  roleName: 'Tim MBKM',
  baseRole: 'HA03',
  mustChangePassword: false,
  menuFlags: new Map(registry.resources.map(r => [r.name, new Set(flags)])),
  idProgramProdi: null,
  idPegawai: null,
  idMahasiswa: null,
  idMitra: null,
  idMhsInbound: null,
};

const mahasiswa = registry.get('master/mahasiswa');
const kelurahan = registry.get('master/kelurahan');
export const api = `/api/${mahasiswa.endpoint}`;

/** One UPDATE of many students with the history of each, as somebody would write it by hand. */
const bulkSql = `with lama as (select id, semester from master_mahasiswa where id = any($1::uuid[]) order by id for update),
  tulis as (update master_mahasiswa t set semester = $2::int, updated_by = '${caller.userId}', updated_at = now(),
      version = t.version + 1 from lama where t.id = lama.id returning t.id, t.version, lama.semester as semula),
  jejak as (insert into internal_riwayat (id, resource, id_baris, aksi, perubahan, versi, id_user, nama_user, role_id, nama_role, waktu)
    select gen_random_uuid(), 'master/mahasiswa', id::text, 'ubah',
      jsonb_build_object('semester', jsonb_build_object('dari', semula, 'ke', $2::int)), version, '${caller.userId}',
      'Bench', 'HA03', 'Tim MBKM', now() from tulis)
  select count(*)::int as berhasil from tulis`;

export const newStudent = (npm: number, idProgramProdi: string) => ({
  npm: String(npm),
  nama: `Mahasiswa Bench ${npm}`,
  idProgramProdi,
  angkatan: 2024,
  semester: 5,
  statusAkademik: 'aktif',
  jenisKelamin: 'L',
});

const encode = (query: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)])).toString();

const firstId = async (db: Db, sql: string): Promise<string> => (await db.one<{ id: string }>(sql))?.id ?? '';

/** @returns the calls, and the file with the same statements for the bare server */
export async function workloads(db: Db): Promise<{ calls: Workload[]; statements: string; prodi: string }> {
  const engine = createEngine(db, registry);
  const prodi = await firstId(db, 'select id from master_program_prodi order by kode limit 1');
  const student = await firstId(db, 'select id from master_mahasiswa order by npm offset 500 limit 1');
  const kecamatan = await firstId(db, 'select id from master_kecamatan order by id offset 3000 limit 1');
  const page = { offset: 0, limit: 25, embed: true };
  const create = createSql(engine, caller, mahasiswa, newStudent(10_000_000, prodi));
  const reads = {
    daftar: await listSql(engine, caller, kelurahan, {
      ...page,
      sort: [['nama', 'asc']],
      filter: { idKecamatan: kecamatan },
    }),
    'daftar-besar': await listSql(engine, caller, mahasiswa, { ...page, sort: [], filter: { idProgramProdi: prodi } }),
    cari: await listSql(engine, caller, mahasiswa, { ...page, sort: [], filter: { q: 'pratama' } }),
    satu: oneSql(engine, caller, mahasiswa, student, true),
  };
  const file = join(mkdtempSync(join(tmpdir(), 'mbkm-bench-')), 'statements.json');
  writeFileSync(
    file,
    JSON.stringify({ reads, create: { ...create, npm: create.values.indexOf('10000000') }, bulk: bulkSql }),
  );
  let npm = 800_000_000;
  const range = [0, 24];
  const villages = { sort: ['nama', 'ASC'], range, filter: { idKecamatan: kecamatan }, embed: 1 };
  return {
    statements: file,
    prodi,
    calls: [
      // A dozen villages of one district: what the portal adds to the database's work shows here.
      { name: 'daftar', aim: 60, path: `/api/${kelurahan.endpoint}?${encode(villages)}` },
      // The first of 7,000 students of one study programme, in the default order.
      {
        name: 'daftar-besar',
        aim: 60,
        path: `${api}?${encode({ range, filter: { idProgramProdi: prodi }, embed: 1 })}`,
      },
      { name: 'cari', aim: 75, path: `${api}?${encode({ range, filter: { q: 'pratama' }, embed: 1 })}` },
      { name: 'satu', aim: 45, path: `${api}/${student}?embed=1` },
      { name: 'tambah', aim: 35, path: api, body: () => JSON.stringify(newStudent(npm++, prodi)) },
    ],
  };
}
