import type { ChangeOf, Row } from '../../../../../resources/kit/index.ts';
import type { terpilihAwal } from '../../../../../resources/konversi/terpilihAwal.ts';
import type { terpilihFinal } from '../../../../../resources/konversi/terpilihFinal.ts';
import type { mahasiswa } from '../../../../../resources/master/mahasiswa.ts';
import { pendaftar } from '../../../../../resources/mbkm/pendaftar.ts';
import type { pendaftarTahap } from '../../../../../resources/mbkm/pendaftarTahap.ts';
import { perjanjianBelajar } from '../../../../../resources/pertukaran/keluar/perjanjianBelajar.ts';
import { outboundDetail } from '../../../../../resources/pertukaran/outbound/detail.ts';
import { userId } from '../../../../demo/accounts.ts';
import { type Calendar, periodId, semesterAfter } from '../../../../demo/calendar.ts';
import { prodiId } from '../../../../demo/campus.ts';
import { campusId } from '../../../../demo/campuses.ts';
import type { Employee } from '../../../../demo/employees.ts';
import { type DemoFile, demoFile, makeFile, sampleLines } from '../../../../demo/files.ts';
import { idOf } from '../../../../demo/ids.ts';
import { personName } from '../../../../demo/names.ts';
import { programId } from '../../../../demo/programs.ts';
import { random } from '../../../../demo/random.ts';
import { namedStudents, type Student, storyStudents, students } from '../../../../demo/students.ts';
import {
  type Actor,
  coordinator,
  type Riwayat,
  type Step,
  studentActor,
  system,
  team,
  trail,
} from '../../../../demo/trail.ts';
import { studyPeriodId } from '../studyPeriods.ts';
import { ipsOf, mappedOf, packageId, sksOf } from './courses.ts';
import { bagas, days, daysOf, demoSeat, type Seat, seats } from './story.ts';

export type People = ReadonlyMap<string, Student>;

const participationId = (key: string): string => idOf(pendaftar.name, `outbound:${key}`);
const detailId = (key: string): string => idOf(outboundDetail.name, key);
const awalId = (key: string, nama: string): string => idOf('konversi/terpilih-awal', `outbound:${key}:${nama}`);
const finalId = (key: string, nama: string): string => idOf('konversi/terpilih-final', `outbound:${key}:${nama}`);

/** Numbers below 100 of an NPM belong to people of stories; Outbound's begin here. */
const firstNumber = 13;

/** Students of the story by their seat, in their fifth or sixth semester; the one with an account is there already. */
export function people(cal: Calendar, lecturers: readonly Employee[]): People {
  const cohort = String((Number(cal.semester.slice(0, 4)) - 2) % 100).padStart(2, '0');
  const rng = random('outbound:peserta');
  const drawn = seats
    .filter(({ key }) => key !== demoSeat)
    .map(({ key, prodi }, i) => {
      const sex = i % 2 ? ('P' as const) : ('L' as const);
      const ipk = Math.round((3.05 + rng.next() * 0.85) * 100) / 100;
      const npm = `${cohort}${prodi}${String(firstNumber + i).padStart(3, '0')}`;
      return { key, student: { npm, nama: personName(rng, sex), sex, ipk, sksTempuh: rng.int(72, 96) } };
    });
  const all = [...drawn.map(({ student }) => student), bagas];
  const rows = [...storyStudents(cal, lecturers, all)];
  const found = new Map(drawn.map(({ key }, i): [string, Student] => [key, rows[i] ?? {}]));
  found.set('bagas', rows.at(-1) ?? {});
  const demo = [...students(cal, lecturers, 0)].find(({ npm }) => npm === namedStudents.larasati.npm);
  if (demo) found.set(demoSeat, demo);
  return found;
}

/** Those of them who are in no other part of the demo. */
export const studentRows = (who: People): ChangeOf<typeof mahasiswa>[] =>
  [...who].filter(([key]) => key !== demoSeat).map(([, row]) => row);

const supervised: ReadonlySet<string> = new Set(['disetujui', 'berjalan', 'selesai']);
const converted = ({ konversi = 'belum' }: Seat): boolean => konversi !== 'belum';
const recognised: ReadonlySet<string | undefined> = new Set(['disetujui', 'dinilai', 'final']);
const graded: ReadonlySet<string | undefined> = new Set(['dinilai', 'final']);
const note = 'Lengkapi surat rekomendasi dengan tanda tangan dosen wali.';
const refused = 'Kuota program studi untuk tujuan ini sudah terpenuhi.';
const reason = 'Mengurus keluarga di kampung halaman.';

