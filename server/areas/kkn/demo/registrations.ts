import type { ChangeOf, Row } from '../../../../resources/kit/index.ts';
import type { pendaftaranKkn } from '../../../../resources/kkn/pendaftaran.ts';
import type { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import type { pendaftarTahap } from '../../../../resources/mbkm/pendaftarTahap.ts';
import { type Calendar, periodId, termCode } from '../../../demo/calendar.ts';
import { convertedFields } from '../../../demo/converted.ts';
import type { Employee } from '../../../demo/employees.ts';
import { demoFile } from '../../../demo/files.ts';
import { idOf } from '../../../demo/ids.ts';
import { mobile } from '../../../demo/names.ts';
import { homeAddress } from '../../../demo/places.ts';
import { programId } from '../../../demo/programs.ts';
import { random } from '../../../demo/random.ts';
import { registrationAnswer } from '../../../demo/registrationForm.ts';
import type { Student } from '../../../demo/students.ts';
import { coordinator, type Riwayat, type Step, system, trail } from '../../../demo/trail.ts';
import { convertedOf } from './conversion.ts';
import { documentsOf } from './files.ts';
import { gradeFields } from './grades.ts';
import { detailId, groupId, participationId, villageId, waveId } from './ids.ts';
import { begunOn, type Seat, seats, waves } from './story.ts';
import { seatActor } from './trail.ts';

const returned = 'Unggah ulang surat izin orang tua yang sudah ditandatangani.';
const refused = 'IPK pada transkrip belum memenuhi syarat gelombang ini.';

/** A seat with its student. */
export type Taking = readonly [Seat, Student];

/** Numbers run per semester, in the order of the seats. */
function numberOf(cal: Calendar, seat: Seat): string | null {
  if (seat.status === 'draf') return null;
  const { term } = waves[seat.wave];
  const same = seats.filter(each => waves[each.wave].term === term && each.status !== 'draf');
  return `KKNT-${termCode(cal, term)}-${String(same.indexOf(seat) + 1).padStart(5, '0')}`;
}

const noteOf = ({ status }: Seat): string | null =>
  status === 'revisi' ? returned : status === 'ditolak' ? refused : null;

/** What those of the open wave answered to its questions. */
function answersOf({ wave, status, nth }: Seat): Record<string, unknown> | null {
  if (waves[wave].status !== 'pendaftaran' || status === 'draf') return null;
  const sim = ['c', 'c', 'a', 'tidak'][nth % 4];
  return {
    [registrationAnswer('bahasa')]: nth % 3 ? ['jawa'] : ['jawa', 'madura'],
    [registrationAnswer('sim')]: sim,
    ...(sim === 'c' ? { [registrationAnswer('bawa_motor')]: nth % 5 !== 0 } : {}),
    ...(nth % 6 ? {} : { [registrationAnswer('obat')]: 'Antihistamin' }),
  };
}

/** Participations of everybody who registered. */
export const participationRows = (
  cal: Calendar,
  lecturers: readonly Employee[],
  ten: readonly Employee[],
  takings: readonly Taking[],
): ChangeOf<typeof pendaftar>[] =>
  takings.map(([seat, student]) => {
    const wave = waves[seat.wave];
    const converted = convertedOf(lecturers, seat, student);
    const handedIn = seat.status !== 'draf';
    return {
      id: participationId(seat.key),
      nomorPendaftaran: numberOf(cal, seat),
      idMahasiswa: student.id,
      npm: student.npm,
      namaMahasiswa: student.nama,
      idProgramProdi: student.idProgramProdi,
      idProgram: programId('KKNT'),
      idPeriode: periodId(termCode(cal, wave.term)),
      idJenisMbkm: idOf('master/jenis-mbkm', 'kkn'),
      kodeJenisMbkm: 'kkn',
      jalur: 'reguler',
      tanggalMulai: cal.day(wave.leave),
      tanggalSelesai: cal.day(wave.back),
      idDosenPembimbing: ten[seat.group?.dpl ?? -1]?.id ?? null,
      ...(handedIn
        ? { semester: student.semester, ipk: student.ipk, sksTempuh: student.sksTempuh, sksKrs: 12 + (seat.nth % 7) }
        : {}),
      status: seat.status,
      tahapAktif: seat.status === 'diajukan' || seat.status === 'revisi' ? 'prodi' : null,
      tanggalDaftar: cal.at(begunOn(seat), 9 + (seat.nth % 8), (seat.nth * 7) % 60),
      catatanTerakhir: noteOf(seat),
      tambahan: answersOf(seat),
      statusKonversi: 'belum',
      ...gradeFields(seat),
      ...(converted ? convertedFields(cal, converted) : {}),
    };
  });

const sizes = { S: 3, M: 6, L: 6, XL: 3, XXL: 1 } as const;
const skills = [
  'Fotografi dan video',
  'Mengajar anak',
  'Desain grafis',
  'Pertanian organik',
  'Administrasi',
  'Memasak',
];
/** Three of wave III need more than others (docs/domain/30 §5). */
const needs: Readonly<Record<string, string>> = {
  'tiga:0:5': 'Menggunakan kursi roda untuk jarak jauh.',
  'tiga:0:18': 'Alat bantu dengar.',
  'tiga:0:41': 'Alergi berat terhadap udang.',
};
/** Those of wave III who wished for a village. */
const wishing = 40;

function wishes({ wave, group, nth }: Seat): ChangeOf<typeof pendaftaranKkn> {
  if (wave !== 'tiga' || group || nth > wishing) return {};
  const at = (step: number) => villageId(wave, ((nth * 3 + step) % 8) + 1);
  return { pilihanDesa1: at(0), pilihanDesa2: at(1), ...(nth % 2 ? { pilihanDesa3: at(2) } : {}) };
}

/** Rows of KKN's own fields for the participations. */
export const detailRows = (takings: readonly Taking[]): ChangeOf<typeof pendaftaranKkn>[] =>
  takings.map(([seat]) => {
    const rng = random(`kkn:${seat.key}`);
    const id = detailId(seat.key);
    const begun = seat.status === 'draf';
    return {
      id,
      idPendaftarMbkm: participationId(seat.key),
      idGelombang: waveId(seat.wave),
      idKelompok: seat.group ? groupId(seat.group.key) : null,
      noHp: mobile(rng),
      alamatDomisili: homeAddress(rng),
      namaKontakDarurat: 'Orang tua mahasiswa',
      hubunganKontakDarurat: 'orang_tua',
      noHpKontakDarurat: mobile(rng),
      ukuranJaket: rng.weighted(sizes),
      golonganDarah: rng.pick(['A', 'B', 'AB', 'O']),
      kebutuhanKhusus: needs[seat.key] ?? null,
      kendaraan: rng.weighted({ tidak: 3, motor: 6, mobil: 1 }),
      punyaLaptop: rng.chance(0.8),
      keterampilan: rng.pick(skills),
      bersediaJadiKetua: seat.nth === 1 || rng.chance(0.2),
      ...wishes(seat),
      ...Object.fromEntries(
        documentsOf(seat).map(([field, ext]) => [field, demoFile('kkn/pendaftaran', id, field, ext).id]),
      ),
      ...(begun ? {} : { bersediaDitempatkan: true, pernyataanBenar: true }),
    };
  });

/** The steps that led a registration to where it is. */
function stepsOf(seat: Seat, student: Student, lecturers: readonly Employee[]): Step[] {
  const [day, wave] = [begunOn(seat), waves[seat.wave]];
  const [by, judge] = [seatActor(seat.key, student), coordinator(lecturers, student)];
  const steps: Step[] = [{ action: 'buat', from: null, to: 'draf', by, day }];
  if (seat.status === 'draf') return steps;
  steps.push({ action: 'ajukan', from: 'draf', to: 'diajukan', by, day, hour: 11 });
  if (seat.status === 'diajukan') return steps;
  const decided: Step = { action: 'setujui', from: 'diajukan', to: 'disetujui', by: judge, day: day + 3, hour: 10 };
  if (seat.status === 'revisi') return [...steps, { ...decided, action: 'revisi', to: 'revisi', note: returned }];
  if (seat.status === 'ditolak') return [...steps, { ...decided, action: 'tolak', to: 'ditolak', note: refused }];
  steps.push(decided);
  if (seat.status === 'disetujui') return steps;
  steps.push({ action: 'mulai', from: 'disetujui', to: 'berjalan', by: system, day: wave.leave, hour: 0 });
  if (seat.status === 'selesai')
    steps.push({ action: 'selesaikan', from: 'berjalan', to: 'selesai', by: judge, day: wave.grades - 1 });
  return steps;
}

export const historyRows = (cal: Calendar, lecturers: readonly Employee[], takings: readonly Taking[]): Riwayat[] =>
  takings.flatMap(([seat, student]) =>
    trail(cal, 'mbkm/pendaftar-program-mbkm', participationId(seat.key), stepsOf(seat, student, lecturers)),
  );

const outcome: Readonly<Record<string, Row<typeof pendaftarTahap>['status']>> = {
  diajukan: 'menunggu',
  revisi: 'revisi',
  ditolak: 'ditolak',
};

/** The one stage of each, with what was decided. */
export const stageRows = (
  cal: Calendar,
  lecturers: readonly Employee[],
  takings: readonly Taking[],
): ChangeOf<typeof pendaftarTahap>[] =>
  takings.flatMap(([seat, student]) => {
    if (seat.status === 'draf') return [];
    const status = outcome[seat.status] ?? 'disetujui';
    const waits = status === 'menunggu';
    return [
      {
        id: idOf('mbkm/pendaftar-tahap', `kkn:${seat.key}`),
        idPendaftarMbkm: participationId(seat.key),
        urutan: 1,
        tahap: 'prodi',
        status,
        idUser: waits ? null : coordinator(lecturers, student).idUser,
        waktu: waits ? null : cal.at(begunOn(seat) + 3, 10, 34),
        catatan: noteOf(seat),
      },
    ];
  });
