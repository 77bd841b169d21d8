import type { ChangeOf } from '../../../../resources/kit/index.ts';
import type { pendaftarMagang } from '../../../../resources/magang/pendaftarMagang.ts';
import type { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { type Calendar, periodId, termCode } from '../../../demo/calendar.ts';
import { prodiId } from '../../../demo/campus.ts';
import { type Employee, employeeNamed } from '../../../demo/employees.ts';
import { idOf } from '../../../demo/ids.ts';
import { internshipPackage, packageId } from '../../../demo/packages.ts';
import { partnerId, partners, picId } from '../../../demo/partners.ts';
import { positionId, programId } from '../../../demo/programs.ts';
import type { Student } from '../../../demo/students.ts';
import { packageNote } from './conversion.ts';
import { conversionTotals } from './courseGrades.ts';
import { detailId, documentFields, jalurOf, letterOf, pendaftarId } from './files.ts';
import { sentAt } from './gradeHistory.ts';
import { gradeFields } from './grades.ts';
import { offerId, offers } from './offers.ts';
import { daysFor, stepsOf } from './steps.ts';
import { type Registration, registrations } from './story.ts';

export const partnerName = (key: string | undefined): string | null =>
  partners.find(partner => partner.key === key)?.nama ?? null;
const proposedName = ({ posisi }: Registration) => `CV Karya ${posisi.split(' ')[0]} Mandiri`;

/** Numbers run per programme and semester, in the order of submission. */
function numberOf(cal: Calendar, registration: Registration): string | null {
  if (registration.status === 'draf') return null;
  const { program, term } = registration;
  const same = registrations.filter(r => r.program === program && r.term === term && r.status !== 'draf');
  return `${program}-${termCode(cal, term)}-${String(same.indexOf(registration) + 1).padStart(5, '0')}`;
}

function supervisor(lecturers: readonly Employee[], { dosen }: Registration, student: Student): string | null {
  if (!dosen) return null;
  if (dosen !== 'prodi') return employeeNamed(lecturers, dosen).id;
  return lecturers.findLast(person => person.prodi && prodiId(person.prodi) === student.idProgramProdi)?.id ?? null;
}

/** Package, SKS and grades as far as the conversion has come. */
function conversionFields(cal: Calendar, registration: Registration, prodi: string): ChangeOf<typeof pendaftar> {
  const { konversi: conversion } = registration;
  if (!conversion) return { statusKonversi: 'belum' };
  const { status, sks = 0, kkn = false, siamik = 'belum' } = conversion;
  const verified = status !== 'diajukan' && status !== 'revisi';
  const [kode] = internshipPackage(prodi) ?? [];
  const isFinal = status === 'final' || status === 'revisi_nilai';
  return {
    statusKonversi: status,
    statusReviewNilai: isFinal ? 'diterima' : (conversion.reviu ?? null),
    idPaketKonversi: kode ? packageId(kode) : null,
    totalSksDiajukan: sks,
    totalSksDiakui: verified ? sks : null,
    adaMatkulKkn: kkn,
    statusSiamik: siamik,
    tanggalKirimSiamik: siamik === 'belum' ? null : sentAt(cal, registration),
    ...conversionTotals(cal, registration, prodi),
  };
}

/** The participation itself. */
export function pendaftarRow(
  cal: Calendar,
  lecturers: readonly Employee[],
  registration: Registration,
  student: Student,
): ChangeOf<typeof pendaftar> {
  const { key, program, term, status, offer, mitra, posisi } = registration;
  const [registered, begins, ends] = daysFor(registration);
  const submitted = status !== 'draf';
  const open = status === 'diajukan' || status === 'revisi';
  const position = offers.find(known => known.key === offer)?.posisi;
  return {
    id: pendaftarId(key),
    nomorPendaftaran: numberOf(cal, registration),
    idMahasiswa: student.id,
    npm: student.npm,
    namaMahasiswa: student.nama,
    idProgramProdi: student.idProgramProdi,
    idProgram: programId(program),
    idPeriode: periodId(termCode(cal, term)),
    idJenisMbkm: idOf('master/jenis-mbkm', 'magang'),
    kodeJenisMbkm: 'magang',
    jalur: jalurOf(registration),
    idProgramDitawarkan: offer ? offerId(offer) : null,
    idMitra: mitra ? partnerId(mitra) : null,
    namaMitra: partnerName(mitra) ?? proposedName(registration),
    idPicMitra: mitra ? picId(mitra) : null,
    idPosisiKegiatanTopik: position ? positionId(position) : null,
    judulKegiatan: `Magang ${posisi}`,
    semester: submitted ? student.semester : null,
    ipk: submitted ? student.ipk : null,
    sksTempuh: submitted ? student.sksTempuh : null,
    sksKrs: submitted ? (key === 'prodi-mn' ? 22 : 18) : null,
    tanggalMulai: cal.day(begins),
    tanggalSelesai: cal.day(ends),
    idDosenPembimbing: supervisor(lecturers, registration, student),
    namaPembimbingLapangan: offer ? null : 'Bagus Hartono',
    emailPembimbingLapangan: offer ? null : 'bagus.hartono@mitra.example',
    teleponPembimbingLapangan: offer ? null : '081233445566',
    status,
    tahapAktif: open ? (registration.tahap ?? null) : null,
    tanggalDaftar: cal.at(registered + (submitted ? 1 : 0), 9, registrations.indexOf(registration)),
    sumberData: registration.imported ? 'import' : 'portal',
    alasanMundur: status === 'mengundurkan_diri' ? registration.catatan : null,
    suratMundur: letterOf(registration),
    catatanTerakhir: stepsOf(registration).at(-1)?.note ?? packageNote(registration),
    ...conversionFields(cal, registration, String(student.npm).slice(2, 8)),
    ...gradeFields(registration),
  };
}

/** Row of Magang's own fields. */
export function detailRow(registration: Registration): ChangeOf<typeof pendaftarMagang> {
  const { key, mitra, posisi, program } = registration;
  const proposed = program === 'MGM' && !mitra;
  return {
    id: detailId(key),
    idPendaftarMbkm: pendaftarId(key),
    ...(proposed
      ? {
          namaMitraUsulan: proposedName(registration),
          bidangUsahaUsulan: 'Jasa',
          alamatMitraUsulan: 'Jl. Raya Darmo 21, Surabaya',
          kontakMitraUsulan: '031-5678901',
        }
      : {}),
    posisi,
    ...(registration.imported ? {} : { ...workFields(posisi), ...documentFields(registration) }),
  };
}

/** The student's description of the work; imported participations have only the position. */
const workFields = (posisi: string): ChangeOf<typeof pendaftarMagang> => ({
  deskripsiTugas: `Mengerjakan tugas harian sebagai ${posisi.toLowerCase()} di bawah bimbingan pembimbing lapangan dan melaporkannya setiap pekan.`,
  skemaKerja: 'luring',
  jamPerMinggu: 40,
});
