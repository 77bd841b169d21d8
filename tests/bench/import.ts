// Measures the import on a PostgreSQL server of its own: 10,000 students of 16 columns with three references, as CSV
// and as XLSX, through upload (dry run) and apply, and the bulk loader. `npx tsx tests/bench/import.ts [rows]`
import { copyFileSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { v7 as uuidv7 } from 'uuid';
import { registry } from '../../resources/index.ts';
import { flags } from '../../resources/kit/index.ts';
import { findPostgres, startPostgres } from '../../scripts/postgres.mjs';
import type { Caller } from '../../server/platform/access/caller.ts';
import { connect } from '../../server/platform/database/client.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { migrationsFolder } from '../../server/platform/database/migrationsFolder.ts';
import { writeMigration } from '../../server/platform/database/schemaDiff.ts';
import type { Cell } from '../../server/platform/documents/spreadsheet/cell.ts';
import { type SheetColumn, writeCsv, writeXlsx } from '../../server/platform/documents/spreadsheet/write.ts';
import type { Engine } from '../../server/platform/engine/context.ts';
import { createEngine } from '../../server/platform/engine/engine.ts';
import { apply, settled } from '../../server/platform/engine/import/apply.ts';
import { bulkLoad } from '../../server/platform/engine/import/bulkLoad.ts';
import { findImport } from '../../server/platform/engine/import/store.ts';
import { undo } from '../../server/platform/engine/import/undo.ts';
import { upload } from '../../server/platform/engine/import/uploadAndCheck.ts';
import { copyStudents } from './copy.ts';

const count = Number(process.argv[2] ?? 10_000);
const mahasiswa = registry.get('master/mahasiswa');

const columns: SheetColumn[] = [
  'NPM',
  'Nama',
  'NIK',
  'Kode prodi',
  'Angkatan',
  'Semester',
  'Status akademik',
  'IPK',
  'SKS lulus',
  'Jenis kelamin',
  'Tempat lahir',
  'Tanggal lahir',
  'E-mail',
  'No. HP',
  'Alamat',
  'Kelurahan/Desa',
].map(heading => ({
  heading,
  kind:
    heading === 'IPK'
      ? 'decimal'
      : /^(Angkatan|Semester|SKS lulus)$/.test(heading)
        ? 'integer'
        : heading === 'Tanggal lahir'
          ? 'date'
          : 'text',
}));

const student = (i: number, offset: number): Cell[] => [
  String(20_000_000 + offset + i),
  `Mahasiswa Nomor ${i}`,
  String(3_578_000_000_000_000 + i),
  `P${i % 20}`,
  2020 + (i % 6),
  1 + (i % 8),
  'Aktif',
  2 + (i % 200) / 100,
  i % 144,
  i % 2 ? 'Laki-laki' : 'Perempuan',
  'Surabaya',
  `200${i % 6}-0${1 + (i % 9)}-1${i % 10}`,
  `m${offset + i}@kampus.ac.id`,
  `0812${String(i).padStart(8, '0')}`,
  `Jalan Merdeka ${i}`,
  `35.78.25.${1000 + (i % 50)}`,
];

function* batches(offset: number): Generator<Cell[][]> {
  for (let at = 0; at < count; at += 1000)
    yield Array.from({ length: Math.min(1000, count - at) }, (_, i) => student(at + i, offset));
}

async function bytesOf(format: 'csv' | 'xlsx', offset: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  const sheet = { name: 'Mahasiswa', columns, rows: batches(offset) };
  for await (const part of format === 'csv' ? writeCsv(sheet) : writeXlsx([sheet])) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

async function prepared(engine: Engine): Promise<Caller> {
  const load = (name: string, rows: Record<string, unknown>[]) =>
    bulkLoad(engine, registry.get(name), rows, { upsert: false, audit: false });
  await load('master/provinsi', [{ id: '35', nama: 'Jawa Timur' }]);
  await load('master/kabupaten', [{ id: '35.78', nama: 'Kota Surabaya', idProvinsi: '35' }]);
  await load('master/kecamatan', [{ id: '35.78.25', nama: 'Rungkut', idKabupaten: '35.78' }]);
  await load(
    'master/kelurahan',
    Array.from({ length: 50 }, (_, i) => ({ id: `35.78.25.${1000 + i}`, nama: `Desa ${i}`, idKecamatan: '35.78.25' })),
  );
  const idFakultas = uuidv7();
  await load('master/siamik-fakjur', [
    { id: idFakultas, kode: 'F1', jenis: 'fakultas', nama: 'Fakultas Ilmu Komputer' },
  ]);
  await load(
    'master/program-prodi',
    Array.from({ length: 20 }, (_, i) => ({ kode: `P${i}`, nama: `Prodi ${i}`, jenjang: 'S1', idFakultas })),
  );
  const userId = uuidv7();
  await load('pengaturan/role', [{ id: 'HA03', name: 'Tim MBKM', urut: 3, isSystem: true }]);
  await load('pengaturan/user', [
    { id: userId, username: 'timmbkm', email: 'tim@kampus.ac.id', firstName: 'Tim', roleId: 'HA03' },
  ]);
  return {
    userId,
    name: 'Tim',
    sessionId: '',
    idUserRole: '',
    roleId: 'HA03',
    roleName: 'Tim MBKM',
    baseRole: 'HA03',
    mustChangePassword: false,
    idProgramProdi: null,
    idPegawai: null,
    idMahasiswa: null,
    idMitra: null,
    idMhsInbound: null,
    menuFlags: new Map(registry.resources.map(r => [r.name, new Set(flags)])),
  };
}

/** Work of this process and of the database, in milliseconds of CPU; wall time says little on a busy machine. */
async function cpuTime(): Promise<number> {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1000;
  if (!existsSync('/proc/self/stat')) return own;
  const backends = await db.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend'`,
  );
  const ticks = backends.map(({ pid }) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return own + ticks.reduce((sum, n) => sum + n, 0) * 10;
}

interface Timed<T> {
  result: T;
  ms: number;
  cpu: number;
}

const perSecond = (ms: number): string =>
  Math.round((count / ms) * 1000)
    .toLocaleString('id-ID')
    .padStart(8);

function tell(label: string, { ms, cpu }: { ms: number; cpu: number }): void {
  const share = limit ? `${((100 * limit) / cpu).toFixed(0).padStart(4)} % COPY` : '';
  console.log(
    `${label.padEnd(32)} ${ms.toFixed(0).padStart(6)} ms ${perSecond(ms)} baris/dtk | CPU ${cpu.toFixed(0).padStart(6)} ms ${perSecond(cpu)} baris/dtk ${share}`,
  );
}

async function timed<T>(label: string, work: () => Promise<T>): Promise<Timed<T>> {
  const cpuBefore = await cpuTime();
  const start = performance.now();
  const result = await work();
  const found = { result, ms: performance.now() - start, cpu: (await cpuTime()) - cpuBefore };
  tell(label, found);
  return found;
}

async function measure(
  engine: Engine,
  caller: Caller,
  format: 'csv' | 'xlsx',
  offset: number,
  label: string,
): Promise<string> {
  const bytes = await bytesOf(format, offset);
  const dry = await timed(`${label}: uji coba`, () =>
    upload(engine, caller, mahasiswa, { name: `a.${format}`, bytes }, undefined),
  );
  const { id } = dry.result;
  const wet = await timed(`${label}: terapkan`, async () => {
    await apply(engine, caller, mahasiswa, id, true, error => console.error(error));
    await settled();
  });
  tell(`${label}: keduanya`, { ms: dry.ms + wet.ms, cpu: dry.cpu + wet.cpu });
  const done = await findImport(engine.db, caller, mahasiswa, id);
  console.log(`  ${done.status} ${JSON.stringify(done.jumlah)} ${done.pesan ?? ''}`);
  return id;
}

if (!findPostgres()) {
  console.log('PostgreSQL (initdb, pg_ctl) tidak ada di mesin ini.');
  process.exit(0);
}
const server = await startPostgres({ shared_buffers: '256MB' });
const db = connect({ url: server.url });
/** CPU of the bare COPY, once known. */
let limit = 0;
try {
  const folder = mkdtempSync(join(tmpdir(), 'migrasi-'));
  copyFileSync(join(migrationsFolder, '0000_dasar.sql'), join(folder, '0000_dasar.sql'));
  await writeMigration(registry, folder, 'uji');
  await migrate(db, folder);
  const engine = createEngine(db, registry);
  const caller = await prepared(engine);
  limit = (await timed('COPY telanjang (batas)', () => copyStudents(server.url, 80_000_000, count))).cpu;
  await measure(engine, caller, 'csv', 0, 'CSV, dingin');
  for (let round = 1; round <= 3; round++)
    await measure(engine, caller, 'csv', round * 1_000_000, `CSV, putaran ${round}`);
  await measure(engine, caller, 'xlsx', 5_000_000, 'XLSX');
  const again = await bytesOf('csv', 1_000_000);
  const same = await timed('CSV yang sama lagi: uji coba', () =>
    upload(engine, caller, mahasiswa, { name: 'a.csv', bytes: again }, undefined),
  );
  console.log(`  ${JSON.stringify(same.result.jumlah)}`);
  const changed = Buffer.from(again.toString('utf8').replaceAll('Surabaya', 'Sidoarjo').replaceAll('Jalan', 'Jl.'));
  const update = await timed('CSV berubah: uji coba', () =>
    upload(engine, caller, mahasiswa, { name: 'a.csv', bytes: changed }, undefined),
  );
  await timed('CSV berubah: terapkan', async () => {
    await apply(engine, caller, mahasiswa, update.result.id, true, error => console.error(error));
    await settled();
  });
  await timed('batalkan', () => undo(engine, caller, mahasiswa, update.result.id));
  const prodi = await db.one<{ id: string }>('select id from master_program_prodi limit 1');
  const rows = Array.from({ length: count }, (_, i) => ({
    npm: String(90_000_000 + i),
    nama: `Muatan ${i}`,
    idProgramProdi: prodi?.id,
    angkatan: 2023,
    semester: 3,
    statusAkademik: 'aktif',
    jenisKelamin: 'L',
    ipk: 3.25,
    sksLulus: 60,
    tempatLahir: 'Surabaya',
    tanggalLahir: '2004-02-03',
    email: `b${i}@kampus.ac.id`,
    alamat: `Jalan ${i}`,
    idKelurahan: '35.78.25.1001',
  }));
  await timed('bulkLoad dengan riwayat', () => bulkLoad(engine, mahasiswa, rows, { upsert: false, audit: true }));
} finally {
  await db.close();
  server.stop();
}
