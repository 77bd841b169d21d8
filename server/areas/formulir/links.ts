import { hkdfSync } from 'node:crypto';
import { v4 as uuidv4 } from 'uuid';
import { tautanFormulir } from '../../../resources/formulir/peserta.ts';
import { formulirTautanRefusals } from '../../../resources/formulir/tautanRefusals.ts';
import { user } from '../../../resources/pengaturan/user.ts';
import { hashToken } from '../../platform/access/token.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { MailRefused } from '../../platform/notify/mail/transport.ts';
import { type FormRow, formColumns, tables } from './forms.ts';
import { participantTable } from './participantSql.ts';

export const linkTable = tableName(tautanFormulir);

/** Token of a link. It follows from the server's secret and the link's id, so that it stands nowhere. */
const tokenOf = (secret: string, id: string): string =>
  Buffer.from(hkdfSync('sha256', secret, id, 'tautan formulir', 32)).toString('base64url');

/** Where a link leads. What stands behind the question mark is written to no log. */
export const linkPath = (secret: string, id: string): string => `/isi?t=${tokenOf(secret, id)}`;

/** SQL condition: the link under `alias` opens. */
export const liveSql = (alias: string): string => `${alias}.dicabut_pada is null`;

interface Making {
  readonly secret: string;
  readonly form: string;
  readonly now: Date;
}

/** Makes links, one for each participant, or the open one for null. */
export async function makeLinks(
  tx: Queryable,
  participants: readonly (string | null)[],
  { secret, form, now }: Making,
): Promise<string[]> {
  const ids = participants.map(() => uuidv4());
  await tx.execute(
    `insert into ${linkTable} (id, created_at, updated_at, id_formulir, id_peserta, token_hash)
     select x.id, $2, $2, $1, x.id_peserta, x.hash from unnest($3::uuid[], $4::uuid[], $5::text[]) as x (id, id_peserta, hash)`,
    [form, now.toISOString(), ids, participants, ids.map(id => hashToken(tokenOf(secret, id)))],
  );
  return ids;
}

/** Takes the force from links of a form: from the open one, or from those of one participant. */
export const endLinks = (tx: Queryable, form: string, participant: string | null, now: Date): Promise<number> =>
  tx.execute(
    `update ${linkTable} t set dicabut_pada = $3, updated_at = $3, version = version + 1
      where t.id_formulir = $1 and t.id_peserta is not distinct from $2::uuid and ${liveSql('t')}`,
    [form, participant, now.toISOString()],
  );

/** The address that a mail carries, when it goes out. @throws MailRefused for a link that was revoked meanwhile */
export const addressOfMail =
  (on: Queryable, secret: string) =>
  async (id: string): Promise<string> => {
    const live = await on.one(`select 1 as ada from ${linkTable} t where t.id = $1::uuid and ${liveSql('t')}`, [id]);
    if (!live) throw new MailRefused(formulirTautanRefusals.revoked.text);
    return linkPath(secret, id);
  };

/** The open link of a form. */
export const openLinkOf = (on: Queryable, form: string): Promise<{ id: string } | undefined> =>
  on.one<{ id: string }>(
    `select t.id from ${linkTable} t where t.id_formulir = $1 and t.id_peserta is null and ${liveSql('t')}
      order by t.created_at desc limit 1`,
    [form],
  );

/** A form that a link opens, and for whom. */
export interface Linked extends FormRow {
  idPeserta: string | null;
  /** Account of whom the link is. */
  idUser: string | null;
  nama: string | null;
}

/**
 * What a link opens: the open one of a form for whoever has it, or that of one of its participants, whose account is not
 * off.
 */
export function linkedForm(on: Queryable, token: string): Promise<(DbRow & Linked) | undefined> {
  if (!/^[\w-]{20,100}$/.test(token)) return Promise.resolve(undefined);
  return on.one<DbRow & Linked>(
    `select ${formColumns}, t.id_peserta, p.id_user, coalesce(u.name, p.nama) as nama
       from ${linkTable} t join ${tables.form} f on f.id = t.id_formulir
         left join ${participantTable} p on p.id = t.id_peserta
         left join ${tableName(user)} u on u.id = p.id_user
      where t.token_hash = $1 and ${liveSql('t')} and f.momen = 'sendiri' and f.status <> 'draf'
        and (p.id_user is null or u.aktif)
        and case when t.id_peserta is null then f.peserta = 'tautan'
          else f.peserta = 'terpilih' and f.tautan_pribadi and f.anonim is not true end`,
    [hashToken(token)],
  );
}
