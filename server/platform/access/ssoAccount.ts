import { v7 as uuidv7 } from 'uuid';
import { column, tableName } from '../database/columns.ts';
import type { Tx } from '../database/db.ts';
import { forbidden } from '../errors.ts';
import type { Access } from './createAccess.ts';
import { peopleOf } from './people.ts';
import type { SsoPerson } from './sso.ts';

export interface Account extends Record<string, unknown> {
  id: string;
  aktif: boolean;
}

export interface Person extends Record<string, unknown> {
  id: string;
  nama: string;
  email: string | null;
  prodi: string | null;
}

/**
 * The account of a person whom single sign-on vouched for; made at the first login when the master data has the person
 * (docs/domain/10 §3.1 "validasi-login-silaturahmi").
 * @throws HttpError 403 when the portal does not know the person
 */
export async function accountOfPerson(tx: Tx, access: Access, person: SsoPerson): Promise<Account> {
  for (const { resource, person: declared, link } of peopleOf(access.registry)) {
    const { signOn, studyProgramme } = declared;
    const roleId = signOn?.kinds[person.jenis];
    if (!signOn || roleId === undefined) continue;
    const found = await tx.one<Person>(
      `select id, ${column(signOn.name)} as nama, ${column(signOn.email)} as email,
         ${studyProgramme ? column(studyProgramme) : 'null::uuid'} as prodi
       from ${tableName(resource)} where ${column(signOn.number)} = $1`,
      [person.kode],
    );
    if (!found) continue;
    const account = await tx.one<Account>(`select id, aktif from pengaturan_user where ${link} = $1`, [found.id]);
    if (account) return account;
    if (roleId) {
      const made = { of: resource.name, link, roleId, sumber: 'silaturahmi', lewat: 'Silaturahmi' } as const;
      const account = await createAccount(tx, access, person, found, made);
      if (account) return account;
    }
  }
  throw forbidden(access.sso.unknown);
}

/** How the first login makes an account. */
interface Making {
  /** The resource of the person. */
  of: string;
  /** Column of the account that refers to the person. */
  link: string;
  roleId: string;
  sumber: 'lokal' | 'silaturahmi';
  /** By what the person came in, for the log. */
  lewat: string;
  /** Made for the person before any login. */
  before?: true;
}

/** Makes the account of a person, mostly at the first login; undefined where somebody else's has the name or address. */
export async function createAccount(
  tx: Tx,
  { db, registry, now, log, events }: Access,
  person: Pick<SsoPerson, 'kode' | 'email'>,
  found: Person,
  { of, link, roleId, sumber, lewat, before }: Making,
): Promise<Account | undefined> {
  const id = uuidv7();
  const email = (person.email ?? found.email)?.toLowerCase();
  const [firstName = found.nama, ...rest] = found.nama.split(' ');
  const source = registry.get(of);
  const phone = source.person?.signOn?.phone;
  // A local account with the same name or address belongs to somebody else until Tim MBKM links the two.
  const made = email
    ? await tx.one<Account>(
        `insert into pengaturan_user (id, username, email, first_name, last_name, name, sumber, role_id, ${link},
           nomor_induk, id_program_prodi, no_hp, aktif, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $12, $7, $8, $9, $10,
           ${phone ? `(select ${column(phone)} from ${tableName(source)} where id = $8)` : 'null'}, true, $11, $11)
         on conflict do nothing returning id, aktif`,
        [
          id,
          person.kode.toLowerCase(),
          email,
          firstName.slice(0, 100),
          rest.join(' ').slice(0, 100) || null,
          found.nama,
          roleId,
          found.id,
          person.kode,
          found.prodi,
          now().toISOString(),
          sumber,
        ],
      )
    : undefined;
  if (!made) return undefined;
  await tx.query(
    `insert into pengaturan_user_role (id, id_user, id_role, is_utama, asal, created_at, updated_at)
     values ($1, $2, $3, true, 'otomatis', $4, $4)`,
    [uuidv7(), id, roleId, now().toISOString()],
  );
  const announce = (channel: string, payload?: string) => tx.afterCommit(() => db.notify(channel, payload));
  await events.made({ tx, registry, now: now(), announce }, { id, username: person.kode, of, told: !before });
  await log(tx, {
    aksi: 'akun',
    ringkasan: before ? `Akun dibuat: ${lewat}` : `Akun dibuat saat masuk lewat ${lewat}`,
    waktu: now(),
    idUser: id,
    resource: 'pengaturan/user',
    idBaris: id,
  });
  return made;
}
