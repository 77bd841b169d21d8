import { type ChangeOf, roleNames } from '../../../../resources/kit/index.ts';
import { revisiNilai } from '../../../../resources/konversi/revisiNilai.ts';
import { riwayatNilai } from '../../../../resources/konversi/riwayatNilai.ts';
import type { AksiKonversi } from '../../../../resources/mbkm/alurKonversi.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { role } from '../../../../resources/roles.ts';
import { userId } from '../../../demo/accounts.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import { informatika } from '../../../demo/campus.ts';
import { courseFacts } from '../../../demo/courses.ts';
import type { Employee } from '../../../demo/employees.ts';
import { idOf } from '../../../demo/ids.ts';
import { chosenCourses } from '../../../demo/packageCourses.ts';
import type { Riwayat } from '../../../demo/trail.ts';
import { type Actor, coordinatorOf, team } from '../../../demo/trail.ts';
import { finalCourseId, prodiOf, type Taking } from './conversion.ts';
import { courseGrade, gradeBefore, gradingDays, isFinalState, isGradedState, letterFor } from './courseGrades.ts';
import { pendaftarId } from './files.ts';
import { academicActor, requesterOf, revisionId, told } from './revisions.ts';
import { stepsOf } from './steps.ts';

/** Actor who enters grades for the study programme. */
const grader = (prodi: string, lecturers: readonly Employee[]): Actor =>
  prodi === informatika
    ? {
        idUser: userId('penilai'),
        namaUser: 'Hendra Saputra',
        roleId: role.penilai,
        namaRole: roleNames[role.penilai],
      }
    : coordinatorOf(lecturers, prodi);

const returned = 'Nilai Manajemen Proyek TI tidak sesuai berita acara. Periksa kembali.';

interface Step {
  tindakan: AksiKonversi;
  from: string;
  to: string;
  perubahan: Record<string, unknown>;
  catatan?: string | null;
  by: Actor;
  waktu: string;
}

const review = (dari: string | null, ke: string) => ({ statusReviewNilai: { dari, ke } });
const moved = (dari: string, ke: string) => ({ statusKonversi: { dari, ke } });

/**
 * The arrows of the conversion workflow from `disetujui` on that led a conversion to its state, as the engine would
 * have written them.
 */
function stepsOfGrades(cal: Calendar, lecturers: readonly Employee[], [registration, student]: Taking): Step[] {
  const { konversi } = registration;
  const [, sent, final] = gradingDays(registration);
  const prodi = prodiOf(student);
  const first: Step = {
    tindakan: 'kirim_nilai',
    from: 'disetujui',
    to: 'dinilai',
    by: grader(prodi, lecturers),
    waktu: cal.at(sent, 11),
    perubahan: { ...moved('disetujui', 'dinilai'), ...review(null, 'menunggu') },
  };
  const back: Step = {
    tindakan: 'kembalikan',
    from: 'dinilai',
    to: 'dinilai',
    by: team,
    catatan: returned,
    waktu: cal.at(sent + 3, 9),
    perubahan: review('menunggu', 'dikembalikan'),
  };
  const done: Step = {
    tindakan: 'finalisasi',
    from: 'dinilai',
    to: 'final',
    by: team,
    waktu: cal.at(final, 10),
    perubahan: { ...moved('dinilai', 'final'), ...review('menunggu', 'diterima') },
  };
  if (konversi?.reviu === 'dikembalikan') return [first, back];
  return isFinalState(registration) ? [first, done] : [first];
}

/** Steps of the conversion that a revision caused. */
function stepsOfRevision(
  cal: Calendar,
  lecturers: readonly Employee[],
  takings: readonly Taking[],
  key: string,
): Step[] {
  const found = told(takings).find(({ revision }) => revision.key === key);
  if (!found || found.revision.status === 'usulan') return [];
  const { revision, taking } = found;
  const asked: Step = {
    tindakan: 'ajukan_revisi',
    from: 'final',
    to: 'revisi_nilai',
    catatan: revision.alasan,
    by: requesterOf(revision, taking[1], lecturers),
    perubahan: moved('final', 'revisi_nilai'),
    waktu: cal.at(revision.asked, 10, 30),
  };
  if (revision.decided === undefined) return [asked];
  const closed: Step = {
    tindakan: revision.status === 'ditolak' ? 'tolak_revisi' : 'setujui_revisi',
    from: 'revisi_nilai',
    to: 'final',
    catatan: revision.catatan ?? null,
    by: team,
    perubahan: moved('revisi_nilai', 'final'),
    waktu: cal.at(revision.decided, 14),
  };
  return [asked, closed];
}

