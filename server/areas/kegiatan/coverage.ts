import type { Cakupan, CakupanAnggota } from '../../../resources/kegiatan/cakupan.ts';
import type { Logbook } from '../../../resources/kegiatan/log.ts';
import { kegiatanRefusals } from '../../../resources/kegiatan/refusals.ts';
import { messages, type Programme, type Resource } from '../../../resources/kit/index.ts';
import type { KelompokMenunggu } from '../../../resources/kit/waitingGroup.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { apartLabelSql, column, labelSql, tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { mustBeId } from '../../platform/database/ids.ts';
import { allAtOnce } from '../../platform/database/rowLimit.ts';
import { dayInZone } from '../../platform/day.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { badRequest, notFound } from '../../platform/errors.ts';
import { programmeWith } from '../mbkm/activities.ts';
import { membersOf } from '../mbkm/group.ts';
import { achievementsAtOnce } from './achievement.ts';
import { mayOpenLate } from './openLate.ts';

interface Grouped {
  programme: Programme;
  group: Resource;
  members: NonNullable<ReturnType<typeof membersOf>>;
}

/** @throws HttpError 404 for a logbook whose programme has no groups */
function groupsOf(engine: Engine, logbook: Logbook): Grouped {
  const programme = programmeWith(engine.registry, logbook);
  const members = membersOf(engine.registry, programme);
  if (!programme.group || !members) throw notFound(messages.unknownCall);
  return { programme, members, group: engine.registry.get(programme.group.resource) };
}

/**
 * GET {logbook}/kelompok: the caller's groups whose members are under way, the one that waits longest first.
 * @throws HttpError 403, 404 without groups
 */
export async function waitingGroups(engine: Engine, caller: Caller, logbook: Logbook): Promise<KelompokMenunggu[]> {
  mustBeAllowed(caller, logbook, 'read');
  const { group, members } = groupsOf(engine, logbook);
  mustBeAllowed(caller, group, 'read');
  const values: unknown[] = [];
  const groups = engine.rowsOf(caller, group, 'read', 'g', values);
  const entries = engine.rowsOf(caller, logbook, 'read', 't', values);
  return allAtOnce<KelompokMenunggu & DbRow>(
    engine.db,
    `select g.id as "idKelompok", ${apartLabelSql(group, 'g', engine.registry)} as nama, count(distinct p.id)::int as anggota,
       count(t.id)::int as menunggu, min(t.${column(logbook.log.sent)}) as terlama
     from ${tableName(group)} g
     join ${members.table} m on m.parent_id = g.id and ${members.isLive('m')}
     join mbkm_pendaftar_program_mbkm p on p.id = m.${members.participation} and p.status = 'berjalan'
     left join ${tableName(logbook)} t on t.id_pendaftar_mbkm = p.id and t.status = 'diajukan' and ${entries}
     where ${groups}
     group by g.id order by terlama nulls last, nama, g.id`,
    values,
    { instead: kegiatanRefusals.logsByPage },
  );
}

interface Member extends DbRow {
  /** Null where the group has nobody. */
  id: string | null;
  npm: string;
  nama: string;
  berjalan: boolean;
  /** The day until which late entries are open, where they are. */
  sampai: string | null;
  kelompok: string;
}

/** Participants of a group in the caller's scope, at least one. @throws HttpError 404 for a group outside it */
async function peopleOf(
  engine: Engine,
  caller: Caller,
  logbook: Logbook,
  { group, members }: Grouped,
  id: string,
): Promise<Member[]> {
  const { openUntil } = logbook.log.late;
  const until = openUntil && `m.${column(openUntil)}`;
  const values: unknown[] = [id, dayInZone(engine.now())];
  const seen = engine.rowsOf(caller, group, 'read', 'g', values);
  const found = await engine.db.query<Member>(
    `select p.id, p.npm, p.nama_mahasiswa as nama, p.status = 'berjalan' as berjalan,
       ${until ? `case when ${until} >= $2::date then ${until}::text end` : 'null'} as sampai,
       ${labelSql(group, 'g', engine.registry)} as kelompok
     from ${tableName(group)} g left join ${members.table} m on m.parent_id = g.id and ${members.isLive('m')}
     left join mbkm_pendaftar_program_mbkm p on p.id = m.${members.participation}
     where g.id = $1 and ${seen} and $2::date is not null order by m.nomor`,
    values,
    { prepare: true },
  );
  if (!found.length) throw notFound();
  return found;
}

