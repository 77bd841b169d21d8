import { formulirSaat, formulirSaatDiingatkan } from '../../../resources/formulir/events.ts';
import { dayInZone, type Moment, type NoticeEvent, zone } from '../../../resources/kit/index.ts';
import { heldBy, toCaller } from '../../platform/access/callerQuery.ts';
import type { RoleRights } from '../../platform/access/menuStore.ts';
import { openForSql } from '../../platform/access/moments.ts';
import { column, tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { Engine, EngineJob, EngineJobContext } from '../../platform/engine/context.ts';
import type { JobResult } from '../../platform/jobs/types.ts';
import { noticesOf, notifyAll } from '../../platform/notify/index.ts';
import { joinsAlong } from '../../platform/notify/receivers.ts';
import { type FormRow, formColumns, tables } from './forms.ts';
import { type AboutRow, formsAboutRows } from './moments.ts';
import { untilWords } from './untilWords.ts';

/**
 * Notices to people who owe answers about a row that has come to a moment: once, and reminders as the form says
 * (docs/domain/70 §8). Which were sent stands in the notices alone: each names the form, the row, and its number.
 */
interface Kind {
  readonly event: NoticeEvent<'judul' | 'sampai' | 'tentang' | 'baris'>;
  /** SQL number of the word that is due, beside the notice `i` of the first one; 0: none. `$2` is the day. */
  readonly due: string;
}

/** SQL of the stored key of a notice of the form `f` about the row `t` to the account `u`. */
const keySql = (event: Kind['event'], number: string): string =>
  `'${event.code}:' || f.id || ':' || t.id || ':' || ${number} || ' ' || u.id`;

const first: Kind = { event: formulirSaat, due: 'case when i.id is null then 1 else 0 end' };

/** After so many days, and again; the last one that is due. */
const again: Kind = {
  event: formulirSaatDiingatkan,
  due: `case when i.id is null or f.ingat_setiap is null then 0
    else least(($2::date - (i.created_at at time zone '${zone().id}')::date) / f.ingat_setiap, coalesce(f.ingat_maksimal, 3)) end`,
};

interface Owing extends DbRow {
  idBaris: string;
  idUser: string;
  nomor: number;
}

/** SQL condition: the account `u` holds one of the roles `$3` today, on the day `$2`. */
const holdsSql = `exists (select 1 from pengaturan_user_role h join pengaturan_role p on p.id = h.id_role and p.aktif
  where h.id_user = u.id and coalesce(p.id_role_dasar, p.id) = any($3)
    and coalesce(h.berlaku_mulai, $2::date) <= $2::date and coalesce(h.berlaku_sampai, $2::date) >= $2::date)`;

/** Most rows and people of one form that a run looks at, in the order of the people. */
const most = 5000;

/** Rows that came to the moment while the form is open, with the accounts to which they lead and a word that is due. */
function owingOf({ db, registry }: Engine, form: string, moment: Moment, day: string, { event, due }: Kind) {
  const r = registry.get(moment.of);
  const params: unknown[] = [form, day, moment.asks];
  const { joins, end, from } = joinsAlong(registry, r, moment.path, params);
  const account = end.resource.person ? `u.${column(end.resource.person.account)} = ${from}.id` : `u.id = ${from}.id`;
  const open = openForSql(registry, moment, { today: day }, { form: 'f', alias: 't' }, params);
  return db.query<Owing>(
    `select distinct id_user, id_baris, nomor from (
       select t.id::text as id_baris, u.id as id_user, ${due} as nomor, f.id as id_formulir
         from ${tables.form} f join ${tableName(r)} t on ${open} ${joins.join(' ')}
           join pengaturan_user u on ${account} and u.aktif
           left join notifikasi i on i.kunci = ${keySql(formulirSaat, '1')}
        where f.id = $1 and $2::date is not null and ${holdsSql} and not exists (select 1 from ${tables.answer} j
            where j.id_formulir = f.id and j.id_user = u.id and j.id_baris = t.id::text and j.keadaan = 'terkirim')
          and not exists (select 1 from internal_pilihan_notifikasi c where c.id_user = u.id and c.pilihan ->> 'tugas' = 'tanpa')
          and not exists (select 1 from notifikasi n where n.kunci = ${keySql(event, `(${due})`)})
     ) x where nomor > 0 order by id_user, id_baris limit ${most}`,
    params,
  );
}

/** Forms that are asked at a moment, on a day that is one of theirs. */
const openForms = ({ db }: Pick<Engine, 'db'>, day: string): Promise<FormRow[]> =>
  db.query<FormRow>(
    `select ${formColumns} from ${tables.form} f
      where f.momen = 'kejadian' and f.status = 'rilis' and coalesce(f.tanggal_buka <= $1::date, true)
        and coalesce(f.tanggal_tutup >= $1::date, true) order by f.id`,
    [day],
  );

const momentOf = ({ registry }: Engine, { kejadian }: FormRow): Moment | undefined =>
  registry.moments.find(({ key }) => key === kejadian);

/** About which rows the form asks an account now, in any of its roles: id → what the row is called. */
async function askedOf(
  engine: Engine,
  rights: RoleRights,
  form: FormRow,
  userId: string,
): Promise<Map<string, string>> {
  const now = engine.now();
  const found: AboutRow[] = [];
  for (const held of await heldBy(engine.db, engine.registry, userId, now)) {
    const caller = toCaller(held, await rights.flags(held.roleId), now);
    if (caller) found.push(...(await formsAboutRows(engine, engine.db, caller)));
  }
  return new Map(
    found.flatMap(({ id, diminta, keadaan, idBaris, namaBaris }): [string, string][] =>
      id === form.id && diminta && keadaan !== 'terkirim' ? [[idBaris, namaBaris]] : [],
    ),
  );
}

/** Tells the people of one form what is due. @returns how many notices were written */
async function tellForm(
  { engine, now, signal }: EngineJobContext,
  rights: RoleRights,
  form: FormRow,
  kind: Kind,
): Promise<number> {
  const moment = momentOf(engine, form);
  if (!moment) return 0;
  const { db, registry } = engine;
  const owing = await owingOf(engine, form.id, moment, dayInZone(now), kind);
  let told = 0;
  for (const idUser of new Set(owing.map(one => one.idUser))) {
    if (signal.aborted) break;
    const asked = await askedOf(engine, rights, form, idUser);
    const tellings = owing.flatMap(({ idUser: whose, idBaris, nomor }) => {
      const tentang = asked.get(idBaris);
      if (whose !== idUser || tentang === undefined) return [];
      const key = `${form.id}:${idBaris}:${nomor}`;
      const words = { judul: form.judul, sampai: untilWords(form), tentang, baris: idBaris };
      return [{ event: kind.event, key, id: form.id, words, people: { akun: [{ users: [idUser] }] } }];
    });
    told += await db.transaction(tx => {
      const ctx = { tx, registry, now };
      return notifyAll(
        ctx,
        tellings.flatMap(telling => noticesOf(ctx, telling)),
      );
    });
  }
  return told;
}

async function tellAll(context: EngineJobContext, rights: RoleRights, kind: Kind): Promise<JobResult> {
  let diberitahu = 0;
  for (const form of await openForms(context.engine, dayInZone(context.now)))
    diberitahu += await tellForm(context, rights, form, kind);
  return { diberitahu };
}

/** @param rights what roles may do, as a session asks it */
export const momentJobs = (rights: RoleRights): readonly EngineJob[] => [
  {
    name: 'undangan-saat-formulir',
    title: 'Memberi tahu yang diminta mengisi formulir pada saat tertentu',
    schedule: { everyMinutes: 15 },
    due: async engine => {
      const day = dayInZone(engine.now());
      for (const form of await openForms(engine, day)) {
        const moment = momentOf(engine, form);
        if (moment && (await owingOf(engine, form.id, moment, day, first)).length) return true;
      }
      return false;
    },
    run: context => tellAll(context, rights, first),
  },
  {
    name: 'pengingat-saat-formulir',
    title: 'Mengingatkan yang belum mengisi formulir pada saat tertentu',
    schedule: { at: '08:25' },
    run: context => tellAll(context, rights, again),
  },
];
