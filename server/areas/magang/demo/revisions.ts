import { type ChangeOf, roleNames } from '../../../../resources/kit/index.ts';
import { revisiNilai } from '../../../../resources/konversi/revisiNilai.ts';
import { role } from '../../../../resources/roles.ts';
import { userId } from '../../../demo/accounts.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import { prodiId } from '../../../demo/campus.ts';
import { courseFacts } from '../../../demo/courses.ts';
import { type Employee, staffNames } from '../../../demo/employees.ts';
import { type DemoFile, demoFile, makeFile } from '../../../demo/files.ts';
import { idOf } from '../../../demo/ids.ts';
import { chosenCourses } from '../../../demo/packageCourses.ts';
import { programId } from '../../../demo/programs.ts';
import type { Student } from '../../../demo/students.ts';
import { type Actor, coordinator, studentActor, team } from '../../../demo/trail.ts';
import { finalCourseId, prodiOf, type Taking } from './conversion.ts';
import { courseGrade, gradeBefore, letterFor, revisedAt, revisedKey } from './courseGrades.ts';
import { pendaftarId } from './files.ts';

export const academicActor: Actor = {
  idUser: userId('bakpk'),
  namaUser: staffNames.bakpk,
  roleId: role.bakpk,
  namaRole: roleNames[role.bakpk],
};

interface Revision {
  key: string;
  status: 'usulan' | 'diajukan' | 'disetujui' | 'ditolak';
  /** Position of the course and its new grade; null in an objection. */
  at: number;
  baru: number | null;
  by: 'mahasiswa' | 'prodi' | 'bakpk';
  asked: number;
  decided?: number;
  alasan: string;
  catatan?: string;
}

/** One revision of each state (docs/domain/20 §5), oldest first. */
const revisions: readonly Revision[] = [
  {
    key: 'final-mn',
    status: 'ditolak',
    at: 1,
    baru: 90,
    by: 'bakpk',
    asked: -14,
    decided: -12,
    alasan: 'Mahasiswa menyampaikan sertifikat tambahan yang belum diperhitungkan penilai.',
    catatan: 'Sertifikat terbit setelah masa kegiatan sehingga tidak dapat diperhitungkan.',
  },
  {
    key: revisedKey,
    status: 'disetujui',
    at: revisedAt,
    baru: null,
    by: 'prodi',
    asked: -9,
    decided: -7,
    alasan: 'Nilai presentasi akhir tertukar dengan mahasiswa lain saat rekap di program studi.',
  },
  {
    key: 'fajar',
    status: 'diajukan',
    at: 1,
    baru: 82,
    by: 'bakpk',
    asked: -4,
    alasan: 'Nilai pada berita acara ujian 82, sedangkan yang tercatat di portal 78.',
  },
  {
    key: 'final-at',
    status: 'usulan',
    at: 1,
    baru: null,
    by: 'mahasiswa',
    asked: -2,
    alasan: 'Laporan praktik lapangan saya sudah direvisi sesuai masukan, mohon nilainya diperiksa kembali.',
  },
];

export const revisionId = (key: string): string => idOf(revisiNilai.name, key);

export const requesterOf = (revision: Revision, student: Student, lecturers: readonly Employee[]): Actor => {
  if (revision.by === 'bakpk') return academicActor;
  if (revision.by === 'prodi') return coordinator(lecturers, student);
  return studentActor(student);
};

/** Revisions with their registration and student, as far as these exist. */
export const told = (takings: readonly Taking[]): { revision: Revision; taking: Taking }[] =>
  revisions.flatMap(revision => {
    const taking = takings.find(([{ key }]) => key === revision.key);
    return taking ? [{ revision, taking }] : [];
  });

/** The four revisions as rows. */
export const revisionRows = (
  cal: Calendar,
  lecturers: readonly Employee[],
  takings: readonly Taking[],
): ChangeOf<typeof revisiNilai>[] =>
  told(takings).map(({ revision, taking: [registration, student] }, i) => {
    const { key, status, asked, decided, alasan, catatan } = revision;
    const by = requesterOf(revision, student, lecturers);
    const prodi = prodiOf(student);
    const { konversi, program } = registration;
    const course = chosenCourses(prodi, konversi?.sks ?? 0, konversi?.kkn === true)[revision.at];
    if (!course) throw new Error(`${key}: tidak ada mata kuliah ke-${revision.at}.`);
    const before = gradeBefore(registration, course, revision.at);
    const after = status === 'disetujui' ? courseGrade(registration, course, revision.at) : revision.baru;
    return {
      id: revisionId(key),
      nomor: `REV-${cal.year}-${String(i + 1).padStart(4, '0')}`,
      idPendaftarMbkm: pendaftarId(key),
      npm: student.npm,
      namaMahasiswa: student.nama,
      idProgramProdi: prodiId(prodi),
      idProgram: programId(program),
      kodeJenisMbkm: 'magang',
      alasan,
      berkasPendukung: demoFile(revisiNilai.name, revisionId(key), 'berkasPendukung').id,
      rincian: [
        {
          id: idOf(`${revisiNilai.name}.rincian`, key),
          idTerpilihFinal: finalCourseId(key, course.nama),
          kodeMatkul: courseFacts(prodi, course.nama).kode,
          namaMatkul: course.nama,
          nilaiAngkaLama: before,
          nilaiHurufLama: letterFor(before),
          nilaiAngkaBaru: after,
          nilaiHurufBaru: letterFor(after),
        },
      ],
      idPemohon: by.idUser,
      namaPemohon: by.namaUser,
      peranPemohon: by.namaRole,
      tanggalPengajuan: cal.at(asked, 10, 30),
      status,
      catatanKeputusan: catatan ?? null,
      idPemutus: decided === undefined ? null : team.idUser,
      waktuPutusan: decided === undefined ? null : cal.at(decided, 14),
    };
  });

/** Files of evidence for the requests. */
export const revisionFiles = (): DemoFile[] =>
  revisions.map(({ key, alasan }) =>
    makeFile(revisiNilai.name, revisionId(key), 'berkasPendukung', 'Berkas Pendukung Revisi Nilai', [
      alasan,
      'Universitas Nusantara Raya',
      'Dokumen contoh untuk data demo.',
    ]),
  );
