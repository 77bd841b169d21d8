import type { Programme, Registry } from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { KelompokDinilai, RekapNilai } from '../../../resources/nilai/lembar.ts';
import { kolomNilai, semuaPenilai } from '../../../resources/nilai/penilai.ts';
import { penilaian } from '../../../resources/nilai/penilaian.ts';
import { nilaiRefusals } from '../../../resources/nilai/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { sightOf } from '../../platform/access/visibleFields.ts';
import { apartLabelSql, tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { allAtOnce } from '../../platform/database/rowLimit.ts';
import { dayInZone } from '../../platform/day.ts';
import { filterSql } from '../../platform/engine/computed.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { parseFilter } from '../../platform/engine/listQuery.ts';
import { notFound } from '../../platform/errors.ts';
import { membersOf } from '../mbkm/group.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { weightsOf } from './weights.ts';

/** A wave of a large university has some 400 groups. */
const atOnce = { most: 10_000, instead: nilaiRefusals.groupOrWave } as const;

interface Asked {
  engine: Engine;
  caller: Caller;
  programme: Programme;
  /** Of the list of groups. */
  filter: unknown;
}

/** Groups of a programme that the caller sees, over the alias g; members who take part over m, participations over t. */
async function groupsSql({ engine, caller, programme, filter }: Asked, values: unknown[]) {
  const { registry } = engine;
  const members = membersOf(registry, programme);
  if (!programme.group || !members) throw notFound();
  const resource = registry.get(programme.group.resource);
  const where = await filterSql(engine, caller, resource, parseFilter(filter), 'g', values);
  const scope = engine.rowsOf(caller, resource, 'read', 'g', values);
  return {
    resource,
    from: `${tableName(resource)} g join ${members.table} m on m.parent_id = g.id and ${members.isLive('m')}
      join mbkm_pendaftar_program_mbkm t on t.id = m.${members.participation}`,
    position: `m.${members.position}`,
    where: `(${where}) and (${scope})`,
  };
}

/** Weights of a kind as they are now, whatever single participations keep. */
const kindWeights = (on: Queryable, { kinds }: Programme) =>
  weightsOf(on, { id: null, kodeJenisMbkm: kinds[0], idProgram: null });

/** SQL of a group's name with what distinguishes it from groups of the same name: 'KKN-01 Lereng · Gelombang II'. */
export const groupNameSql = (registry: Registry, { group }: Programme): string =>
  apartLabelSql(registry.get(group?.resource ?? ''), 'g', registry);

/**
 * GET {group sheets}: the caller's groups whose members can be graded, with how far each assessor's sheets have come.
 * @throws HttpError 400, 403
 */
export async function gradedGroups(
  engine: Engine,
  caller: Caller,
  programme: Programme,
  query: Readonly<Record<string, unknown>>,
): Promise<KelompokDinilai[]> {
  mustBeAllowed(caller, penilaian, 'read');
  const values: unknown[] = [];
  const sql = await groupsSql({ engine, caller, programme, filter: query.filter }, values);
  const on = engine.db;
  const open = dayInZone(engine.now());
  const bukaHari = await readSetting(on, 'penilaian.bukaHari');
  values.push(bukaHari, open);
  const opens = `min(t.tanggal_selesai) - $${values.length - 1}::int`;
  const weights = await kindWeights(on, programme);
  const counts = semuaPenilai
    .filter(jenis => weights[jenis] > 0)
    .map(
      jenis => `'${jenis}', jsonb_build_object(
        'terkirim', count(*) filter (where exists (select 1 from nilai_penilaian n
          where n.id_pendaftar_mbkm = t.id and n.jenis_penilai = '${jenis}' and n.status = 'terkirim')),
        'draf', count(*) filter (where exists (select 1 from nilai_penilaian n
          where n.id_pendaftar_mbkm = t.id and n.jenis_penilai = '${jenis}' and n.status = 'draf')))`,
    );
  return allAtOnce<DbRow & KelompokDinilai>(
    on,
    `select g.id, ${groupNameSql(engine.registry, programme)} as nama, count(*)::int as anggota, ${opens} as mulai,
       ${opens} <= $${values.length}::date as dibuka, jsonb_build_object(${counts.join(', ')}) as penilai
     from ${sql.from} where t.status in ('berjalan', 'selesai') and ${sql.where}
     group by g.id order by min(t.tanggal_selesai) desc, 2, g.id`,
    values,
    atOnce,
  );
}

/** Submitted sheets by assessor, to be unlocked. */
const sheetsSql = `(select json_object_agg(n.jenis_penilai, json_build_object('id', n.id, 'version', n.version))
  from nilai_penilaian n where n.id_pendaftar_mbkm = t.id and n.status = 'terkirim')`;

interface RecapRow extends DbRow, Omit<RekapNilai, 'kurang' | 'lembar'> {
  lembar: RekapNilai['lembar'] | null;
}
const noSheets: RekapNilai['lembar'] = { mitra: null, dosen: null, tim: null };

/**
 * GET {group sheets}/rekap: every member of the requested groups with the assessors' grades, the final grade and
 * missing sheets. Participations are limited by the caller's scope, grades by the caller's rights.
 * @throws HttpError 400, 403
 */
export async function gradeRecap(
  engine: Engine,
  caller: Caller,
  programme: Programme,
  query: Readonly<Record<string, unknown>>,
): Promise<RekapNilai[]> {
  mustBeAllowed(caller, penilaian, 'read');
  mustBeAllowed(caller, pendaftar, 'read');
  const values: unknown[] = [];
  const sql = await groupsSql({ engine, caller, programme, filter: query.filter }, values);
  const scope = engine.rowsOf(caller, pendaftar, 'read', 't', values);
  const sight = sightOf(engine.registry, caller, pendaftar);
  const seen = (name: string) => (sight.hidden.has(name) ? 'null' : sight.at(name, 't', values));
  const found = allAtOnce<RecapRow>(
    engine.db,
    `select t.id, t.version, t.npm, t.nama_mahasiswa as nama, p.nama as prodi, g.id as "idKelompok",
       ${groupNameSql(engine.registry, programme)} as kelompok, j.nama as jabatan, t.status, t.status_konversi as "statusKonversi",
       ${semuaPenilai.map(jenis => `${seen(kolomNilai[jenis])} as "${jenis}"`).join(', ')},
       ${sheetsSql} as lembar,
       ${seen('nilaiAkhir')} as "nilaiAkhir", ${seen('nilaiHuruf')} as "nilaiHuruf"
     from ${sql.from} join master_jenis_anggota j on j.id = ${sql.position}
     join master_program_prodi p on p.id = t.id_program_prodi
     where t.status in ('berjalan', 'selesai') and ${sql.where} and ${scope}
     order by 7, m.nomor, t.id`,
    values,
    atOnce,
  );
  const [rows, weights] = await Promise.all([found, kindWeights(engine.db, programme)]);
  return rows.map(row => ({
    ...row,
    lembar: { ...noSheets, ...row.lembar },
    kurang: semuaPenilai.filter(jenis => weights[jenis] > 0 && row[jenis] === null),
  }));
}
