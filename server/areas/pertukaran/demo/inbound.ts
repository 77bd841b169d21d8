import { type ChangeOf, roleNames } from '../../../../resources/kit/index.ts';
import { letterOf } from '../../../../resources/nilai/letterOfGrade.ts';
import type { user } from '../../../../resources/pengaturan/user.ts';
import type { userRole } from '../../../../resources/pengaturan/userRole.ts';
import { nilaiAkhir } from '../../../../resources/pertukaran/hitungNilai.ts';
import type { krs, krsDetail, nilaiInbound } from '../../../../resources/pertukaran/krs.ts';
import type { mhsInbound } from '../../../../resources/pertukaran/mhsInbound.ts';
import type { mkDosen } from '../../../../resources/pertukaran/mkDosen.ts';
import { type mkInbound, semuaKomponen } from '../../../../resources/pertukaran/mkInbound.ts';
import { role } from '../../../../resources/roles.ts';
import { userId } from '../../../demo/accounts.ts';
import { type Calendar, semesterAfter } from '../../../demo/calendar.ts';
import { prodiId } from '../../../demo/campus.ts';
import { campusId } from '../../../demo/campuses.ts';
import { courseFacts, courseId, coursesOf } from '../../../demo/courses.ts';
import { type Employee, employeeNamed } from '../../../demo/employees.ts';
import { hash32, idOf } from '../../../demo/ids.ts';
import { handle, mobile } from '../../../demo/names.ts';
import { random } from '../../../demo/random.ts';
import { skalaSeed } from '../../../demo/seedNilai.ts';
import { checkedSteps, type Riwayat, type Step, system, team, trail } from '../../../demo/trail.ts';
import { inboundDocuments } from './inboundFiles.ts';
import {
  type ClassStory,
  classes,
  graded,
  type PlanStory,
  plans,
  type StudentStory,
  students,
} from './inboundStory.ts';
import { studyPeriodId } from './studyPeriods.ts';

const M = 'pertukaran/mhs-inbound';
export const inboundId = (key: string): string => idOf(M, key);
const classId = (key: string): string => idOf('pertukaran/mk-inbound', key);
const planId = (key: string): string => idOf('pertukaran/krs', key);
const rowId = (student: string, key: string): string => idOf('pertukaran/krs-detail', `${student}:${key}`);

/** Days from today on which somebody of a term registered. */
const registeredOn = { [-1]: -280, 0: -105, 1: -8 } as const;

const codeOf = (cal: Calendar, { term }: { term: StudentStory['term'] }) => semesterAfter(cal.semester, term);
const npmOf = (cal: Calendar, story: StudentStory): string | null =>
  story.no ? `IN${codeOf(cal, story).slice(2)}${String(story.no).padStart(4, '0')}` : null;

const lecturersOf = (people: readonly Employee[], prodi: string) => people.filter(one => one.prodi === prodi);

/** 24 students from elsewhere over three semesters, in every state (docs/domain/50 §5). */
export const inboundRows = (cal: Calendar, people: readonly Employee[]): ChangeOf<typeof mhsInbound>[] =>
  students.map((story, i) => {
    const rng = random(`inbound:${story.key}`);
    const day = registeredOn[story.term];
    const own = lecturersOf(people, story.prodi);
    return {
      id: inboundId(story.key),
      idMasaStudi: studyPeriodId('inbound', story.term),
      status: story.status,
      nomorRegistrasi: `REG-IN-${codeOf(cal, story)}-${String(i + 1).padStart(4, '0')}`,
      npm: npmOf(cal, story),
      jalur: story.wna ? 'internasional' : 'nasional',
      jumlahSemester: 1,
      namaLengkap: story.nama,
      ...(story.wna
        ? { kewarganegaraan: 'WNA', nomorPaspor: `A${rng.int(10_000_000, 99_999_999)}`, negaraAsal: story.wna }
        : { kewarganegaraan: 'WNI', nik: `7371${String(100_000_000_000 + hash32(story.key)).slice(-12)}` }),
      jenisKelamin: story.sex,
      tempatLahir: story.wna ? 'Johor Bahru' : 'Makassar',
      tanggalLahir: '2005-03-14',
      email: `${handle(story.nama)}@${handle(story.kampus).split('.').slice(-2).join('-')}.example`,
      noHp: mobile(rng),
      alamatAsal: 'Jalan Pendidikan Nomor 10',
      idKampus: campusId(story.kampus),
      namaKampusAsal: story.kampus,
      jenjangAsal: 'S1',
      namaProdiAsal: story.prodiAsal,
      akreditasiProdiAsal: story.wna ? 'internasional' : 'baik_sekali',
      nimAsal: `H${rng.int(100_000, 999_999)}${i}`,
      semesterAsal: 5,
      ipk: rng.int(310, 390) / 100,
      sksTempuh: 84,
      namaPicAsal: 'Koordinator MBKM',
      emailPicAsal: `mbkm@${story.key}.example`,
      idProgramProdi: prodiId(story.prodi),
      motivasi: `Saya ingin mendalami mata kuliah ${story.prodiAsal} di kampus lain dan berjejaring dengan mahasiswanya.`,
      kontakDaruratNama: 'Orang tua',
      kontakDaruratHubungan: 'Ayah',
      kontakDaruratHp: mobile(rng),
      ...inboundDocuments(story.key),
      pernyataan: true,
      rekomendasiProdi: story.no ? 'ya' : 'menunggu',
      idDosenWali: story.no ? (own[i % Math.max(1, own.length)]?.id ?? null) : null,
      emailTerkonfirmasi: true,
      tanggalDisetujui: story.no ? cal.at(day + 5, 10) : null,
    };
  });

