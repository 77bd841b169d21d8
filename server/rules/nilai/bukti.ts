import { luaranMagang } from '../../../resources/magang/luaranMagang.ts';
import type { LuaranLembar } from '../../../resources/nilai/lembar.ts';
import type { Caller } from '../../access/caller.ts';
import { hiddenFields, mayDo } from '../../access/permission.ts';
import { tableName } from '../../database/columns.ts';
import type { DbRow } from '../../database/db.ts';
import type { Engine } from '../../rest/context.ts';

/** Outputs of a participation that the caller may read, as evidence beside its grade. */
export async function outputsOf(engine: Engine, caller: Caller, idPendaftar: string): Promise<LuaranLembar[]> {
  if (!mayDo(caller, luaranMagang, 'read')) return [];
  const values: unknown[] = [idPendaftar];
  const scope = engine.rowsOf(caller, luaranMagang, 'read', 't', values);
  const grade = hiddenFields(caller, luaranMagang).has('nilai') ? 'null::numeric' : 't.nilai';
  return engine.db.query<LuaranLembar & DbRow>(
    `select t.id, j.nama as jenis, t.judul, t.status, t.tautan, t.berkas,
       t.berkas_pengesahan as "berkasPengesahan", ${grade} as nilai
     from ${tableName(luaranMagang)} t join master_jenis_luaran j on j.id = t.id_jenis_luaran
     where t.id_pendaftar_mbkm = $1::uuid and ${scope} order by j.urut, t.created_at`,
    values,
    { prepare: true },
  );
}
