import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import {
  type Area,
  createRegistry,
  type Registry,
  type Resource,
  type Screen,
} from '../../../../resources/kit/index.ts';
import { createApp } from '../../../../server/app.ts';
import { rulesWith } from '../../../../server/areas/gatherAreas.ts';
import { prodiId } from '../../../../server/demo/campus.ts';
import { seedMenu } from '../../../../server/platform/access/seedMenu.ts';
import type { Db } from '../../../../server/platform/database/db.ts';
import { migrationsFolder } from '../../../../server/platform/database/migrationsFolder.ts';
import { pendingStatements } from '../../../../server/platform/database/schemaDiff.ts';
import { addStudent, uploaded } from '../../support/people.ts';
import { openTestDb, readAsPeople, testConfig, today } from '../../support/world.ts';

const root = join(import.meta.dirname, '../../../..');

/** The block of a page that says `// contoh: <path>`, as a module beside a kit, as if it stood at that path. */
async function example(path: string, page = 'README.md'): Promise<Record<string, unknown>> {
  const words = readFileSync(join(root, page), 'utf8');
  const blocks = [...words.matchAll(/```ts\n([\s\S]*?)```/g)].map(found => found[1] ?? '');
  const block = blocks.find(text => text.startsWith(`// contoh: ${path}\n`));
  if (!block) throw new Error(`${page} tidak punya contoh ${path}`);
  const base = join(root, '.cache/contoh-readme');
  const file = join(base, path.replace(/^resources\//, ''));
  mkdirSync(join(file, '..'), { recursive: true });
  // Files that an example imports from the product are placed where it looks for them.
  for (const [, named = ''] of block.matchAll(/from '(\.\.\/[^']+)'/g)) {
    const stub = join(file, '..', named);
    mkdirSync(join(stub, '..'), { recursive: true });
    writeFileSync(stub, `export * from ${JSON.stringify(join(root, 'resources', relative(base, stub)))};\n`);
  }
  writeFileSync(file, block);
  return import(pathToFileURL(file).href);
}

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'fields' in value && 'endpoint' in value;
const isArea = (value: unknown): value is Area =>
  typeof value === 'object' && value !== null && 'arrives' in value && 'programmes' in value;
const isScreen = (value: unknown): value is Screen =>
  typeof value === 'object' && value !== null && 'path' in value && 'pattern' in value;

/** A resource as it is once `resources/mbkm/jenis.ts` has the line that the page asks for. */
function withKind(r: Resource): Resource {
  const field = r.fields.kodeJenisMbkm;
  if (field?.kind !== 'enum') return r;
  const choices = { ...field.choices, ekspedisi: 'Ekspedisi' };
  return { ...r, fields: { ...r.fields, kodeJenisMbkm: { ...field, choices } } };
}

describe('contoh di README dan docs/menambah.md', () => {
  let app: FastifyInstance;
  let db: Db;
  let extended: Registry;
  const tokens = new Map<string, string>();
  const login = async (username: string): Promise<string> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/user/login',
      headers: { 'x-api-key': testConfig.apiKey },
      payload: { username, password: testConfig.demoPassword },
    });
    return answer.json().token.AccessToken;
  };
  const as = async (username: string) => {
    const token = tokens.get(username) ?? (await login(username));
    tokens.set(username, token);
    const headers = { authorization: `Bearer ${token}` };
    return {
      get: (path: string, query: Record<string, string> = {}) =>
        app.inject({ url: `/api/master/ruang-belajar${path}`, headers, query }),
      post: (payload: Record<string, unknown>) =>
        app.inject({ method: 'POST', url: '/api/master/ruang-belajar', headers, payload }),
      booking: (method: 'GET' | 'POST' | 'PUT', path: string, payload: Record<string, unknown> = {}) =>
        app.inject({
          method,
          url: `/api/master/peminjaman-ruang${path}`,
          headers,
          ...(method === 'GET' ? {} : { payload }),
        }),
    };
  };

  beforeAll(async () => {
    const { ruangBelajar } = await example('resources/master/ruangBelajar.ts');
    const { ruangBelajarScreen } = await example('resources/master/ruangBelajarScreen.ts');
    if (!isResource(ruangBelajar) || !isScreen(ruangBelajarScreen))
      throw new Error('contoh tidak mengekspor yang dijanjikan');
    const page = 'docs/menambah.md';
    await example('resources/master/alurPeminjaman.ts', page);
    const { peminjamanRuang } = await example('resources/master/peminjamanRuang.ts', page);
    const { peminjamanScreens } = await example('resources/master/peminjamanScreens.ts', page);
    if (!isResource(peminjamanRuang) || !Array.isArray(peminjamanScreens) || !peminjamanScreens.every(isScreen))
      throw new Error('contoh tidak mengekspor yang dijanjikan');
    await example('resources/ekspedisi/messages.ts', page);
    await example('resources/ekspedisi/dataEkspedisi.ts', page);
    await example('resources/ekspedisi/programme.ts', page);
    await example('resources/ekspedisi/screens.ts', page);
    const { areaEkspedisi: expedition } = await example('resources/ekspedisi/index.ts', page);
    if (!isArea(expedition)) throw new Error('contoh tidak mengekspor yang dijanjikan');
    extended = createRegistry(
      [...registry.resources.map(withKind), ruangBelajar, peminjamanRuang, ...expedition.resources],
      [...registry.screens, ruangBelajarScreen, ...peminjamanScreens, ...expedition.screens],
      [...registry.programmes, ...expedition.programmes],
      registry.letters,
    );
    db = await openTestDb({ template: inject('template'), templateDatabase: inject('templateDatabase') });
    for (const statement of (await pendingStatements(extended, migrationsFolder)).statements)
      await db.execute(statement);
    await seedMenu(db, extended);
    const rulesByResource = rulesWith(extended);
    ({ app } = await createApp({
      config: testConfig,
      db,
      registry: extended,
      rulesByResource,
      demo: true,
      now: () => today,
    }));
    await app.ready();
    readAsPeople(app);
  });
  afterAll(async () => {
    await app?.close();
    await db?.close();
  });

  const room = async (change: Record<string, unknown> = {}) => {
    const prodi = await db.one<{ id: string }>(`select id from master_program_prodi order by kode limit 1`);
    return {
      kode: 'r-101',
      nama: 'Ruang Diskusi',
      idProgramProdi: prodi?.id,
      kapasitas: 12,
      jenis: 'kelas',
      ...change,
    };
  };

  it('memberi Tim MBKM tambah, daftar, cari, dan riwayat', async () => {
    const tim = await as('timmbkm');
    const created = await tim.post(await room());
    expect(created.statusCode, created.body).toBe(201);
    expect(created.json()).toMatchObject({ kode: 'R-101', aktif: true, version: 1 });
    const list = await tim.get('', { filter: '{"q":"diskusi"}', embed: '1' });
    expect(list.headers['content-range']).toBe('items 0-0/1');
    expect(list.json()[0]).toMatchObject({ kode: 'R-101', _embed: { idProgramProdi: { label: expect.any(String) } } });
    const history = await tim.get(`/${created.json().id}/riwayat`);
    expect(history.json()).toMatchObject([{ aksi: 'buat' }]);
  });

  it('menolak isian yang salah per kolom dengan kata-kata deklarasi', async () => {
    const tim = await as('timmbkm');
    await tim.post(await room({ kode: 'r-102' }));
    const twice = await tim.post(await room({ kode: 'R-102' }));
    expect(twice.json()).toMatchObject({ errors: { kode: 'Kode sudah digunakan.' } });
    const large = await tim.post(await room({ kode: 'lab', jenis: 'laboratorium', kapasitas: 100 }));
    expect(large.statusCode).toBe(422);
    expect(large.json()).toMatchObject({ errors: { kapasitas: 'Maksimal 60.' } });
  });

  it('memberi koordinator daftar baca saja dan menolak peran lain', async () => {
    const koordinator = await as('koordinator');
    expect((await koordinator.get('')).statusCode).toBe(200);
    expect((await koordinator.post(await room({ kode: 'x' }))).statusCode).toBe(403);
    expect((await (await as('mahasiswa')).get('')).statusCode).toBe(403);
  });

  it('docs/menambah.md: alur menjaga peran, keadaan, dan catatan, dan mencatat setiap langkah', async () => {
    const tim = await as('timmbkm');
    const koordinator = await as('koordinator');
    const own = await db.one<{ id: string }>(
      `select id_program_prodi as id from pengaturan_user_role where id_role = 'HA05' and id_user =
         (select id from pengaturan_user where username = 'koordinator')`,
    );
    const ruang = await tim.post(await room({ kode: 'r-201', idProgramProdi: own?.id }));
    const made = await koordinator.booking('POST', '', {
      idRuangBelajar: ruang.json().id,
      idProgramProdi: own?.id,
      acara: 'Belajar kelompok',
      tanggal: '2026-12-01',
    });
    expect(made.statusCode, made.body).toBe(201);
    expect(made.json().status).toBe('draf');
    const act = async (who: typeof tim, aksi: string, body = {}) => {
      const { version } = (await tim.booking('GET', `/${made.json().id}`)).json<{ version: number }>();
      return who.booking('POST', `/${made.json().id}/aksi/${aksi}`, { version, ...body });
    };
    expect((await act(koordinator, 'setujui')).statusCode).toBe(403);
    expect((await act(tim, 'setujui')).statusCode).toBe(409);
    expect((await act(koordinator, 'ajukan')).json().status).toBe('diajukan');
    expect((await act(tim, 'revisi')).json()).toMatchObject({ statusCode: 422, message: 'Catatan wajib diisi.' });
    expect((await act(tim, 'revisi', { catatan: 'Tanggal penuh.' })).json().status).toBe('revisi');
    expect((await act(koordinator, 'ajukan')).json().status).toBe('diajukan');
    const bare = await act(tim, 'setujui');
    expect(bare.json()).toMatchObject({ statusCode: 422, errors: { kursi: 'Wajib diisi.' } });
    const crowded = await act(tim, 'setujui', { kursi: 500 });
    expect(crowded.json()).toMatchObject({ statusCode: 422, errors: { kursi: expect.stringContaining('200') } });
    const id: string = made.json().id;
    const version = async () => (await tim.booking('GET', `/${id}`)).json<{ version: number }>().version;
    const items = [{ id, version: await version() }];
    // Together: what is wrong for all is said once, by field.
    const many = await tim.booking('PUT', '/putuskan', { items, aksi: 'setujui', kursi: 'dua' });
    expect(many.json()).toMatchObject({ statusCode: 422, errors: { kursi: expect.any(String) } });
    expect((await tim.booking('PUT', '/putuskan', { items, aksi: 'ajukan' })).json()).toMatchObject({
      errors: { aksi: expect.any(String) },
    });
    expect((await tim.booking('PUT', '/putuskan', { items, aksi: 'setujui' })).json()).toMatchObject({
      berhasil: [],
      gagal: [{ id, pesan: 'Wajib diisi.' }],
    });
    const approved = await tim.booking('PUT', `/putuskan/${id}`, {
      aksi: 'setujui',
      version: await version(),
      kursi: 24,
    });
    expect(approved.json()).toMatchObject({ status: 'disetujui', kursi: 24 });
    const history = (await tim.booking('GET', `/${made.json().id}/riwayat`)).json<{ keStatus: string }[]>();
    expect(history.map(({ keStatus }) => keStatus).slice(0, 4)).toEqual([
      'disetujui',
      'diajukan',
      'revisi',
      'diajukan',
    ]);
    const menus = await db.query<{ link: string }>(
      `select link from pengaturan_menu where link like '/master/peminjaman-ruang%' order by link`,
    );
    expect(menus.map(({ link }) => link)).toEqual([
      '/master/peminjaman-ruang',
      '/master/peminjaman-ruang/persetujuan',
      '/master/peminjaman-ruang/persetujuan/detail/:id',
    ]);
  });

  it('docs/menambah.md: program dapat didaftari; draf dan pengajuan menuntut yang dideklarasikan', async () => {
    const prodi = prodiId('081010');
    const user = await addStudent(db, prodi, 'peserta.ekspedisi', '22081019903');
    const token = await login('peserta.ekspedisi');
    const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: Record<string, unknown>) =>
      app.inject({
        method,
        url: `/api/${path}`,
        headers: { authorization: `Bearer ${token}` },
        ...(payload ? { payload } : {}),
      });
    const period = await db.one<{ id: string }>(
      `select id from master_periode where status = 'aktif' order by tanggal_mulai limit 1`,
    );
    await db.execute(
      `update master_periode set pendaftaran_mulai = $2::date - 5, pendaftaran_selesai = $2::date + 5 where id = $1`,
      [period?.id, today],
    );
    await db.execute(`delete from master_periode_jadwal where tahap = 'pendaftaran'`);
    const admin = { authorization: `Bearer ${await login('superadmin')}` };
    const add = async (path: string, payload: Record<string, unknown>): Promise<string> => {
      const made = await app.inject({ method: 'POST', url: `/api/master/${path}`, headers: admin, payload });
      expect(made.statusCode, made.body).toBe(201);
      return made.json<{ id: string }>().id;
    };
    const kind = { kode: 'ekspedisi', nama: 'Ekspedisi', sksMaks: 20, kelompokKonversi: 'penilaian' };
    const idProgram = await add('program', {
      kode: 'EKSPEDISI',
      nama: 'Ekspedisi',
      idJenisMbkm: await add('jenis-mbkm', kind),
      penyelenggara: 'perguruan_tinggi',
      polaPendaftaran: 'mandiri',
      sksMaksKonversi: 20,
      durasiMinHari: 30,
    });
    const base = { idProgram, idPeriode: period?.id, jalur: 'mandiri' };
    const asked = await call(
      'GET',
      `ekspedisi/pendaftaran/kelayakan?idProgram=${base.idProgram}&idPeriode=${base.idPeriode}`,
    );
    expect(asked.json(), asked.body).toMatchObject({ bolehMendaftar: true });
    const early = await call('POST', 'ekspedisi/pendaftaran', { ...base, ekspedisi: {} });
    expect([early.statusCode, early.json().errors]).toEqual([422, { 'ekspedisi.tujuan': 'Tulis tujuan ekspedisi.' }]);
    const draft = await call('POST', 'ekspedisi/pendaftaran', { ...base, ekspedisi: { tujuan: 'Pulau Bawean' } });
    expect(draft.statusCode, draft.body).toBe(201);
    const send = {
      version: draft.json().version,
      ajukan: true,
      tanggalMulai: '2026-11-10',
      tanggalSelesai: '2027-03-05',
    };
    const path = `ekspedisi/pendaftaran/${draft.json().id}`;
    const lacking = await call('PUT', path, { ...send, ekspedisi: { rencana: 'Menyelam.' } });
    expect([lacking.statusCode, lacking.json().errors]).toEqual([
      422,
      { 'ekspedisi.rencana': 'Rencana minimal 50 karakter.', 'ekspedisi.suratIzin': 'Wajib diisi.' },
    ]);
    const suratIzin = await uploaded(db, 'ekspedisi/data-ekspedisi', 'suratIzin', user);
    const rencana = 'Memetakan terumbu karang di tiga teluk bersama nelayan setempat.';
    const sent = await call('PUT', path, { ...send, ekspedisi: { rencana, suratIzin } });
    expect(sent.json(), sent.body).toMatchObject({
      status: 'diajukan',
      tahapAktif: 'prodi',
      kodeJenisMbkm: 'ekspedisi',
    });
    const menus = await db.query<{ link: string; nama: string }>(
      `select link, name as nama from pengaturan_menu where link like '/ekspedisi/%' and not hidden_in_menu order by link`,
    );
    expect(menus.map(({ nama }) => nama)).toEqual(
      expect.arrayContaining([
        'Pendaftaran Ekspedisi',
        'Verifikasi Ekspedisi',
        'Penilaian Ekspedisi',
        'Monitoring Ekspedisi',
      ]),
    );
  });

  it('menambah menu dan dokumentasi API', async () => {
    const menu = await db.one(`select 1 as ada from pengaturan_menu where link = '/master/ruang-belajar'`);
    expect(menu).toBeDefined();
    const document = await app.inject('/api/docs/json');
    expect(Object.keys(document.json().paths)).toContain('/api/master/ruang-belajar');
  });
});
