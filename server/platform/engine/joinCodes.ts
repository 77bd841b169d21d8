import { randomInt } from 'node:crypto';
import { joinCodeAlphabet, joinCodeLength, type Resource } from '../../../resources/kit/index.ts';
import { column, tableName } from '../database/columns.ts';
import type { Queryable, RowData } from '../database/db.ts';
import { ofResource } from './builtOnce.ts';

/** Fields whose code the server makes. */
const madeHere = ofResource(r =>
  Object.entries(r.fields).flatMap(([name, field]) => (field.kind === 'joinCode' && field.readOnly ? [name] : [])),
);

export const hasJoinCodes = (r: Resource): boolean => madeHere(r).length > 0;

/** A code that cannot be guessed from another one. */
const newCode = (): string =>
  Array.from({ length: joinCodeLength }, () => joinCodeAlphabet[randomInt(joinCodeAlphabet.length)]).join('');

const attempts = 20;

/** Gives a new row its missing codes; one in 240 million is taken, and then another one is drawn. */
export async function fillJoinCodes(on: Queryable, r: Resource, row: RowData): Promise<void> {
  for (const name of madeHere(r)) {
    for (let left = attempts; row[name] == null && left > 0; left--) {
      const code = newCode();
      const taken = await on.one(`select 1 as ada from ${tableName(r)} where ${column(name)} = $1`, [code]);
      if (!taken) row[name] = code;
    }
  }
}