type Account = ChangeOf<typeof user>;

/**
 * Students who were accepted have an account; Andi has that of the demo.
 * @param known accounts of the university, one of which becomes Andi's
 */
export const inboundAccounts = (
  cal: Calendar,
  known: readonly Account[],
): { users: Account[]; roles: ChangeOf<typeof userRole>[] } => {
  const accepted = students.filter(({ status }) => status === 'disetujui' || status === 'berjalan');
  const demo = known.find(({ id }) => id === userId('inbound'));
  const users = accepted.map((story): Account => {
    const npm = String(npmOf(cal, story));
    if (story.key === 'andi') return { ...demo, idMhsInbound: inboundId('andi'), nomorInduk: npm };
    const [firstName = '', ...rest] = story.nama.split(' ');
    return {
      id: userId(npm),
      username: npm,
      email: `${npm.toLowerCase()}@inbound.example`,
      sumber: 'lokal',
      roleId: role.inbound,
      firstName,
      lastName: rest.join(' ') || null,
      name: story.nama,
      idMhsInbound: inboundId(story.key),
      nomorInduk: npm,
    };
  });
  const roles = users.flatMap(({ id }): ChangeOf<typeof userRole>[] =>
    id === userId('inbound')
      ? []
      : [
          {
            id: idOf('pengaturan/user-role', `${id}:HA08`),
            idUser: id,
            idRole: role.inbound,
            isUtama: true,
            asal: 'otomatis',
          },
        ],
  );
  return { users, roles };
};

const takenBy = (key: string): PlanStory[] => plans.filter(plan => plan.classes.includes(key));
const courseOf = ({ prodi, course }: ClassStory): string => coursesOf(prodi)[course]?.[0] ?? '';

export const classRows = (): ChangeOf<typeof mkInbound>[] =>
  classes.map(story => {
    const nama = courseOf(story);
    const { kode, sks } = courseFacts(story.prodi, nama);
    return {
      id: classId(story.key),
      idMasaStudi: studyPeriodId('inbound', story.term),
      idMatkul: courseId(story.prodi, nama),
      kodeMk: kode,
      namaMk: nama,
      sks,
      idProgramProdi: prodiId(story.prodi),
      kelas: story.kelas,
      kuota: story.kuota,
      moda: story.moda ?? 'luring',
      idHari: idOf('master/hari', String(story.hari)),
      jamMulai: story.from,
      jamSelesai: story.to,
      ruang: story.moda ? null : `R.${300 + story.course}`,
      linkDaring: story.moda ? `https://kelas.example/${story.key}` : null,
      ...Object.fromEntries(semuaKomponen.map(({ bobot, bawaan }) => [bobot, bawaan])),
      terisi: takenBy(story.key).length,
      status: story.status,
    };
  });

const teacherOf = (story: ClassStory, people: readonly Employee[]): Employee | undefined =>
  story.dosen === -1 ? employeeNamed(people, 'Arif Budiman') : lecturersOf(people, story.prodi)[story.dosen];

export const teacherRows = (people: readonly Employee[]): ChangeOf<typeof mkDosen>[] =>
  classes.map(story => ({
    id: idOf('pertukaran/mk-dosen', story.key),
    idMkInbound: classId(story.key),
    idPegawai: teacherOf(story, people)?.id,
    peran: 'pengampu',
    sksBeban: 3,
  }));

const storyOf = (key: string): StudentStory => {
  const found = students.find(one => one.key === key);
  if (!found) throw new Error(`Tidak ada mahasiswa inbound ${key}.`);
  return found;
};
const classOf = (key: string): ClassStory => {
  const found = classes.find(one => one.key === key);
  if (!found) throw new Error(`Tidak ada kelas inbound ${key}.`);
  return found;
};
const sksOf = (key: string): number => {
  const story = classOf(key);
  return courseFacts(story.prodi, courseOf(story)).sks;
};

