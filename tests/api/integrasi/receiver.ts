import { createServer } from 'node:http';
import { isRecord } from '../../../resources/kit/index.ts';

interface Received {
  headers: Record<string, string>;
  body: string;
  type: string;
  data: Record<string, unknown>;
}

/** Another system that listens: what it got, and how it answers the n-th call. */
export interface Receiver {
  address: string;
  got: Received[];
  /** Status of the answer; `lost` takes it and then breaks the line. */
  answers(n: number, got: Received): number | 'lost';
  close(): Promise<void>;
}

function read(text: string): Pick<Received, 'type' | 'data'> {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value)) throw new Error('No object.');
  return { type: String(value.type), data: isRecord(value.data) ? value.data : {} };
}

/** Starts one on a port of this machine. */
export async function startReceiver(): Promise<Receiver> {
  const got: Received[] = [];
  let calls = 0;
  const server = createServer((request, reply) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('error', () => undefined);
    request.on('data', piece => {
      body += piece;
    });
    request.on('end', () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const one = { headers, body, ...read(body) };
      const answer = receiver.answers(calls++, one);
      if (answer === 'lost' || (answer >= 200 && answer < 300)) got.push(one);
      if (answer === 'lost') request.socket.destroy();
      else reply.writeHead(answer).end(answer < 300 ? 'ok' : 'ditolak');
    });
  });
  await new Promise<void>(done => {
    server.listen(0, '127.0.0.1', done);
  });
  const at = server.address();
  const receiver: Receiver = {
    address: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/kabar`,
    got,
    answers: () => 200,
    close: () =>
      new Promise(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