/** The last lecturer of the study programme: the first ones accompany others. */
const supervisorOf = (lecturers: readonly Employee[], prodi: string): string | null =>
  lecturers.filter(person => person.prodi === prodi).at(-1)?.id ?? null;

function numberOf(cal: Calendar, seat: Seat): string | null {
  if (seat.status === 'draf') return null;
  const same = seats.filter(each => each.term === seat.term && each.program === seat.program && each.status !== 'draf');
  return `${seat.program}-${semesterAfter(cal.semester, seat.term)}-${String(same.indexOf(seat) + 1).padStart(5, '0')}`;
}

export const participationRows = (
  cal: Calendar,
  lecturers: readonly Employee[],
  who: People,
): ChangeOf<typeof pendaftar>[] =>
  seats.map((seat, i) => {
    const student = who.get(seat.key) ?? {};
    const { made, start, end } = daysOf(seat);
    const { status, konversi = 'belum', reviu = null } = seat;
    const count = seat.matkul ?? 0;
    return {
      id: participationId(seat.key),
      nomorPendaftaran: numberOf(cal, seat),
      idMahasiswa: student.id,
      npm: student.npm,
      namaMahasiswa: student.nama,
      idProgramProdi: prodiId(seat.prodi),
      idProgram: programId(seat.program),
      idPeriode: periodId(semesterAfter(cal.semester, seat.term)),
      idJenisMbkm: idOf('master/jenis-mbkm', 'outbound'),
      kodeJenisMbkm: 'outbound',
      jalur: 'reguler',
      tanggalMulai: cal.day(start),
      tanggalSelesai: cal.day(end),
      namaMitra: seat.kampus,
      idDosenPembimbing: supervised.has(status) ? supervisorOf(lecturers, seat.prodi) : null,
      ...(status === 'draf'
        ? {}
        : { semester: student.semester, ipk: student.ipk, sksTempuh: student.sksTempuh, sksKrs: 14 + (i % 6) }),
      status,
      tahapAktif: seat.tahap ?? null,
      tanggalDaftar: cal.at(made, 9 + (i % 6), (i * 11) % 60),
      catatanTerakhir: status === 'revisi' ? note : status === 'ditolak' ? refused : null,
      ...(status === 'mengundurkan_diri' ? { alasanMundur: reason } : {}),
      statusKonversi: konversi,
      statusReviewNilai: reviu,
      sumberData: 'portal',
      ...(converted(seat)
        ? { idPaketKonversi: packageId(seat.prodi, seat.program), totalSksDiajukan: sksOf(seat), adaMatkulKkn: false }
        : {}),
      ...(recognised.has(konversi)
        ? { totalSksDiakui: sksOf(seat), matkulDinilai: `${graded.has(konversi) ? count : 0}/${count}` }
        : {}),
      ...(konversi === 'final' ? { ipsKonversi: ipsOf(seat), tanggalFinal: cal.at(days.final, 10) } : {}),
    };
  });

const documents = [
  ['berkasTranskrip', 'Transkrip'],
  ['berkasRekomendasi', 'Surat Rekomendasi'],
  ['berkasIzinOrtu', 'Izin Orang Tua'],
  ['berkasPakta', 'Pakta Integritas'],
  ['berkasLoa', 'LoA'],
  ['berkasBahasa', 'Sertifikat Bahasa'],
  ['berkasKhs', 'KHS'],
] as const;
const hasKhs = ({ khs = 'belum' }: Seat): boolean => khs !== 'belum';
const documentsOf = (seat: Seat) =>
  seat.status === 'draf'
    ? []
    : documents.filter(([name]) => {
        if (name === 'berkasKhs') return hasKhs(seat);
        if (name === 'berkasLoa') return seat.term === 0;
        return name !== 'berkasBahasa' || seat.program === 'PMI';
      });

