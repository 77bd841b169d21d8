import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Flag, ReadQueryOf } from '../../../../resources/kit/index.ts';
import { daftarAkun, hapusAkun, tambahAkun, ubahAkun } from '../../../../resources/pengaturan/panggilanAkun.ts';
import type { RowData } from '../../database/db.ts';
import type { Access } from '../createAccess.ts';
import { callerOf } from '../guard.ts';
import { hashPassword, temporaryPassword } from '../password.ts';
import { mustBeGood, passwordOwner, storePassword } from '../passwords.ts';
import { mustBeAllowed, rolesWith } from '../permission.ts';
import { serve } from '../serveCall.ts';
import { checked, filled, idOf } from './input.ts';

const withPassword = z.looseObject({ password: filled(1000).nullish() });

type Listed = RowData & { _embed?: Record<string, { id: string; label: string } | null> };

/** Accounts as the specification calls them: `{ items, total }`, and a password with a new one (docs/domain/10 §3.1). */
export function registerUsers(app: FastifyInstance, access: Access): void {
  const { operations } = access;
  const users = access.registry.get('pengaturan/user');
  const by = (flag: Flag) => ({ access: 'session', roles: rolesWith(users, flag), resource: users.name }) as const;

  serve(app, daftarAkun, by('read'), async ({ request, query }) => {
    const { json, total } = await operations.list(callerOf(request), users, toDialect(query));
    const rows: Listed[] = JSON.parse(json);
    return { items: rows.map(named), total };
  });

  serve(app, tambahAkun, by('create'), async ({ request }) => {
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
    return { ...row, wajibGantiSandi: mustChange, ...(chosen ? {} : { kataSandiSementara: password }) };
  });

  serve(app, ubahAkun, by('update'), ({ request }) =>
    operations.update(callerOf(request), users, idOf(request), request.body),
  );

  serve(app, hapusAkun, by('delete'), ({ request, body }) =>
    operations.remove(callerOf(request), users, idOf(request), body),
  );
}

/** An id that no account has: a new account has no former passwords. */
const nobody = '00000000-0000-0000-0000-000000000000';

function toDialect(query: ReadQueryOf<typeof daftarAkun>): Record<string, string> {
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