interface Counted extends DbRow {
  id: string;
  menunggu: number;
  terlambat: number;
  terlama: string | null;
}

/**
 * GET {logbook}/cakupan?idKelompok=: each member's coverage, late and waiting entries (docs/domain/30 §3 listMahasiswa).
 * @throws HttpError 400, 403, 404 for a group out of the caller's scope
 */
export async function coverage(engine: Engine, caller: Caller, logbook: Logbook, id: unknown): Promise<Cakupan> {
  mustBeAllowed(caller, logbook, 'read');
  const grouped = groupsOf(engine, logbook);
  if (typeof id !== 'string' || !id) throw badRequest(kegiatanRefusals.groupMissing);
  mustBeId(grouped.group, id);
  mustBeAllowed(caller, grouped.group, 'read');
  const rows = await peopleOf(engine, caller, logbook, grouped, id);
  const people = rows.flatMap(row => (row.id === null ? [] : { ...row, id: row.id }));
  const ids = people.map(each => each.id);
  const [reached, counts] = await Promise.all([
    achievementsAtOnce(engine.db, engine.registry, logbook, ids),
    countsOf(engine, caller, logbook, ids),
  ]);
  const anggota = people.flatMap(({ id: idPendaftarMbkm, npm, nama, sampai }): CakupanAnggota[] => {
    const done = reached.get(idPendaftarMbkm);
    if (!done) return [];
    const { disetujui, target, persen, persenMin, cukup, satuan } = done;
    const found = counts.get(idPendaftarMbkm);
    return [
      {
        idPendaftarMbkm,
        npm,
        namaMahasiswa: nama,
        disetujui,
        target,
        persen,
        persenMin,
        cukup,
        satuan,
        menunggu: found?.menunggu ?? 0,
        terlambat: found?.terlambat ?? 0,
        terlama: found?.terlama ?? null,
        bukaSampai: sampai,
      },
    ];
  });
  const running = people.filter(({ berjalan }) => berjalan).map(each => each.id);
  const waits = running.flatMap(each => counts.get(each) ?? []);
  const kelompok: KelompokMenunggu = {
    idKelompok: id,
    nama: rows[0]?.kelompok ?? '',
    anggota: running.length || people.length,
    menunggu: waits.reduce((sum, { menunggu }) => sum + menunggu, 0),
    terlama: waits.flatMap(({ terlama }) => terlama ?? []).sort()[0] ?? null,
  };
  return { kelompok, anggota, bolehBuka: mayOpenLate(caller, logbook) };
}

async function countsOf(
  engine: Engine,
  caller: Caller,
  logbook: Logbook,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Counted>> {
  const values: unknown[] = [ids];
  const seen = engine.rowsOf(caller, logbook, 'read', 't', values);
  const { lateMark, sent } = logbook.log;
  const late = lateMark ? `(count(*) filter (where t.${column(lateMark.field)}))::int` : '0';
  const rows = await engine.db.query<Counted>(
    `select t.id_pendaftar_mbkm as id, (count(*) filter (where t.status = 'diajukan'))::int as menunggu,
       ${late} as terlambat, min(t.${column(sent)}) filter (where t.status = 'diajukan') as terlama
     from ${tableName(logbook)} t where t.id_pendaftar_mbkm = any($1::uuid[]) and ${seen} group by 1`,
    values,
    { prepare: true },
  );
  return new Map(rows.map(row => [row.id, row]));
}
