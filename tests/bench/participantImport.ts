// Measures the import of participants, embedded and on a PostgreSQL server of its own: checking, saving and undoing, how long
// others wait for a list meanwhile, and the memory of the server. Needs a build.
// `npx tsx tests/bench/participantImport.ts [rows] [embedded|postgres]`
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/postgres.mjs';
import { door, fileOf, lines, type Portal, watched } from './embedded.ts';
import { login, type Served, servePortal } from './servers.ts';

const count = Number(process.argv[2] ?? 10_000);
const only = process.argv[3];

const participants = 'magang/pendaftar-program-mbkm';
/** Inside a period of the demo university. */
const first = '2027-02-01';
const last = '2027-07-31';
/** Others shall not wait longer, in milliseconds. */
const patience = 250;

type Row = Record<string, string>;
const rowsOf = (body: unknown): Row[] => body as Row[];

/** Students who meet every requirement, applied before the clock runs. */
async function makeStudents(portal: Portal): Promise<void> {
  const [prodi] = rowsOf(await portal.get('master/program-prodi?range=[0,0]'));
  const heading = 'NPM;Nama;Kode prodi;Angkatan;Semester;Status akademik;Jenis kelamin;IPK;SKS lulus';
  const csv = lines(heading, count, i => `${94_000_000 + i};Bench ${i};${prodi?.kode};2024;6;Aktif;L;3,5;110`);
  const tried = (await portal.post('master/mahasiswa/impor', fileOf(csv))) as Row;
  await portal.post(`master/mahasiswa/impor/${tried.id}/terapkan`);
  for (;;) {
    const { status } = (await portal.get(`master/mahasiswa/impor/${tried.id}`)) as Row;
    if (status === 'selesai') return;
    if (status !== 'diproses') throw new Error(`mahasiswa: ${status}`);
    await new Promise(resolve => setTimeout(resolve, 200));
  }
}

async function limitOf(url: string, authorization: string, rows: number): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ kunci: 'import.maksBaris' }));
  const answer = await fetch(`${url}/api/mbkm/konfigurasi?filter=${filter}`, { headers: { authorization } });
  const [setting] = rowsOf(await answer.json());
  await fetch(`${url}/api/mbkm/konfigurasi/${setting?.id}`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ nilai: String(rows), version: Number(setting?.version) }),
  });
}

async function measure(name: string, served: Served): Promise<void> {
  const authorization = await login(served.url);
  const portal = door(served.url, authorization);
  await limitOf(served.url, authorization, count);
  await makeStudents(portal);
  const filter = encodeURIComponent(JSON.stringify({ kode: 'MGM' }));
  const [program] = rowsOf(await portal.get(`master/program?filter=${filter}`));
  const periods = rowsOf(await portal.get('master/periode?range=[0,49]'));
  const period = periods.find(
    ({ tanggalMulai = '', tanggalSelesai = '' }) => tanggalMulai <= first && first <= tanggalSelesai,
  );
  const form = fileOf(
    lines(
      'npm;jalur;kode_mitra;nama_mitra;posisi;tanggal_mulai;tanggal_selesai;email_pembimbing_lapangan',
      count,
      i => `${94_000_000 + i};mandiri;M-00001;;Analis;${first};${last};bench@mitra.example`,
    ),
  );
  const file = form.get('berkas');
  const asked = new FormData();
  asked.append('idProgram', program?.id ?? '');
  asked.append('idPeriode', period?.id ?? '');
  if (file) asked.append('file', file);
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, served.memoryMb());
  }, 100);
  const say = (step: string, took: number, waits: readonly number[], what: unknown) => {
    const sorted = waits.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
    console.log(
      `${name}, ${count} participants, ${step}: ${(took / 1000).toFixed(1)} s; waits median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)} ms, ${sorted.filter(wait => wait > patience).length} of ${sorted.length} over ${patience}; memory at most ${Math.round(most)} MB; ${JSON.stringify(what)}`,
    );
    most = 0;
  };
  try {
    const tried = await watched(portal, () => portal.post(`${participants}/import`, asked));
    const { idImport, jumlahValid, jumlahPeringatan, jumlahGagal, errors } = tried.result as Row;
    if (!idImport) throw new Error(`impor: ${JSON.stringify(errors)}, ${period?.id}, ${program?.id}`);
    say('checked', tried.took, tried.waits, { jumlahValid, jumlahPeringatan, jumlahGagal });
    const saved = await watched(portal, async () => {
      const answer = await fetch(`${served.url}/api/${participants}/save-import`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ idImport }),
      });
      const { jumlahTersimpan, message: refused } = (await answer.json()) as Row;
      return { status: answer.status, jumlahTersimpan, refused };
    });
    say('saved', saved.took, saved.waits, saved.result);
    const undone = await watched(portal, () => portal.post(`${participants}/import/${idImport}/batalkan`));
    say('undone', undone.took, undone.waits, { dikembalikan: (undone.result as Row).dikembalikan });
  } finally {
    clearInterval(watch);
  }
}

async function run(name: string, databaseUrl: string): Promise<void> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'mbkm-bench-'));
  const served = await servePortal(databaseUrl, false, { DATA_DIR });
  try {
    await measure(name, served);
  } finally {
    await served.stop();
  }
}

if (only !== 'postgres') await run('embedded', '');
if (only !== 'embedded') {
  const server = await startPostgres({ shared_buffers: '256MB' });
  try {
    await run('PostgreSQL', server.url);
  } finally {
    server.stop();
  }
}
