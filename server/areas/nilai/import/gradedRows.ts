import type { Programme } from '../../../../resources/kit/index.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import type { JenisPenilai } from '../../../../resources/nilai/penilai.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { tableName } from '../../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import { type AtOnce, allAtOnce } from '../../../platform/database/rowLimit.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { membersOf } from '../../mbkm/group.ts';
import { groupNameSql } from '../groupList.ts';
import type { ToGrade } from './scoreSheet.ts';

/** A participation that can be graded, with the sheet that one assessor has of it. */
export interface Graded extends DbRow, ToGrade {
  /** Of the participation. */
  id: string;
  idKelompok: string;
  /** State of the sheet; null without one. */
  status: string | null;
  version: number | null;
  catatan: string | null;
  /** Stored grades by component. */
  nilai: Record<string, number | null>;
}

/** Programme and kind of assessor of an import of scores. */
export interface ScoresOf {
  engine: Engine;
  caller: Caller;
  programme: Programme;
  jenis: JenisPenilai;
}

/**
 * The participations of a programme in a group that the caller sees and whose grades may be written, the latest of each
 * student, ordered by group and name.
 * @param of only these students, or the members of these groups; null = all
 */
export async function gradedRows(
  on: Queryable,
  { engine, caller, programme, jenis }: ScoresOf,
  of: { npm: readonly string[] } | { groups: readonly string[] } | null,
  limit: AtOnce,
): Promise<Graded[]> {
  const members = membersOf(engine.registry, programme);
  if (!programme.group || !members) return [];
  const group = engine.registry.get(programme.group.resource);
  const npm = of && 'npm' in of ? of.npm : null;
  const groups = of && 'groups' in of ? of.groups : null;
  const values: unknown[] = [programme.kinds, npm, jenis, groups];
  const scope = engine.rowsOf(caller, pendaftar, 'read', 't', values);
  return allAtOnce<Graded>(
    on,
    `select * from (select distinct on (t.npm) t.id, t.npm, t.nama_mahasiswa as nama, ${groupNameSql(engine.registry, programme)} as kelompok,
         g.id as "idKelompok", n.status, n.version, n.catatan,
         coalesce((select jsonb_object_agg(c.id_komponen_penilaian, c.nilai) from nilai_penilaian_rincian c
           where c.parent_id = n.id), '{}'::jsonb) as nilai
       from mbkm_pendaftar_program_mbkm t
       join ${members.table} m on m.${members.participation} = t.id and ${members.isLive('m')}
       join ${tableName(group)} g on g.id = m.parent_id
       left join nilai_penilaian n on n.id_pendaftar_mbkm = t.id and n.jenis_penilai = $3
       where t.kode_jenis_mbkm = any($1) and t.status in ('berjalan', 'selesai') and ($2::text[] is null or t.npm = any($2))
         and ($4::uuid[] is null or g.id = any($4))
         and (${scope})
       order by t.npm, t.tanggal_selesai desc nulls last, t.id) x
     order by x.kelompok, x.nama, x.npm`,
    values,
    limit,
  );
}
