import Papa from 'papaparse';
import { personName } from '../../server/demo/names.ts';
import { random } from '../../server/demo/random.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { copyStudents } from './copy.ts';
import { api, newStudent } from './workloads.ts';

const count = 10_000;

export interface ImportSpeed {
  /** Rows per second: the dry run, applying, both together. */
  dryRun: number;
  apply: number;
  both: number;
  /** The same number of rows by COPY alone. */
  limit: number;
}

/**
 * Ten thousand rows of 16 columns with a reference, from upload to applied, over HTTP; and the bare COPY of as many.
 * @throws Error when rows fail
 */
export async function measureImport(
  db: Db,
  url: string,
  portal: string,
  authorization: string,
  prodi: string,
  round: number,
): Promise<ImportSpeed> {
  const { begun, checked, done } = await importStudents(db, portal, authorization, prodi, round);
  await copyStudents(url, 950_000_000 + round * count, count);
  const copied = performance.now();
  const perSecond = (from: number, to: number) => (count * 1000) / (to - from);
  return {
    dryRun: perSecond(begun, checked),
    apply: perSecond(checked, done),
    both: perSecond(begun, done),
    limit: perSecond(done, copied),
  };
}

/**
 * Imports so many students, from upload to applied, over HTTP.
 * @returns when it began, was checked and was done; milliseconds
 * @throws Error when rows fail
 */
export async function importStudents(
  db: Db,
  portal: string,
  authorization: string,
  prodi: string,
  round: number,
): Promise<{ begun: number; checked: number; done: number }> {
  const form = new FormData();
  form.append('berkas', new Blob([await csv(db, prodi, round)], { type: 'text/csv' }), 'bench.csv');
  const base = `${portal}${api}/impor`;
  const json = { authorization, 'content-type': 'application/json' };
  const begun = performance.now();
  const id = idOf(await (await fetch(base, { method: 'POST', headers: { authorization }, body: form })).json());
  const checked = performance.now();
  await fetch(`${base}/${id}/terapkan`, { method: 'POST', headers: json, body: '{}' });
  for (;;) {
    const body: unknown = await (await fetch(`${base}/${id}`, { headers: { authorization } })).json();
    const { status, jumlah } = progressOf(body);
    if (status === 'gagal' || (status === 'selesai' && jumlah !== count)) throw new Error(JSON.stringify(body));
    if (status === 'selesai') break;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  return { begun, checked, done: performance.now() };
}

async function csv(db: Db, prodi: string, round: number): Promise<string> {
  const kode = (await db.one<{ kode: string }>('select kode from master_program_prodi where id = $1', [prodi]))?.kode;
  const rng = random(`impor ${round}`);
  const rows = Array.from({ length: count }, (_, i) => ({
    ...newStudent(600_000_000 + round * count + i, ''),
    // As people are named: what looks like a row that is there is searched by its name.
    nama: personName(rng, 'L'),
    idProgramProdi: kode,
    ipk: 3.25,
    sksLulus: 90,
    tempatLahir: 'Surabaya',
    tanggalLahir: '2004-05-06',
    email: `bench${round}-${i}@contoh.example`,
    noHp: '081234567890',
    alamat: 'Jl. Contoh No. 1',
    namaOrangTua: 'Orang Tua',
    noHpOrangTua: '081234567891',
  }));
  return Papa.unparse(rows);
}

function idOf(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string') return body.id;
  throw new Error(`Impor ditolak: ${JSON.stringify(body)}`);
}

function progressOf(body: unknown): { status: unknown; jumlah: unknown } {
  if (typeof body !== 'object' || body === null || !('status' in body)) throw new Error(JSON.stringify(body));
  const counts = 'jumlah' in body && typeof body.jumlah === 'object' ? body.jumlah : null;
  return { status: body.status, jumlah: counts && 'diterapkan' in counts ? counts.diterapkan : undefined };
}