export const detailRows = (cal: Calendar, who: People): ChangeOf<typeof outboundDetail>[] =>
  seats.map((seat, i) => {
    const id = detailId(seat.key);
    const student = who.get(seat.key) ?? {};
    return {
      id,
      idPendaftarMbkm: participationId(seat.key),
      idMahasiswa: student.id,
      npm: student.npm,
      namaMahasiswa: student.nama,
      idProgramProdi: prodiId(seat.prodi),
      idMasaStudi: studyPeriodId('outbound', seat.term),
      idKampus: campusId(seat.kampus),
      negara: seat.program === 'PMI' ? 'Malaysia' : 'Indonesia',
      kota: seat.kota,
      prodiTujuan: seat.tujuan,
      nimTujuan: seat.term === 0 ? `X${2400 + i}` : null,
      pendanaan: seat.program === 'PMI' ? 'kampus' : 'pemerintah',
      nominalBantuan: 7_000_000,
      motivasi: `Saya ingin memperdalam ${seat.tujuan} di ${seat.kampus} dan mengenal cara belajar di tempat lain.`,
      ...Object.fromEntries(documentsOf(seat).map(([field]) => [field, demoFile(outboundDetail.name, id, field).id])),
      statusKhs: seat.khs ?? 'belum',
      ...(hasKhs(seat) ? { nomorKhs: `KHS/${cal.year}/${100 + i}`, tanggalKhs: cal.day(days.khs - 2) } : {}),
    };
  });

const agreementId = (key: string): string => idOf(perjanjianBelajar.name, key);
/** Whoever studies elsewhere now has a learning agreement. */
const agreed = seats.filter(({ status }) => status === 'berjalan');

export const agreementRows = (cal: Calendar, who: People): ChangeOf<typeof perjanjianBelajar>[] =>
  agreed.map((seat, i) => {
    const id = agreementId(seat.key);
    const student = who.get(seat.key) ?? {};
    return {
      id,
      idPendaftarMbkm: participationId(seat.key),
      idMahasiswa: student.id,
      npm: student.npm,
      namaMahasiswa: student.nama,
      nomor: `LA/${cal.year}/${String(i + 1).padStart(3, '0')}`,
      tanggal: cal.day(daysOf(seat).start - 10),
      berkas: demoFile(perjanjianBelajar.name, id, 'berkas').id,
    };
  });

export const files = (): DemoFile[] => [
  ...seats.flatMap(seat =>
    documentsOf(seat).map(([field, title]) =>
      makeFile(outboundDetail.name, detailId(seat.key), field, title, sampleLines),
    ),
  ),
  ...agreed.map(({ key }) =>
    makeFile(perjanjianBelajar.name, agreementId(key), 'berkas', 'Learning Agreement', sampleLines),
  ),
];

const outcome = (seat: Seat, tahap: 'prodi' | 'mbkm'): Row<typeof pendaftarTahap>['status'] => {
  if (seat.status === 'revisi' && seat.tahap === tahap) return 'revisi';
  if (seat.status === 'ditolak') return tahap === 'prodi' ? 'ditolak' : 'menunggu';
  if (seat.status === 'diajukan' || seat.status === 'revisi')
    return tahap === 'prodi' && seat.tahap === 'mbkm' ? 'disetujui' : 'menunggu';
  return seat.status === 'mengundurkan_diri' ? 'menunggu' : 'disetujui';
};

export const stageRows = (cal: Calendar): ChangeOf<typeof pendaftarTahap>[] =>
  seats
    .filter(({ status }) => status !== 'draf')
    .flatMap(seat =>
      (['prodi', 'mbkm'] as const).map((tahap, i) => {
        const status = outcome(seat, tahap);
        const waits = status === 'menunggu';
        const own = seat.prodi === '081010' ? userId('koordinator') : null;
        return {
          id: idOf('mbkm/pendaftar-tahap', `outbound:${seat.key}:${tahap}`),
          idPendaftarMbkm: participationId(seat.key),
          urutan: i + 1,
          tahap,
          status,
          idUser: waits ? null : tahap === 'mbkm' ? team.idUser : own,
          waktu: waits ? null : cal.at(daysOf(seat)[tahap], 9, 20),
          catatan: status === 'revisi' ? note : status === 'ditolak' ? refused : null,
        };
      }),
    );

