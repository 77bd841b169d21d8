import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { messages } from '../../../resources/kit/index.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/**
 * Every call and screen of the specification, walked: each is answered by the portal, not by 'no such address'. An area
 * names its prefixes; what a prefix covers comes from tests/spec.
 */
interface Area {
  name: string;
  calls: readonly string[];
  screens: readonly string[];
  /** Meaning of a FAMILY line of the specification: method and path below its base. */
  families: Readonly<Record<string, readonly (readonly [method: string, path: string])[]>>;
}

const sync = [
  ['GET', 'get-data'],
  ['PUT', 'singkron'],
  ['PUT', 'singkron/{id}'],
] as const;

/** Calls of a resource, with others below it. */
const rowsAt = (...more: (readonly [string, string])[]) =>
  [['GET', ''], ['GET', '{id}'], ['POST', ''], ['PUT', '{id}'], ['DELETE', '{id}'], ...more] as const;

/** Resources filled from a spreadsheet (docs/domain/20 §2). */
const imported = [
  ['GET', 'template'],
  ['POST', 'import'],
  ['POST', 'save-import'],
] as const;

/** Bases that lead on to those below /api/v6/komcad. */
const shortAddresses = [
  'mhs',
  'pendaftaran',
  'upload',
  'seleksi-kompetensi',
  'upload-kelulusan',
  'log-book',
  'update-status',
] as const;

