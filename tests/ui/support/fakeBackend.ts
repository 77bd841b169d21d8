import { messages, type Registry, type Role } from '../../../resources/kit/index.ts';
import type { User } from '../../../src/platform/providers/session.ts';
import { createFakeApi, type Handlers, Reply, type SeenCall } from './fakeApi.ts';
import type { Rows } from './fakeRows.ts';
import { menusFor, permissionsFor } from './fakeSession.ts';

/** The one password of the fake world. */
export const rightPassword = 'Nusantara#2026';

/** Content of the fake server. */
export interface BackendOptions {
  registry: Registry;
  user: User;
  rows: Rows;
  on: Handlers;
}

const patternOf = (key: string) => {
  const [method = '', path = ''] = key.split(' ');
  return { method, pattern: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`) };
};

function sessionHandlers({ registry, user }: BackendOptions): Handlers {
  const role = (): Role => user.role.dasar;
  const token = { AccessToken: 'token-palsu', expiresIn: 43_200 };
  return {
    'POST user/login': ({ body }) => {
      const { password } = (body ?? {}) as { password?: string };
      if (password === rightPassword) return { token, user };
      return new Reply(401, { statusCode: 401, message: 'Nama pengguna atau kata sandi salah.' });
    },
    'POST user/logout': () => new Reply(204),
    'POST user/switch-akses': () => ({ token, user }),
    'GET user': () => user,
    'GET user/sesi': () => [],
    'GET masuk': () => [],
    'GET masuk/lupa': () => ({ surel: true }),
    'GET menu-user': ({ query }) => (query.posisiSubMenu === '2' ? [] : menusFor(registry, role())),
    'GET menu-user/permission': () => permissionsFor(registry, role()),
    // Asked by the frame of every screen: what is not answered would be a toast.
    'GET notifikasi/jumlah': () => ({ belumDibaca: 0 }),
    'GET kolom-tambahan': () => ({ form: null, columns: [] }),
    'GET publik/berita': () => ({ items: [], total: 0 }),
    // Asked by every list.
    'GET tampilan': () => ({ tampilan: [], peran: [] }),
    'GET percakapan/data': () => ({ jumlah: 0, percakapan: [] }),
    'GET catatan-siap': () => ({ catatan: [], peran: [] }),
    // Asked by the page of reports.
    'GET laporan': () => ({ laporan: [], peran: [] }),
    'GET ubah-banyak': () => ({ bukti: [] }),
  };
}

const open: ReadonlySet<string> = new Set([
  'masuk',
  'masuk/lupa',
  'masuk/tautan',
  'masuk/tautan/lihat',
  'masuk/kode',
  'user/login',
  'user/validasi-login-silaturahmi',
]);

/** docs/api.md in memory for one logged-in account; the session's calls, the generic engine, and a test's own answers. */
export function createBackend(options: BackendOptions): (call: SeenCall) => Promise<Reply> {
  const generic = createFakeApi(options.registry, options.rows);
  // A test's own answers come first; one that says undefined passes on to what the world brings.
  const handlers = [...Object.entries(options.on), ...Object.entries(sessionHandlers(options))].map(
    ([key, handle]) => ({
      ...patternOf(key),
      handle,
    }),
  );

  const answer = (call: SeenCall): unknown => {
    for (const { method, pattern, handle } of handlers) {
      const match = method === call.method ? pattern.exec(call.path) : null;
      const found = match ? handle(call, ...match.slice(1).map(decodeURIComponent)) : undefined;
      if (found !== undefined) return found;
    }
    return generic(call);
  };

  return async call => {
    if (!open.has(call.path) && !call.headers.has('authorization')) {
      return new Reply(401, { statusCode: 401, message: messages.unauthenticated.text });
    }
    const found = await answer(call);
    return found instanceof Reply ? found : new Reply(200, found);
  };
}
