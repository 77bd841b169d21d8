import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Flag } from '../../../resources/kit/index.ts';
import type { RowData } from '../../database/db.ts';
import type { Access } from '../context.ts';
import { callerOf } from '../guard.ts';
import { hashPassword, temporaryPassword } from '../password.ts';
import { mustBeGood, passwordOwner, storePassword } from '../passwords.ts';
import { mustBeAllowed, rolesWith } from '../permission.ts';
import { checked, filled, idOf } from './input.ts';

const word = z.string().max(200).optional();
const page = z.coerce.number({ error: 'Rentang tidak valid.' }).int().min(1).max(1_000_000);
const listQuery = z.object({
  q: word,
  roleId: word,
  idProgramProdi: word,
  sumber: word,
  aktif: z.enum(['true', 'false', '1', '0'], { error: 'Pilihan tidak valid.' }).optional(),
  page: page.default(1),
  perPage: page.max(200).default(25),
  sort: z.string().max(60).optional(),
  order: z.enum(['ASC', 'DESC', 'asc', 'desc'], { error: 'Urutan tidak valid.' }).default('ASC'),
});

const withPassword = z.looseObject({ password: filled(1000).nullish() });

type Listed = RowData & { _embed?: Record<string, { id: string; label: string } | null> };

/** Accounts as the specification calls them: `{ items, total }`, and a password with a new one (docs/domain/10 §3.1). */
export function registerUsers(app: FastifyInstance, access: Access): void {
  const { operations } = access;
  const users = access.registry.get('pengaturan/user');
  const by = (flag: Flag) =>
    ({ config: { access: 'session', roles: rolesWith(users, flag), resource: users.name } }) as const;

  app.get('/api/auth/users', by('read'), async request => {
    const query = toDialect(checked(listQuery, request.query));
    const { json, total } = await operations.list(callerOf(request), users, query);
    const rows: Listed[] = JSON.parse(json);
    return { items: rows.map(named), total };
  });

  app.post('/api/auth/users', by('create'), async (request, reply) => {
    const caller = callerOf(request);
    mustBeAllowed(caller, users, 'create');
    const { password: chosen, ...data } = checked(withPassword, request.body);
    const settings = await access.settings.read();
    const username = typeof data.username === 'string' ? data.username : '';
    const future = { id: nobody, username, nomorInduk: null, sumber: 'lokal', hash: null };
    if (chosen) await mustBeGood(access.db, future, chosen, 'password', settings);
    const password = chosen ?? temporaryPassword();
    const hash = await hashPassword(password);
    const mustChange = !chosen || data.wajibGantiSandi === true;
    const row = await operations.together(caller, async ({ tx, create }) => {
      const made = await create(users, data);
      const owner = await passwordOwner(tx, String(made.id));
      const remember = settings['sandi.riwayat'];
      if (owner) await storePassword(tx, owner, hash, { mustChange, now: access.now(), remember });
      return made;
    });
    const answer = { ...row, wajibGantiSandi: mustChange, ...(chosen ? {} : { kataSandiSementara: password }) };
    return reply.code(201).send(answer);
  });

  app.put('/api/auth/users/:id', by('update'), async request =>
    operations.update(callerOf(request), users, idOf(request), request.body),
  );

  app.delete('/api/auth/users/:id', by('delete'), async request =>
    operations.remove(callerOf(request), users, idOf(request), request.body),
  );
}

/** An id that no account has: a new account has no former passwords. */
const nobody = '00000000-0000-0000-0000-000000000000';

function toDialect(query: z.infer<typeof listQuery>): Record<string, string> {
  const { q, roleId, idProgramProdi, sumber, aktif, page, perPage, sort, order } = query;
  const filter = { q, roleId, idProgramProdi, sumber, aktif: aktif && (aktif === 'true' || aktif === '1') };
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  const from = (page - 1) * perPage;
  return {
    filter: JSON.stringify(Object.fromEntries(given)),
    range: JSON.stringify([from, from + perPage - 1]),
    embed: '1',
    ...(sort ? { sort: JSON.stringify([sort, order.toUpperCase()]) } : {}),
  };
}

const named = ({ _embed, ...row }: Listed) => ({
  ...row,
  namaRole: _embed?.roleId?.label ?? null,
  namaProdi: _embed?.idProgramProdi?.label ?? null,
});
