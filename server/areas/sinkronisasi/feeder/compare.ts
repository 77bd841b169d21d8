import { type JenisRekaman, jenisRekaman } from '../../../../resources/sinkronisasi/feeder/rekaman.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import { acts } from './acts.ts';
import { dropLines, foreignLines, isChild, keepLines, type Line } from './compareLines.ts';
import type { FeederPort, FeederRow } from './port.ts';
import { textOf } from './read.ts';
import { achievementsThere, activitiesThere, kindsOfActivities, placeOf, under } from './there.ts';

const records = 'sinkronisasi_rekaman_feeder';
const slice = 500;
const first = '00000000-0000-0000-0000-000000000000';

/** What a comparison found. */
export interface Compared {
  /** Activities of the semester at the Feeder with what belongs to those of the portal, and achievements. */
  readonly there: number;
  readonly onlyThere: number;
  readonly onlyHere: number;
}

/** A sending that is compared. */
export interface Comparing {
  readonly id: string;
  readonly idPeriode: string;
  /** Achievements too. */
  readonly prestasi: boolean | null;
}

interface Stops {
  readonly signal: AbortSignal;
  readonly now: Date;
}

const isKind = (name: string): name is JenisRekaman => Object.hasOwn(jenisRekaman, name);
const kinds = Object.keys(jenisRekaman).filter(isKind);

/** One run of a comparison: ids that the Feeder has, and how much was found. */
function createTally(on: Queryable, { id: run }: Comparing, now: Date) {
  const theirs = new Map<JenisRekaman, Set<string>>(kinds.map(jenis => [jenis, new Set()]));
  const has = (jenis: JenisRekaman, id: string | null): boolean => theirs.get(jenis)?.has(id ?? '') ?? false;
  let [there, onlyThere, onlyHere] = [0, 0, 0];

  /** Rows that were not read before: some installations give one on two pages. */
  const unread = (jenis: JenisRekaman, rows: readonly FeederRow[]): FeederRow[] => {
    const fresh = rows.filter(row => !has(jenis, textOf(row, acts[jenis].id)));
    for (const row of fresh) theirs.get(jenis)?.add(textOf(row, acts[jenis].id));
    return fresh;
  };

  /** Splits rows of the Feeder into those that came from here and others, and counts them in the sending. */
  const read = async (jenis: JenisRekaman, rows: readonly FeederRow[]) => {
    const fresh = unread(jenis, rows);
    const idOf = (row: FeederRow) => textOf(row, acts[jenis].id);
    const known = await on.query<{ idFeeder: string }>(
      `select id_feeder from ${records} where jenis = $2 and id_feeder = any($1::text[]) and status <> 'terhapus'`,
      [fresh.map(idOf), jenis],
    );
    const ours = new Set(known.map(({ idFeeder }) => idFeeder));
    there += fresh.length;
    await on.execute('update sinkronisasi_pengiriman_feeder set jumlah_di_feeder = $2 where id = $1', [run, there]);
    return {
      own: fresh.filter(row => ours.has(idOf(row))),
      foreign: fresh.filter(row => !ours.has(idOf(row))),
    };
  };

  return {
    has,
    read,
    noteForeign: async (jenis: JenisRekaman, rows: readonly FeederRow[], titles?: ReadonlyMap<string, string>) => {
      await keepLines(on, run, await foreignLines(on, jenis, rows, titles), now);
      onlyThere += rows.length;
    },
    noteGone: async (lines: readonly Line[]) => {
      await keepLines(on, run, lines, now);
      onlyHere += lines.length;
    },
    result: (): Compared => ({ there, onlyThere, onlyHere }),
  };
}

type Tally = ReturnType<typeof createTally>;

/**
 * Notes what the Feeder has of a sending's semester that did not come from here, and what was sent and is not there any
 * more; a page at a time, with the number of rows read so far kept in the sending. What belongs to something that only one
 * side has is not named beside it. Of the Feeder's rows only ids are held.
 * @returns undefined when it was stopped
 * @throws FeederRefused, SiamikUnavailable
 */
