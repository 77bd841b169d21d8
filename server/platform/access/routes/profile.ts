import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { asIssue, type Flag, messages, type Registry, term } from '../../../../resources/kit/index.ts';
import type { Login } from '../../../../resources/pengaturan/akun.ts';
import { tableName } from '../../database/columns.ts';
import { HttpError, invalid, notFound } from '../../errors.ts';
import { asItIs } from '../../versions.ts';
import { accountSql, readAccount } from '../account.ts';
import { personOfAccount, writablePersonFields } from '../accountPerson.ts';
import type { Caller } from '../caller.ts';
import type { Access } from '../createAccess.ts';
import { callerOf } from '../guard.ts';
import { peopleOf } from '../people.ts';
import { mustBeAllowed } from '../permission.ts';
import type { Purpose } from '../scope.ts';
import { checked, idOf } from './input.ts';

const optionalText = z.string({ error: asIssue(messages.wrongType) }).nullish();
const version = z.int({ error: asIssue(messages.wrongType) }).optional();
const profileBody = z.strictObject({
  firstName: optionalText,
  lastName: optionalText,
  noHp: optionalText,
  foto: optionalText,
  bahasa: optionalText,
  version,
  /** Local fields of the master data behind the account; which ones is the policy's matter. */
  orang: z.looseObject({ version }).optional(),
});
type ProfileBody = z.infer<typeof profileBody>;

/** Login events of an account, newest first. */
const loginsSql = `select id, waktu, aksi, ringkasan, alamat_ip from pengaturan_log_aktivitas
  where id_user = $1 and aksi in ('masuk', 'gagal_masuk', 'keluar', 'ganti_peran') order by waktu desc, id desc limit 50`;

/** Everybody's own profile needs no menu; what may be written stays with the policy of the role. */
const withOwnProfile = (caller: Caller, registry: Registry): Caller => {
  const flags = new Set<Flag>(['read', 'update']);
  const people = peopleOf(registry).flatMap(({ resource, person }) => (person.signOn ? [resource.name] : []));
  const own = ['pengaturan/user', ...people];
  return { ...caller, menuFlags: new Map<string, ReadonlySet<Flag>>(own.map(name => [name, flags])) };
};

/**
 * Asserts that the caller may see or change the account: its own, or one in its role's scope with the flag on.
 * @throws HttpError 403 without permission, 404 out of scope
 */
export async function mustReach(
  access: Pick<Access, 'db' | 'registry' | 'rowsOf'>,
  caller: Caller,
  userId: string,
  purpose: Purpose,
): Promise<void> {
  const user = access.registry.get('pengaturan/user');
  mustBeAllowed(caller, user, purpose === 'read' ? 'read' : 'update');
  const values: unknown[] = [userId];
  const rows = access.rowsOf(caller, user, purpose, 't', values);
  const found = await access.db.one(`select 1 as ada from ${tableName(user)} t where t.id = $1 and ${rows}`, values);
  if (!found) throw notFound();
}

/** `/user/{id}` and `/user/profile/{id}`: own; whom the role may see otherwise (docs/domain/10 §3.1). */
export function registerProfile(app: FastifyInstance, access: Access): void {
  const { db, now, settings } = access;
  const sql = accountSql(access.registry);
  const inOwnRight = (caller: Caller, id: string) =>
    id === caller.userId ? withOwnProfile(caller, access.registry) : caller;

  const view = async (caller: Caller, id: string) => {
    if (id !== caller.userId) await mustReach(access, caller, id, 'read');
    const active = id === caller.userId ? caller.idUserRole : undefined;
    const user = await readAccount(db, sql, id, now(), await settings.read(), active);
    if (!user) throw notFound();
    return user;
  };
  const profile = async (caller: Caller, id: string) => ({
    ...(await view(caller, id)),
    orang: await personOfAccount(access, inOwnRight(caller, id), id),
  });

  app.get('/api/user/:id', { config: { access: 'session', roles: 'everybody' } }, async request =>
    view(callerOf(request), idOf(request)),
  );
  app.get('/api/user/profile/:id', { config: { access: 'session', roles: 'everybody' } }, async request =>
    profile(callerOf(request), idOf(request)),
  );

  app.get('/api/user/:id/riwayat-masuk', { config: { access: 'session', roles: 'everybody' } }, async request => {
    const caller = callerOf(request);
    const id = idOf(request);
    if (id !== caller.userId) await mustReach(access, caller, id, 'read');
    return db.query<Login>(loginsSql, [id]);
  });

  app.put('/api/user/profile/:id', { config: { access: 'session', roles: 'everybody' } }, async request => {
    const caller = callerOf(request);
    const id = idOf(request);
    const body = checked(profileBody, request.body);
    if (id !== caller.userId) await mustReach(access, caller, id, 'read');
    await saveProfile(access, inOwnRight(caller, id), id, body);
    return profile(caller, id);
  });
}

/** Saves the account and the person behind it, both or neither; a changed telephone number goes to both. */
async function saveProfile(access: Access, writer: Caller, id: string, body: ProfileBody): Promise<void> {
  const { orang, ...account } = body;
  const person = await personOfAccount(access, writer, id);
  const resource = person ? access.registry.get(person.sumberData) : undefined;
  const { version: personVersion, ...given } = orang ?? {};
  if (!resource || !person) {
    if (Object.keys(given).length) throw invalid({ orang: messages.unknownField });
  } else {
    const refused = Object.keys(given).filter(name => !person.kolom.includes(name));
    const words = (name: string) => messages.fieldForbidden({ label: term(resource.fields[name]?.label ?? name) });
    if (refused.length) throw invalid(Object.fromEntries(refused.map(name => [`orang.${name}`, words(name)])));
  }
  await access.operations.together(writer, async ({ tx, update }) => {
    const { version: accountVersion, ...own } = account;
    if (Object.keys(own).length)
      await update(access.registry.get('pengaturan/user'), id, { ...own, version: accountVersion });
    if (!resource || !person) return;
    const follows = own.noHp !== undefined && writablePersonFields(writer, resource).has('noHp');
    if (Object.keys(given).length)
      await update(resource, person.id, { ...given, version: personVersion }).catch(atPerson);
    if (follows)
      await tx.savepoint(() => update(resource, person.id, { noHp: own.noHp, version: asItIs })).catch(unlessNumber);
  });
}

/**
 * The account's number is saved even when the person's row has other faults (a lecturer without NIDN): those are for
 * whoever keeps the master data.
 */
function unlessNumber(error: unknown): void {
  const faults = error instanceof HttpError ? error.errors : undefined;
  if (!faults || 'noHp' in faults) throw error;
}

/** Messages about the person's fields, under the names that the form has for them. */
function atPerson(error: unknown): never {
  if (!(error instanceof HttpError) || !error.errors) throw error;
  const renamed = Object.entries(error.errors).map(([name, words]) => [`orang.${name}`, words]);
  throw new HttpError(error.statusCode, error.said, Object.fromEntries(renamed), error.extra);
}
