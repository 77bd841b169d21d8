import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { packageCourseId } from '../../../server/demo/packageCourses.ts';
import { packageId } from '../../../server/demo/packages.ts';
import { id, openPlace, type Place, putInto, submitted } from '../magang/place.ts';
import { type Person, versionAt } from '../support/world.ts';

const N = 'mbkm/pendaftar-program-mbkm';
export const A = 'magang/matkul-paket-konversi-terpilih-awal';
export const F = 'magang/matkul-paket-konversi-terpilih-final';
const IF = 'PKT-IF-MAG';
export const paketIf = packageId(IF);
/** Row of the Informatika package by the course's name. */
const mk = (nama: string): string => packageCourseId(IF, nama);

export const courses = {
  kp: mk('Kerja Praktik'),
  mpti: mk('Manajemen Proyek TI'),
  web: mk('Pemrograman Web Lanjut'),
  rpl: mk('Rekayasa Perangkat Lunak Lanjut'),
  etika: mk('Etika Profesi'),
  techno: mk('Technopreneurship'),
  kkn: mk('Kuliah Kerja Nyata'),
  awan: mk('Komputasi Awan'),
  imk: mk('Interaksi Manusia–Komputer'),
};
export type Course = keyof typeof courses;

const alasan = 'Tugas harian saya di tempat magang menerapkan materi mata kuliah ini.';
export const items = (...names: Course[]) => names.map(name => ({ idMatkulPaketKonversi: courses[name], alasan }));
/** 20 SKS with the KKN course. */
export const twenty: Course[] = ['kp', 'mpti', 'web', 'rpl', 'etika', 'techno', 'kkn'];

export interface Participant {
  person: Person & { idMahasiswa: string };
  id: string;
}

/** A student of Informatika whose registration is approved and who may choose a package. */
export async function participant(place: Place, columns: Record<string, unknown> = {}): Promise<Participant> {
  const { person, row } = await submitted(place);
  await putInto(place, row.id, { status: 'berjalan', tahap_aktif: null, ...columns });
  return { person, id: row.id };
}

/** Sends a choice; a draft unless told to submit. */
export async function choose(
  who: Person,
  idPendaftarMbkm: string,
  names: Course[],
  more: Record<string, unknown> = {},
) {
  const version = await versionAt(who, `${N}/${idPendaftarMbkm}`);
  const chosen = { idPaketKonversi: paketIf, items: items(...names), ajukan: true };
  return who.post(`${A}/bulk`, { idPendaftarMbkm, version, ...chosen, ...more });
}

/** A participant whose package waits for its decision. */
export async function waiting(place: Place, names: Course[] = twenty, columns: Record<string, unknown> = {}) {
  const made = await participant(place, columns);
  const answer = await choose(made.person, made.id, names);
  expect(answer.statusCode, answer.body).toBe(200);
  return { ...made, view: answer.json<View>() };
}

interface Line {
  id: string;
  idMatkulPaketKonversi: string;
  keputusan: string;
  version: number;
  [field: string]: unknown;
}
export interface View {
  pendaftar: Record<string, unknown> & { version: number };
  awal: Line[];
  akhir: Line[];
  [key: string]: unknown;
}

/** Decisions that accept everything, with others for some courses. */
export const decisions = (view: View, over: Partial<Record<Course, Record<string, unknown>>> = {}) =>
  view.awal.map(({ id: idTerpilihAwal, idMatkulPaketKonversi }) => {
    const name = Object.entries(courses).find(([, course]) => course === idMatkulPaketKonversi)?.[0];
    const other = Object.entries(over).find(([course]) => course === name)?.[1];
    return { idTerpilihAwal, idMatkulPaketKonversi, keputusan: 'diterima', ...other };
  });

/** Somebody of HA07 in a study programme, in its team (to the end of a day) or not. */
export async function assessor(place: Place, prodi: string, inTeam: boolean, until = '2027-01-01'): Promise<Person> {
  const lecturer = uuidv7();
  await place.db.execute(
    `insert into master_pegawai (id, jenis, nip, nama, id_program_prodi, status_kepegawaian, email, sumber)
     select $1, jenis, $2, 'Dosen Uji', $3, status_kepegawaian, $2 || '@uji.example', 'manual'
     from master_pegawai where jenis = 'dosen' limit 1`,
    [lecturer, `99${String(Math.abs(hash(lecturer)) % 10_000_000_000)}`, prodi],
  );
  if (inTeam)
    await place.db.execute(
      `insert into master_tim_konversi_prodi (id, id_program_prodi, id_pegawai, nama_pegawai, jabatan, nomor_sk, tanggal_sk, berlaku_mulai, berlaku_sampai, aktif)
       values ($1, $2, $3, 'Dosen Uji', 'anggota', 'SK/1', '2026-01-01', '2026-01-01', $4, true)`,
      [uuidv7(), prodi, lecturer, until],
    );
  return place.enter('HA07', { idPegawai: lecturer, idProgramProdi: prodi });
}
const hash = (text: string): number => [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) | 0, 7);

export { id, openPlace, type Place, putInto };
