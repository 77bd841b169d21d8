import { courseKey, type Wants } from './match.ts';
import type { Grouped, Recognised, Reported } from './participations.ts';

/** An activity: a participation by itself, or a group with its members. */
export interface Activity {
  readonly kunci: string;
  readonly nama: string;
  readonly group: boolean;
  /** Whose study programme reports it: the leader's, or the first member's. */
  readonly first: Reported;
  readonly members: readonly Reported[];
  readonly leader: string | undefined;
}

/** Activities of participations, in the order in which the participations come. */
export function activitiesOf(rows: readonly Reported[], places: ReadonlyMap<string, Grouped>): Activity[] {
  const groups = new Map<string, Reported[]>();
  const alone: Activity[] = [];
  for (const row of rows) {
    const place = places.get(row.id);
    const known = place && groups.get(place.idKelompok);
    if (known) known.push(row);
    else if (place) groups.set(place.idKelompok, [row]);
    else
      alone.push({
        kunci: `p:${row.id}`,
        nama: row.judul ?? '',
        group: false,
        first: row,
        members: [row],
        leader: undefined,
      });
  }
  const together = [...groups].flatMap(([id, members]): Activity[] => {
    const leader = members.find(one => places.get(one.id)?.ketua);
    const first = leader ?? members[0];
    const nama = first && places.get(first.id)?.namaKelompok;
    return first ? [{ kunci: `k:${id}`, nama: nama ?? '', group: true, first, members, leader: leader?.id }] : [];
  });
  return [...alone, ...together];
}

/** The last of those that have one key. */
export const uniqueBy = <T>(all: readonly T[], key: (one: T) => string): T[] => [
  ...new Map(all.map(one => [key(one), one])).values(),
];

/** Everybody and everything that these activities name at the Feeder. */
export function wantsOf(activities: readonly Activity[], courses: ReadonlyMap<string, readonly Recognised[]>): Wants {
  const people = activities.flatMap(({ members }) => members);
  const prodi = (row: Reported) => (row.kodeProdi ? [row.kodeProdi] : []);
  return {
    prodi: uniqueBy(
      people.flatMap(row => prodi(row).map(kunci => ({ kunci, nama: kunci }))),
      one => one.kunci,
    ),
    mahasiswa: uniqueBy(
      people.flatMap(row => prodi(row).map(kode => ({ kunci: row.npm, nama: row.nama, prodi: kode }))),
      one => one.kunci,
    ),
    dosen: uniqueBy(
      people.flatMap(row => (row.nidn ? [{ kunci: row.nidn, nama: row.namaDosen ?? row.nidn }] : [])),
      one => one.kunci,
    ),
    mataKuliah: uniqueBy(
      people.flatMap(row =>
        prodi(row).flatMap(kode =>
          (courses.get(row.id) ?? []).map(course => ({
            kunci: courseKey(kode, course.kode),
            nama: course.nama,
            prodi: kode,
            kode: course.kode,
          })),
        ),
      ),
      one => one.kunci,
    ),
  };
}
