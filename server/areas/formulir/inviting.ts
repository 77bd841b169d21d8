import { formulirDibuka, formulirDiingatkan } from '../../../resources/formulir/events.ts';
import { dayInZone, type NoticeEvent } from '../../../resources/kit/index.ts';
import type { RoleRights } from '../../platform/access/menuStore.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { EngineJob, EngineJobContext } from '../../platform/engine/context.ts';
import type { JobResult } from '../../platform/jobs/types.ts';
import { noticesOf, notifyAll, type TellContext } from '../../platform/notify/index.ts';
import { type FormRow, tables } from './forms.ts';
import { makeLinks } from './links.ts';
import { mailLinks } from './mailLinks.ts';
import { answeredSql, askingSql, participantTable, remindableSql } from './participantSql.ts';
import { choicesWait, renewChoices } from './renewing.ts';
import { untilWords } from './untilWords.ts';

/** People of one transaction. */
const batch = 200;

type Told = Pick<FormRow, 'id' | 'judul' | 'tanggalTutup' | 'tautanPribadi' | 'anonim'>;

/** What people are told of a form, each once for each occasion. */
const noticesFor = (
  ctx: TellContext,
  event: NoticeEvent<'judul' | 'sampai'>,
  form: Told,
  { occasion, users }: { occasion: string; users: readonly string[] },
) =>
  noticesOf(ctx, {
    event,
    key: `formulir:${form.id}:${occasion}`,
    id: form.id,
    words: { judul: form.judul, sampai: untilWords(form) },
    people: { akun: [{ users }] },
  });

/** Tells accounts in the portal, and by mail as they wish; where the form has personal links, the mail brings one. */
async function tellPeople(
  ctx: TellContext,
  secret: string,
  form: Told,
  { event, occasion, people }: { event: Kind['event']; occasion: string; people: readonly Claimed[] },
): Promise<void> {
  const users = people.flatMap(({ idUser }) => idUser ?? []);
  if (!form.tautanPribadi || form.anonim) {
    await notifyAll(ctx, noticesFor(ctx, event, form, { occasion, users }));
    return;
  }
  await linkNew(ctx, secret, form.id, people);
  const [said] = noticesFor(ctx, event, form, { occasion, users: users.length ? users : [form.id] });
  const mailed = said
    ? await mailLinks(
        ctx,
        form.id,
        people.map(({ id }) => id),
        said,
      )
    : [];
  const others = users.filter(id => !mailed.includes(id));
  await notifyAll(ctx, [
    ...noticesFor(ctx, event, form, { occasion, users: mailed }).map(notice => ({ ...notice, withoutMail: true })),
    ...noticesFor(ctx, event, form, { occasion, users: others }),
  ]);
}

/** Participants who never had a link get one; a revoked one stays revoked. */
async function linkNew(
  { tx, now }: TellContext,
  secret: string,
  form: string,
  people: readonly Claimed[],
): Promise<void> {
  const without = await tx.query<DbRow & { id: string }>(
    `select p.id from ${participantTable} p where p.id = any($1::uuid[])
       and not exists (select 1 from formulir_tautan t where t.id_peserta = p.id)`,
    [people.map(({ id }) => id)],
  );
  await makeLinks(
    tx,
    without.map(({ id }) => id),
    { secret, form, now },
  );
}

/** Forms that ask now, with something to do for their participants. */
const formsWith = (on: Queryable, due: string, day: string) =>
  on.query<DbRow & Told>(
    `select f.id, f.judul, f.tanggal_tutup, f.tautan_pribadi, f.anonim from ${tables.form} f
      where ${askingSql('$1')} and exists (
        select 1 from ${participantTable} p where p.id_formulir = f.id and not ${answeredSql('p')} and ${due})
      order by f.id`,
    [day],
  );

const uninvited = 'p.diundang_pada is null';

/** A reminder is due so many days after the last word, while there were fewer than the form allows. */
const unreminded = `p.diundang_pada is not null and f.ingat_setiap is not null
  and p.diingatkan < coalesce(f.ingat_maksimal, 3)
  and coalesce(p.terakhir_diingatkan, p.diundang_pada::date) + f.ingat_setiap <= $1::date`;

