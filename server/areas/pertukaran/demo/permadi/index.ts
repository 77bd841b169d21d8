import type { ChangeOf, Row } from '../../../../../resources/kit/index.ts';
import { terpilihAwal } from '../../../../../resources/konversi/terpilihAwal.ts';
import { terpilihFinal } from '../../../../../resources/konversi/terpilihFinal.ts';
import { mahasiswa } from '../../../../../resources/master/mahasiswa.ts';
import { type Pendaftar, pendaftar } from '../../../../../resources/mbkm/pendaftar.ts';
import { pendaftarTahap } from '../../../../../resources/mbkm/pendaftarTahap.ts';
import { riwayat } from '../../../../../resources/pengaturan/internal.ts';
import { permadiDetail } from '../../../../../resources/pertukaran/permadi/detail.ts';
import { userId } from '../../../../demo/accounts.ts';
import { type Calendar, periodId, semesterAfter } from '../../../../demo/calendar.ts';
import { prodiId, prodis } from '../../../../demo/campus.ts';
import { campusId } from '../../../../demo/campuses.ts';
import type { Employee } from '../../../../demo/employees.ts';
import { type DemoFile, demoFile, makeFile, sampleLines } from '../../../../demo/files.ts';
import { idOf } from '../../../../demo/ids.ts';
import { personName } from '../../../../demo/names.ts';
import { programId } from '../../../../demo/programs.ts';
import { random } from '../../../../demo/random.ts';
import { namedStudents, type Student, storyStudents, students } from '../../../../demo/students.ts';
import { coordinator, type Step, studentActor, system, team, trail } from '../../../../demo/trail.ts';
import type { Portion } from '../../../../demo/types.ts';
import { portion } from '../../../../demo/types.ts';
import { ipsOf, mappedOf, packageId, sksOf } from '../outbound/courses.ts';
import { studyPeriodId, type Term } from '../studyPeriods.ts';

/** The students who arrange their exchange personally (docs/domain/50 §5); days are counted from today. */

interface Seat {
  key: string;
  term: Term;
  prodi: string;
  status: Pendaftar['status'];
  konversi?: Pendaftar['statusKonversi'];
  reviu?: Pendaftar['statusReviewNilai'];
  khs?: Row<typeof permadiDetail>['statusKhs'];
  matkul: number;
  bentuk: 'antar_pt' | 'antar_prodi' | 'luar_negeri';
}

const program = 'PERMADI';
/** The student with an account, who begins a registration for the next semester. */
const demoSeat = 'draf';
const now = { term: 0, status: 'berjalan', bentuk: 'antar_pt', matkul: 4 } as const;

const seats: readonly Seat[] = [
  { key: demoSeat, term: 1, prodi: '012010', status: 'draf', matkul: 2, bentuk: 'antar_pt' },
  { key: 'ajuan-1', term: 1, prodi: '081010', status: 'diajukan', matkul: 4, bentuk: 'antar_pt' },
  { key: 'ajuan-2', term: 1, prodi: '043010', status: 'diajukan', matkul: 3, bentuk: 'luar_negeri' },
  { ...now, key: 'kuliah', prodi: '081010', konversi: 'disetujui', khs: 'belum' },
  { ...now, key: 'khs', prodi: '081010', konversi: 'disetujui', khs: 'diajukan', bentuk: 'antar_prodi' },
  { ...now, key: 'dinilai-1', prodi: '012010', konversi: 'dinilai', reviu: 'menunggu', khs: 'tervalidasi' },
  { ...now, key: 'dinilai-2', prodi: '025010', konversi: 'dinilai', reviu: 'menunggu', khs: 'tervalidasi' },
  {
    ...now,
    key: 'final-1',
    prodi: '043010',
    status: 'selesai',
    konversi: 'final',
    reviu: 'diterima',
    khs: 'tervalidasi',
  },
  {
    ...now,
    key: 'final-2',
    prodi: '081010',
    status: 'selesai',
    konversi: 'final',
    reviu: 'diterima',
    khs: 'tervalidasi',
  },
];

