import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse as Response } from 'fastify';
import pg from 'pg';
import { registry as real } from '../../../../resources/index.ts';
import {
  allow,
  boolean,
  choice,
  choicesOf,
  createRegistry,
  date,
  datetime,
  decimal,
  flags,
  integer,
  longtext,
  money,
  ownProdi,
  read,
  ref,
  refs,
  resource,
  text,
  time,
  write,
} from '../../../../resources/kit/index.ts';
import type { Caller } from '../../../../server/platform/access/caller.ts';
import { readConfig } from '../../../../server/platform/config.ts';
import { connect } from '../../../../server/platform/database/client.ts';
import type { Db } from '../../../../server/platform/database/db.ts';
import { migrate } from '../../../../server/platform/database/migrate.ts';
import { migrationsFolder } from '../../../../server/platform/database/migrationsFolder.ts';
import { writeMigration } from '../../../../server/platform/database/schemaDiff.ts';
import type { Engine } from '../../../../server/platform/engine/context.ts';
import { createEngine } from '../../../../server/platform/engine/engine.ts';
import { registerExport } from '../../../../server/platform/engine/export/routes.ts';
import { settled } from '../../../../server/platform/engine/import/apply.ts';
import { bulkLoad } from '../../../../server/platform/engine/import/bulkLoad.ts';
import { registerImport } from '../../../../server/platform/engine/import/routes.ts';
import type { RulesByResource } from '../../../../server/platform/engine/rules.ts';
import { invalid } from '../../../../server/platform/errors.ts';
import { createHttp } from '../../../../server/platform/http.ts';
import { said } from '../../../fixtures/said.ts';
import { embeddedTemplate, openCopy } from '../../support/template.ts';
import { asRead } from '../../support/world.ts';

/** A small invented university: the import is tested on entities that nobody changes. */

const everybody = { HA03: write(), HA05: read(), HA10: read() };

const dosen = resource({
  name: 'uji/dosen',
  label: 'Dosen',
  fields: { nip: text(18, { required: true, unique: true }), nama: text(100, { required: true }), tetap: boolean() },
  access: everybody,
});
const desa = resource({
  name: 'uji/desa',
  label: 'Desa',
  id: { pattern: /^\d{2}\.\d{2}$/, message: said('Kode harus berbentuk 35.78.'), label: 'Kode desa', max: 5 },
  fields: { nama: text(80, { required: true }), kota: text(80) },
  access: everybody,
});
const peserta = resource({
  name: 'uji/peserta',
  label: 'Peserta',
  representation: '{npm} {nama}',
  fields: {
    npm: text(15, {
      required: true,
      unique: said('NPM sudah digunakan.'),
      fixed: true,
      pattern: [/^\d{8,15}$/, said('NPM harus 8–15 angka.')],
    }),
    nama: text(100, { required: true, aliases: ['nama lengkap'] }),
    nik: text(16),
    idProgramProdi: ref('master/program-prodi', { required: true, label: 'Program studi' }),
    idDosen: ref('uji/dosen', { only: { tetap: true }, onlyMessage: said('Pembimbing harus dosen tetap.') }),
    dosenLain: refs('uji/dosen'),
    idDesa: ref('uji/desa'),
    jalur: choice({ reguler: 'Reguler', alih_jenjang: 'Alih jenjang' }, { default: 'reguler' }),
    minat: choicesOf({ riset: 'Riset', magang: 'Magang' }),
    angkatan: integer(2000, 2100, { required: true }),
    ipk: decimal(3, 2, { min: 0, max: 4 }),
    saldo: money(),
    lahir: date({ label: 'Tanggal lahir' }),
    mulai: datetime(),
    jam: time(),
    aktif: boolean({ default: true }),
    catatan: longtext(),
    sumber: choice({ pusat: 'Pusat', manual: 'Manual' }, { default: 'manual', readOnly: true }),
    sandi: text(10, { derived: true }),
  },
  filters: ['angkatan', 'aktif'],
  search: ['npm', 'nama'],
  sort: ['npm'],
  orders: ['nama'],
  key: ['npm'],
  access: {
    HA02: allow(ownProdi(), ['export']),
    HA03: write(),
    HA04: read(),
    HA05: write(ownProdi(), {
      hide: ['nik'],
      only: ['npm', 'nama', 'idProgramProdi', 'angkatan', 'ipk', 'lahir', 'jalur'],
    }),
    HA07: allow(ownProdi(), ['import', 'update']),
  },
  check: row =>
    row.ipk != null && row.ipk > 3.9 && !row.catatan ? { catatan: said('IPK di atas 3,9 perlu catatan.') } : {},
  derive: row => ({ sandi: `S${row.npm?.slice(-4) ?? ''}` }),
  builtIn: {
    field: 'sumber',
    value: 'pusat',
    message: said('Terkunci.'),
    lockedFields: ['nama'],
    lockedMessage: said('Kolom ini berasal dari pusat.'),
  },
});
const nilai = resource({
  name: 'uji/nilai',
  label: 'Nilai',
  representation: '{nilai}',
  fields: { idPeserta: ref('uji/peserta', { required: true }), nilai: integer(0, 100, { required: true }) },
  unique: [[['idPeserta', 'nilai'], said('Nilai ini sudah ada.')]],
  access: { HA03: write() },
});
const kelompok = resource({
  name: 'uji/kelompok',
  label: 'Kelompok',
  fields: {
    nama: text(60, { required: true, unique: true }),
    urutan: integer(1, 99),
    anggota: refs('uji/peserta'),
    jejak: text(60, { readOnly: true }),
  },
  access: { HA03: write() },
});

