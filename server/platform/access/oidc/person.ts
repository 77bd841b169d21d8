import { refusals } from '../../../../resources/platformRefusals.ts';
import { column, tableName } from '../../database/columns.ts';
import type { Queryable } from '../../database/db.ts';
import { forbidden } from '../../errors.ts';
import type { Access } from '../createAccess.ts';
import { readIdentity } from '../identity.ts';
import { peopleOf } from '../people.ts';
import type { Person } from '../ssoAccount.ts';
import type { Vouched } from './attempts.ts';
import type { Provider } from './providers.ts';

/** A person of the master data whom a provider means. */
export interface Meant {
  person: Person & { nomor: string };
  /** Resource of the person, and the column of the account that refers to them. */
  of: string;
  link: string;
  /** Role of the account that the first login makes; null: none is made. */
  roleId: string | null;
}

/** Where to ask for help: the address that the portal shows. */
export const contactOf = async (on: Queryable): Promise<string> => (await readIdentity(on)).identity.email;

const asText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/**
 * The value that a provider tells of somebody, and that the master data is asked for.
 * @param kontak whom to ask, where it tells none
 * @throws HttpError 403 where it tells none, or an address that is not verified
 */
export function claimOf(provider: Provider, { claims }: Vouched, kontak: string): string {
  const { nama, klaim, domain } = provider;
  if (domain && asText(claims.hd).toLowerCase() !== domain.toLowerCase())
    throw forbidden(refusals.oidc.otherDomain({ domain }));
  const value = asText(claims[klaim]).slice(0, 255);
  if (!value) throw forbidden(refusals.oidc.noClaim({ nama, klaim, kontak }));
  if (provider.cocok === 'email') {
    // Whoever may write any address at the provider must not become somebody else here.
    const verified = claims.email_verified ?? provider.percayaEmail;
    if (verified !== true && verified !== 'true') throw forbidden(refusals.oidc.emailNotVerified({ nama }));
  }
  return value;
}

/**
 * The one person whose number or address it is. `cocok` is `email`, the name of the number that one kind of people has, or
 * `nomor` for any number.
 * @throws HttpError 403 that says whom to ask, where there is none, or more than one
 */
export async function personMeant(
  on: Queryable,
  { registry }: Pick<Access, 'registry'>,
  provider: Provider,
  value: string,
) {
  const found: Meant[] = [];
  for (const { resource, person: declared, link } of peopleOf(registry)) {
    const { signOn, studyProgramme } = declared;
    if (!signOn) continue;
    const byEmail = provider.cocok === 'email';
    if (!byEmail && provider.cocok !== 'nomor' && provider.cocok !== signOn.number) continue;
    const where = byEmail ? `lower(${column(signOn.email)}) = lower($1)` : `${column(signOn.number)} = $1`;
    const rows = await on.query<Meant['person'] & { kind: string | null }>(
      `select id, ${column(signOn.name)} as nama, ${column(signOn.email)} as email, ${column(signOn.number)} as nomor,
         ${studyProgramme ? column(studyProgramme) : 'null::uuid'} as prodi,
         ${signOn.kind ? column(signOn.kind) : 'null::text'} as kind
       from ${tableName(resource)} where ${where} limit 2`,
      [value],
    );
    for (const { kind, ...person } of rows) {
      const roleId = kind === null ? Object.values(signOn.kinds)[0] : signOn.kinds[kind];
      found.push({ person, of: resource.name, link, roleId: roleId ?? null });
    }
  }
  const [only, ...others] = found;
  if (!only || others.length > 0)
    throw forbidden(refusals.oidc.unknown({ nama: provider.nama, nilai: value, kontak: await contactOf(on) }));
  return only;
}
