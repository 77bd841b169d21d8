import { dayInWords, type Programme } from '../../../resources/kit/index.ts';
import type { Batas, Keikutsertaan, Langkah } from '../../../resources/umum/dashboard.ts';
import { column, labelSql, tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { dayInZone } from '../../platform/day.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { type Activity, activityOf } from '../mbkm/activities.ts';
import { belongsSql } from '../mbkm/group.ts';

/** Returned entries that are named one by one; whoever has more finds the others in the logbook. */
const mostReturned = 3;

/** The participations of the caller, as `participationsFor` gives them. */
type Own = Keikutsertaan;

/** A registration that waits for its student. */
const registering = ({ status, program, catatan, langkah }: Own): Langkah[] =>
  langkah.giliranAnda && langkah.link
    ? [
        {
          label: langkah.label,
          keterangan: catatan ? `${program}: ${catatan}` : program,
          link: langkah.link,
          mendesak: status === 'revisi',
        },
      ]
    : [];

interface Returned extends DbRow {
  id: string;
  hari: string;
  catatan: string | null;
}

const entryPath = (path: string, type: 'add' | 'edit', query: string): string =>
  `${path.replace(':type', type)}?${query}`;

/** Steps about the logbook: returned entries, and today's entry where there is none yet. */
async function logging(engine: Engine, { id, program }: Own, activity: Activity): Promise<Langkah[]> {
  const { log, programme } = activity;
  const { logEntry } = programme.screens;
  if (!log || !logEntry) return [];
  const today = dayInZone(engine.now());
  const found = await engine.db.one<DbRow & { hariIni: boolean; terbuka: boolean; kembali: Returned[] }>(
    `select exists (select 1 from ${tableName(log)} l where l.id_pendaftar_mbkm = t.id and l.${column(log.log.day)} = $2::date) as "hariIni",
       $2::date between t.tanggal_mulai and t.tanggal_selesai as terbuka,
       (select coalesce(json_agg(x), '[]') from (select l.id, l.${column(log.log.day)}::text as hari, l.${column(log.log.note)} as catatan
         from ${tableName(log)} l where l.id_pendaftar_mbkm = t.id and l.status = 'revisi'
         order by l.${column(log.log.day)} limit ${mostReturned}) x) as kembali
     from mbkm_pendaftar_program_mbkm t where t.id = $1`,
    [id, today],
  );
  if (!found) return [];
  const returned = found.kembali.map(
    (entry): Langkah => ({
      label: `Perbaiki catatan ${dayInWords(entry.hari)}`,
      keterangan: entry.catatan,
      link: entryPath(logEntry, 'edit', `id=${entry.id}`),
      mendesak: true,
    }),
  );
  const writing: Langkah = {
    label: 'Catat kegiatan hari ini',
    keterangan: program,
    link: entryPath(logEntry, 'add', `peserta=${id}&tanggal=${today}`),
    mendesak: false,
  };
  return [...(found.terbuka && !found.hariIni ? [writing] : []), ...returned];
}

/** Outputs that were returned. */
async function mending(engine: Engine, { id }: Own, { outputs, programme }: Activity): Promise<Langkah[]> {
  const link = programme.screens.outputs;
  if (!outputs || !link) return [];
  const rows = await engine.db.query<DbRow & { judul: string }>(
    `select ${labelSql(outputs, 'u', engine.registry)} as judul from ${tableName(outputs)} u
     where ${belongsSql(engine.registry, outputs, 'u')} and u.status = 'revisi' order by u.id limit ${mostReturned}`,
    [id],
  );
  return rows.map(({ judul }) => ({ label: `Perbaiki “${judul}”`, keterangan: null, link, mendesak: true }));
}

/** The day that a running participation ends on, and what must be there by then. */
async function deadline(engine: Engine, { id }: Own, programme: Programme): Promise<Batas[]> {
  const activity = activityOf(engine.registry, programme.kinds[0]);
  const report = programme.outputs?.report;
  const { outputs } = activity ?? {};
  const handedIn =
    outputs && report
      ? `exists (select 1 from ${tableName(outputs)} u where ${belongsSql(engine.registry, outputs, 'u')}
          and u.kode_jenis_luaran = $2 and u.status in ('diajukan', 'disetujui'))`
      : '$2::text is null';
  const row = await engine.db.one<DbRow & { selesai: string | null; terkirim: boolean }>(
    `select t.tanggal_selesai::text as selesai, ${handedIn} as terkirim from mbkm_pendaftar_program_mbkm t where t.id = $1`,
    [id, report ?? null],
  );
  if (!row?.selesai || row.selesai < dayInZone(engine.now())) return [];
  const open = !row.terkirim;
  return [
    {
      label: open ? 'Laporan akhir' : 'Hari terakhir kegiatan',
      tanggal: row.selesai,
      link: open ? (programme.screens.outputs ?? null) : null,
    },
  ];
}

/**
 * Next steps of a student, from the declarations of their programmes: today's entry, returned work, registrations that
 * wait for them; and the next deadline.
 */
export async function stepsFor(
  engine: Engine,
  own: readonly Own[],
): Promise<{ langkah: Langkah[]; batas: Batas | null }> {
  const each = await Promise.all(
    own.map(async one => {
      const activity = one.status === 'berjalan' ? activityOf(engine.registry, one.kodeJenisMbkm) : undefined;
      if (!activity) return { steps: registering(one), ends: [] };
      const [logs, outputs, ends] = await Promise.all([
        logging(engine, one, activity),
        mending(engine, one, activity),
        deadline(engine, one, activity.programme),
      ]);
      return { steps: [...registering(one), ...logs, ...outputs], ends };
    }),
  );
  const ends = each.flatMap(found => found.ends).toSorted((a, b) => a.tanggal.localeCompare(b.tanggal));
  return { langkah: each.flatMap(({ steps }) => steps), batas: ends[0] ?? null };
}
