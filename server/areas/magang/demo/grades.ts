import { type ChangeOf, roleNames } from '../../../../resources/kit/index.ts';
import type { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { nilaiAkhir, nilaiPenilai } from '../../../../resources/nilai/hitung.ts';
import { letterOf } from '../../../../resources/nilai/letterOfGrade.ts';
import { penilaian } from '../../../../resources/nilai/penilaian.ts';
import { role } from '../../../../resources/roles.ts';
import { userId } from '../../../demo/accounts.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import { type Employee, staffNames } from '../../../demo/employees.ts';
import { type DemoFile, demoFile, makeFile } from '../../../demo/files.ts';
import { idOf } from '../../../demo/ids.ts';
import { picOfStory } from '../../../demo/partners.ts';
import { komponenSeed, skalaSeed } from '../../../demo/seedNilai.ts';
import type { Student } from '../../../demo/students.ts';
import type { Riwayat } from '../../../demo/trail.ts';
import { pendaftarId } from './files.ts';
import { daysFor } from './steps.ts';
import { type Registration, registrations } from './story.ts';

type Assessor = 'mitra' | 'dosen';
const assessors = ['mitra', 'dosen'] as const satisfies Assessor[];
const weights = { mitra: 60, dosen: 40, tim: 0 } as const;

/** Distances of the components from the assessor's grade; their weighted sum is 0. */
const spread: Readonly<Record<Assessor, readonly number[]>> = { mitra: [0, 2, -2, 4, -4], dosen: [8, -5, 0] };
/** Distances of the assessors' grades from the programme's grade; their weighted sum is 0. */
const apart: Readonly<Record<Assessor, number>> = { mitra: 2, dosen: -3 };

/** The example of docs/domain/20 §4.2: 86.10, 81.30, 84.18. */
const example: Readonly<Record<Assessor, readonly number[]>> = { mitra: [85, 88, 90, 80, 84], dosen: [80, 85, 78] };
/** Begun and not yet submitted: not everything has a grade. */
const begun: Readonly<Record<Assessor, readonly (number | null)[]>> = {
  mitra: [90, 86, null, 84, null],
  dosen: [82, null, null],
};
const draftsOf = 'jalan-if-2';
/** Its partner signed on paper; Tim MBKM entered the form. */
const onPaper = 'fajar';

const isSubmitted = ({ status, konversi }: Registration): boolean =>
  status === 'selesai' && konversi?.nilai !== undefined;
const isGraded = (registration: Registration): boolean => isSubmitted(registration) || registration.key === draftsOf;

function scoresOf({ key, konversi }: Registration, who: Assessor): readonly (number | null)[] {
  if (key === draftsOf) return begun[who];
  if (key === 'salsabila') return example[who];
  return spread[who].map(off => (konversi?.nilai ?? 0) + apart[who] + off);
}

const judgedOf = (registration: Registration, who: Assessor) =>
  komponenSeed('magang', who).map((component, i) => ({
    ...component,
    nilai: scoresOf(registration, who)[i] ?? null,
  }));

const gradeOf = (registration: Registration, who: Assessor): number | null => nilaiPenilai(judgedOf(registration, who));

/** Grades on the participation itself, as its submitted sheets make them. */
export function gradeFields(registration: Registration): ChangeOf<typeof pendaftar> {
  if (!isSubmitted(registration)) return {};
  const [nilaiMitra, nilaiDosen] = assessors.map(who => gradeOf(registration, who));
  const akhir = nilaiAkhir([
    { nilai: nilaiMitra, bobot: weights.mitra },
    { nilai: nilaiDosen, bobot: weights.dosen },
  ]);
  const letter = letterOf(skalaSeed, akhir);
  return {
    nilaiMitra,
    nilaiDosen,
    nilaiAkhir: akhir,
    nilaiHuruf: letter?.huruf ?? null,
    nilaiMutu: letter?.mutu ?? null,
  };
}

interface Sheet {
  registration: Registration;
  who: Assessor;
  id: string;
  paper: boolean;
}

const sheets: readonly Sheet[] = registrations.filter(isGraded).flatMap(registration =>
  assessors.map(who => ({
    registration,
    who,
    id: idOf(penilaian.name, `${registration.key}:${who}`),
    paper: registration.key === onPaper && who === 'mitra',
  })),
);

/** Actor who filled in a sheet; only some have an account in the demo. */
function actorOf({ registration, who, paper }: Sheet, lecturers: readonly Employee[], student: Student) {
  if (paper) {
    return {
      idUser: userId('timmbkm'),
      namaUser: staffNames.timmbkm,
      roleId: role.timMbkm,
      namaRole: roleNames[role.timMbkm],
    };
  }
  if (who === 'mitra') {
    const known = registration.mitra === 'nusa';
    return {
      idUser: known ? userId('mitra') : null,
      namaUser: known ? picOfStory.nama : 'PIC Mitra',
      roleId: role.mitra,
      namaRole: roleNames[role.mitra],
    };
  }
  const named = lecturers.find(({ nama }) => nama === registration.dosen);
  const own = named ?? lecturers.findLast(({ prodi }) => prodi === String(student.npm).slice(2, 8));
  return {
    idUser: registration.dosen === 'Arif Budiman' ? userId('dosen') : null,
    namaUser: own?.nama ?? 'Dosen Pembimbing',
    roleId: role.dosen,
    namaRole: roleNames[role.dosen],
  };
}

/** Days from today on which a sheet was begun and submitted. */
function whenOf({ registration, who }: Sheet): readonly [begun: number, sent: number] {
  if (registration.key === draftsOf) return [-2, -2];
  const [, , ends] = daysFor(registration);
  return who === 'mitra' ? [ends - 4, ends - 3] : [ends - 3, ends - 1];
}

const notes: Readonly<Record<Assessor, string>> = {
  mitra: 'Bekerja dengan tekun dan cepat belajar; hasil kerjanya dipakai tim.',
  dosen: 'Laporan runtut dan presentasi jelas; bimbingan dijalani teratur.',
};

function sheetRow(
  cal: Calendar,
  lecturers: readonly Employee[],
  sheet: Sheet,
  student: Student,
): ChangeOf<typeof penilaian> {
  const { registration, who, id, paper } = sheet;
  const sent = isSubmitted(registration);
  return {
    id,
    idPendaftarMbkm: pendaftarId(registration.key),
    jenisPenilai: who,
    rincian: judgedOf(registration, who).map(({ id: idKomponenPenilaian, nama, bobot, nilai }) => ({
      id: idOf(`${penilaian.name}.rincian`, `${registration.key}:${who}:${nama}`),
      idKomponenPenilaian,
      nama,
      bobot,
      nilai,
    })),
    nilaiAngka: gradeOf(registration, who),
    catatan: sent ? notes[who] : null,
    saranPengembangan: sent && who === 'mitra' ? 'Perkuat kemampuan menyampaikan hasil kerja di depan tim.' : null,
    diwakilkan: paper,
    berkasFormulir: paper ? demoFile(penilaian.name, id, 'berkasFormulir').id : null,
    idPenilai: actorOf(sheet, lecturers, student).idUser,
    waktuKirim: sent ? cal.at(whenOf(sheet)[1], 14) : null,
    ...(sent ? { bobotMitra: weights.mitra, bobotDosen: weights.dosen, bobotTim: weights.tim } : {}),
    status: sent ? 'terkirim' : 'draf',
  };
}

function auditRows(cal: Calendar, lecturers: readonly Employee[], sheet: Sheet, student: Student): Riwayat[] {
  const { registration, who, id } = sheet;
  const [first, last] = whenOf(sheet);
  const common = {
    resource: penilaian.name,
    idBaris: id,
    catatan: null,
    ...actorOf(sheet, lecturers, student),
  };
  const made: Riwayat = {
    ...common,
    id: idOf('internal/riwayat', `${penilaian.name}:${registration.key}:${who}:1`),
    aksi: 'buat',
    perubahan: { status: { ke: 'draf' } },
    dariStatus: null,
    keStatus: null,
    versi: 1,
    waktu: cal.at(first, 13, 20),
  };
  if (!isSubmitted(registration)) return [made];
  const sent: Riwayat = {
    ...common,
    id: idOf('internal/riwayat', `${penilaian.name}:${registration.key}:${who}:2`),
    aksi: 'transisi',
    perubahan: { status: { dari: 'draf', ke: 'terkirim' } },
    dariStatus: 'draf',
    keStatus: 'terkirim',
    kolomStatus: 'status',
    tindakan: 'kirim',
    versi: 2,
    waktu: cal.at(last, 14),
  };
  return [made, sent];
}

/** Sheets and their history of the registrations that have a student (docs/domain/20 §5: 16, 2 draf, 1 diwakilkan). */
export function gradeRows(cal: Calendar, lecturers: readonly Employee[], people: ReadonlyMap<string, Student>) {
  const taking = sheets.flatMap(sheet => {
    const student = people.get(sheet.registration.key);
    return student ? [{ sheet, student }] : [];
  });
  return {
    sheets: taking.map(({ sheet, student }) => sheetRow(cal, lecturers, sheet, student)),
    history: taking.flatMap(({ sheet, student }) => auditRows(cal, lecturers, sheet, student)),
  };
}

/** The signed form that was entered on a partner's behalf. */
export const gradeFiles = (): DemoFile[] =>
  sheets
    .filter(({ paper }) => paper)
    .map(({ id, registration }) =>
      makeFile(penilaian.name, id, 'berkasFormulir', 'Formulir Penilaian Mitra', [
        `Penilaian magang: ${registration.posisi}`,
        'Ditandatangani pembimbing lapangan.',
        'Dokumen contoh untuk data demo.',
      ]),
    );
