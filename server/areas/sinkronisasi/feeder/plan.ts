import type { Message } from '../../../../resources/kit/index.ts';
import { konversiMessages } from '../../../../resources/konversi/messages.ts';
import { alasanMahasiswa, alasanMatkul } from '../../../../resources/konversi/pddikti.ts';
import { kodeJenisMbkm } from '../../../../resources/mbkm/jenis.ts';
import { yangDipadankan } from '../../../../resources/sinkronisasi/feeder/padanan.ts';
import { sinkronisasiRefusals } from '../../../../resources/sinkronisasi/refusals.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { achievementPages } from './achievements.ts';
import { type Activity, activitiesOf, uniqueBy, wantsOf } from './activities.ts';
import { type Assignment, assignmentsOf } from './assignments.ts';
import { confirmedCodes, semesterOpen } from './codes.ts';
import { plain } from './feederText.ts';
import { createMatcher, type Match, type Matches } from './match.ts';
import { pagesOf, type Recognised, type Reported, type Selection } from './participations.ts';
import type { Planned } from './planned.ts';
import type { FeederPort } from './port.ts';

const { reason } = sinkronisasiRefusals.feeder;

const idOf = (match: Match): string => ('id' in match ? match.id : '');
const becauseOf = (...matches: readonly Match[]): Message[] =>
  matches.flatMap(match => ('because' in match ? [match.because] : []));

/** What every record of a plan is made with. */
interface Planning {
  readonly matches: Matches;
  /** Reasons that hold for the whole semester. */
  readonly semester: readonly Message[];
  readonly code: Awaited<ReturnType<typeof confirmedCodes>>;
  readonly courses: ReadonlyMap<string, readonly Recognised[]>;
  /** Letters of assignment by what they are about: a participation or a group. */
  readonly letters: ReadonlyMap<string, Assignment>;
}

const yes = '1';

function activityRecord({ matches, semester, code, letters }: Planning, activity: Activity): Planned {
  const { first, group, kunci, nama } = activity;
  const kind = code('jenis_aktivitas', first.jenis);
  const prodi = first.kodeProdi ? matches.prodi(first.kodeProdi) : undefined;
  const title = plain(group ? `${nama}: ${first.judul ?? ''}` : (first.judul ?? ''), 500);
  const starts = activity.members.map(one => one.tanggalMulai).filter(day => day !== null);
  const ends = activity.members.map(one => one.tanggalSelesai).filter(day => day !== null);
  const unmapped = kind ? [] : [reason.kindUnmapped({ apa: kodeJenisMbkm[first.jenis] })];
  const { npm: nim, kodeProdi, semester: inSemester } = first;
  const letter = letters.get(kunci.slice(2));
  return {
    jenis: 'aktivitas',
    kunci,
    kunciInduk: null,
    kunciAnggota: null,
    nama: `${group ? nama : `${first.npm} ${first.nama}`}: ${title}`.slice(0, 300),
    idProgramProdi: first.idProgramProdi,
    kodeJenisMbkm: first.jenis,
    isi: {
      jenis_anggota: group ? '1' : '0',
      id_jenis_aktivitas: kind ?? '',
      id_prodi: prodi ? idOf(prodi) : '',
      id_semester: first.semester,
      judul: title,
      keterangan: plain(`Portal ${group ? kunci.slice(2) : (first.nomor ?? first.id)}`, 200),
      lokasi: plain(first.namaMitra ?? '', 80),
      sk_tugas: plain(letter?.nomor ?? '', 80),
      tanggal_sk_tugas: letter?.tanggal ?? '',
      tanggal_mulai: starts.sort()[0] ?? '',
      tanggal_selesai: ends.sort().at(-1) ?? '',
      program_mbkm: yes,
      untuk_kampus_merdeka: yes,
    },
    alasan: [
      ...semester,
      ...unmapped,
      ...(title ? [] : [konversiMessages.activityTitleMissing]),
      ...alasanMahasiswa({ nim, kodeProdi, semester: inSemester }, first.statusMahasiswa),
      ...(prodi ? becauseOf(prodi) : []),
      ...(starts.length && ends.length ? [] : [reason.datesMissing]),
    ],
  };
}

const refusedBy = (parent: Planned, says: Message): Message[] => (parent.alasan.length ? [says] : []);

function memberRecord({ matches }: Planning, activity: Activity, parent: Planned, row: Reported): Planned {
  const student = matches.mahasiswa(row.npm);
  const role = !activity.group ? '3' : row.id === activity.leader ? '1' : '2';
  return {
    jenis: 'anggota',
    kunci: `${activity.kunci}/${row.id}`,
    kunciInduk: activity.kunci,
    kunciAnggota: null,
    nama: `${row.npm} ${row.nama}`.slice(0, 300),
    idProgramProdi: row.idProgramProdi,
    kodeJenisMbkm: row.jenis,
    isi: { id_registrasi_mahasiswa: idOf(student), jenis_peran: role },
    alasan: [...refusedBy(parent, reason.parentRefused), ...becauseOf(student)],
  };
}

