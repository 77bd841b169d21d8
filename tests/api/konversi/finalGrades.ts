import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { id, openPlace, type Place, putInto } from '../magang/place.ts';
import type { Person } from '../support/world.ts';

export const N = 'mbkm/pendaftar-program-mbkm';
export const R = 'magang/pendaftar-program-mbkm/approval-revisi-nilai';
export const alasan = 'Nilai pada berita acara berbeda dengan nilai yang tercatat di portal.';
export const wrongState = 'Status data ini sudah berubah. Muat ulang halaman, lalu periksa lagi.';

export interface Course {
  id: string;
  kode: string;
  nama: string;
  sks: number;
  nilaiAngka: number;
  nilaiHuruf: string;
  statusSiamik: string;
  pesanSiamik: string | null;
}

export let place: Place;
export let people: Record<'HA01' | 'HA03' | 'HA05' | 'HA07' | 'HA10', Person>;
export let student: Person & { userId: string };
/** Final, of Informatika. */
export let target: string;
export let courses: Course[];

export const sheetOf = async (of = target, who: Person = people.HA03) =>
  (await who.get(`${N}/${of}/konversi`)).json<{
    pendaftar: Record<string, unknown> & { version: number };
    matkul: Course[];
    hak: Record<string, boolean>;
  }>();

/** A document that somebody uploaded as proof. */
async function proof(person: { userId: string }): Promise<string> {
  const file = uuidv7();
  await place.db.execute(
    `insert into internal_berkas (id, nama_asli, tipe, ukuran, sha256, resource, field, uploaded_by, kunci, versi)
     values ($1, 'bukti.pdf', 'application/pdf', 10, 'x', 'konversi/revisi-nilai', 'berkasPendukung', $2, $3, 1)`,
    [file, person.userId, `uji/${file}`],
  );
  return file;
}
export const idOf = async (person: Person): Promise<string> => (await person.get('user')).json<{ id: string }>().id;

export async function ask(person: Person, more: Record<string, unknown> = {}) {
  const berkasPendukung = await proof({ userId: await idOf(person) });
  const rincian = [{ idTerpilihFinal: courses[0]?.id, nilaiAngkaBaru: 82 }];
  return person.post(R, { idPendaftarMbkm: target, alasan, berkasPendukung, rincian, ...more });
}
export const decide = (person: Person, of: string, aksi: string, more: Record<string, unknown> = {}) =>
  person.put(`${R}/${of}`, { aksi, ...more });

/** A moment that many whole days ago, and some milliseconds more. */
export const daysAgo = (days: number, more = 0): string =>
  new Date(place.world.clock.now.getTime() - days * 86_400_000 - more).toISOString();

/** Final again, sent, with these grades and no revision that waits. */
export async function reset(statusSiamik = 'terkirim') {
  await place.db.execute(
    `update konversi_revisi_nilai set status = 'dibatalkan' where id_pendaftar_mbkm = $1 and status in ('usulan', 'diajukan')`,
    [target],
  );
  await place.db.execute(
    `update konversi_terpilih_final set nilai_angka = 78, nilai_huruf = 'B+', nilai_mutu = 3.5, lulus = true,
       status_siamik = 'terkirim' where id_pendaftar_mbkm = $1`,
    [target],
  );
  await putInto(place, target, {
    status_konversi: 'final',
    status_siamik: statusSiamik,
    ips_konversi: 3.5,
    revisi_dibuka: null,
    tanggal_final: '2026-11-15T03:00:00Z',
  });
}

/** For a file of tests: its place, and before each test the target as `reset` leaves it. */
export function withFinalGrades(): void {
  beforeAll(async () => {
    place = await openPlace();
    target = id.pendaftar('final-if');
    people = {
      HA01: await place.as('HA01'),
      HA03: await place.as('HA03'),
      HA05: await place.as('HA05'),
      HA07: await place.as('HA07'),
      HA10: await place.as('HA10'),
    };
    const row = await place.db.one<{ idMahasiswa: string }>(
      `select id_mahasiswa as "idMahasiswa" from mbkm_pendaftar_program_mbkm where id = $1`,
      [target],
    );
    student = await place.enter('HA02', { idMahasiswa: row?.idMahasiswa ?? '' });
    courses = (await sheetOf()).matkul;
  });
  afterAll(() => place.world.close());
  beforeEach(() => reset());
}
