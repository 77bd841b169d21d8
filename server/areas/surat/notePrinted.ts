import { type LetterKind, type Resource, wordPath } from '../../../resources/kit/index.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { noteSeenWhere } from '../../platform/access/sensitive/seen.ts';
import { column, tableName } from '../../platform/database/columns.ts';
import type { Engine } from '../../platform/engine/context.ts';

/** Notes, before a letter is sent, whose sensitive values its words print. */
export async function notePrinted(
  engine: Pick<Engine, 'db' | 'registry' | 'now'>,
  caller: Caller,
  { resource, words }: Pick<LetterKind, 'resource' | 'words'>,
  ids: readonly string[],
): Promise<void> {
  const { registry } = engine;
  const about = registry.get(resource);
  const printed = new Map<string, { readonly owner: Resource; readonly names: string[]; readonly rows: string }>();
  for (const path of Object.values(words)) {
    const { steps, owner, name, field } = wordPath(registry, about, path);
    if (!field.sensitive) continue;
    let rows = 'select unnest($1::uuid[])';
    let at = about;
    for (const step of steps) {
      rows = `select w.${column(step.field)} from ${tableName(at)} w where w.id in (${rows})`;
      at = step.to;
    }
    const known = printed.get(rows);
    if (known) known.names.push(name);
    else printed.set(rows, { owner, names: [name], rows });
  }
  for (const { owner, names, rows } of printed.values())
    await noteSeenWhere(engine, caller, owner, {
      door: 'cetak',
      from: `from ${tableName(owner)} t where t.id in (${rows})`,
      params: [[...ids]],
      names,
    });
}