export const proposedRows = (): ChangeOf<typeof terpilihAwal>[] =>
  seats.flatMap(seat =>
    mappedOf(seat).map(({ nama, idCourse, sks, kodeAsal, namaAsal, ects, huruf }) => ({
      id: awalId(seat.key, nama),
      idPendaftarMbkm: participationId(seat.key),
      idMatkulPaketKonversi: idCourse,
      sks,
      kodeMatkulAsal: kodeAsal,
      namaMatkulAsal: namaAsal,
      sksAsal: sks,
      satuanAsal: ects === null ? 'sks' : 'ects',
      sksAsliAsal: ects ?? sks,
      alasan: `Silabus ${namaAsal} di PT tujuan memuat capaian ${nama}.`,
      keputusan: seat.konversi === 'diajukan' ? 'menunggu' : 'diterima',
      ...(hasKhs(seat) ? { nilaiHurufAsal: huruf } : {}),
      dibatalkan: false,
    })),
  );

export const recognisedRows = (cal: Calendar): ChangeOf<typeof terpilihFinal>[] =>
  seats
    .filter(({ konversi }) => recognised.has(konversi))
    .flatMap(seat =>
      mappedOf(seat).map(({ nama, idCourse, sks, nilai, letter }, i) => ({
        id: finalId(seat.key, nama),
        idPendaftarMbkm: participationId(seat.key),
        idMatkulPaketKonversi: idCourse,
        idTerpilihAwal: awalId(seat.key, nama),
        sksDiakui: sks,
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
              idPenilai: seat.prodi === '081010' ? userId('penilai') : null,
              waktuNilai: cal.at(days.validasi, 10, i),
            }
          : {}),
      })),
    );

function stepsOf(seat: Seat, lecturers: readonly Employee[], student: Student): Step[] {
  const at = daysOf(seat);
  const by = studentActor(student, seat.key === demoSeat ? userId('outbound') : null);
  const judge = coordinator(lecturers, student);
  const { status } = seat;
  const steps: Step[] = [{ action: 'buat', from: null, to: 'draf', by, day: at.made }];
  if (status === 'draf') return steps;
  steps.push({ action: 'ajukan', from: 'draf', to: 'diajukan', by, day: at.sent });
  if (status === 'mengundurkan_diri')
    return [...steps, { action: status, from: 'diajukan', to: status, by, day: at.prodi, note: reason }];
  if (status === 'revisi')
    return [...steps, { action: 'revisi', from: 'diajukan', to: 'revisi', by: judge, day: at.prodi, note }];
  if (status === 'ditolak')
    return [...steps, { action: 'tolak', from: 'diajukan', to: 'ditolak', by: judge, day: at.prodi, note: refused }];
  if (status === 'diajukan' && seat.tahap === 'prodi') return steps;
  steps.push({ action: 'setujui', from: 'diajukan', to: 'diajukan', by: judge, day: at.prodi });
  if (status === 'diajukan') return steps;
  steps.push({ action: 'setujui', from: 'diajukan', to: 'disetujui', by: team, day: at.mbkm });
  if (status === 'disetujui') return steps;
  steps.push({ action: 'mulai', from: 'disetujui', to: 'berjalan', by: system, day: at.start, hour: 1 });
  return [...steps, ...conversionSteps(seat, by, judge)];
}

function conversionSteps(seat: Seat, by: Actor, judge: Actor): Step[] {
  const column = 'statusKonversi';
  const { konversi = 'belum' } = seat;
  const steps: Step[] = [{ action: 'ajukan', from: 'belum', to: 'diajukan', by, day: days.paket, column }];
  if (konversi === 'diajukan') return steps;
  steps.push({ action: 'setujui', from: 'diajukan', to: 'disetujui', by: judge, day: days.setuju, column });
  if (konversi === 'disetujui') return steps;
  steps.push({ action: 'kirim_nilai', from: 'disetujui', to: 'dinilai', by: judge, day: days.validasi, column });
  if (konversi === 'dinilai') return steps;
  const early = 'KHS terbit sebelum perkuliahan di PT tujuan berakhir.';
  steps.push({ action: 'selesaikan', from: 'berjalan', to: 'selesai', by: team, day: days.selesai, note: early });
  steps.push({ action: 'finalisasi', from: 'dinilai', to: 'final', by: team, day: days.final, column });
  return steps;
}

export const historyRows = (cal: Calendar, lecturers: readonly Employee[], who: People): Riwayat[] =>
  seats.flatMap(seat =>
    trail(cal, pendaftar.name, participationId(seat.key), stepsOf(seat, lecturers, who.get(seat.key) ?? {})),
  );