export const planRows = (cal: Calendar): ChangeOf<typeof krs>[] =>
  plans.map(({ student, status, classes: taken, note }) => {
    const story = storyOf(student);
    const day = registeredOn[story.term] + 30;
    return {
      id: planId(student),
      idMhsInbound: inboundId(student),
      idMasaStudi: studyPeriodId('inbound', story.term),
      npm: npmOf(cal, story),
      semesterKe: 1,
      jumlahMk: taken.length,
      status,
      catatan: note ?? null,
      totalSks: taken.reduce((sum, key) => sum + sksOf(key), 0),
      tanggalAjukan: status === 'draf' ? null : cal.at(day, 9),
      ...(status === 'disetujui' ? { idPenyetuju: userId('timmbkm'), tanggalSetuju: cal.at(day + 2, 10) } : {}),
    };
  });

const taken = plans.flatMap(plan => plan.classes.map(key => ({ plan, key })));

export const planDetailRows = (): ChangeOf<typeof krsDetail>[] =>
  taken.map(({ plan, key }) => {
    const story = classOf(key);
    const nama = courseOf(story);
    const { kode, sks } = courseFacts(story.prodi, nama);
    return {
      id: rowId(plan.student, key),
      idKrs: planId(plan.student),
      idMkInbound: classId(key),
      kodeMk: kode,
      namaMk: nama,
      sks,
      keadaan: 'aktif',
    };
  });

const weights = Object.fromEntries(semuaKomponen.map(({ bobot, bawaan }) => [bobot, bawaan]));

/** Grades of approved plans: one class final, one half, one not begun, those of the past final. */
export const inboundGrades = (): ChangeOf<typeof nilaiInbound>[] =>
  taken
    .filter(({ plan }) => plan.status === 'disetujui')
    .map(({ plan, key }, i) => {
      const base = {
        id: idOf('pertukaran/nilai-inbound', `${plan.student}:${key}`),
        idKrsDetail: rowId(plan.student, key),
      };
      const how = graded[key];
      if (!how) return { ...base, status: 'belum' };
      const rng = random(`nilai:${plan.student}:${key}`);
      const marks = Object.fromEntries(semuaKomponen.map(({ nilai }) => [nilai, rng.int(68, 95)]));
      const half = how === 'setengah' && i % 2 === 0;
      const given = half ? { ...marks, nilaiUas: null } : marks;
      const total = nilaiAkhir(given, weights);
      const letter = letterOf(skalaSeed, total);
      return {
        ...base,
        ...given,
        kehadiran: rng.int(80, 100),
        nilaiAkhir: total,
        nilaiHuruf: letter?.huruf ?? null,
        nilaiMutu: letter?.mutu ?? null,
        status: how === 'final' ? 'final' : 'draf',
      };
    });

const stepsOf = (story: StudentStory): Step[] => {
  const day = registeredOn[story.term];
  const made: Step = { action: 'buat', from: null, to: 'diajukan', by: system, day };
  const decided = (action: string, to: string): Step => ({
    action,
    from: 'diajukan',
    to,
    by: team,
    day: day + 5,
    note: story.note ?? null,
  });
  if (story.status === 'diajukan') return [made];
  if (story.status === 'revisi') return [made, decided('revisi', 'revisi')];
  if (story.status === 'ditolak') return [made, decided('tolak', 'ditolak')];
  const steps = [made, decided('setujui', 'disetujui')];
  if (story.status === 'disetujui') return steps;
  if (story.status === 'mengundurkan_diri')
    return [
      ...steps,
      { action: 'undur_diri', from: 'disetujui', to: story.status, by: team, day: day + 20, note: 'Sakit.' },
    ];
  const begun: Step = { action: 'mulai', from: 'disetujui', to: 'berjalan', by: system, day: day + 32 };
  if (story.status === 'berjalan') return [...steps, begun];
  return [...steps, begun, { action: 'selesaikan', from: 'berjalan', to: 'selesai', by: system, day: day + 190 }];
};

export const inboundHistory = (cal: Calendar): Riwayat[] => [
  ...students.flatMap(story => trail(cal, M, inboundId(story.key), stepsOf(story))),
  ...plans.flatMap(({ student, status, note }) => {
    const story = storyOf(student);
    const by = { idUser: null, namaUser: story.nama, roleId: role.inbound, namaRole: roleNames[role.inbound] };
    const steps = checkedSteps(status, {
      by,
      judge: team,
      day: registeredOn[story.term] + 30,
      ...(note ? { note } : {}),
    });
    return trail(cal, 'pertukaran/krs', planId(student), steps);
  }),
];