/** The own study programme that somebody goes to within the university. */
const otherProdi = '082010';
const hosts = { antar_pt: 'Universitas Puspa Nusantara', luar_negeri: 'Straits Horizon University' } as const;
const hostOf = ({ bentuk }: Seat): string =>
  bentuk === 'antar_prodi' ? (prodis.find(({ kode }) => kode === otherProdi)?.nama ?? '') : hosts[bentuk];

type People = ReadonlyMap<string, Student>;
const mapping = ({ prodi, matkul }: Seat) => ({ prodi, matkul, program });
const participationId = (key: string): string => idOf(pendaftar.name, `permadi:${key}`);
const detailId = (key: string): string => idOf(permadiDetail.name, key);
const awalId = (key: string, nama: string): string => idOf('konversi/terpilih-awal', `permadi:${key}:${nama}`);
const termOf = (cal: Calendar, seat: Seat): string => semesterAfter(cal.semester, seat.term);
const graded: ReadonlySet<string | undefined> = new Set(['dinilai', 'final']);
const hasKhs = ({ khs = 'belum' }: Seat): boolean => khs !== 'belum';
const days = (seat: Seat) =>
  seat.term === 1
    ? { made: -7, sent: -6, decided: -3, start: 95, end: 225 }
    : { made: -104, sent: -103, decided: -95, start: -70, end: 60 };

/** Numbers below 100 of an NPM belong to people of stories; Permadi's begin here. */
const firstNumber = 46;

function people(cal: Calendar, lecturers: readonly Employee[]): People {
  const cohort = String((Number(cal.semester.slice(0, 4)) - 2) % 100).padStart(2, '0');
  const rng = random('permadi:peserta');
  const drawn = seats
    .filter(({ key }) => key !== demoSeat)
    .map(({ key, prodi }, i) => {
      const sex = i % 2 ? ('L' as const) : ('P' as const);
      const npm = `${cohort}${prodi}${String(firstNumber + i).padStart(3, '0')}`;
      const ipk = Math.round((3 + rng.next() * 0.9) * 100) / 100;
      return { key, student: { npm, nama: personName(rng, sex), sex, ipk, sksTempuh: rng.int(70, 94) } };
    });
  const rows = [
    ...storyStudents(
      cal,
      lecturers,
      drawn.map(({ student }) => student),
    ),
  ];
  const found = new Map(drawn.map(({ key }, i): [string, Student] => [key, rows[i] ?? {}]));
  const demo = [...students(cal, lecturers, 0)].find(({ npm }) => npm === namedStudents.larasati.npm);
  if (demo) found.set(demoSeat, demo);
  return found;
}

const participationRows = (cal: Calendar, lecturers: readonly Employee[], who: People): ChangeOf<typeof pendaftar>[] =>
  seats.map((seat, i) => {
    const student = who.get(seat.key) ?? {};
    const { made, start, end } = days(seat);
    const { status, konversi = 'belum', reviu = null } = seat;
    const numbered = seats.filter(each => each.term === seat.term && each.status !== 'draf');
    return {
      id: participationId(seat.key),
      nomorPendaftaran:
        status === 'draf'
          ? null
          : `${program}-${termOf(cal, seat)}-${String(numbered.indexOf(seat) + 1).padStart(5, '0')}`,
      idMahasiswa: student.id,
      npm: student.npm,
      namaMahasiswa: student.nama,
      idProgramProdi: prodiId(seat.prodi),
      idProgram: programId(program),
      idPeriode: periodId(termOf(cal, seat)),
      jalur: 'reguler',
      idJenisMbkm: idOf('master/jenis-mbkm', 'permadi'),
      kodeJenisMbkm: 'permadi',
      tanggalMulai: cal.day(start),
      tanggalSelesai: cal.day(end),
      namaMitra: hostOf(seat),
      idDosenPembimbing:
        seat.term === 0 ? (lecturers.filter(person => person.prodi === seat.prodi).at(-1)?.id ?? null) : null,
      ...(status === 'draf'
        ? {}
        : { semester: student.semester, ipk: student.ipk, sksTempuh: student.sksTempuh, sksKrs: 12 + i }),
      status,
      tahapAktif: status === 'diajukan' ? 'prodi' : null,
      tanggalDaftar: cal.at(made, 10 + (i % 5), 5 * i),
      statusKonversi: konversi,
      statusReviewNilai: reviu,
      sumberData: 'portal',
      adaMatkulKkn: false,
      idPaketKonversi: packageId(seat.prodi, program),
      totalSksDiajukan: sksOf(mapping(seat)),
      ...(konversi === 'belum'
        ? {}
        : {
            totalSksDiakui: sksOf(mapping(seat)),
            matkulDinilai: `${graded.has(konversi) ? seat.matkul : 0}/${seat.matkul}`,
          }),
      ...(konversi === 'final' ? { ipsKonversi: ipsOf(mapping(seat)), tanggalFinal: cal.at(-1, 11) } : {}),
    };
  });