export const registry = createRegistry(
  [...real.resources, dosen, desa, peserta, nilai, kelompok],
  real.screens,
  real.programmes,
  real.letters,
);

/** Groups have rules of their own: a name that may not be, a field that only the server sets. */
const rules: RulesByResource = {
  'uji/kelompok': {
    beforeCreate: (_ctx, data) => {
      if (data.nama === 'Terlarang') throw invalid({ nama: said('Nama ini tidak boleh dipakai.') });
      data.jejak = 'dibuat';
    },
    beforeUpdate: (_ctx, _before, data) => {
      data.jejak = 'diubah';
    },
  },
};

/** Ids that stay the same, so that a filled database can be kept from one run to the next. */
const fixedId = (n: number): string => `0192f3a0-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const prodi = { informatika: fixedId(1), sistem: fixedId(2) } as const;
const fakultas = fixedId(3);
const people = {
  tim: fixedId(11),
  koordinator: fixedId(12),
  bakpk: fixedId(13),
  penilai: fixedId(14),
  mahasiswa: fixedId(15),
  admin: fixedId(16),
  tim2: fixedId(17),
} as const;
export type Who = keyof typeof people;
const roleOf = {
  tim: 'HA03',
  tim2: 'HA03',
  koordinator: 'HA05',
  bakpk: 'HA10',
  penilai: 'HA07',
  mahasiswa: 'HA02',
  admin: 'HA01',
} as const satisfies Record<Who, Caller['baseRole']>;

const callerFor = (who: Who): Caller => ({
  userId: people[who],
  name: who,
  sessionId: '',
  idUserRole: who,
  roleId: roleOf[who],
  roleName: roleOf[who],
  baseRole: roleOf[who],
  mustChangePassword: false,
  idProgramProdi: prodi.informatika,
  idPegawai: null,
  idMahasiswa: null,
  idMitra: null,
  idMhsInbound: null,
  menuFlags: new Map(registry.resources.map(r => [r.name, new Set(flags)])),
});

async function fill(db: Db): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'migrasi-'));
  copyFileSync(join(migrationsFolder, '0000_dasar.sql'), join(folder, '0000_dasar.sql'));
  await writeMigration(registry, folder, 'uji');
  await migrate(db, folder);
  const engine = createEngine(db, registry);
  const load = (name: string, rows: Record<string, unknown>[]) =>
    bulkLoad(engine, registry.get(name), rows, { upsert: false, audit: false });
  await load('master/siamik-fakjur', [{ id: fakultas, kode: 'F1', jenis: 'fakultas', nama: 'Fakultas Ilmu Komputer' }]);
  await load('master/program-prodi', [
    { id: prodi.informatika, kode: '81', nama: 'Informatika', jenjang: 'S1', idFakultas: fakultas },
    { id: prodi.sistem, kode: '82', nama: 'Sistem Informasi', jenjang: 'S1', idFakultas: fakultas },
  ]);
  await load(
    'pengaturan/role',
    [...new Set(Object.values(roleOf))].map((id, i) => ({ id, name: id, urut: i + 1, isSystem: true })),
  );
  await load(
    'pengaturan/user',
    Object.entries(people).map(([who, id]) => ({
      id,
      username: `uji.${who}`,
      email: `${who}@kampus.ac.id`,
      firstName: who,
      roleId: roleOf[who as Who],
    })),
  );
  await load('uji/dosen', [
    { nip: '198001', nama: 'Ani', tetap: true },
    { nip: '198002', nama: 'Budi', tetap: false },
    { nip: '198003', nama: 'Kembar', tetap: true },
    { nip: '198004', nama: 'Kembar', tetap: true },
  ]);
  await load('uji/desa', [
    { id: '35.01', nama: 'Sukamaju', kota: 'Surabaya' },
    { id: '35.02', nama: 'Mekar' },
  ]);
}

async function openDb(): Promise<Db> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) {
    const template = await embeddedTemplate(
      'impor',
      ['resources', 'server/platform/database', 'server/platform/engine/import', 'tests/api/platform/import'],
      fill,
    );
    return openCopy(template);
  }
  const name = `impor_${process.pid}_${Date.now()}`;
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await admin(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const db = connect({ url: own.href, onClose: () => admin(`drop database ${name} with (force)`) });
  await fill(db);
  return db;
}

/** Somebody at the door of the API. */
interface Person {
  get(path: string, query?: Record<string, string>): Promise<Response>;
  post(path: string, body?: Record<string, unknown>): Promise<Response>;
  put(path: string, body?: Record<string, unknown>): Promise<Response>;
  upload(
    resource: string,
    content: string | Buffer,
    options?: { name?: string; pemetaan?: unknown },
  ): Promise<Response>;
  /** Applies an import and waits for its end. */
  apply(resource: string, id: string, body?: Record<string, unknown>): Promise<Response>;
}

export interface Place {
  app: FastifyInstance;
  db: Db;
  engine: Engine;
  as(who: Who): Person;
  close(): Promise<void>;
}

function multipart(
  content: string | Buffer,
  name: string,
  pemetaan: unknown,
): { payload: Buffer; headers: Record<string, string> } {
  const edge = 'batas-uji-impor';
  const part = (head: string) => `--${edge}\r\nContent-Disposition: form-data; ${head}\r\n`;
  const mapping = pemetaan === undefined ? '' : `${part('name="pemetaan"')}\r\n${JSON.stringify(pemetaan)}\r\n`;
  return {
    payload: Buffer.concat([
      Buffer.from(
        `${mapping}${part(`name="berkas"; filename="${name}"`)}Content-Type: application/octet-stream\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from(`\r\n--${edge}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
  };
}

const config = readConfig({
  NODE_ENV: 'test',
  DATA_DIR: '.cache/uji-impor',
  SECRET: 'rahasia-uji-rahasia-uji-rahasia-uji',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  BASE_URL: 'http://localhost:3000',
});

/** The import and export calls on a database of one's own; people come in by name instead of by token. */
export async function openPlace(): Promise<Place> {
  const db = await openDb();
  const engine = createEngine(db, registry, rules);
  const app = await createHttp(config, registry);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async request => {
    const who = request.headers['x-siapa'];
    if (typeof who === 'string' && who in people) request.caller = callerFor(who as Who);
  });
  registerImport(app, engine);
  registerExport(app, engine);
  await app.ready();
  const as = (who: Who): Person => {
    const headers = { 'x-siapa': who };
    const send = (method: 'POST' | 'PUT', path: string, body?: Record<string, unknown>) =>
      app.inject({ method, url: `/api/${path}`, headers, payload: body ?? {} });
    return {
      get: (path, query = {}) => app.inject({ method: 'GET', url: `/api/${path}`, query, headers }),
      post: (path, body) => send('POST', path, body),
      put: (path, body) => send('PUT', path, body),
      upload: async (name, content, { name: file = 'data.csv', pemetaan } = {}) => {
        const { payload, headers: more } = multipart(content, file, pemetaan);
        return asRead(
          await app.inject({ method: 'POST', url: `/api/${name}/impor`, headers: { ...headers, ...more }, payload }),
        );
      },
      apply: async (name, id, body) => {
        const answer = await send('POST', `${name}/impor/${id}/terapkan`, body);
        await settled();
        return answer;
      },
    };
  };
  return {
    app,
    db,
    engine,
    as,
    close: async () => {
      await app.close();
      await db.close();
    },
  };
}
