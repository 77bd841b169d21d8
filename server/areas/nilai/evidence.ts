import type { Pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { LuaranLembar } from '../../../resources/nilai/lembar.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { hiddenFields, mayDo } from '../../platform/access/permission.ts';
import { column, tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { activityOf } from '../mbkm/activities.ts';
import { belongsSql } from '../mbkm/group.ts';

type Output = DbRow & Omit<LuaranLembar, 'berkas'> & { berkas: Readonly<Record<string, string | null>> };

/**
 * Outputs of a participation that the caller may read, as evidence beside its grade; none where its programme asks for
 * none.
 */
export async function outputsOf(
  engine: Engine,
  caller: Caller,
  row: Pick<Pendaftar, 'id' | 'kodeJenisMbkm'>,
): Promise<LuaranLembar[]> {
  const { registry } = engine;
  const outputs = activityOf(registry, row.kodeJenisMbkm)?.outputs;
  if (!outputs || !mayDo(caller, outputs, 'read')) return [];
  const { title, link, files, grade } = outputs.output;
  const values: unknown[] = [row.id];
  const scope = engine.rowsOf(caller, outputs, 'read', 't', values);
  const shown = grade && !hiddenFields(caller, outputs).has(grade) ? `t.${column(grade)}` : 'null::numeric';
  const named = files.map(({ name }) => `'${name}', t.${column(name)}`).join(', ');
  const found = await engine.db.query<Output>(
    `select t.id, j.nama as jenis, t.${column(title)} as judul, t.status, t.${column(link)} as tautan,
       jsonb_build_object(${named}) as berkas, ${shown} as nilai
     from ${tableName(outputs)} t join master_jenis_luaran j on j.id = t.id_jenis_luaran
     where ${belongsSql(registry, outputs, 't')} and ${scope} order by j.urut, t.created_at`,
    values,
    { prepare: true },
  );
  return found.map(({ berkas, ...output }) => ({
    ...output,
    berkas: files.flatMap(({ name }) => {
      const id = berkas[name];
      return id ? [{ label: outputs.fields[name]?.label ?? name, id }] : [];
    }),
  }));
}