const documents = [
  ['berkasLoa', 'LoA'],
  ['berkasTranskrip', 'Transkrip'],
  ['berkasPersetujuanDosenWali', 'Persetujuan Dosen Wali'],
  ['berkasKhs', 'KHS'],
] as const;
const documentsOf = (seat: Seat) =>
  seat.status === 'draf'
    ? []
    : documents.filter(([name]) =>
        name === 'berkasKhs' ? hasKhs(seat) : name !== 'berkasLoa' || seat.bentuk !== 'antar_prodi',
      );

const detailRows = (cal: Calendar, who: People): ChangeOf<typeof permadiDetail>[] =>
  seats.map((seat, i) => {
    const id = detailId(seat.key);
    const student = who.get(seat.key) ?? {};
    const within = seat.bentuk === 'antar_prodi';
    const abroad = seat.bentuk === 'luar_negeri';
    const campus = hostOf(seat);
    return {
      id,
      idPendaftarMbkm: participationId(seat.key),
      idMahasiswa: student.id,
      npm: student.npm,
      namaMahasiswa: student.nama,
      idProgramProdi: prodiId(seat.prodi),
      idMasaStudi: studyPeriodId('permadi', seat.term),
      bentuk: seat.bentuk,
      ...(within
        ? { idProgramProdiTujuan: prodiId(otherProdi) }
        : { idKampus: campusId(campus), namaKampusTujuan: campus }),
      negara: abroad ? 'Malaysia' : 'Indonesia',
      prodiTujuan: within ? 'Sistem Informasi' : 'Program studi sejenis',
      namaPicTujuan: 'Kantor Akademik',
      emailPicTujuan: `akademik${i}@tujuan.example`,
      moda: 'luring',
      alasan: 'Mata kuliah di tujuan melengkapi peminatan yang belum dibuka di program studi saya.',
      ...Object.fromEntries(documentsOf(seat).map(([field]) => [field, demoFile(permadiDetail.name, id, field).id])),
      statusKhs: seat.khs ?? 'belum',
      ...(hasKhs(seat) ? { nomorKhs: `P/${cal.year}/${20 + i}`, tanggalKhs: cal.day(-6) } : {}),
    };
  });

/** The documents of Permadi, with their content. */
export const permadiFiles = (): DemoFile[] =>
  seats.flatMap(seat =>
    documentsOf(seat).map(([field, title]) =>
      makeFile(permadiDetail.name, detailId(seat.key), field, title, sampleLines),
    ),
  );

const stageRows = (cal: Calendar): ChangeOf<typeof pendaftarTahap>[] =>
  seats
    .filter(({ status }) => status !== 'draf')
    .map(seat => {
      const waits = seat.status === 'diajukan';
      return {
        id: idOf('mbkm/pendaftar-tahap', `permadi:${seat.key}`),
        idPendaftarMbkm: participationId(seat.key),
        urutan: 1,
        tahap: 'prodi',
        status: waits ? 'menunggu' : 'disetujui',
        idUser: waits || seat.prodi !== '081010' ? null : userId('koordinator'),
        waktu: waits ? null : cal.at(days(seat).decided, 9, 40),
      };
    });

