import type { Note, NoticeEvent, ParticipationWord, Relation } from '../../../resources/kit/index.ts';
import { pegawai } from '../../../resources/master/pegawai.ts';
import * as happened from '../../../resources/mbkm/events.ts';
import type { Pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { peranTahap, tahapVerifikasi } from '../../../resources/mbkm/tahap.ts';
import { role } from '../../../resources/roles.ts';
import type { DbRow, Tx } from '../../platform/database/db.ts';
import { asSystem, find } from '../../platform/engine/reading.ts';
import { type Notice, noticesOf, notifyAll, type Recipients, type TellContext } from '../../platform/notify/index.ts';
import { membershipOf, membersOf } from './group.ts';
import { isUnconverted } from './packageTime.ts';
import { namesOf, type ReferredNames } from './programmes.ts';

/** Fields of a participation that notices use for their text and recipients. */
export type ToldRow = Pick<
  Pendaftar,
  | 'id'
  | 'version'
  | 'nomorPendaftaran'
  | 'idMahasiswa'
  | 'npm'
  | 'namaMahasiswa'
  | 'idProgramProdi'
  | 'idProgram'
  | 'idPeriode'
  | 'kodeJenisMbkm'
  | 'idMitra'
  | 'namaMitra'
  | 'idDosenPembimbing'
  | 'tahapAktif'
>;

type People = Partial<Record<Relation, readonly Recipients[]>>;

/** Recipients who decide at the active stage. */
function deciders({ tahapAktif, idMitra, idProgramProdi }: ToldRow): Recipients[] {
  if (!tahapAktif) return [];
  const role = peranTahap[tahapAktif];
  if (tahapAktif === 'mitra') return [{ role, idMitra }];
  return [tahapAktif === 'prodi' ? { role, idProgramProdi } : { role }];
}

/** Those whom the row itself names. */
const namedBy = (row: ToldRow): People => {
  const { idProgramProdi } = row;
  return {
    mahasiswa: [{ mahasiswa: [row.idMahasiswa] }],
    dosen: [{ pegawai: [row.idDosenPembimbing] }],
    mitra: [{ role: role.mitra, idMitra: row.idMitra }],
    koordinator: [{ role: role.koordinator, idProgramProdi }],
    penilaiProdi: [{ role: role.penilai, idProgramProdi }],
    tim: [{ role: role.timMbkm }],
    bakpk: [{ role: role.bakpk }],
    pemutus: deciders(row),
  };
};

/** Leader and members of the row's group, asked for by those events only that tell them. */
async function groupOf({ tx, registry }: Pick<TellContext, 'registry'> & { tx: Tx }, row: ToldRow): Promise<People> {
  const programme = registry.programmeOf(row.kodeJenisMbkm);
  const members = programme && membersOf(registry, programme);
  const own = programme && (await membershipOf(tx, registry, programme, row.id));
  if (!members || !own) return {};
  const found = await tx.query<DbRow & { id: string; jabatan: string }>(
    `select p.id_mahasiswa as id, j.kode as jabatan from ${members.table} m
     join mbkm_pendaftar_program_mbkm p on p.id = m.${members.participation}
     join master_jenis_anggota j on j.id = m.${members.position} where m.parent_id = $1 and ${members.isLive('m')}`,
    [own.idKelompok],
  );
  const leaders = found.filter(({ jabatan }) => jabatan === programme.group?.leader);
  return {
    anggota: [{ mahasiswa: found.map(({ id }) => id) }],
    ketua: [{ mahasiswa: leaders.map(({ id }) => id) }],
  };
}

/** Text parameters and recipients of an event that are not in the row. */
export interface Told<W extends string, C extends string> {
  /** Words beyond those of the participation. */
  words: Readonly<Record<Exclude<W, ParticipationWord>, string | number>>;
  note?: Note | null;
  holds?: readonly C[];
  /** People whom the row does not name: accounts, the former supervisor. */
  people?: People;
  /** The occasion; default: this version of the row. */
  key?: string;
}

const wordsOf = (row: ToldRow, { program, periode }: ReferredNames): Record<ParticipationWord, string> => ({
  nomor: row.nomorPendaftaran ?? '',
  mahasiswa: row.namaMahasiswa ?? '',
  npm: row.npm ?? '',
  mitra: row.namaMitra ?? '',
  program,
  periode,
  tahap: row.tahapAktif ? tahapVerifikasi[row.tahapAktif] : '',
});

type Where = Pick<TellContext, 'registry' | 'caller'>;

/** The notices of an event of a participation whose names are known, as for many of one programme. */
const noticesAbout = <W extends string, C extends string>(
  ctx: Where,
  row: ToldRow,
  event: NoticeEvent<W | ParticipationWord, C>,
  names: ReferredNames,
  { words, people, key, ...more }: Told<W, C>,
): Notice[] => {
  const { id } = row;
  const all: Record<string, string | number> = { ...wordsOf(row, names), ...words };
  return noticesOf<string, C>(ctx, {
    event,
    key: key ?? `${id}:${row.version}`,
    id,
    words: all,
    people: { ...namedBy(row), ...people },
    decider: row.tahapAktif ? peranTahap[row.tahapAktif] : undefined,
    programme: ctx.registry.programmeOf(row.kodeJenisMbkm),
    ...more,
  });
};

const isOfGroup = ({ to }: { to: Relation | readonly Relation[] }): boolean =>
  [to].flat().some(each => each === 'ketua' || each === 'anggota');

/**
 * Tells people of an event of a participation, in the transaction of what caused it.
 * @returns how many people got a notice now
 */
export async function tellOf<W extends string, C extends string>(
  ctx: TellContext & { tx: Tx },
  row: ToldRow,
  event: NoticeEvent<W | ParticipationWord, C>,
  told: Told<W, C>,
): Promise<number> {
  const group = event.tells.some(isOfGroup) ? await groupOf(ctx, row) : {};
  const people = { ...group, ...told.people };
  return notifyAll(ctx, noticesAbout(ctx, row, event, await namesOf(ctx.tx, row), { ...told, people }));
}

/** Progress of a registration before it was given up: approved (perhaps running), or waiting for the partner. */
type Reached = 'approved' | 'partnerAsked';

/**
 * Reads the progress of a registration before it was given up.
 * @param before the row before it was given up
 */
async function reachedBy(tx: Tx, { id, status }: Pick<Pendaftar, 'id' | 'status'>): Promise<Reached[]> {
  const asked = await tx.one<DbRow>(
    `select 1 as ada from mbkm_pendaftar_tahap t where t.id_pendaftar_mbkm = $1 and t.tahap = 'mitra' and not exists
       (select 1 from mbkm_pendaftar_tahap e where e.id_pendaftar_mbkm = $1 and e.urutan < t.urutan
          and e.status <> 'disetujui')`,
    [id],
  );
  return [
    ...(status === 'disetujui' || status === 'berjalan' ? (['approved'] as const) : []),
    ...(asked ? (['partnerAsked'] as const) : []),
  ];
}

/** Events of a transition (docs/domain/20 §4.9). */
function eventsOf(action: string, row: Pick<Pendaftar, 'status'>) {
  switch (action) {
    case 'ajukan':
      return [happened.pendaftaranDiajukan];
    case 'setujui':
      return row.status === 'disetujui'
        ? [happened.pendaftaranDisetujui]
        : [happened.pendaftaranMajuTahap, happened.pendaftaranDiajukan];
    case 'revisi':
      return [happened.pendaftaranDikembalikan];
    case 'tolak':
      return [happened.pendaftaranDitolak];
    case 'mulai':
      return [happened.kegiatanDimulai];
    case 'batalkan':
      return [happened.keputusanDibatalkan];
    default:
      return [];
  }
}

/**
 * Tells people of a transition, in its transaction; of one who gave up, those whom it had reached.
 * @param before the row as it was, of a step that may give it up
 */
export async function tellOfTransition(
  ctx: TellContext & { tx: Tx },
  action: string,
  row: ToldRow & Pick<Pendaftar, 'status'>,
  note: Note | null,
  before?: Pick<Pendaftar, 'id' | 'status'>,
): Promise<void> {
  if (before && row.status === 'mengundurkan_diri')
    await tellOf(ctx, row, happened.pendaftaranMundur, { words: {}, note, holds: await reachedBy(ctx.tx, before) });
  if (action === 'selesaikan') {
    const missing = await isUnconverted(ctx.tx, ctx.registry, row.id);
    const holds = [missing ? 'unconverted' : 'converted'] as const;
    await tellOf(ctx, row, happened.kegiatanSelesai, { words: {}, note, holds });
  }
  for (const event of eventsOf(action, row)) await tellOf(ctx, row, event, { words: {}, note });
}

/**
 * Tells the students of participations that were made at once that they are approved, and each supervisor of each
 * student, as if both had been done by hand (docs/domain/20 §2 POST M/save-import, §4.9); some statements for all.
 * @param rows the participations as written, all of one programme and period
 */
export async function tellOfPlaced(ctx: TellContext & { tx: Tx }, rows: readonly ToldRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = await namesOf(ctx.tx, first);
  const lecturers = await lecturerNames(ctx.tx, rows);
  const notices = rows.flatMap(row => {
    const approved = noticesAbout(ctx, row, happened.pendaftaranDisetujui, names, { words: {} });
    const dosen = row.idDosenPembimbing && lecturers.get(row.idDosenPembimbing);
    if (!dosen) return approved;
    const people = { mahasiswa: [], mitra: [] };
    return [...approved, ...noticesAbout(ctx, row, happened.dospemDitetapkan, names, { words: { dosen }, people })];
  });
  await notifyAll(ctx, notices);
}

async function lecturerNames(tx: Tx, rows: readonly ToldRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ idDosenPembimbing }) => idDosenPembimbing ?? []))];
  if (!ids.length) return new Map();
  const found = await find(asSystem(tx), pegawai, { id: ids }, ['id', 'namaLengkap']);
  return new Map(found.map(({ id, namaLengkap }) => [id, namaLengkap ?? '']));
}
