import { jawabanAnonim, pengisi } from '../../../resources/formulir/anonim.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { holdName } from '../../platform/database/turns.ts';
import { tables } from './forms.ts';

/**
 * Answers of anonymous forms. Who has answered and what was answered are kept apart, and nothing joins the two: no time
 * (both rows are as old as the form), ids at random, and with each answer so many other rows of both tables are written
 * anew, in an order at random, that neither where a row lies nor the transaction that wrote it (`ctid`, `xmin`) tells
 * more than a crowd.
 */
export const anonymousTables = { answered: tableName(pengisi), answer: tableName(jawabanAnonim) } as const;

/** Rows that are written anew with each answer, in either table. */
const crowd = 40;

/** Figures of fewer answers are not shown, and results change by so many at least. */
export const fewestAnswers = 5;

/** Who answers: an account, or a device that drew a key by lot (its digest). */
export type Sender = { readonly userId: string } | { readonly key: string };

/** What one person sent. */
interface Given {
  readonly form: string;
  readonly by: Sender;
  readonly nomorVersi: number;
  /** JSON. */
  readonly isi: string;
}

/** Whether a table that names people of forms names somebody for a form. */
export const isNamed = async (on: Queryable, table: string, form: string, userId: string): Promise<boolean> =>
  (await on.one(`select 1 as ada from ${table} where id_formulir = $1 and id_user = $2`, [form, userId])) !== undefined;

/** Whether somebody has answered. */
export const hasAnswered = (on: Queryable, form: string, userId: string): Promise<boolean> =>
  isNamed(on, anonymousTables.answered, form, userId);

/** Whether something sent with a device's key (its digest) is in a table already. */
export const isKeyKnown = async (on: Queryable, table: string, form: string, key: string): Promise<boolean> =>
  (await on.one(`select 1 as ada from ${table} where id_formulir = $1 and kunci = $2`, [form, key])) !== undefined;

/** Rows of a form in a table. */
export const countRows = async (on: Queryable, table: string, form: string): Promise<number> =>
  (await on.one<{ n: number }>(`select count(*)::int as n from ${table} where id_formulir = $1`, [form]))?.n ?? 0;

const hasSent = (on: Queryable, form: string, by: Sender): Promise<boolean> =>
  'userId' in by ? hasAnswered(on, form, by.userId) : isKeyKnown(on, anonymousTables.answered, form, by.key);

/** Takes rows of a table away and writes them again with a new one among them, in an order at random. */
const mixIn = (table: string, columns: string, fresh: string): string =>
  `with chosen as (select id from ${table} where id_formulir = $1 order by random() limit ${crowd}),
     gone as (delete from ${table} t using chosen c where t.id = c.id returning ${columns}),
     mixed as (select ${columns} from gone union all select ${fresh})
   insert into ${table} (id, id_formulir, created_at, updated_at, ${columns})
   select gen_random_uuid(), f.id, f.created_at, f.created_at, m.*
     from mixed m, ${tables.form} f where f.id = $1 order by random()`;

/**
 * Keeps what somebody answered, and that they have.
 * @returns false where they have answered before
 */
export async function keepAnonymous(tx: Queryable, { form, by, nomorVersi, isi }: Given): Promise<boolean> {
  // One at a time for each form: who is written anew by one is not by another.
  await holdName(tx, `formulir anonim ${form}`);
  if (await hasSent(tx, form, by)) return false;
  const [idUser, key] = 'userId' in by ? [by.userId, null] : [null, by.key];
  await tx.execute(mixIn(anonymousTables.answered, 'id_user, kunci, lewat', '$2::uuid, $3::text, $4::text'), [
    form,
    idUser,
    key,
    idUser === null ? 'tautan' : 'akun',
  ]);
  await tx.execute(mixIn(anonymousTables.answer, 'nomor_versi, isi, tampil', '$2::integer, $3::jsonb, false'), [
    form,
    nomorVersi,
    isi,
  ]);
  await publishSome(tx, form);
  return true;
}

const show = (tx: Queryable, form: string, most: number): Promise<number> =>
  tx.execute(
    `update ${anonymousTables.answer} set tampil = true where id in (
       select id from ${anonymousTables.answer} where id_formulir = $1 and not tampil order by random() limit ${most})`,
    [form],
  );

const waiting = async (tx: Queryable, form: string): Promise<number> =>
  (
    await tx.one<{ n: number }>(
      `select count(*)::int as n from ${anonymousTables.answer} where id_formulir = $1 and not tampil`,
      [form],
    )
  )?.n ?? 0;

/**
 * Lets five answers at random into the results once ten wait: whoever looks before and after sees a difference of five
 * at least, and five are left, so that the last ones do not stand alone when the form closes.
 */
async function publishSome(tx: Queryable, form: string): Promise<void> {
  if ((await waiting(tx, form)) >= 2 * fewestAnswers) await show(tx, form, fewestAnswers);
}

/** Lets what still waits into the results of a form that is over; fewer than five wait on. */
export async function publishRest(tx: Queryable, form: string): Promise<void> {
  await holdName(tx, `formulir anonim ${form}`);
  const n = await waiting(tx, form);
  if (n >= fewestAnswers) await show(tx, form, n);
}
