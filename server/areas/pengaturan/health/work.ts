import { pengaturanRefusals } from '../../../../resources/pengaturan/refusals.ts';
import { sumberData } from '../../../../resources/pengaturan/sumberData.ts';
import type { DbRow } from '../../../platform/database/db.ts';
import { backupState } from '../../../platform/jobs/backupState.ts';
import { mailState } from '../mail/routes.ts';
import { backupTroubles } from '../systemTasks.ts';
import { onOneDisk } from './machine.ts';
import type { HealthPart, Problem } from './part.ts';

const words = pengaturanRefusals.health;
const mailScreen = '/pengaturan/surel';
const hour = 3_600_000;

export const mail: HealthPart = {
  key: 'surel',
  title: pengaturanRefusals.setup.mail.title,
  look: async ({ engine, mail: box }) => {
    const { db } = engine;
    const [{ asal, host, port, antrean }, last, stuck] = await Promise.all([
      mailState(engine, box),
      db.one<{ kesalahan: string; waktu: string }>(
        `select kesalahan, updated_at as waktu from internal_surel
         where status in ('gagal', 'menunggu') and kesalahan is not null order by updated_at desc limit 1`,
      ),
      db.one<{ n: number }>(
        `select count(*)::int as n from internal_surel where status = 'menunggu' and created_at < $1`,
        [new Date(engine.now().getTime() - hour).toISOString()],
      ),
    ]);
    const problems: Problem[] = [];
    if (asal === 'tidak')
      problems.push({ says: pengaturanRefusals.setup.mail.notSet, advice: true, screen: mailScreen });
    else if (stuck?.n) problems.push({ says: words.mail.stuck, screen: mailScreen });
    if (antrean.gagal) problems.push({ says: words.mail.failed, screen: mailScreen });
    return {
      facts: [
        { label: words.mail.server, value: host ? `${host}:${port}` : null, as: 'teks' },
        { label: words.mail.waiting, value: antrean.menunggu, as: 'jumlah' },
        { label: words.mail.failedCount, value: antrean.gagal, as: 'jumlah' },
        { label: words.mail.lastSent, value: antrean.terakhirTerkirim, as: 'waktu' },
        { label: words.mail.lastError, value: last?.kesalahan ?? null, as: 'teks' },
      ],
      problems,
    };
  },
};

interface Source extends DbRow {
  nama: string;
  mode: string;
  aktif: boolean;
  statusTerakhir: string | null;
  diperiksaPada: string | null;
}

export const sources: HealthPart = {
  key: 'sumber',
  title: words.sources.title,
  look: async ({ engine: { db } }) => {
    const found = await db.query<Source>(
      'select nama, mode, aktif, status_terakhir, diperiksa_pada from pengaturan_sumber_data order by kode limit 20',
    );
    const modes = new Map(Object.entries(sumberData.fields.mode.choices));
    const open = found.filter(({ mode, aktif }) => aktif && mode === 'belum');
    return {
      facts: [{ label: words.sources.count, value: found.length, as: 'jumlah' }],
      problems: open.length ? [{ says: words.sources.open, advice: true, screen: '/pengaturan/sumber-data' }] : [],
      rows: found.map(({ nama, mode, aktif, statusTerakhir, diperiksaPada }) => ({
        title: nama,
        text: [aktif ? (modes.get(mode) ?? mode) : 'Nonaktif', statusTerakhir].filter(Boolean).join(' · '),
        time: diperiksaPada,
        state: aktif && mode === 'belum' ? 'saran' : 'baik',
      })),
    };
  },
};

interface LastRun extends DbRow {
  nama: string;
  status: 'berjalan' | 'selesai' | 'gagal';
  mulai: string;
  pesan: string | null;
}

export const jobs: HealthPart = {
  key: 'pekerjaan',
  title: words.jobs.title,
  look: async ({ engine: { db }, system }) => {
    const all = system.jobs();
    const runs = await db.query<LastRun>(
      `select p.nama, p.status, p.mulai, p.pesan from unnest($1::text[]) as j (n)
       cross join lateral (select * from internal_pekerjaan p where p.nama = j.n order by p.mulai desc limit 1) p`,
      [all.map(({ name }) => name)],
    );
    const rows = all.map(({ name, title }) => {
      const run = runs.find(({ nama }) => nama === name);
      const failed = run?.status === 'gagal';
      return {
        title,
        text: run?.pesan ?? '',
        time: run?.mulai ?? null,
        state: failed ? ('masalah' as const) : ('baik' as const),
      };
    });
    const failed = rows.filter(({ state }) => state === 'masalah').length;
    return {
      facts: [
        { label: words.jobs.count, value: all.length, as: 'jumlah' },
        { label: words.jobs.failedCount, value: failed, as: 'jumlah' },
      ],
      problems: failed ? [{ says: words.jobs.failed, screen: '/admin' }] : [],
      rows,
    };
  },
};

const textIn = (hasil: Readonly<Record<string, unknown>> | null | undefined, name: string): string | null => {
  const value = hasil?.[name];
  return typeof value === 'string' ? value : null;
};
const numberIn = (hasil: Readonly<Record<string, unknown>> | null | undefined, name: string): number | null => {
  const value = hasil?.[name];
  return typeof value === 'number' ? value : null;
};

export const backups: HealthPart = {
  key: 'cadangan',
  title: words.backup.title,
  look: async ({ engine, system }) => {
    const { at, folder, s3 } = system.backup;
    const state = await backupState(engine.db, engine.now(), at !== undefined);
    const { good } = state.backup;
    const tried = state.rehearsal.good;
    const near = at !== undefined && !s3 && (await onOneDisk(folder, system.dataDir));
    return {
      facts: [
        { label: words.backup.schedule, value: at ? `${at.replace(':', '.')} WIB` : null, as: 'teks' },
        { label: words.backup.last, value: good?.selesai ?? null, as: 'waktu' },
        { label: words.backup.archive, value: textIn(good?.hasil, 'arsip'), as: 'teks' },
        { label: words.backup.size, value: numberIn(good?.hasil, 'ukuran'), as: 'byte' },
        { label: words.backup.rehearsed, value: tried?.selesai ?? null, as: 'waktu' },
        { label: words.backup.rows, value: numberIn(tried?.hasil, 'baris'), as: 'jumlah' },
      ],
      problems: [
        ...backupTroubles(state).map(({ todo }) => ({ says: todo, screen: '/admin' })),
        ...(at === undefined ? [{ says: words.backup.off, advice: true }] : []),
        ...(near ? [{ says: words.backup.oneDisk, advice: true }] : []),
      ],
    };
  },
};
