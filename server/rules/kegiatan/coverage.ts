import type { Cakupan, CakupanAnggota, KelompokMenunggu } from '../../../resources/kegiatan/cakupan.ts';
import type { Logbook } from '../../../resources/kegiatan/log.ts';
import { messages, type Programme, type Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import { column, labelSql, tableName } from '../../database/columns.ts';
import type { DbRow } from '../../database/db.ts';
import { mustBeId } from '../../database/ids.ts';
import { dayInJakarta } from '../../day.ts';
import { badRequest, notFound } from '../../errors.ts';
import type { Engine } from '../../rest/context.ts';
import { programmeWith } from '../mbkm/activities.ts';
import { liveMembers, membersOf } from '../mbkm/group.ts';
import { achievementsOf } from './achievement.ts';
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
  return groupRows(engine, caller, logbook);
}

async function groupRows(engine: Engine, caller: Caller, logbook: Logbook, id?: string): Promise<KelompokMenunggu[]> {
  const { group, members } = groupsOf(engine, logbook);
  mustBeAllowed(caller, group, 'read');
  const values: unknown[] = [];
  const groups = engine.rowsOf(caller, group, 'read', 'g', values);
  const entries = engine.rowsOf(caller, logbook, 'read', 't', values);
  const only = id === undefined ? 'true' : `g.id = $${values.push(id)}::uuid`;
  return engine.db.query<KelompokMenunggu & DbRow>(
    `select g.id as "idKelompok", ${labelSql(group, 'g', engine.registry)} as nama, count(distinct p.id)::int as anggota,
       count(t.id)::int as menunggu, min(t.${column(logbook.log.sent)}) as terlama
     from ${tableName(group)} g
     join ${members.table} m on m.parent_id = g.id and ${members.isLive('m')}
     join mbkm_pendaftar_program_mbkm p on p.id = m.${members.participation} and p.status = 'berjalan'
     left join ${tableName(logbook)} t on t.id_pendaftar_mbkm = p.id and t.status = 'diajukan' and ${entries}
     where ${groups} and ${only}
     group by g.id order by terlama nulls last, nama limit 200`,
    values,
  );
}

/** What a group in the caller's scope is called. @throws HttpError 404 for another one */
async function nameOf(engine: Engine, caller: Caller, group: Resource, id: string): Promise<string> {
  const values: unknown[] = [id];
  const seen = engine.rowsOf(caller, group, 'read', 'g', values);
  const found = await engine.db.one<{ nama: string }>(
    `select ${labelSql(group, 'g', engine.registry)} as nama from ${tableName(group)} g where g.id = $1 and ${seen}`,
    values,
  );
  if (!found) throw notFound();
  return found.nama;
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
  const { programme, group } = groupsOf(engine, logbook);
  if (typeof id !== 'string' || !id) throw badRequest('Kelompok wajib dipilih.');
  mustBeId(group, id);
  mustBeAllowed(caller, group, 'read');
  const [name, people] = await Promise.all([
    nameOf(engine, caller, group, id),
    liveMembers(engine.db, engine.registry, programme, id),
  ]);
  const ids = people.map(each => each.id);
  const [reached, counts, open, [own]] = await Promise.all([
    achievementsOf(engine.db, engine.registry, logbook, ids),
    countsOf(engine, caller, logbook, ids),
    openUntil(engine, logbook, programme, id),
    groupRows(engine, caller, logbook, id),
  ]);
  const anggota = people.flatMap(({ id: idPendaftarMbkm, npm, nama }): CakupanAnggota[] => {
    const done = reached.get(idPendaftarMbkm);
    if (!done) return [];
    const { disetujui, target, persen, persenMin, cukup, satuan } = done;
    const found = counts.get(idPendaftarMbkm);
    return [
      {
        ...{ idPendaftarMbkm, npm, namaMahasiswa: nama, disetujui, target, persen, persenMin, cukup, satuan },
        ...{ menunggu: found?.menunggu ?? 0, terlambat: found?.terlambat ?? 0, terlama: found?.terlama ?? null },
        bukaSampai: open.get(idPendaftarMbkm) ?? null,
      },
    ];
  });
  const empty = { idKelompok: id, nama: name, anggota: people.length, menunggu: 0, terlama: null };
  return { kelompok: own ?? empty, anggota, bolehBuka: mayOpenLate(caller, logbook) };
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
  );
  return new Map(rows.map(row => [row.id, row]));
}

/** By member of a group the day until which late entries are open, where they are. */
async function openUntil(
  engine: Engine,
  logbook: Logbook,
  programme: Programme,
  idKelompok: string,
): Promise<ReadonlyMap<string, string>> {
  const { openUntil: field } = logbook.log.late;
  const members = membersOf(engine.registry, programme);
  if (!field || !members) return new Map();
  const until = `m.${column(field)}`;
  const rows = await engine.db.query<{ id: string; sampai: string }>(
    `select m.${members.participation} as id, ${until}::text as sampai from ${members.table} m
     where m.parent_id = $1 and ${members.isLive('m')} and ${until} >= $2::date`,
    [idKelompok, dayInJakarta(engine.now())],
  );
  return new Map(rows.map(({ id, sampai }) => [id, sampai]));
}
