import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { allRoles, type Role, rolesOf, statesOf } from '../../../../resources/kit/index.ts';
import { defaultMenu, type MenuNode, menuGroups } from '../../../../resources/menu.ts';
import { publicPaths } from '../../../../resources/publicPaths.ts';

const routes = readFileSync(new URL('../../../spec/routes.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean);
const endpoints = readFileSync(new URL('../../../spec/endpoints.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean);
/** Screens that the documents add to the specification; `npm run new` writes a line for a new one. */
const added = readFileSync(new URL('../../../spec/addedRoutes.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean);
const open = registry.resources.filter(r => Object.keys(r.access).length > 0);

describe('registri', () => {
  test('setiap sumber data CRUD master dari spesifikasi ada di alamatnya', () => {
    const crud = endpoints
      .filter(line => /^CRUD\t\/api\/(v\d\/)?master\//.test(line))
      .map(line => line.split('/api/')[1]);
    const known = new Set(registry.resources.flatMap(r => [r.endpoint, ...r.alsoAt]));
    expect(crud.filter(endpoint => !known.has(endpoint ?? ''))).toEqual([]);
    expect(crud.length).toBeGreaterThan(20);
  });

  test.each([
    ['master/tim-konversi-prodi', 'master/tim-validasi-konversi-prodi'],
    ['master/kurikulum', 'v7/master/siamik-kurikulum'],
    ['master/matkul-kurikulum', 'v7/master/matkul-kurikulum'],
    ['master/pustaka', 'v7/master/pustaka'],
    ['master/kategori-hki', 'v9/master/kategori-hki'],
    ['master/jenis-matkul', 'v7/master/jenis-matkul'],
    ['master/bank-dokumen', 'v3/kkn/bank-dokumen'],
    ['pengaturan/role', 'roles'],
    ['pengaturan/menu', 'menu'],
  ])('%s di %s', (name, endpoint) => {
    expect(registry.get(name).endpoint).toBe(endpoint);
  });

  test('tabel internal tidak terbuka untuk siapa pun', () => {
    for (const r of registry.resources.filter(({ name }) => name.startsWith('internal/'))) {
      expect(r.access, r.name).toEqual({});
      expect(r.serverOnly && r.unaudited && r.lookup === null, r.name).toBe(true);
    }
    expect(registry.get('internal/riwayat').appendOnly).toBe(true);
  });

  test('rahasia tidak dapat dicari, disaring, atau tampil di daftar', () => {
    for (const r of registry.resources) {
      const secret = Object.keys(r.fields).filter(name => r.fields[name]?.secret);
      for (const name of secret)
        expect([...r.search, ...r.filters, ...r.columns], `${r.name}.${name}`).not.toContain(name);
    }
  });

  test('kolom daftar, saringan, dan bagian formulir cukup', () => {
    for (const r of open) {
      expect(r.columns.length, r.name).toBeGreaterThan(1);
      expect(r.sort.length, r.name).toBeGreaterThan(0);
      const sectioned = Object.values(r.sections).flat();
      expect(new Set(sectioned).size, r.name).toBe(sectioned.length);
    }
  });
});

describe('hak dan cakupan (docs/domain/10 §1, §2)', () => {
  const rule = (name: string, role: Role) => registry.get(name).access[role];

  test('HA01 boleh apa pun yang boleh HA03', () => {
    for (const r of open) {
      const [first, third] = [r.access.HA01?.flags ?? [], r.access.HA03?.flags ?? []];
      expect(
        third.filter(flag => !first.includes(flag)),
        r.name,
      ).toEqual([]);
    }
  });

  test('mahasiswa: setiap peran melihat barisnya sendiri', () => {
    expect(rule('master/mahasiswa', 'HA02')).toMatchObject({
      scope: { type: 'match', field: 'id', session: 'idMahasiswa' },
      flags: ['read', 'update'],
      only: ['email', 'noHp', 'alamat', 'idKelurahan', 'foto', 'namaOrangTua', 'noHpOrangTua', 'tambahan'],
    });
    expect(rule('master/mahasiswa', 'HA05')).toMatchObject({ scope: { field: 'idProgramProdi' }, hide: ['nik'] });
    const hosted = { type: 'linked', resource: 'mbkm/pendaftar-program-mbkm', field: 'idMahasiswa' };
    expect(rule('master/mahasiswa', 'HA04')?.scope).toMatchObject({
      type: 'either',
      of: [{ field: 'idDosenWali', session: 'idPegawai' }, hosted],
    });
    expect(rule('master/mahasiswa', 'HA06')).toMatchObject({ scope: hosted });
    expect(rule('master/mahasiswa', 'HA06')?.hide).toEqual(expect.arrayContaining(['nik', 'ipk', 'alamat']));
    expect(rule('master/mahasiswa', 'HA08')).toBeUndefined();
    expect(registry.get('master/mahasiswa').lookup).toBeNull();
  });

  test('akun: Tim MBKM tidak melihat Super Admin, yang lain hanya dirinya', () => {
    expect(rule('pengaturan/user', 'HA03')?.scope).toEqual({ type: 'value', field: 'superAdmin', in: [false] });
    expect(rule('pengaturan/user', 'HA01')?.scope).toEqual({ type: 'all' });
    expect(rule('pengaturan/user', 'HA02')?.scope).toMatchObject({ field: 'id', session: 'userId' });
    expect(rule('pengaturan/menu', 'HA03')).toBeUndefined();
    expect(rule('pengaturan/role', 'HA03')?.flags).toEqual(['read', 'export']);
  });

  test('jenis MBKM dibuat dan dihapus oleh Super Admin saja', () => {
    expect(rule('master/jenis-mbkm', 'HA03')?.flags).toEqual(['read', 'update', 'export', 'action']);
    expect(rule('master/jenis-mbkm', 'HA01')?.flags).toContain('delete');
  });

  test('HA05 mengubah kolom lokal program studinya', () => {
    expect(rule('master/program-prodi', 'HA05')).toMatchObject({ only: ['akreditasi', 'idKaprodi', 'sksLulus'] });
  });

  test('rujukan: umum hanya yang disebut dokumen; pegawai tertutup bagi HA06 dan HA08', () => {
    const isPublic = registry.resources.filter(r => r.lookup?.public).map(r => r.name);
    expect(isPublic.toSorted()).toEqual([
      'master/bank-dokumen',
      'master/jenis-mbkm',
      'master/kabupaten',
      'master/kampus',
      'master/kecamatan',
      'master/kelurahan',
      'master/program',
      'master/program-prodi',
      'master/provinsi',
    ]);
    expect(registry.get('master/pegawai').lookup?.except).toEqual(['HA06', 'HA08']);
    for (const name of ['master/pic-mitra', 'master/tim-mbkm-prodi', 'master/mahasiswa'])
      expect(registry.get(name).lookup).toBeNull();
    for (const name of ['master/kecamatan', 'master/kelurahan']) expect(registry.get(name).lookup?.bounded).toBe(true);
  });

  test('baris SIAMIK dan wilayah resmi terkunci, kolom lokal tidak', () => {
    const student = registry.get('master/mahasiswa').builtIn;
    expect(student).toMatchObject({ field: 'sumber', value: 'siamik' });
    expect(String(student?.message)).toBe('Data SIAMIK tidak dapat dihapus.');
    expect(String(student?.lockedMessage)).toBe('Kolom ini berasal dari SIAMIK');
    expect(student?.lockedFields).toEqual(expect.arrayContaining(['npm', 'nama', 'ipk']));
    for (const name of ['email', 'noHp', 'aktif']) expect(student?.lockedFields).not.toContain(name);
    expect(registry.get('master/kelurahan').builtIn).toMatchObject({
      value: 'resmi',
      lockedFields: ['nama', 'idKecamatan'],
    });
  });
});

describe('alur kerja', () => {
  const actions = (name: string) => {
    const field = registry.get(name).fields.status;
    if (field?.kind !== 'status') throw new Error(`${name} tanpa alur`);
    return Object.entries(field.workflow.actions).map(
      ([name, action]) =>
        `${statesOf(action).join(',')} ${name}${action.note ? '*' : ''}(${rolesOf(action).toSorted().join(',')}) ${action.arrows.flatMap(({ to }) => to)}`,
    );
  };
  test.each([
    [
      'master/periode',
      [
        'draf aktifkan(HA01,HA03) aktif',
        'draf,aktif tutup(HA01,HA03) ditutup',
        'ditutup buka*(HA01) aktif',
        'ditutup kunci*(HA01,HA03) dikunci',
        'dikunci buka_kunci*(HA01) ditutup',
      ],
    ],
    [
      'master/mitra',
      [
        'diusulkan setujui(HA01,HA03) aktif',
        'diusulkan tolak*(HA01,HA03) ditolak',
        'ditolak tinjau*(HA01,HA03) diusulkan',
        'aktif nonaktifkan(HA01,HA03) nonaktif',
        'nonaktif aktifkan(HA01,HA03) aktif',
      ],
    ],
    ['master/paket-konversi', ['draf,arsip aktifkan(HA01,HA03,HA05) aktif', 'aktif arsipkan(HA01,HA03,HA05) arsip']],
  ])('%s', (name, expected) => {
    expect(actions(name)).toEqual(expected);
  });
});

describe('layar', () => {
  test('setiap layar ada di spesifikasi atau ditandai tambahan di dokumen', () => {
    const known = new Set([...routes, ...added].map(path => path.toLowerCase().replace(/\/\{\w+\}$/, '')));
    const specified = registry.screens.map(({ path }) => path.replace(/\/:\w+$/, ''));
    expect(specified.filter(path => !known.has(path.toLowerCase()))).toEqual([]);
    const declared = new Set(specified.map(path => path.toLowerCase()));
    expect(
      added.filter(path => !declared.has(path.toLowerCase())),
      'no longer a screen',
    ).toEqual([]);
  });

  test('setiap peran layar boleh membaca sumber datanya, dan hanya peran berhak yang menulis', () => {
    for (const { path, roles, resources, pattern } of registry.screens) {
      expect(Object.keys(roles).length, path).toBeGreaterThan(0);
      if (pattern !== 'crud') continue;
      for (const role of allRoles.filter(code => code in roles)) {
        const rule = registry.get(resources[0] ?? '').access[role];
        expect(rule?.flags, `${path} ${role}`).toContain('read');
        if (roles[role] === 'read') expect(rule?.flags, `${path} ${role}`).toEqual(['read', 'export']);
      }
    }
  });

  test('alamat umum tidak menjadi menu', () => {
    const paths = new Set(registry.screens.map(({ path }) => path));
    expect(publicPaths.filter(path => paths.has(path))).toEqual([]);
    expect(publicPaths).toContain('/login/choose');
  });
});

describe('menu bawaan', () => {
  const tree = defaultMenu(registry.screens);
  const has = (key: string): boolean =>
    registry.screens.some(
      ({ group }) => group === key || menuGroups.some(one => one.parent === key && one.key === group),
    );
  const flat = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap(node => [node, ...flat(node.children)]);

  const master = tree.find(({ name }) => name === 'Master');

  test('kelompok berurutan; yang kosong tidak ada', () => {
    expect(tree.map(({ name }) => name)).toEqual([
      ...menuGroups.filter(({ key, parent }) => !parent && has(key)).map(({ name }) => name),
    ]);
    expect(tree.length).toBeGreaterThan(2);
    expect(master?.children.map(({ name }) => name)).toEqual([
      'Akademik',
      'Program',
      'Mitra',
      'Tim Prodi',
      'Luaran dan Dokumen',
      'Wilayah',
      'Logistik',
    ]);
    expect(master?.children.map(({ urut }) => urut)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('setiap layar tepat sekali, kelompok tanpa tautan dan hak', () => {
    const nodes = flat(tree);
    const links = nodes.map(({ link }) => link).filter(link => link !== null);
    expect(links.toSorted()).toEqual(registry.screens.map(({ path }) => path).toSorted());
    for (const node of nodes.filter(({ link }) => link === null)) expect(node.roles).toEqual({});
    expect(nodes.find(({ link }) => link === '/pengaturan/user/profile')?.hiddenInMenu).toBe(true);
  });

  test('layar yang mewarisi berada di bawah induknya', () => {
    const base = registry.screens.find(({ path }) => path === '/dashboard');
    const profile = registry.screens.find(({ path }) => path === '/pengaturan/user/profile');
    if (!base || !profile) throw new Error('layar kurang');
    const child = { ...base, path: '/dashboard/detail', hidden: true, inherits: '/Dashboard' };
    const [home] = defaultMenu([base, profile, child]);
    expect(home?.children.map(({ link, urut }) => [link, urut])).toEqual([
      ['/dashboard', 1],
      ['/pengaturan/user/profile', 2],
    ]);
    expect(home?.children[0]?.children).toMatchObject([
      { link: '/dashboard/detail', mewarisi: true, hiddenInMenu: true },
    ]);
  });
});
