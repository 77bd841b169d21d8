import type { LetterKind, Resource } from '../../../resources/kit/index.ts';
import { suratRefusals } from '../../../resources/surat/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { asksAboutSql } from '../../platform/access/moments.ts';
import { scopeSql } from '../../platform/access/scope.ts';
import { unseenIn } from '../../platform/access/visibleFields.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { conflict } from '../../platform/errors.ts';

/**
 * A letter is no way around a form that has to be answered first: whoever is not shown a value yet prints no letter that
 * quotes it.
 * @throws HttpError 409 until the caller has answered
 */
export async function mustBeTold(
  { db, registry }: Pick<Engine, 'db' | 'registry'>,
  caller: Caller,
  kind: LetterKind,
  about: Resource,
  id: string,
): Promise<void> {
  const later = about.access[caller.baseRole]?.later?.fields ?? [];
  const quoted = Object.values(kind.words).filter(name => later.includes(name));
  if (!quoted.length) return;
  const unseen = await unseenIn(registry, db, caller, about, id);
  if (!quoted.some(name => unseen.has(name))) return;
  for (const moment of registry.moments) {
    if (moment.of !== about.name || moment.withholds === undefined) continue;
    const values: unknown[] = [id];
    const come = scopeSql(registry, about, caller, moment.when, 't', values);
    const asks = asksAboutSql(registry, moment, caller, 't', values);
    const owes = await db.one(
      `select 1 as ada from ${tableName(about)} t where t.id = $1 and ${come} and ${asks}`,
      values,
    );
    if (owes) throw conflict(suratRefusals.answerFirst);
  }
}
