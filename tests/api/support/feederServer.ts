import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FeederRow } from '../../../server/areas/sinkronisasi/feeder/port.ts';
import { createStandIn, type StandInStore } from '../../../server/areas/sinkronisasi/feeder/standIn/standIn.ts';

/** What a stand-in Feeder does instead of answering a call. */
type Breakdown = 'silent' | 'html' | 'lost' | 'late' | undefined;

/** A Neo Feeder on a port of this machine, which keeps its lists in memory. */
export interface FeederServer {
  base: string;
  /** Lists by the call that gives them. */
  lists: Map<string, FeederRow[]>;
  /** Calls in their order, by name. */
  calls: string[];
  /** Decides how a call fails; `lost` stores and breaks off, `late` stores and never answers. */
  breakdown(act: string, n: number): Breakdown;
  /** Ends all tokens, as a restart does. */
  forgetTokens(): void;
  close(): Promise<void>;
}

const inMemory = (lists: Map<string, FeederRow[]>): StandInStore => {
  const of = (list: string): FeederRow[] => {
    const known = lists.get(list) ?? [];
    lists.set(list, known);
    return known;
  };
  const at = (list: string, id: string, field: string) => of(list).findIndex(row => row[field] === id);
  return {
    rows: async list => of(list),
    add: async (list, row) => void of(list).push(row),
    replace: async (list, id, field, row) => void of(list).splice(at(list, id, field), 1, row),
    remove: async (list, id, field) => void of(list).splice(at(list, id, field), 1),
  };
};

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

/** Starts one that takes `pengguna:sandi`. */
export async function startFeeder(): Promise<FeederServer> {
  const lists = new Map<string, FeederRow[]>();
  const answer = createStandIn(inMemory(lists));
  const tokens = new Set<string>();
  const counts = new Map<string, number>();
  let made = 0;

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { act, token, username, password, ...body } = await bodyOf(request);
    const name = String(act);
    const send = (value: unknown) =>
      void response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    state.calls.push(name);
    const n = (counts.get(name) ?? 0) + 1;
    counts.set(name, n);
    const broken = state.breakdown(name, n);
    if (broken === 'silent') return void request.socket.destroy();
    if (broken === 'html') return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Update</h1>');
    if (name === 'GetToken') {
      if (username !== 'pengguna' || password !== 'sandi')
        return send({ error_code: 12, error_desc: 'username / password salah', data: [] });
      const fresh = `token-${++made}`;
      tokens.add(fresh);
      return send({ error_code: 0, error_desc: '', data: { token: fresh } });
    }
    if (!tokens.has(String(token))) return send({ error_code: '100', error_desc: 'Invalid Token', data: [] });
    const found = await answer(name, body);
    if (broken === 'lost') return void request.socket.destroy();
    if (broken === 'late') return;
    send(found);
  };

  const server = createServer((request, response) => {
    respond(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const state: FeederServer = {
    base: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    lists,
    calls: [],
    breakdown: () => undefined,
    forgetTokens: () => tokens.clear(),
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>(done => server.close(() => done()));
    },
  };
  return state;
}
