import { v7 as uuidv7 } from 'uuid';
import { formulir } from '../../../resources/formulir/formulir.ts';
import type { PilihanPeserta } from '../../../resources/formulir/pesertaPanggilan.ts';
import { dayInZone } from '../../../resources/kit/index.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { heldBy, toCaller } from '../../platform/access/callerQuery.ts';
import type { RoleRights } from '../../platform/access/menuStore.ts';
import { mayDo } from '../../platform/access/permission.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { Engine, EngineJobContext } from '../../platform/engine/context.ts';
import { HttpError } from '../../platform/errors.ts';
import { type FormRow, tables } from './forms.ts';
import { answeredSql, askingSql, choiceTable, participantTable } from './participantSql.ts';
import { addPeople, type Found, findPeople } from './participants.ts';

/** Choices of people, kept until the form opens: whoever fits then is asked (docs/domain/70 §4). */

interface Choosing {
  /** Account of whoever chooses. */
  readonly by: string;
  readonly now: Date;
  /** The form is open: the people stay as they are found now. */
  readonly open: boolean;
}

/** Keeps what was chosen; the same choice is kept once. @returns its id */
export async function keepChoice(
  tx: Queryable,
  form: string,
  { resource, kepada, filter, semua }: PilihanPeserta,
  { by, now, open }: Choosing,
): Promise<string> {
  const chosen = [form, resource, kepada, JSON.stringify(filter), semua];
  const known = await tx.one<DbRow & { id: string }>(
    `select id from ${choiceTable} where id_formulir = $1 and daftar = $2 and kepada = $3 and filter = $4::jsonb and semua = $5
       and (dihitung_pada is null) = $6 order by id limit 1`,
    [...chosen, !open],
  );
  if (known) return known.id;
  const id = uuidv7();
  const at = now.toISOString();
  await tx.execute(
    `insert into ${choiceTable} (id, created_at, updated_at, id_formulir, daftar, kepada, filter, semua, id_user, dihitung_pada)
     values ($6, $7, $7, $1, $2, $3, $4, $5, $8, $9)`,
    [...chosen, id, at, by, open ? at : null],
  );
  return id;
}

interface Waiting extends DbRow, PilihanPeserta, Pick<FormRow, 'tautanPribadi' | 'anonim'> {
  id: string;
  idFormulir: string;
  idUser: string;
}

/** Choices that one run works out. */
const most = 100;

/** Choices made before their form was open, which it is now. */
const waitingSql = `select c.id, c.id_formulir, c.daftar as resource, c.kepada, c.filter, c.semua, c.id_user, f.tautan_pribadi, f.anonim
  from ${choiceTable} c join ${tables.form} f on f.id = c.id_formulir
  where c.dihitung_pada is null and ${askingSql('$1')} order by c.id_formulir, c.id limit ${most}`;

/** True if a form has opened whose people are to be worked out. */
export const choicesWait = async (on: Queryable, day: string): Promise<boolean> =>
  (await on.query<Waiting>(waitingSql, [day])).length > 0;

/** The account that chose, in a role that writes forms; undefined where it has none any more. */
async function chooserOf(engine: Engine, rights: RoleRights, userId: string): Promise<Caller | undefined> {
  const now = engine.now();
  for (const held of await heldBy(engine.db, engine.registry, userId, now)) {
    const caller = toCaller(held, await rights.flags(held.roleId), now);
    if (caller && mayDo(caller, formulir, 'update')) return caller;
  }
  return undefined;
}

/** People of a choice today; undefined where it may not, or can no longer, be worked out: then they stay as chosen. */
async function foundToday(engine: Engine, rights: RoleRights, choice: Waiting): Promise<Found | undefined> {
  const caller = await chooserOf(engine, rights, choice.idUser);
  if (!caller) return undefined;
  try {
    return await findPeople(engine, caller, choice, choice);
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

interface Renewed {
  readonly id: string;
  readonly found: Found;
}

/** Writes the people of a form's choices: who fits comes in, who does not and was never told of the form goes. */
async function settle(tx: Queryable, form: string, renewed: readonly Renewed[], now: Date): Promise<void> {
  await tx.execute(
    `delete from ${participantTable} p where p.id_formulir = $1 and p.id_pilihan = any($2::uuid[]) and p.diundang_pada is null
       and not coalesce(p.id_user = any($3::uuid[]), false) and not coalesce(p.surel = any($4::text[]), false)
       and not ${answeredSql('p')}
       and not exists (select 1 from ${tables.answer} j where j.id_formulir = $1 and j.id_user = p.id_user)`,
    [
      form,
      renewed.map(({ id }) => id),
      renewed.flatMap(({ found }) => [...found.people.keys()]),
      renewed.flatMap(({ found }) => [...found.contacts.keys()]),
    ],
  );
  for (const { id, found } of renewed) await addPeople(tx, form, id, found, now);
}

/**
 * Works out once more whom forms ask that have opened since their people were chosen.
 * @returns how many choices were worked out
 */
export async function renewChoices({ engine, now, signal }: EngineJobContext, rights: RoleRights): Promise<number> {
  const waiting = await engine.db.query<Waiting>(waitingSql, [dayInZone(now)]);
  let done = 0;
  for (const form of new Set(waiting.map(({ idFormulir }) => idFormulir))) {
    if (signal.aborted) break;
    const choices = waiting.filter(({ idFormulir }) => idFormulir === form);
    const renewed: Renewed[] = [];
    for (const choice of choices) {
      const found = await foundToday(engine, rights, choice);
      if (found) renewed.push({ id: choice.id, found });
    }
    done += await engine.db.transaction(async tx => {
      // Nothing comes in by what was called off meanwhile.
      const mine = await tx.query<DbRow & { id: string }>(
        `update ${choiceTable} set dihitung_pada = $2, updated_at = $2 where id = any($1::uuid[]) and dihitung_pada is null
         returning id`,
        [choices.map(({ id }) => id), now.toISOString()],
      );
      const ids = new Set(mine.map(({ id }) => id));
      await settle(
        tx,
        form,
        renewed.filter(({ id }) => ids.has(id)),
        now,
      );
      return mine.length;
    });
  }
  return done;
}
