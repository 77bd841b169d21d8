import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect } from 'vitest';
import { keptSaid } from '../../../server/platform/access/keptSaid.ts';
import type { Person, World } from '../support/world.ts';

export type SyncKind = 'programprodi' | 'pegawai' | 'tendik' | 'matakuliah' | 'mahasiswa';

const bases: Readonly<Record<SyncKind, readonly [getData: string, singkron: string]>> = {
  programprodi: ['master/fakjur/get-data', 'master/fakjur/singkron'],
  pegawai: ['master/dosen/get-data', 'master/dosen/singkron'],
  tendik: ['master/tendik/get-data', 'master/tendik/singkron'],
  matakuliah: ['matkul/singkron/get-data', 'matkul/singkron'],
  mahasiswa: ['master/mahasiswa/get-data', 'master/mahasiswa/singkron'],
};

export interface Preview {
  idPratinjau: string;
  mode: string;
  ringkasan: Record<'baru' | 'berubah' | 'sama' | 'hilang', number>;
  items: {
    id: string;
    kunci: string;
    nama: string;
    statusBeda: string;
    beda: { label: string; lama: string | null; baru: string | null }[];
    peringatan: string | null;
  }[];
  total: number;
  peringatan?: string;
}

export async function preview(person: Person, kind: SyncKind, query: Record<string, string>): Promise<Preview> {
  const answer = await person.get(bases[kind][0], query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Preview>();
}

interface Run extends Record<string, unknown> {
  id: string;
  status: string;
}

interface Detail {
  kunci: string;
  hasil: string;
  pesan: string | null;
}

/** A whole run, until it ends. */
export async function applyAll(
  world: World,
  person: Person,
  kind: SyncKind,
  statusBeda: readonly string[],
): Promise<{ run: Run; details: Detail[] }> {
  const { idPratinjau, ringkasan } = await preview(person, kind, { segar: '1' });
  const body = { idPratinjau, statusBeda: [...statusBeda], konfirmasiHilang: ringkasan.hilang };
  const started = await person.put(bases[kind][1], body);
  expect(started.statusCode, started.body).toBe(202);
  const { idProses } = started.json<{ idProses: string }>();
  const state = async () => (await person.get(`sinkronisasi/proses/${idProses}`)).json<Run>();
  await expect.poll(async () => (await state()).status, { message: kind }).not.toBe('berjalan');
  const details = await world.db.query<Detail & Record<string, unknown>>(
    'select kunci, hasil, pesan from sinkronisasi_rincian where id_proses = $1 order by kunci',
    [idProses],
  );
  const said = details.map(row => ({ ...row, pesan: row.pesan && keptSaid(row.pesan) }));
  return { run: await state(), details: said };
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface FakeSource {
  /** Address of the source. */
  base: string;
  /** Requests received. */
  seen: IncomingMessage[];
  answer: Answer;
  close(): void;
}

/** A source of the test's own on this machine; it answers whatever `answer` says at that moment. */
export async function fakeSource(): Promise<FakeSource> {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    source.answer(request, response);
  });
  const source: FakeSource = {
    base: '',
    seen,
    answer: (_request, response) => sendJson(response, {}, 500),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
  const address = server.address();
  source.base = `http://localhost:${typeof address === 'object' && address ? address.port : 0}/api`;
  return source;
}

export const sendJson = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/** Answers the pages of a list as an academic system would. */
export const inPages =
  (rows: readonly object[]): Answer =>
  (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    const [page, size] = [Number(searchParams.get('halaman')), Number(searchParams.get('jumlah'))];
    sendJson(response, { data: rows.slice((page - 1) * size, page * size), total: rows.length });
  };
