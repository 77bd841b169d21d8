import { anggotaDilepas, anggotaKeluar, undanganDitarik } from '../../../resources/programme/groupEvents.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { type Telling, tell } from '../../platform/notify/index.ts';
import type { Grouping, GroupMember, GroupRow } from './group.ts';
import { memberRows } from './selfForming.ts';

/** Tells people of places in groups that somebody else took from them (docs/domain/30 §4.10). */

type Told = Pick<RuleContext, 'tx' | 'now' | 'registry' | 'caller'>;

interface Student extends DbRow {
  id: string;
  nama: string;
}

/** The student of a member's row. */
async function studentOf(
  { tx }: Told,
  { group: { members } }: Grouping,
  row: GroupMember,
): Promise<Student | undefined> {
  const person = members.person ? row[members.person.field] : undefined;
  return person
    ? tx.one<Student>('select id, nama from master_mahasiswa where id = $1', [person])
    : tx.one<Student>(
        'select id_mahasiswa as id, nama_mahasiswa as nama from mbkm_pendaftar_program_mbkm where id = $1',
        [row[members.participation]],
      );
}

async function leadersOf({ tx }: Told, { group, members }: Grouping, id: unknown): Promise<string[]> {
  const found = await tx.query<{ id: string }>(
    `select t.id_mahasiswa::text as id from ${members.table} m
     join mbkm_pendaftar_program_mbkm t on t.id = m.${members.participation}
     join master_jenis_anggota j on j.id = m.${members.position}
     where m.parent_id = $1 and j.kode = $2 and ${members.isLive('m')}`,
    [id, group.leader],
  );
  return found.map(leader => leader.id);
}

/** Group by id and version of the state that notices tell of. */
type At = Pick<GroupRow, 'id' | 'version'>;

const occasion = (group: At, student: Student): string => `${group.id}:${student.id}:${group.version}`;

const say = <W extends string>(
  ctx: Told,
  { programme }: Grouping,
  event: Telling<W>['event'],
  telling: Pick<Telling<W>, 'key' | 'words' | 'people'>,
): Promise<number> => tell(ctx, { event, ...telling, programme });

/** Somebody left the group: its leader has to find another. */
export const tellLeft = async (
  ctx: Told,
  grouping: Grouping,
  group: At,
  called: string,
  student: Student,
): Promise<number> =>
  say(ctx, grouping, anggotaKeluar, {
    key: occasion(group, student),
    words: { nama: student.nama, kelompok: called },
    people: { ketua: [{ mahasiswa: await leadersOf(ctx, grouping, group.id) }] },
  });

/**
 * Tells members and invited students who lose their place by a write or by the end of the group, or its leader when
 * they leave themselves.
 */
export async function tellTaken(
  ctx: Told,
  grouping: Grouping,
  called: string,
  row: GroupRow | undefined,
  before: GroupRow,
): Promise<void> {
  const { members } = grouping.group;
  const { live } = members;
  if (!live) return;
  const key = members.person?.field ?? members.participation;
  const stateOf = new Map((row ? memberRows(grouping, row) : []).map(each => [each[key], each[live.field]]));
  const isLive = (state: unknown) => live.in.some(one => one === state);
  for (const member of memberRows(grouping, before)) {
    const [was, is] = [member[live.field], stateOf.get(member[key])];
    const asked = was === live.invited && is !== live.invited && is !== live.refused && !isLive(is);
    const left = isLive(was) && !isLive(is);
    const student = asked || left ? await studentOf(ctx, grouping, member) : undefined;
    if (!student) continue;
    const own = student.id === ctx.caller.idMahasiswa;
    const to = { key: occasion(row ?? before, student), people: { mahasiswa: [{ mahasiswa: [student.id] }] } };
    if (left && own && row) await tellLeft(ctx, grouping, row, called, student);
    if (left && !own)
      await say(ctx, grouping, anggotaDilepas, { ...to, words: { kelompok: called, oleh: ctx.caller.name } });
    if (asked && !own) await say(ctx, grouping, undanganDitarik, { ...to, words: { kelompok: called } });
  }
}