const areas: readonly Area[] = [
  {
    name: 'KKN',
    calls: ['/api/v3/kkn/'],
    screens: ['/kkn'],
    families: {
      '/api/v3/kkn/desa': rowsAt(['GET', 'peta'], ['POST', 'salin'], ...imported),
      '/api/v3/kkn/dpl': rowsAt(...imported),
      '/api/v3/kkn/pendaftaran': rowsAt(['GET', 'syarat'], ['GET', 'saya'], ['PUT', 'selesaikan']),
      '/api/v3/kkn/kkn-kelompok': rowsAt(['POST', 'gabung'], ['POST', '{id}/undang'], ['PUT', 'undangan/{id}']),
      '/api/v3/kkn/pic-kelompok': rowsAt(),
      '/api/v3/kkn/mhs': [
        ['GET', ''],
        ['GET', '{id}'],
      ],
      '/api/v3/kkn/memilih-dospem': [
        ['GET', ''],
        ['GET', '{id}'],
        ['POST', ''],
        ['GET', 'tersedia'],
      ],
      '/api/v3/kkn/laporan-harian': rowsAt(['POST', 'kirim-banyak'], ['PUT', 'verifikasi'], ['POST', 'buka-terlambat']),
      '/api/v3/kkn/laporan-perjalanan-dinas': rowsAt(),
      '/api/v3/kkn/laporan-tugas-mingguan': rowsAt(['GET', 'bahan'], ['PUT', 'verifikasi']),
      '/api/v3/kkn/menilai-kkn': [
        ['GET', ''],
        ['GET', 'lembar'],
        ['PUT', 'lembar'],
        ['PUT', 'kirim'],
        ['GET', 'rekap'],
        ...imported,
      ],
      '/api/v3/kkn/bank-dokumen': rowsAt(),
      '/api/v3/kkn/kkn-luaran': rowsAt(['GET', 'kelengkapan']),
      '/api/v3/kkn/mengatur-kelompok': [
        ['GET', ''],
        ['PUT', '{id}'],
        ['PUT', '{id}/ketua'],
        ['PUT', 'pindah'],
        ['POST', 'usulan'],
        ['GET', 'usulan'],
      ],
    },
  },
  {
    name: 'KWU',
    calls: ['/api/v4/kwu/'],
    screens: ['/kwu'],
    families: {
      '/api/v4/kwu/kelompok': rowsAt(
        ['GET', 'all'],
        ['POST', 'gabung'],
        ['POST', '{id}/undang'],
        ['PUT', 'undangan/{id}'],
        ['GET', 'dpl-tersedia'],
        ['GET', '{id}/daftar-ulang'],
        ['GET', '{id}/keuangan'],
      ),
      '/api/v4/kwu/pendaftaran-kwu': rowsAt(['GET', 'all'], ['PUT', 'selesaikan'], ...imported),
      '/api/v4/kwu/profile': rowsAt(['GET', 'all'], ['GET', '{id}/kanvas']),
      '/api/v4/kwu/mhs': [
        ['GET', ''],
        ['GET', 'all'],
        ['GET', 'export'],
        ['GET', '{id}'],
      ],
      '/api/v4/kwu/menilai-kwu': [
        ['GET', ''],
        ['GET', 'lembar'],
        ['PUT', 'lembar'],
        ['PUT', 'kirim'],
        ['GET', 'rekap'],
      ],
      '/api/v4/kwu/log-book': rowsAt(
        ['GET', 'all'],
        ['POST', 'kirim-banyak'],
        ['PUT', 'verifikasi'],
        ['POST', 'buka-terlambat'],
      ),
      '/api/v4/kwu/luaran': rowsAt(['GET', 'all'], ['GET', 'kelengkapan']),
    },
  },
  {
    name: 'pertukaran masuk',
    calls: [
      '/api/v2/mhs-luar-upn/',
      ...['register-mk', 'mata-kuliah', 'mk-dosen', 'rpt-matkul-inbond'].map(
        path => `/api/v2/pertukaran-mahasiswa/${path}`,
      ),
    ],
    screens: ['/pertukaran-mahasiswa/inbound', '/pertukaran-mahasiswa/verifikasi', '/pertukaran-mahasiswa/menu/inbond'],
    families: {
      '/api/v2/pertukaran-mahasiswa/register-mk': [['POST', '']],
      '/api/v2/pertukaran-mahasiswa/mata-kuliah': rowsAt(['GET', 'all'], ['POST', 'salin']),
      '/api/v2/pertukaran-mahasiswa/mk-dosen': rowsAt(['GET', 'saya']),
    },
  },
  {
    name: 'Komcad',

    calls: ['/api/v6/komcad', '/api/v6/generate-surat/'],
    screens: ['/komcad'],
    families: {
      '/api/v6/komcad': [
        ...rowsAt().map(([method, tail]) => [method, `program${tail && `/${tail}`}`] as const),
        ...(['mhs', 'mhs/{id}', 'mhs/saya', 'mhs/ringkasan', 'mhs/{id}/surat'] as const).map(
          path => ['GET', path] as const,
        ),
        ...rowsAt(['GET', 'kelayakan']).map(([method, tail]) => [method, `pendaftaran${tail && `/${tail}`}`] as const),
        ...['upload-dokumen', 'seleksi-kompetensi', 'upload-kelulusan', 'log-book'].flatMap(name =>
          rowsAt().map(([method, tail]) => [method, `${name}${tail && `/${tail}`}`] as const),
        ),
        ...['latsarmil', 'penilaian'].flatMap(name => [['GET', name] as const, ['PUT', `${name}/{id}`] as const]),
        ['PUT', 'update-status/{id}'],
        ['PUT', 'update-status/bulk'],
        ['POST', 'seleksi-kompetensi/jadwal'],
      ],
    },
  },
  {
    name: 'riset',
    calls: ['/api/v5/riset/'],
    screens: ['/riset'],
    families: {
      '/api/v5/riset/mhs': (['', 'saya', 'ringkasan', 'all', 'export', '{id}'] as const).map(
        path => ['GET', path] as const,
      ),
      '/api/v5/riset/log-book': rowsAt(
        ['PUT', 'verifikasi'],
        ['POST', 'dokumen/tambah'],
        ['DELETE', 'dokumen/delete/{id}'],
      ),
      '/api/v5/riset/pendaftaran': rowsAt(
        ['GET', 'all'],
        ['GET', 'kelayakan'],
        ['PUT', '{id}/status'],
        ['PUT', 'status/bulk'],
        ['POST', '{id}/konfirmasi'],
      ),
      '/api/v5/riset/inisiasi-mitra': rowsAt(['GET', 'serupa'], ['POST', '{id}/tautkan']),
      '/api/v5/riset/luaran': rowsAt(['GET', 'kelengkapan'], ['POST', '{id}/salin-portofolio']),
      '/api/v5/riset/nilai-mitra': rowsAt(),
      '/api/v5/riset/menilai-riset': [
        ['GET', ''],
        ['GET', '{id}'],
        ['PUT', '{id}'],
        ['GET', '{id}/kesiapan'],
      ],
      '/api/v5/riset/verifikasi-skema': rowsAt(),
      '/api/v5/riset/lookup-mahasiswa': [['GET', '']],
      '/api/v5/riset/dosen': [['GET', '']],
    },
  },
  {
    name: 'portofolio',
    calls: [
      '/api/v9/hki-',
      '/api/v9/jurnal-',
      '/api/v9/proceeding-',
      '/api/v9/jejaring',
      '/api/v9/mbkm-',
      '/api/v9/dash',
    ],
    screens: ['/portofolio'],
    families: {
      ...Object.fromEntries(
        ['hki-mhs', 'jurnal-mhs', 'proceeding-mhs', 'jejaring'].map(name => [
          `/api/v9/${name}`,
          rowsAt(['PUT', '{id}/status'], ['PUT', 'status/bulk']),
        ]),
      ),
      '/api/v9/mbkm-mhs': [['GET', '']],
      '/api/v9/dashboard': [
        ...(['statistik', 'list', 'mahasiswa', 'mahasiswa/{id}', 'dosen', 'dosen/{id}'] as const).map(
          path => ['GET', path] as const,
        ),
        ['GET', 'mahasiswa/{id}/cetak'],
      ],
    },
  },
  {
    name: 'akun, menu, dan peserta',
    calls: ['/api/silaturahmi/', '/api/user', '/api/auth/', '/api/roles', '/api/menu', '/api/mbkm/'],
    screens: ['/pengaturan/', '/dashboard', '/admin', '/inspire', '/data-mbkm/', '/monitoring', '/penilaian-konversi'],
    families: {},
  },
  { name: 'Magang', calls: ['/api/magang/'], screens: ['/magang/'], families: {} },
  {
    name: 'pertukaran keluar',
    calls: ['krs', 'permadi', 'penilaian-konversi'].map(path => `/api/v2/pertukaran-mahasiswa/${path}`),
    screens: ['outbound', 'permadi', 'menu/outbond'].map(path => `/pertukaran-mahasiswa/${path}`),
    families: {
      '/api/v2/pertukaran-mahasiswa/krs': [['GET', '']],
      '/api/v2/pertukaran-mahasiswa/krs-mhs-upn-outbond': rowsAt(),
      '/api/v2/pertukaran-mahasiswa/permadi': rowsAt(),
    },
  },
  {
    name: 'Komcad, alamat pendek',
    calls: shortAddresses.map(name => `/api/v6/${name}`),
    screens: ['/komcad'],
    families: Object.fromEntries(
      shortAddresses.map(name => [
        `/api/v6/${name}`,
        name === 'update-status'
          ? ([
              ['PUT', '{id}'],
              ['PUT', 'bulk'],
            ] as const)
          : name === 'mhs'
            ? ([
                ['GET', ''],
                ['GET', '{id}'],
              ] as const)
            : rowsAt(),
      ]),
    ),
  },
  {
    name: 'master dan sinkronisasi',
    calls: ['/api/master/', '/api/matkul/', '/api/v3/master/', '/api/v7/master/', '/api/v9/master/', '/api/files'],
    screens: ['/master/', '/sinkronisasi/', '/network'],
    families: {
      '/api/master/mahasiswa/*': sync,
      '/api/master/dosen/*': sync,
      '/api/master/tendik/*': sync,
      '/api/matkul/singkron/*': [
        ['GET', 'get-data'],
        ['PUT', ''],
        ['PUT', '{id}'],
      ],
    },
  },
];