interface Claimed extends DbRow {
  id: string;
  idUser: string | null;
}

/**
 * Marks participants of a form and returns them: one write with what they are told, so that nobody is told twice.
 * @param set what is written of them; `$1` is the day, `$2` the form, `$3` the moment
 */
const claim = async (tx: Queryable, set: string, due: string, values: readonly unknown[]): Promise<Claimed[]> =>
  tx.query<Claimed>(
    `update ${participantTable} t set ${set} where t.id in (
       select p.id from ${participantTable} p join ${tables.form} f on f.id = p.id_formulir
        where f.id = $2 and $1::date is not null and $3::timestamptz is not null and not ${answeredSql('p')} and ${due}
        order by p.id limit ${batch} for update of p skip locked)
     returning t.id, t.id_user`,
    values,
  );

const invited = 'diundang_pada = $3::timestamptz';
const reminded = 'diingatkan = diingatkan + 1, terakhir_diingatkan = $1::date';

interface Kind {
  readonly event: NoticeEvent<'judul' | 'sampai'>;
  readonly set: string;
  readonly due: string;
  readonly occasion: (day: string) => string;
}

const invitation: Kind = { event: formulirDibuka, set: invited, due: uninvited, occasion: () => 'undangan' };
const reminder: Kind = {
  event: formulirDiingatkan,
  set: reminded,
  due: unreminded,
  occasion: day => `ingat:${day}`,
};

/** Tells the next of a form's participants. @returns how many were told */
async function tellSome(
  ctx: TellContext,
  secret: string,
  form: Told,
  { event, set, due, occasion }: Kind,
): Promise<number> {
  const day = dayInZone(ctx.now);
  const people = await claim(ctx.tx, set, due, [day, form.id, ctx.now.toISOString()]);
  if (people.length) await tellPeople(ctx, secret, form, { event, occasion: occasion(day), people });
  return people.length;
}

async function tellAll(
  { engine: { db, registry }, now, signal }: EngineJobContext,
  secret: string,
  kind: Kind,
): Promise<JobResult> {
  let diberitahu = 0;
  for (const form of await formsWith(db, kind.due, dayInZone(now))) {
    for (let n = batch; n === batch && !signal.aborted; diberitahu += n)
      n = await db.transaction(tx => tellSome({ tx, registry, now }, secret, form, kind));
  }
  return { diberitahu };
}

/** Reminds everybody who was told of the form, has not answered and was not reminded today. @returns how many */
export async function remindAll(ctx: TellContext, secret: string, form: FormRow): Promise<number> {
  const byHand = { ...reminder, due: remindableSql };
  let all = 0;
  for (let n = batch; n === batch; all += n) n = await tellSome(ctx, secret, form, byHand);
  return all;
}

/** Mails a participant the link that was made anew. */
export async function mailLinkAgain(ctx: TellContext, form: FormRow, participant: string): Promise<void> {
  const [said] = noticesFor(ctx, formulirDibuka, form, { occasion: 'tautan', users: [form.id] });
  if (said) await mailLinks(ctx, form.id, [participant], said, true);
}

/**
 * @param secret the server's, from which personal links follow
 * @param rights what roles may do, as a session asks it
 */
export const invitingJobs = (secret: string, rights: RoleRights): readonly EngineJob[] => [
  {
    name: 'undangan-formulir',
    title: 'Mengundang peserta formulir',
    schedule: { everyMinutes: 5 },
    due: async ({ db, now }) => {
      const day = dayInZone(now());
      return (await choicesWait(db, day)) || (await formsWith(db, uninvited, day)).length > 0;
    },
    // Whom a form asks is settled before the first of them is told.
    run: async context => {
      const dihitung = await renewChoices(context, rights);
      return { dihitung, ...(await tellAll(context, secret, invitation)) };
    },
  },
  {
    name: 'pengingat-formulir',
    title: 'Mengingatkan peserta formulir',
    schedule: { at: '08:20' },
    run: context => tellAll(context, secret, reminder),
  },
];
