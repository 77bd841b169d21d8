import { type Message, messages, type Resource } from '../../../../resources/kit/index.ts';
import type { KodePembuatan, RencanaAkun } from '../../../../resources/pengaturan/panggilanUndangan.ts';
import { pengaturanRefusals } from '../../../../resources/pengaturan/refusals.ts';
import { user } from '../../../../resources/pengaturan/user.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { peopleOf } from '../../../platform/access/people.ts';
import { mustBeAllowed } from '../../../platform/access/permission.ts';
import { saidTo } from '../../../platform/access/saidTo.ts';
import { column, tableName } from '../../../platform/database/columns.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import { filterSql } from '../../../platform/engine/computed.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { badRequest, HttpError, notFound } from '../../../platform/errors.ts';

const words = pengaturanRefusals.accounts;

/** People for whom accounts are made, as their resource declares the single sign-on (`person.signOn`). */
export interface Source {
  readonly resource: Resource;
  /** Column of the account that refers to them. */
  readonly link: string;
  /** SELECT list over `p`: number, name, address, study programme, role. */
  readonly select: string;
}

/** @throws HttpError 404 for a resource without such people */
export function sourceOf({ registry }: Pick<Engine, 'registry'>, name: string): Source {
  const found = peopleOf(registry).find(({ resource, person }) => resource.name === name && person.signOn);
  const signOn = found?.person.signOn;
  if (!found || !signOn) throw notFound();
  const p = (field: string) => `p.${column(field)}`;
  const roleOf = Object.entries(signOn.kinds).map(([kind, role]) => ({
    kind,
    role: role === null ? 'null' : `'${role}'`,
  }));
  const role = signOn.kind
    ? `case ${p(signOn.kind)} ${roleOf.map(({ kind, role: id }) => `when '${kind}' then ${id}`).join(' ')} end`
    : (roleOf[0]?.role ?? 'null');
  const email = signOn.otherEmail
    ? `coalesce(nullif(trim(${p(signOn.email)}), ''), ${p(signOn.otherEmail)})`
    : p(signOn.email);
  const { studyProgramme } = found.person;
  return {
    resource: found.resource,
    link: found.link,
    select: `p.id, ${p(signOn.number)} as nomor, ${p(signOn.name)} as nama, lower(nullif(trim(${email}), '')) as surel,
      ${studyProgramme ? p(studyProgramme) : 'null::uuid'} as prodi, (${role})::text as peran,
      ${found.resource.fields.aktif ? 'p.aktif' : 'true'} as aktif`,
  };
}

/** A person, and how making the account would fare. */
export interface Planned extends Record<string, unknown> {
  id: string;
  nomor: string;
  nama: string;
  surel: string | null;
  prodi: string | null;
  peran: string | null;
  kode: KodePembuatan;
  /** Owner of the username or e-mail address. */
  milik: string | null;
}

/**
 * Planned result for each person that `where` finds, by number. If several have one e-mail address, only the first gets
 * the account.
 * @param where over `t`
 */
export const plansOf = (on: Queryable, source: Source, where: string, values: readonly unknown[]): Promise<Planned[]> =>
  on.query<Planned>(
    `with orang as (select ${source.select} from ${tableName(source.resource)} p
        where p.id in (select t.id from ${tableName(source.resource)} t where ${where})),
      milik as (select o.*, a.id as akun, n.name as pemilik_nama, e.name as pemilik_surel,
          row_number() over (partition by o.surel order by a.id is null, o.nomor) as ke
        from orang o
        left join pengaturan_user a on a.${source.link} = o.id
        left join pengaturan_user n on a.id is null and n.username = lower(o.nomor)
        left join pengaturan_user e on a.id is null and e.email = o.surel)
     select id, nomor, nama, surel, prodi, peran,
       case when akun is not null then 'sudah_ada' when not aktif then 'nonaktif' when peran is null then 'tanpa_peran'
         when surel is null then 'tanpa_surel' when pemilik_nama is not null or lower(nomor) !~ '^[a-z0-9._-]{4,50}$' then 'username'
         when pemilik_surel is not null or ke > 1 then 'surel' else 'dibuat' end as kode,
       coalesce(pemilik_nama, pemilik_surel) as milik
     from milik order by nomor, id`,
    values,
  );

/** Reason why somebody gets no account; null for those who do. */
export function reasonOf({
  kode,
  nomor,
  surel,
  milik,
}: Pick<Planned, 'kode' | 'nomor' | 'surel' | 'milik'>): Message | null {
  switch (kode) {
    case 'dibuat':
      return null;
    case 'sudah_ada':
      return words.there;
    case 'nonaktif':
      return words.inactive;
    case 'tanpa_peran':
      return words.noRole;
    case 'tanpa_surel':
      return words.noMail;
    case 'username':
      return milik === null ? words.badName({ username: nomor }) : words.nameTaken({ username: nomor, nama: milik });
    case 'surel':
      return milik === null
        ? words.mailTwice({ surel: surel ?? '' })
        : words.mailTaken({ surel: surel ?? '', nama: milik });
  }
}

/** Chosen people: ticked ones, or all found by the list's filter. */
export interface Choice {
  readonly sumber: string;
  readonly ids?: readonly string[] | undefined;
  readonly filter?: Readonly<Record<string, unknown>> | undefined;
}

const most = 100_000;

/**
 * The people whom the caller means and may read, and how each would fare.
 * @throws HttpError 403 for who may not make accounts, 400 without a choice, 422 for too many
 */
export async function planned(
  engine: Engine,
  caller: Caller,
  choice: Choice,
): Promise<{ source: Source; rows: Planned[] }> {
  const source = sourceOf(engine, choice.sumber);
  mustBeAllowed(caller, user, 'create');
  mustBeAllowed(caller, source.resource, 'read');
  if (!choice.ids && !choice.filter) throw badRequest(messages.badFilter);
  const values: unknown[] = [];
  const filter = choice.ids ? { id: choice.ids } : (choice.filter ?? {});
  const where = await filterSql(engine, caller, source.resource, filter, 't', values);
  const scope = engine.rowsOf(caller, source.resource, 'read', 't', values);
  const rows = await plansOf(engine.db, source, `${where} and ${scope}`, values);
  if (rows.length > most) throw new HttpError(422, messages.tooManyRows({ most }));
  return { source, rows };
}

const order: readonly KodePembuatan[] = [
  'dibuat',
  'sudah_ada',
  'tanpa_surel',
  'username',
  'surel',
  'tanpa_peran',
  'nonaktif',
];
const examples = 20;

/** The plan in numbers, with the first of those who get none and why. */
export function inNumbers(caller: Caller, rows: readonly Planned[], surel: boolean): RencanaAkun {
  const kelompok = order.flatMap(kode => {
    const of = rows.filter(row => row.kode === kode);
    if (!of.length) return [];
    const told = kode === 'dibuat' || kode === 'sudah_ada' ? [] : of.slice(0, examples);
    return [
      {
        kode,
        jumlah: of.length,
        contoh: told.map(row => {
          const reason = reasonOf(row);
          return { nomor: row.nomor, nama: row.nama, pesan: reason ? saidTo(caller, reason) : '' };
        }),
      },
    ];
  });
  return { total: rows.length, kelompok, surel };
}