const linesOf = (file: string) =>
  readFileSync(new URL(`../../spec/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line && !line.startsWith('#'));

const crud = (path: string): [string, string][] => [
  ['GET', path],
  ['GET', `${path}/{id}`],
  ['POST', path],
  ['PUT', `${path}/{id}`],
  ['DELETE', `${path}/{id}`],
];

/** The calls that a line of the specification stands for. */
function callsOf(line: string, families: Area['families']): (readonly [method: string, path: string])[] {
  const [verb = '', path = ''] = line.split('\t');
  if (verb === 'CRUD') {
    // A mirror is written by synchronisation alone (docs/domain/10 §2.2 siamik-fakjur).
    const mirror = registry.resources.find(r => `/api/${r.endpoint}` === path)?.serverOnly;
    return crud(path).filter(([method]) => !mirror || method === 'GET');
  }
  if (verb !== 'FAMILY') return [[verb, path]];
  const base = path.replace(/\/\*$/, '');
  const meant = (families[path] ?? []).map(([method, tail]) => [method, tail ? `${base}/${tail}` : base] as const);
  // The base itself is what the specification names: it is read, whatever else stands below it.
  return path.endsWith('/*') || !meant.length ? meant : [['GET', base], ...meant];
}

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  admin = await world.as('HA01');
});
afterAll(() => world.close());

/** An id that nothing has: a call about it finds no row, but the portal knows the address. */
const nothing = '01920000-0000-7000-8000-000000000000';

it('tiap panggilan spesifikasi ditanyakan', () => {
  const prefixes = areas.flatMap(({ calls }) => calls);
  const missed = linesOf('endpoints.txt').filter(
    line => !prefixes.some(prefix => line.split('\t')[1]?.startsWith(prefix)),
  );
  expect(missed).toEqual([]);
  expect(linesOf('endpoints.txt')).toHaveLength(192);
});

describe.each(areas)('$name', ({ calls, screens, families }) => {
  const lines = linesOf('endpoints.txt').filter(line => calls.some(prefix => line.split('\t')[1]?.startsWith(prefix)));
  const paths = linesOf('routes.txt').filter(path => screens.some(prefix => path.startsWith(prefix)));

  it('menyebut alamat spesifikasi', () => {
    expect(lines.length).toBeGreaterThan(0);
    expect(paths.length).toBeGreaterThan(0);
  });

  it.each(lines)('%s', async line => {
    const wanted = callsOf(line, families);
    expect(wanted.length, 'keluarga tanpa arti').toBeGreaterThan(0);
    for (const [method, path] of wanted) {
      const url = path.replaceAll(/\{\w+\}/g, nothing);
      const headers = { authorization: `Bearer ${admin.token}` };
      const ask = (at: string) =>
        world.app.inject({
          method: method as 'GET',
          url: at,
          headers,
          ...(method === 'POST' || method === 'PUT' ? { payload: {} } : {}),
        });
      const first = await ask(url);
      // A short address leads on, with method and body.
      const answer = first.statusCode === 308 ? await ask(String(first.headers.location)) : first;
      // A template is a spreadsheet, everything else JSON: the sentence is in neither.
      expect(answer.body, `${method} ${url}`).not.toContain(messages.unknownCall.text);
      expect(answer.statusCode, `${method} ${url} ${answer.body.slice(0, 200)}`).toBeLessThan(500);
      // A read that names no row has one to answer, or says what it needs.
      if (method === 'GET' && !path.includes('{')) expect(answer.statusCode, `${method} ${url}`).not.toBe(404);
    }
  });

  it.each(paths)('%s adalah layar yang boleh dibuka suatu peran', path => {
    // A page of one row takes the id that the specification gives as `?id=` from its own path.
    const at = path.replaceAll(/\{(\w+)\}/g, ':$1');
    const own = [at, `${at}/:id`].map(each => each.toLowerCase());
    const screen = registry.screens.find(found => own.includes(found.path.toLowerCase()));
    expect(screen, path).toBeDefined();
    expect(Object.keys(screen?.roles ?? {}).length).toBeGreaterThan(0);
  });
});