const proposedRows = (): ChangeOf<typeof terpilihAwal>[] =>
  seats.flatMap(seat =>
    mappedOf(mapping(seat)).map(({ nama, idCourse, sks, kodeAsal, namaAsal, huruf }) => ({
      id: awalId(seat.key, nama),
      idPendaftarMbkm: participationId(seat.key),
      idMatkulPaketKonversi: idCourse,
      sks,
      kodeMatkulAsal: kodeAsal,
      namaMatkulAsal: namaAsal,
      sksAsal: sks,
      satuanAsal: 'sks',
      sksAsliAsal: sks,
      alasan: `Isi ${namaAsal} di tujuan sama dengan capaian ${nama}.`,
      dibatalkan: false,
      keputusan: seat.konversi ? 'diterima' : 'menunggu',
      ...(hasKhs(seat) ? { nilaiHurufAsal: huruf } : {}),
    })),
  );

const recognisedRows = (cal: Calendar): ChangeOf<typeof terpilihFinal>[] =>
  seats
    .filter(({ konversi }) => konversi)
    .flatMap(seat =>
      mappedOf(mapping(seat)).map(({ nama, idCourse, sks, nilai, letter }, i) => ({
        id: idOf('konversi/terpilih-final', `permadi:${seat.key}:${nama}`),
        idPendaftarMbkm: participationId(seat.key),
        idMatkulPaketKonversi: idCourse,
        sksDiakui: sks,
        idTerpilihAwal: awalId(seat.key, nama),
        adalahMatkulKkn: false,
        adaDiKrs: true,
        statusSiamik: 'belum',
        lulus: false,
        ...(graded.has(seat.konversi)
          ? {
              nilaiAngka: nilai,
              nilaiHuruf: letter?.huruf,
              nilaiMutu: letter?.mutu,
              lulus: letter?.lulus ?? false,
              waktuNilai: cal.at(-3, 13, i),
            }
          : {}),
      })),
    );

function stepsOf(seat: Seat, lecturers: readonly Employee[], student: Student): Step[] {
  const at = days(seat);
  const by = studentActor(student, seat.key === demoSeat ? userId('outbound') : null);
  const judge = coordinator(lecturers, student);
  const column = 'statusKonversi';
  const steps: Step[] = [{ action: 'buat', from: null, to: 'draf', by, day: at.made }];
  if (seat.status === 'draf') return steps;
  steps.push({ action: 'ajukan', from: 'draf', to: 'diajukan', by, day: at.sent });
  if (seat.status === 'diajukan') return steps;
  steps.push({ action: 'setujui', from: 'diajukan', to: 'disetujui', by: judge, day: at.decided });
  steps.push({ action: 'ajukan', from: 'belum', to: 'diajukan', by: judge, day: at.decided, column });
  steps.push({ action: 'setujui', from: 'diajukan', to: 'disetujui', by: judge, day: at.decided, column });
  steps.push({ action: 'mulai', from: 'disetujui', to: 'berjalan', by: system, day: at.start, hour: 1 });
  if (!graded.has(seat.konversi)) return steps;
  steps.push({ action: 'kirim_nilai', from: 'disetujui', to: 'dinilai', by: judge, day: -3, column });
  if (seat.konversi !== 'final') return steps;
  const note = 'Perkuliahan di tujuan selesai lebih awal.';
  steps.push({ action: 'selesaikan', from: 'berjalan', to: 'selesai', by: team, day: -2, note });
  return [...steps, { action: 'finalisasi', from: 'dinilai', to: 'final', by: team, day: -1, column }];
}

/** The students of Permadi, after the study periods and the packages of the exchange. */
export function* permadiDemo(cal: Calendar, lecturers: readonly Employee[]): Generator<Portion> {
  const who = people(cal, lecturers);
  yield portion(
    mahasiswa,
    [...who].filter(([key]) => key !== demoSeat).map(([, row]) => row),
  );
  yield portion(pendaftar, participationRows(cal, lecturers, who));
  yield { resource: permadiDetail.name, rows: detailRows(cal, who) };
  yield portion(pendaftarTahap, stageRows(cal));
  yield portion(terpilihAwal, proposedRows());
  yield portion(terpilihFinal, recognisedRows(cal));
  yield portion(
    riwayat,
    seats.flatMap(seat =>
      trail(cal, pendaftar.name, participationId(seat.key), stepsOf(seat, lecturers, who.get(seat.key) ?? {})),
    ),
  );
}
