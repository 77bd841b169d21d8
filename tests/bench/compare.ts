import autocannon from 'autocannon';
import type { Db } from '../../server/platform/database/db.ts';
import { cpuDuring, type Served } from './servers.ts';

const argument = (name: string): string | undefined =>
  process.argv.find(one => one.startsWith(`--${name}=`))?.slice(name.length + 3);

/** Value of `--name=value` on the command line. */
export const given = (name: string, fallback: string): string => argument(name) ?? fallback;

/** A number from the command line. */
export const option = (name: string, fallback: number): number => Number(argument(name) ?? fallback);

/** Whether a part of the bench was asked for: `--bagian=inti,publik`; all without it. `alone`: and nothing else. */
export const wanted = (part: string, alone = false): boolean =>
  alone ? argument('bagian') === part : (argument('bagian')?.split(',').includes(part) ?? true);

const seconds = option('seconds', 5);
const rounds = option('rounds', 3);

export const number = (value: number): string => Math.round(value).toLocaleString('id-ID');
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** One line of the result. */
export function report(name: string, measured: string, aim: string, met: boolean): void {
  console.log(`${met ? '✓' : '✗'} ${name.padEnd(28)} ${measured.padEnd(62)} sasaran ${aim}`);
}

/** What is asked of a server. */
export interface Call {
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** Body of a POST, another one each time. */
  body?: (() => string) | undefined;
}

interface Speed {
  perSecond: number;
  /** Processor time of the server and of PostgreSQL for one request, µs. */
  cpu: number;
  /** How long half of the requests took at most, and how long 99 of 100 did; ms. */
  p50: number;
  p99: number;
}

/** The 99th percentile is at most so many times the middle one. */
const mostTail = 5;

async function speed(server: Served, db: Db, { url, headers, body }: Call, duration: number): Promise<Speed> {
  const posting: Partial<autocannon.Options> = body
    ? { method: 'POST', requests: [{ method: 'POST', setupRequest: request => ({ ...request, body: body() }) }] }
    : {};
  const sent = { 'content-type': 'application/json', ...headers };
  const run = (length: number) => autocannon({ url, connections: 10, duration: length, headers: sent, ...posting });
  await run(1);
  let result: autocannon.Result | undefined;
  const cpu = await cpuDuring(server, db, async () => {
    result = await run(duration);
  });
  if (!result || result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result?.non2xx} jawaban gagal, ${result?.errors} galat`);
  const { p50, p99 } = result.latency;
  return { perSecond: result.requests.average, cpu: (cpu * 1e6) / result.requests.total, p50, p99 };
}

/**
 * Measures two servers in turns, so that whatever else the machine does meets both, and reports the median of the
 * rounds as a share of the limit.
 * @param aim least share, percent
 */
export async function compare(
  name: string,
  aim: number,
  ours: { server: Served; call: Call },
  limit: { server: Served; call: Call },
  db: Db,
  duration: number = seconds,
): Promise<void> {
  const measured: { ours: Speed[]; limit: Speed[] } = { ours: [], limit: [] };
  for (let round = 0; round < rounds; round++) {
    measured.ours.push(await speed(ours.server, db, ours.call, duration));
    measured.limit.push(await speed(limit.server, db, limit.call, duration));
  }
  const of = (list: Speed[], key: keyof Speed) => median(list.map(one => one[key]));
  const percent = (100 * of(measured.ours, 'perSecond')) / of(measured.limit, 'perSecond');
  const rates = `${number(of(measured.ours, 'perSecond'))} dari ${number(of(measured.limit, 'perSecond'))}/dtk: ${percent.toFixed(0)} %`;
  const cpu = `CPU ${number(of(measured.ours, 'cpu'))} dan ${number(of(measured.limit, 'cpu'))} µs`;
  report(name, `${rates} (${cpu})`, `≥ ${aim} %`, percent >= aim);
  const tail = (list: Speed[]) => `p50 ${of(list, 'p50')}, p99 ${of(list, 'p99')} md`;
  // autocannon counts whole milliseconds, and one of less as 0.
  const met = of(measured.ours, 'p99') <= mostTail * Math.max(1, of(measured.ours, 'p50'));
  report(`${name}: ekor`, `${tail(measured.ours)} (batas: ${tail(measured.limit)})`, `p99 ≤ ${mostTail} × p50`, met);
}
