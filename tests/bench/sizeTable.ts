import { loadavg } from 'node:os';
import type { Db } from '../../server/platform/database/db.ts';
import { number } from './compare.ts';
import { kinds, type ScreenCall } from './sizeCalls.ts';

/** How long a call took, in milliseconds, and how many pages PostgreSQL looked at for it. */
export interface Timed extends ScreenCall {
  readonly status: number;
  readonly bytes: number;
  readonly p50: number;
  readonly worst: number;
  /** Undefined without pg_stat_statements. */
  readonly pages: number | undefined;
}

/** Flat: at most so many times as much at ten times the size; less than these is not compared. */
const most = { times: 1.5, ms: 20, pages: 500 };

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

/** Says how large a database is and how long its calls took, by their kind. */
export async function tellSize(db: Db, measured: readonly Timed[]): Promise<void> {
  const count = async (table: string) =>
    number((await db.one<{ n: number }>(`select count(*)::int as n from ${table}`))?.n ?? 0);
  const sizes = [
    `${await count('master_mahasiswa')} mahasiswa`,
    `${await count('mbkm_pendaftar_program_mbkm')} peserta`,
    `${await count('magang_logbook_magang')} catatan logbook magang`,
    `${await count('internal_riwayat')} riwayat`,
  ];
  const load = loadavg().map(one => one.toFixed(0));
  console.log(`\n${sizes.join(', ')}; beban ${load.join(' ')}`);
  for (const kind of ['semua', ...kinds]) {
    const some = measured.filter(one => one.status < 400 && (kind === 'semua' || one.kind === kind));
    const times = some.map(({ p50 }) => p50);
    const pages = some.flatMap(one => one.pages ?? []);
    const ms = [0.5, 0.95, 1].map(share => quantile(times, share).toFixed(1));
    const read = [0.5, 0.95, 1].map(share => number(quantile(pages, share)));
    console.log(
      `${kind.padEnd(8)} ${String(some.length).padStart(5)}  ${ms.join(' · ')} ms  ${read.join(' · ')} halaman`,
    );
  }
  for (const { status, username, screen, call } of measured.filter(one => one.status >= 400))
    console.log(`✗ ${status} ${username} ${screen} ${call}`);
}

const sameCall = (a: ScreenCall, b: ScreenCall): boolean =>
  a.username === b.username && a.screen === b.screen && a.call === b.call;

/** Calls that are not flat, the most pages first; an answer that has grown as much may take as much longer. */
export function tellGrown(before: readonly Timed[], now: readonly Timed[]): void {
  const grown = now.flatMap(one => {
    const former = before.find(each => sameCall(each, one));
    if (!former || one.status >= 400) return [];
    const larger = Math.max(1, one.bytes / Math.max(1, former.bytes)) * most.times;
    const slower = one.p50 > most.ms && one.p50 > former.p50 * larger;
    const [read = 0, had = 0] = [one.pages, former.pages];
    const more = read > most.pages && read > had * larger;
    const isGrown = one.pages === undefined ? slower : more;
    return isGrown ? [{ one, former }] : [];
  });
  console.log(`${grown.length} dari ${now.length} lebih dari ${most.times} kali`);
  for (const { one, former } of grown.toSorted((a, b) => (b.one.pages ?? b.one.p50) - (a.one.pages ?? a.one.p50))) {
    const ms = `${former.p50.toFixed(1)} → ${one.p50.toFixed(1)} ms`.padStart(22);
    const pages = `${number(former.pages ?? 0)} → ${number(one.pages ?? 0)}`.padStart(22);
    console.log(`${ms} ${pages}  ${one.username} ${one.screen} ${decodeURIComponent(one.call).slice(0, 300)}`);
  }
}
