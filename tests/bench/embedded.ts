import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { option } from './compare.ts';
import { servePortal } from './servers.ts';

/**
 * How long others wait on the embedded database while an import is tried out, applied and undone: a list of five rows,
 * asked again as soon as it is answered. Options: --baris=20000
 */
const count = option('baris', 20_000);

export interface Portal {
  get(path: string): Promise<unknown>;
  post(path: string, body?: FormData): Promise<unknown>;
}

type Status = { id: string; status: string; jumlah: { diterapkan: number } };
const statusOf = (body: unknown): Status => body as Status;

export const door = (url: string, authorization: string): Portal => ({
  get: async path => (await fetch(`${url}/api/${path}`, { headers: { authorization } })).json(),
  post: async (path, body) =>
    (
      await fetch(`${url}/api/${path}`, {
        method: 'POST',
        headers: { authorization, ...(body ? {} : { 'content-type': 'application/json' }) },
        body: body ?? '{}',
      })
    ).json(),
});

/** Asks for a list while `work` lasts. @returns what it came to, how long it took and the waits; milliseconds */
export async function watched<T>(
  portal: Portal,
  work: () => Promise<T>,
): Promise<{ result: T; took: number; waits: number[] }> {
  const waits: number[] = [];
  let going = true;
  const asking = (async () => {
    while (going) {
      const begun = performance.now();
      await portal.get('master/program-prodi?range=[0,4]');
      waits.push(performance.now() - begun);
    }
  })();
  const begun = performance.now();
  try {
    const result = await work();
    return { result, took: performance.now() - begun, waits };
  } finally {
    going = false;
    await asking;
  }
}

async function applied(portal: Portal, base: string): Promise<Status> {
  await portal.post(`${base}/terapkan`);
  for (;;) {
    const now = statusOf(await portal.get(base));
    if (now.status !== 'diproses') return now;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
}

export function fileOf(csv: string): FormData {
  const form = new FormData();
  form.append('berkas', new Blob([csv]), 'bench.csv');
  return form;
}

async function measure(portal: Portal, path: string, what: string, csv: string, changed = false): Promise<void> {
  const say = (step: string, { took, waits }: { took: number; waits: number[] }, status: string) => {
    const sorted = [...waits].sort((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
    console.log(
      `${what}, ${step}: ${status} in ${(took / 1000).toFixed(1)} s; waits median ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} ms (${waits.length} lists)`,
    );
  };
  const tried = await watched(portal, () => portal.post(`${path}/impor`, fileOf(csv)));
  const { id } = statusOf(tried.result);
  if (!id) throw new Error(JSON.stringify(tried.result));
  say('dry run', tried, JSON.stringify((tried.result as { jumlah: unknown }).jumlah));
  const base = `${path}/impor/${id}`;
  const done = await watched(portal, () => applied(portal, base));
  say('applied', done, `${done.result.status} ${done.result.jumlah.diterapkan}`);
  const gone = await watched(portal, () => portal.post(`${base}/batalkan`));
  say('undone', gone, statusOf(gone.result).status);
  if (!changed) return;
  await portal.post(`${path}/impor`, fileOf(csv)).then(again => applied(portal, `${path}/impor/${statusOf(again).id}`));
  const { id: second } = statusOf(await portal.post(`${path}/impor`, fileOf(csv.replaceAll('Bench', 'Ubah'))));
  const all = await watched(portal, () => applied(portal, `${path}/impor/${second}`));
  say('all changed', all, `${all.result.status} ${all.result.jumlah.diterapkan}`);
}

export const lines = (heading: string, n: number, row: (i: number) => string): string =>
  [heading, ...Array.from({ length: n }, (_, i) => row(i))].join('\n');

/** Imports of a plain resource, of one with rules that look at each row, and of one whose rules write elsewhere. */
export async function measureEmbedded(login: (portal: string, username?: string) => Promise<string>): Promise<void> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'mbkm-bench-'));
  const served = await servePortal('', false, { DATA_DIR });
  try {
    const team = door(served.url, await login(served.url));
    const admin = door(served.url, await login(served.url, 'superadmin'));
    const [prodi] = (await team.get('master/program-prodi?range=[0,0]')) as { kode: string }[];
    await measure(
      team,
      'master/mahasiswa',
      'students',
      lines(
        'NPM;Nama;Kode prodi;Angkatan;Semester;Status akademik;Jenis kelamin',
        count,
        i => `${93_000_000 + i};Bench ${i};${prodi?.kode};2031;1;Aktif;L`,
      ),
      true,
    );
    await measure(
      team,
      'master/matakuliah',
      'courses (rules)',
      lines(
        'Kode MK;Nama;Program studi;Jenis;SKS',
        Math.round(count / 4),
        i => `BN${10_000 + i};Bench ${i};${prodi?.kode};A;3`,
      ),
    );
    await measure(
      admin,
      'pengaturan/user',
      'accounts (rules that write roles and notices)',
      lines(
        'Username;E-mail;Nama depan;Nama belakang;Peran utama',
        Math.round(count / 20),
        i => `bench${i};bench${i}@contoh.example;Bench;Nomor ${i};HA10`,
      ),
    );
  } finally {
    await served.stop();
  }
}
