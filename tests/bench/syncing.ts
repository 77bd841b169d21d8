import { createServer } from 'node:http';
import type { Db } from '../../server/platform/database/db.ts';
import { number, option, report } from './compare.ts';

interface SyncSpeed {
  /** Rows per second: fetching and comparing, applying. */
  preview: number;
  apply: number;
}

const pageSize = 2000;

/** New students of a study programme, as an academic system lists them. */
const studentAt = (n: number, kodeProdi: string) => ({
  kodeSiamik: `BENCH-${n}`,
  npm: String(97_000_000_000 + n),
  nama: `Mahasiswa Sinkron ${n}`,
  kodeProdi,
  angkatan: 2025,
  semester: 3,
  statusAkademik: 'aktif',
  ipk: 3.25,
  sksLulus: 38,
  sksTempuh: 40,
  jenisKelamin: n % 2 ? 'L' : 'P',
  tempatLahir: 'Surabaya',
  tanggalLahir: '2007-03-14',
  agama: 'Islam',
  emailKampus: `bench${n}@student.contoh.example`,
});

/** One run of synchronisation with `--sync` (30,000) students, from fetching to the report. */
export async function measureSync(db: Db, portal: string, authorization: string): Promise<void> {
  const count = option('sync', 30_000);
  const { preview, apply } = await runOnce(db, portal, authorization, count);
  const both = 1 / (1 / preview + 1 / apply);
  const parts = `${number(both)} baris/dtk (ambil ${number(preview)}, terapkan ${number(apply)})`;
  report(`sinkron ${number(count)} mahasiswa`, parts, '≥ 1.000 baris/dtk', both >= 1000);
}

/** One run with `count` new students from an academic system on this machine, over HTTP. @throws Error when rows fail */
async function runOnce(db: Db, portal: string, authorization: string, count: number): Promise<SyncSpeed> {
  const prodi = await db.one<{ kode: string }>('select kode from master_program_prodi order by kode limit 1');
  const rows = Array.from({ length: count }, (_, n) => studentAt(n, prodi?.kode ?? ''));
  const source = createServer((request, response) => {
    const page = Number(new URL(request.url ?? '', 'http://localhost').searchParams.get('halaman'));
    const data = rows.slice((page - 1) * pageSize, page * pageSize);
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data, total: count }));
  });
  await new Promise<void>(resolve => source.listen(0, 'localhost', resolve));
  const address = source.address();
  const base = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  await db.execute(
    `update pengaturan_sumber_data set mode = 'http', base_url = $1, ukuran_halaman = ${pageSize} where kode = 'siamik'`,
    [base],
  );
  const ask = async (method: 'GET' | 'PUT', path: string, body?: object) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await fetch(`${portal}/api/${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
    return JSON.parse(text) as Record<string, unknown>;
  };
  try {
    const begun = performance.now();
    const { idPratinjau } = await ask('GET', 'master/mahasiswa/get-data?segar=1');
    const compared = performance.now();
    const { idProses } = await ask('PUT', 'master/mahasiswa/singkron', { idPratinjau, statusBeda: ['baru'] });
    let run = await ask('GET', `sinkronisasi/proses/${idProses}`);
    while (run.status === 'berjalan') {
      await new Promise(resolve => setTimeout(resolve, 100));
      run = await ask('GET', `sinkronisasi/proses/${idProses}`);
    }
    const done = performance.now();
    if (run.jumlahDitambah !== count) throw new Error(`sinkronisasi: ${JSON.stringify(run)}`);
    return { preview: (count * 1000) / (compared - begun), apply: (count * 1000) / (done - compared) };
  } finally {
    source.closeAllConnections();
    source.close();
    await db.execute(`update pengaturan_sumber_data set mode = 'contoh', base_url = null where kode = 'siamik'`);
  }
}