export async function compare(
  on: Queryable,
  port: FeederPort,
  run: Comparing,
  { signal, now }: Stops,
): Promise<Compared | undefined> {
  const place = await placeOf(on, run.idPeriode);
  await dropLines(on, run.id);
  const tally = createTally(on, run, now);
  for await (const page of activitiesThere(port, place)) {
    if (signal.aborted) return undefined;
    const { own, foreign } = await tally.read('aktivitas', page);
    await tally.noteForeign('aktivitas', foreign);
    if (!(await readUnder(port, tally, own, signal))) return undefined;
  }
  if (run.prestasi)
    for await (const page of achievementsThere(port, place)) {
      if (signal.aborted) return undefined;
      await tally.noteForeign('prestasi', (await tally.read('prestasi', page)).foreign);
    }
  for (const jenis of kinds.filter(each => each !== 'prestasi' || run.prestasi))
    if (!(await noteGone(on, tally, jenis, { ...run, year: place.year }, signal))) return undefined;
  return tally.result();
}

/** Members, supervisors and courses of activities that both sides have. @returns false when it was stopped */
async function readUnder(
  port: FeederPort,
  tally: Tally,
  activities: readonly FeederRow[],
  signal: AbortSignal,
): Promise<boolean> {
  const titles = new Map(activities.map(row => [textOf(row, acts.aktivitas.id), textOf(row, 'judul')]));
  const foreignMembers = new Set<string>();
  for (const jenis of kindsOfActivities)
    for await (const page of under(port, jenis, [...titles.keys()])) {
      if (signal.aborted) return false;
      const { foreign } = await tally.read(jenis, page);
      if (jenis === 'anggota') for (const row of foreign) foreignMembers.add(textOf(row, acts.anggota.id));
      const unnamed = foreign.filter(row => jenis !== 'konversi' || !foreignMembers.has(textOf(row, acts.anggota.id)));
      await tally.noteForeign(jenis, unnamed, titles);
    }
  return true;
}

interface Sent extends DbRow {
  id: string;
  nama: string;
  idFeeder: string;
  aktivitas: string | null;
  idAktivitas: string | null;
  idAnggota: string | null;
}

/** Records of a kind that were sent, in the order of their ids, with what they belong to. */
const sentAfter = (
  on: Queryable,
  jenis: JenisRekaman,
  { idPeriode, year }: { idPeriode: string; year: string },
  after: string,
): Promise<Sent[]> =>
  on.query<Sent>(
    `select r.id, r.nama, r.id_feeder, i.nama as aktivitas, i.id_feeder as id_aktivitas, a.id_feeder as id_anggota
     from ${records} r
     left join ${records} i on i.jenis = 'aktivitas' and i.kunci = r.kunci_induk
     left join ${records} a on a.jenis = 'anggota' and a.kunci = r.kunci_anggota
     where r.jenis = $1 and r.id_feeder is not null and r.status <> 'terhapus' and r.id > $3::uuid
       and case when $1 = 'prestasi' then coalesce(r.terkirim, r.isi) ->> 'tahun_prestasi' = $4 else r.id_periode = $2 end
     order by r.id limit ${slice}`,
    [jenis, idPeriode, after, year],
  );

/** Notes what was sent of a kind and is not there any more. @returns false when it was stopped */
async function noteGone(
  on: Queryable,
  tally: Tally,
  jenis: JenisRekaman,
  place: { idPeriode: string; year: string },
  signal: AbortSignal,
): Promise<boolean> {
  for (let after = first; ; ) {
    if (signal.aborted) return false;
    const sent = await sentAfter(on, jenis, place, after);
    const gone = sent.filter(
      ({ idFeeder, idAktivitas, idAnggota }) =>
        !tally.has(jenis, idFeeder) &&
        (!isChild(jenis) || tally.has('aktivitas', idAktivitas)) &&
        (jenis !== 'konversi' || tally.has('anggota', idAnggota)),
    );
    await tally.noteGone(
      gone.map(({ nama, idFeeder, aktivitas }) => ({
        sisi: 'portal',
        jenis,
        nama,
        lokasi: '',
        keterangan: aktivitas ?? '',
        idFeeder,
      })),
    );
    const last = sent.at(-1);
    if (!last || sent.length < slice) return true;
    after = last.id;
  }
}