/** Audit rows of grading, review, revision and sending of one registration. */
export function gradeAudit(
  cal: Calendar,
  lecturers: readonly Employee[],
  takings: readonly Taking[],
  taking: Taking,
): Riwayat[] {
  const [registration] = taking;
  const { key, konversi } = registration;
  if (!isGradedState(registration)) return [];
  const steps = [...stepsOfGrades(cal, lecturers, taking), ...stepsOfRevision(cal, lecturers, takings, key)];
  const versi = stepsOf(registration).length + 3;
  const rows = steps.map(
    ({ from, to, by, catatan = null, ...step }, i): Riwayat => ({
      id: idOf('internal/riwayat', `${key}:nilai:${i}`),
      resource: pendaftar.name,
      idBaris: pendaftarId(key),
      aksi: 'transisi',
      kolomStatus: 'statusKonversi',
      dariStatus: from,
      keStatus: to,
      catatan,
      versi: versi + i,
      ...step,
      ...by,
    }),
  );
  const { siamik = 'belum' } = konversi ?? {};
  if (siamik === 'belum') return rows;
  const ke = siamik === 'gagal' ? 'gagal' : 'terkirim';
  const sent: Riwayat = {
    id: idOf('internal/riwayat', `${key}:siamik`),
    resource: pendaftar.name,
    idBaris: pendaftarId(key),
    aksi: 'ubah',
    versi: versi + steps.length,
    dariStatus: null,
    keStatus: null,
    catatan: null,
    perubahan: { statusSiamik: { dari: 'belum', ke } },
    ...academicActor,
    waktu: sentAt(cal, registration),
  };
  return [...rows, sent];
}

/** Moment when grades were sent to SIAMIK; soon after they were final, before any revision. */
export const sentAt = (cal: Calendar, registration: Taking[0]): string => cal.at(gradingDays(registration)[2] + 3, 11);

/** Audit rows of the revisions themselves. */
export const revisionAudit = (cal: Calendar, lecturers: readonly Employee[], takings: readonly Taking[]): Riwayat[] =>
  told(takings).flatMap(({ revision, taking: [, student] }) => {
    const { key, status, asked, decided, catatan = null } = revision;
    const begun = status === 'usulan' ? 'usulan' : 'diajukan';
    const common = { resource: revisiNilai.name, idBaris: revisionId(key) };
    const made: Riwayat = {
      id: idOf('internal/riwayat', `${revisiNilai.name}:${key}:1`),
      ...common,
      aksi: 'buat',
      perubahan: { status: { ke: begun } },
      catatan: null,
      versi: 1,
      dariStatus: null,
      keStatus: null,
      ...requesterOf(revision, student, lecturers),
      waktu: cal.at(asked, 10, 30),
    };
    if (decided === undefined) return [made];
    const closed: Riwayat = {
      id: idOf('internal/riwayat', `${revisiNilai.name}:${key}:2`),
      ...common,
      aksi: 'transisi',
      perubahan: { status: { dari: 'diajukan', ke: status } },
      catatan,
      versi: 2,
      dariStatus: 'diajukan',
      keStatus: status,
      ...team,
      kolomStatus: 'status',
      tindakan: status === 'ditolak' ? 'tolak' : 'setujui',
      waktu: cal.at(decided, 14),
    };
    return [made, closed];
  });

/** Every grade that was given or changed (docs/domain/20 §1.8). */
export const gradeChanges = (
  cal: Calendar,
  lecturers: readonly Employee[],
  takings: readonly Taking[],
): ChangeOf<typeof riwayatNilai>[] =>
  takings.flatMap(([registration, student]) => {
    const { key, konversi } = registration;
    if (!konversi || !isGradedState(registration)) return [];
    const prodi = prodiOf(student);
    const [entered, , final] = gradingDays(registration);
    const revision = told(takings).find(found => found.revision.key === key)?.revision;
    return chosenCourses(prodi, konversi.sks ?? 0, konversi.kkn === true).flatMap(
      (course, i): ChangeOf<typeof riwayatNilai>[] => {
        const nilai = courseGrade(registration, course, i);
        const first = gradeBefore(registration, course, i);
        if (nilai === null) return [];
        const common = {
          idTerpilihFinal: finalCourseId(key, course.nama),
          idPendaftarMbkm: pendaftarId(key),
          kodeMatkul: courseFacts(prodi, course.nama).kode,
          namaMatkul: course.nama,
        };
        const by = course.kkn ? team : grader(prodi, lecturers);
        const given: ChangeOf<typeof riwayatNilai> = {
          id: idOf(riwayatNilai.name, `${key}:${course.nama}`),
          ...common,
          sumber: course.kkn ? 'reviu' : 'pengisian',
          nilaiAngkaLama: null,
          nilaiHurufLama: null,
          nilaiAngkaBaru: first,
          nilaiHurufBaru: letterFor(first),
          idUser: by.idUser,
          namaUser: by.namaUser,
          namaRole: by.namaRole,
          waktu: cal.at(course.kkn ? final : entered, 9, 5 + i),
        };
        if (first === nilai || !revision || revision.decided === undefined) return [given];
        const changed: ChangeOf<typeof riwayatNilai> = {
          id: idOf(riwayatNilai.name, `${key}:${course.nama}:revisi`),
          ...common,
          sumber: 'revisi',
          alasan: revision.alasan,
          idRevisiNilai: revisionId(key),
          nilaiAngkaLama: first,
          nilaiHurufLama: letterFor(first),
          nilaiAngkaBaru: nilai,
          nilaiHurufBaru: letterFor(nilai),
          idUser: team.idUser,
          namaUser: team.namaUser,
          namaRole: team.namaRole,
          waktu: cal.at(revision.decided, 14),
        };
        return [given, changed];
      },
    );
  });
