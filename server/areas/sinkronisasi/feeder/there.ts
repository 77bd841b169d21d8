import type { JenisRekaman } from '../../../../resources/sinkronisasi/feeder/rekaman.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import { acts } from './acts.ts';
import { among, equals, type FeederPort, type FeederRow } from './port.ts';
import { readPages } from './read.ts';

/** Kinds that belong to an activity; their lists at the Feeder know no semester. */
export const kindsOfActivities = ['anggota', 'bimbingan', 'konversi'] as const satisfies readonly JenisRekaman[];

/** Activities in one condition: some installations refuse long ones. */
const atOnce = 50;

/** What the Feeder has under some activities, page by page. @throws FeederRefused, SiamikUnavailable */
export async function* under(
  port: FeederPort,
  jenis: (typeof kindsOfActivities)[number],
  activities: readonly string[],
): AsyncGenerator<readonly FeederRow[]> {
  for (let i = 0; i < activities.length; i += atOnce)
    yield* readPages(port, acts[jenis].list, among('id_aktivitas', activities.slice(i, i + atOnce)));
}

/** Where a period's records are at the Feeder: activities by semester, achievements by year. */
export interface Place {
  readonly semester: string;
  readonly year: string;
}

/** Place of a period; achievements count in the calendar year in which it begins. */
export async function placeOf(on: Queryable, idPeriode: string): Promise<Place> {
  const period = await on.one<{ kode: string; tahun: string }>(
    'select kode, extract(year from tanggal_mulai)::int::text as tahun from master_periode where id = $1',
    [idPeriode],
  );
  return { semester: period?.kode ?? '', year: period?.tahun ?? '' };
}

/** Activities of a semester, page by page. @throws FeederRefused, SiamikUnavailable */
export const activitiesThere = (port: FeederPort, { semester }: Place) =>
  readPages(port, acts.aktivitas.list, equals({ id_semester: semester }));

/** Achievements of a year, page by page. @throws FeederRefused, SiamikUnavailable */
export const achievementsThere = (port: FeederPort, { year }: Place) =>
  readPages(port, acts.prestasi.list, equals({ tahun_prestasi: year }));
