import { jawaban } from '../../../resources/formulir/isi.ts';
import { column, storedFields, tableName } from '../../platform/database/columns.ts';
import { accounts } from '../../platform/engine/retention/account.ts';
import { replaceFiles } from '../../platform/engine/retention/files.ts';
import type { AfterAnonymising } from '../../platform/engine/retention/run.ts';
import { partsOf } from '../../platform/jobs/index.ts';
import { tables } from './forms.ts';

/**
 * Files with which somebody answered forms lose their contents once whoever answered is made unknown: answers are the
 * account's, by which no row of a person leads to them. What was answered in words stays, without names.
 */
export const forgetAnswerFiles: AfterAnonymising = async ({ tx, registry, now, substitutes }, rows) => {
  const account = registry.get(accounts);
  for (const [name, field] of storedFields(account.fields)) {
    const persons = field.kind === 'ref' && registry.find(field.to)?.person ? (rows.get(field.to) ?? []) : [];
    if (!persons.length) continue;
    const answers = partsOf<{ id: string }>(
      { engine: { db: tx } },
      `select a.id from ${tables.answer} a join ${tableName(account)} u on u.id = a.id_user
        where u.${column(name)}::text = any($1::text[])`,
      [persons],
    );
    for await (const part of answers) {
      const ids = part.map(({ id }) => id);
      await replaceFiles(tx, registry, jawaban, ids, substitutes, now);
    }
  }
};
