import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { chosenFormSchema, extraColumnSchema } from '../../../../resources/kit/extraCalls.ts';
import type { ExtraColumn, Extras } from '../../../../resources/kit/extras.ts';
import { type Form, formSchema } from '../../../../resources/kit/form/definition.ts';
import { allRoles, type Registry, type Resource } from '../../../../resources/kit/index.ts';
import { role } from '../../../../resources/roles.ts';
import { tableName } from '../../database/columns.ts';
import type { DbRow, Queryable } from '../../database/db.ts';
import { holdName } from '../../database/turns.ts';

const columnsSchema = z.array(extraColumnSchema);
const chosenSchema = z.array(chosenFormSchema);

interface Stored extends DbRow {
  formulir: unknown;
  kolom: unknown;
  pilihan: unknown;
}

const tableOf = (registry: Registry): string => tableName(registry.get('internal/kolom-tambahan'));

/** The extra fields of a resource, as nobody in particular sees them; undefined where none were ever asked. */
export async function readExtras(
  on: Pick<Queryable, 'one'>,
  registry: Registry,
  r: Pick<Resource, 'name'>,
): Promise<Extras | undefined> {
  const row = await on.one<Stored>(
    `select formulir, kolom, pilihan from ${tableOf(registry)} where sumber = $1`,
    [r.name],
    { prepare: true },
  );
  if (!row) return undefined;
  const form: Form | null = row.formulir === null ? null : formSchema.parse(row.formulir);
  const chosen = row.pilihan === null ? {} : { chosen: chosenSchema.parse(row.pilihan) };
  return { form, columns: columnsSchema.parse(row.kolom), ...chosen };
}

/** Whoever changes what a resource asks waits for the others, so that no form takes out another's questions. */
export const lockExtras = (tx: Queryable, source: string): Promise<void> => holdName(tx, `kolom-tambahan ${source}`);

/** Ids that each role does not see. */
const hiddenByRole = (columns: readonly ExtraColumn[]): Record<string, string[]> =>
  Object.fromEntries(
    allRoles
      .filter(code => code !== role.superAdmin)
      .map(code => [
        code,
        columns.flatMap(({ question: { id, seenBy } }) => (seenBy?.length && !seenBy.includes(code) ? [id] : [])),
      ]),
  );

/** Says what is asked of the rows of a resource from now on. Columns that were asked once stay among them. */
export async function writeExtras(
  tx: Queryable,
  registry: Registry,
  source: string,
  { form, columns, chosen }: Extras,
  now: Date,
): Promise<void> {
  await tx.execute(
    `insert into ${tableOf(registry)} (id, created_at, updated_at, sumber, formulir, kolom, tertutup, pilihan)
     values ($1, $2, $2, $3, $4, $5, $6, $7)
     on conflict (sumber) do update set formulir = excluded.formulir, kolom = excluded.kolom, pilihan = excluded.pilihan,
       tertutup = excluded.tertutup, updated_at = excluded.updated_at, version = ${tableOf(registry)}.version + 1`,
    [
      uuidv7(),
      now.toISOString(),
      source,
      form && JSON.stringify(form),
      JSON.stringify(columns),
      JSON.stringify(hiddenByRole(columns)),
      chosen ? JSON.stringify(chosen) : null,
    ],
  );
}
