import { stat } from 'node:fs/promises';
import { pengaturanRefusals } from '../../../../resources/pengaturan/refusals.ts';
import { migrationsIn } from '../../../platform/database/migrate.ts';
import { migrationsFolder } from '../../../platform/database/migrationsFolder.ts';
import { monthLater, monthlyParts, monthlyTables, monthOf } from '../../../platform/database/months.ts';
import type { HealthPart } from './part.ts';

const words = pengaturanRefusals.health;

/** Node.js before this is past its end. */
const oldestNode = 22;

export const versions: HealthPart = {
  key: 'versi',
  title: words.versions.title,
  look: async ({ engine: { db }, system }) => {
    const server = await db.one<{ versi: string }>(`select current_setting('server_version') as versi`);
    const seen = await db.query<{ nama: string }>('select nama from _migrasi');
    const known = migrationsIn(migrationsFolder);
    const applied = new Set(seen.map(({ nama }) => nama));
    const pending = known.filter(name => !applied.has(name)).length;
    const unknown = seen.filter(({ nama }) => !known.includes(nama)).length;
    const node = process.versions.node;
    return {
      facts: [
        { label: words.versions.portal, value: system.version, as: 'teks' },
        { label: words.versions.node, value: node, as: 'teks' },
        {
          label: words.versions.database,
          value: `PostgreSQL ${server?.versi ?? '?'}${db.embedded ? ' (PGlite)' : ''}`,
          as: 'teks',
        },
        { label: words.versions.pending, value: pending, as: 'jumlah' },
        { label: words.versions.since, value: system.startedAt.toISOString(), as: 'waktu' },
        { label: words.versions.memory, value: process.memoryUsage.rss(), as: 'byte' },
      ],
      problems: [
        ...(pending ? [{ says: words.versions.somePending }] : []),
        ...(unknown ? [{ says: words.versions.older }] : []),
        ...(Number(node.split('.')[0]) < oldestNode ? [{ says: words.versions.oldNode, advice: true }] : []),
      ],
    };
  },
};

const gigabyte = 1024 ** 3;

export const disk: HealthPart = {
  key: 'penyimpanan',
  title: words.disk.title,
  look: async ({ engine: { db }, system }) => {
    const [free, full, sizes] = await Promise.all([
      system.disk.free(),
      system.disk.isFull(),
      db.one<{ basis: number; berkas: number }>(
        `select pg_database_size(current_database())::float8 as basis,
           (select coalesce(sum(ukuran), 0)::float8 from internal_berkas where dihapus_pada is null) as berkas`,
      ),
    ]);
    const short = free !== undefined && free < gigabyte;
    return {
      facts: [
        { label: words.disk.free, value: free ?? null, as: 'byte' },
        { label: words.disk.database, value: sizes?.basis ?? null, as: 'byte' },
        { label: words.disk.files, value: sizes?.berkas ?? null, as: 'byte' },
      ],
      problems: full ? [{ says: words.disk.full }] : short ? [{ says: words.disk.short }] : [],
    };
  },
};

export const history: HealthPart = {
  key: 'riwayat',
  title: words.history.title,
  look: async ({ engine: { db, now } }) => {
    const [monthly] = await monthlyTables(db);
    const parts = monthly ? await monthlyParts(db, monthly) : [];
    const rest = parts.find(part => part.rest);
    const strayed = rest && (await db.one(`select 1 as ada from ${rest.name} limit 1`));
    const until = parts.reduce((last, part) => (part.until !== null && part.until > last ? part.until : last), '');
    return {
      facts: [
        { label: words.history.parts, value: parts.filter(part => !part.rest).length, as: 'jumlah' },
        { label: words.history.until, value: until ? monthLater(until, -1).slice(0, 7) : null, as: 'teks' },
        { label: words.backup.size, value: parts.reduce((sum, { bytes }) => sum + bytes, 0), as: 'byte' },
      ],
      problems: [
        ...(strayed ? [{ says: words.history.strayed, advice: true, screen: '/admin' }] : []),
        ...(until <= monthLater(monthOf(now()), 1) ? [{ says: words.history.late, screen: '/admin' }] : []),
      ],
    };
  },
};

/** Sessions, windows and codes are told by the clock: half a minute apart they go wrong. */
const mostApart = 30_000;

export const clock: HealthPart = {
  key: 'jam',
  title: words.clock.title,
  look: async ({ engine: { db } }) => {
    const before = Date.now();
    const there = await db.one<{ jam: string }>('select clock_timestamp() as jam');
    const after = Date.now();
    const apart = Math.round(Date.parse(there?.jam ?? '') - (before + after) / 2);
    return {
      facts: [
        { label: words.clock.here, value: new Date(after).toISOString(), as: 'waktu' },
        { label: words.clock.apart, value: apart, as: 'milidetik' },
      ],
      problems: Math.abs(apart) > mostApart ? [{ says: words.clock.wrong }] : [],
    };
  },
};

const slowShown = 5;

export const slow: HealthPart = {
  key: 'lambat',
  title: words.slow.title,
  look: async ({ engine: { db } }) => {
    const found = db.slowest();
    return {
      facts: [{ label: words.slow.count, value: found.length, as: 'jumlah' }],
      problems: found.length ? [{ says: words.slow.some, advice: true }] : [],
      rows: found.slice(0, slowShown).map(({ text, count, longest, last }) => ({
        title: text.replace(/\s+/g, ' ').slice(0, 200),
        text: `${count} ×, ≤ ${Math.round(longest)} ms`,
        time: new Date(last).toISOString(),
        state: 'saran',
      })),
    };
  },
};

export const replicas: HealthPart = {
  key: 'replika',
  title: words.replicas.title,
  look: async ({ engine: { db }, say }) => {
    const found = db.replicas?.states() ?? [];
    const inWords = ({ state, reads, behind = 0 }: (typeof found)[number]) =>
      say(state === 'reads' ? words.replicas.reads({ reads, milliseconds: behind }) : words.replicas[state]);
    return {
      facts: [
        { label: words.replicas.count, value: found.length, as: 'jumlah' },
        { label: words.replicas.late, value: db.replicas?.late() ?? 0, as: 'jumlah' },
      ],
      problems: found.some(({ state }) => state !== 'reads') ? [{ says: words.replicas.some }] : [],
      rows: found.map(one => ({
        title: one.name,
        text: inWords(one),
        time: null,
        state: one.state === 'reads' ? 'baik' : 'masalah',
      })),
    };
  },
};

/** True if two folders are on one disk; false if one does not exist yet. */
export async function onOneDisk(a: string, b: string): Promise<boolean> {
  const [one, other] = await Promise.all([a, b].map(path => stat(path).catch(() => undefined)));
  return one !== undefined && one.dev === other?.dev;
}
