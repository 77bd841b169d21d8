import type { ChangeOf, Row } from '../../../../resources/kit/index.ts';
import type { pendaftaranKwu } from '../../../../resources/kwu/pendaftaran.ts';
import type { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import type { pendaftarTahap } from '../../../../resources/mbkm/pendaftarTahap.ts';
import { type Calendar, periodId, termCode } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import { type DemoFile, demoFile, makeFile, sampleLines } from '../../../demo/files.ts';
import { idOf } from '../../../demo/ids.ts';
import { mobile } from '../../../demo/names.ts';
import { programId } from '../../../demo/programs.ts';
import { random } from '../../../demo/random.ts';
import type { Student } from '../../../demo/students.ts';
import { type Riwayat, type Step, system, team, trail } from '../../../demo/trail.ts';
import { daysOf, program, returned } from './businesses.ts';
import { gradeFields } from './grades.ts';
import { businessId, detailId, participationId } from './ids.ts';
import { seatActor } from './people.ts';
import { imported, rulesOf, type Seat, seats } from './story.ts';

type People = ReadonlyMap<string, Student>;

/** Members of a business that came by import have filled in nothing. */
const byHand = ({ business }: Seat): boolean => business.key !== imported;
const hasData = (seat: Seat): boolean => byHand(seat) && seat.status !== 'draf';

function numberOf(cal: Calendar, seat: Seat): string | null {
  if (seat.status === 'draf') return null;
  const { term } = seat.business;
  const same = seats.filter(each => each.business.term === term && each.status !== 'draf');
  return `${program}-${termCode(cal, term)}-${String(same.indexOf(seat) + 1).padStart(5, '0')}`;
}

const accompanied: ReadonlySet<string> = new Set(['aktif', 'selesai']);

export const participationRows = (
  cal: Calendar,
  three: readonly Employee[],
  people: People,
): ChangeOf<typeof pendaftar>[] =>
  seats.map(seat => {
    const { business, status, nth } = seat;
    const student = people.get(seat.key) ?? {};
    const { start, end } = rulesOf(business.term);
    const { made } = daysOf(business);
    return {
      id: participationId(seat.key),
      nomorPendaftaran: numberOf(cal, seat),
      idMahasiswa: student.id,
      npm: student.npm,
      namaMahasiswa: student.nama,
      idProgramProdi: student.idProgramProdi,
      idProgram: programId(program),
      idPeriode: periodId(termCode(cal, business.term)),
      idJenisMbkm: idOf('master/jenis-mbkm', 'kwu'),
      kodeJenisMbkm: 'kwu',
      jalur: business.jenis,
      tanggalMulai: cal.day(start),
      tanggalSelesai: cal.day(end),
      idDosenPembimbing: accompanied.has(business.status) ? (three[business.dpl ?? -1]?.id ?? null) : null,
      ...(status === 'draf'
        ? {}
        : { semester: student.semester, ipk: student.ipk, sksTempuh: student.sksTempuh, sksKrs: 12 + (nth % 7) }),
      status,
      tahapAktif: status === 'diajukan' || status === 'revisi' ? 'mbkm' : null,
      tanggalDaftar: cal.at(made, 9 + nth, (nth * 11) % 60),
      catatanTerakhir: status === 'revisi' ? returned : null,
      statusKonversi: 'belum',
      sumberData: byHand(seat) ? 'portal' : 'import',
      ...gradeFields(seat),
    };
  });

const documents = [
  ['berkasTranskrip', 'Transkrip'],
  ['berkasKrs', 'KRS'],
  ['berkasSuratPernyataan', 'Surat Pernyataan'],
  ['berkasIdeUsaha', 'Ide Usaha'],
] as const;
/** The idea is its leader's. */
const documentsOf = (seat: Seat) =>
  hasData(seat) ? documents.filter(([name]) => name !== 'berkasIdeUsaha' || seat.nth === 1) : [];

const resource = 'kwu/pendaftaran-kwu';

/** Rows of KWU's own fields for the participations. */
export const detailRows = (): ChangeOf<typeof pendaftaranKwu>[] =>
  seats.map(seat => {
    const id = detailId(seat.key);
    const base = { id, idPendaftarMbkm: participationId(seat.key), idKelompok: businessId(seat.business.key) };
    if (!byHand(seat)) return base;
    const rng = random(`kwu:${seat.key}`);
    return {
      ...base,
      noHp: mobile(rng),
      motivasi: `Saya ingin merintis ${seat.business.produk} bersama teman sekampus, belajar mengelola uang usaha, dan membuka pekerjaan bagi warga di sekitar kami setelah lulus.`,
      pengalamanUsaha: rng.chance(0.4) ? 'Pernah berjualan daring selama satu semester.' : null,
      ...Object.fromEntries(documentsOf(seat).map(([field]) => [field, demoFile(resource, id, field).id])),
      ...(hasData(seat) ? { pernyataanBenar: true } : {}),
    };
  });

export const registrationFiles = (): DemoFile[] =>
  seats.flatMap(seat =>
    documentsOf(seat).map(([field, title]) => makeFile(resource, detailId(seat.key), field, title, sampleLines)),
  );

function stepsOf(seat: Seat, student: Student | undefined): Step[] {
  const { made, sent, decided } = daysOf(seat.business);
  const { until, end } = rulesOf(seat.business.term);
  const by = seatActor(seat.key, student);
  const { status } = seat;
  if (!byHand(seat))
    return [
      { action: 'buat', from: null, to: 'disetujui', by: team, day: decided },
      { action: 'mulai', from: 'disetujui', to: 'berjalan', by: system, day: until, hour: 13 },
    ];
  const steps: Step[] = [{ action: 'buat', from: null, to: 'draf', by, day: made }];
  if (status === 'draf') return steps;
  steps.push({ action: 'ajukan', from: 'draf', to: 'diajukan', by, day: sent });
  if (status === 'diajukan') return steps;
  if (status === 'revisi')
    return [...steps, { action: 'revisi', from: 'diajukan', to: 'revisi', by: team, day: decided, note: returned }];
  steps.push({ action: 'setujui', from: 'diajukan', to: 'disetujui', by: team, day: decided });
  if (status === 'disetujui') return steps;
  steps.push({ action: 'mulai', from: 'disetujui', to: 'berjalan', by: system, day: until, hour: 13 });
  if (status === 'selesai')
    steps.push({ action: 'selesaikan', from: 'berjalan', to: 'selesai', by: team, day: end + 8 });
  return steps;
}

export const historyRows = (cal: Calendar, people: People): Riwayat[] =>
  seats.flatMap(seat =>
    trail(cal, 'mbkm/pendaftar-program-mbkm', participationId(seat.key), stepsOf(seat, people.get(seat.key))),
  );

const outcome: Readonly<Record<string, Row<typeof pendaftarTahap>['status']>> = {
  diajukan: 'menunggu',
  revisi: 'revisi',
};

/** The one stage of each: Tim MBKM's. */
export const stageRows = (cal: Calendar): ChangeOf<typeof pendaftarTahap>[] =>
  seats.flatMap(seat => {
    if (seat.status === 'draf' || !byHand(seat)) return [];
    const status = outcome[seat.status] ?? 'disetujui';
    const waits = status === 'menunggu';
    return [
      {
        id: idOf('mbkm/pendaftar-tahap', `kwu:${seat.key}`),
        idPendaftarMbkm: participationId(seat.key),
        urutan: 1,
        tahap: 'mbkm',
        status,
        idUser: waits ? null : team.idUser,
        waktu: waits ? null : cal.at(daysOf(seat.business).decided, 9, 34),
        catatan: status === 'revisi' ? returned : null,
      },
    ];
  });