function supervisorRecords({ matches, code }: Planning, activity: Activity, parent: Planned): Planned[] {
  const people = uniqueBy(
    activity.members.filter(row => row.idDosen !== null),
    row => row.idDosen ?? '',
  );
  const category = code('kategori_kegiatan', 'pembimbing');
  return people.map((row, i) => {
    const nama = row.namaDosen ?? '';
    const lecturer: Match = row.nidn ? matches.dosen(row.nidn) : { because: reason.nidnMissing({ nama }) };
    const unmapped = category ? [] : [reason.kindUnmapped({ apa: yangDipadankan.kategori_kegiatan.pembimbing })];
    return {
      jenis: 'bimbingan',
      kunci: `${activity.kunci}/${row.idDosen}`,
      kunciInduk: activity.kunci,
      kunciAnggota: null,
      nama: `${nama} (${parent.nama})`.slice(0, 300),
      idProgramProdi: activity.first.idProgramProdi,
      kodeJenisMbkm: activity.first.jenis,
      isi: { id_kategori_kegiatan: category ?? '', id_dosen: idOf(lecturer), pembimbing_ke: String(i + 1) },
      alasan: [...refusedBy(parent, reason.parentRefused), ...unmapped, ...becauseOf(lecturer)],
    };
  });
}

function courseRecords(planning: Planning, activity: Activity, member: Planned, row: Reported): Planned[] {
  const { matches, courses } = planning;
  const kodeProdi = row.kodeProdi ?? '';
  return (courses.get(row.id) ?? []).map(course => {
    const match = matches.mataKuliah(kodeProdi, course.kode);
    const noLetter =
      course.huruf !== null && matches.hasLetter(kodeProdi, course.huruf) === false
        ? [reason.letterMissing({ huruf: course.huruf, prodi: kodeProdi })]
        : [];
    return {
      jenis: 'konversi',
      kunci: `${member.kunci}/${course.kode}`.slice(0, 120),
      kunciInduk: activity.kunci,
      kunciAnggota: member.kunci,
      nama: `${row.npm} ${course.kode} ${course.nama}`.slice(0, 300),
      idProgramProdi: row.idProgramProdi,
      kodeJenisMbkm: row.jenis,
      isi: {
        id_matkul: idOf(match),
        id_semester: row.semester,
        sks_mata_kuliah: course.sks,
        nilai_angka: course.angka ?? 0,
        nilai_huruf: course.huruf ?? '',
        nilai_indeks: course.indeks ?? 0,
      },
      alasan: [...refusedBy(member, reason.memberRefused), ...alasanMatkul(course), ...becauseOf(match), ...noLetter],
    };
  });
}

function grouped(courses: readonly Recognised[]): Map<string, Recognised[]> {
  const byParticipation = new Map<string, Recognised[]>();
  for (const course of courses) {
    const known = byParticipation.get(course.idPendaftarMbkm);
    if (known) known.push(course);
    else byParticipation.set(course.idPendaftarMbkm, [course]);
  }
  return byParticipation;
}

/** Reasons why nothing of a semester can be sent. */
async function semesterReasons(engine: Engine, kode: string | undefined): Promise<Message[]> {
  if (kode === undefined) return [];
  const open = await semesterOpen(engine.db, kode);
  if (open === undefined) return [reason.semesterUnknown({ kode })];
  return open ? [] : [reason.semesterClosed({ kode })];
}

/**
 * What the Feeder should have of a selection, some activities at a time with everything that belongs to them, in the order
 * in which it takes them. People, study programmes and courses are matched on the way.
 * @throws FeederRefused, SiamikUnavailable
 */
export async function* planPages(engine: Engine, port: FeederPort, selection: Selection): AsyncGenerator<Planned[]> {
  const { db, registry } = engine;
  const match = createMatcher(db, port, engine.now());
  const code = await confirmedCodes(db);
  const period = await db.one<{ kode: string }>('select kode from master_periode where id = $1', [selection.idPeriode]);
  const semester = await semesterReasons(engine, period?.kode);
  for await (const { rows, places, courses: recognised } of pagesOf(engine, db, selection)) {
    const { idProgramProdi } = selection;
    const activities = activitiesOf(rows, places).filter(
      ({ first }) => !idProgramProdi || first.idProgramProdi === idProgramProdi,
    );
    const courses = grouped(recognised);
    const planning: Planning = {
      matches: await match(wantsOf(activities, courses)),
      semester,
      code,
      courses,
      letters: await assignmentsOf(
        registry,
        db,
        activities.map(({ kunci }) => kunci.slice(2)),
      ),
    };
    yield activities.flatMap(activity => recordsOf(planning, activity));
  }
  if (selection.prestasi) yield* achievementPages(engine, selection, { match, code });
}

function recordsOf(planning: Planning, activity: Activity): Planned[] {
  const own = activityRecord(planning, activity);
  const members = activity.members.map(row => ({ row, record: memberRecord(planning, activity, own, row) }));
  return [
    own,
    ...members.map(({ record }) => record),
    ...supervisorRecords(planning, activity, own),
    ...members.flatMap(({ row, record }) => courseRecords(planning, activity, record, row)),
  ];
}
