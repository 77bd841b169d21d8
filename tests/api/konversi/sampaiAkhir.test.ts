import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../support/world.ts';
import { A, assessor, F, openPlace, type Place } from './place.ts';

/** Finished, unconverted participations of the demo can be led to the end by those who are offered the next step. */
let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.world.close());

const N = 'mbkm/pendaftar-program-mbkm';
const catatan = 'Diperiksa bersama program studi.';

interface Row {
  id: string;
  npm: string;
  kind: string;
  idMahasiswa: string;
  idProgramProdi: string;
}
const unconverted = () =>
  place.db.query<Row & Record<string, unknown>>(
    `select id, npm, kode_jenis_mbkm as kind, id_mahasiswa as "idMahasiswa", id_program_prodi as "idProgramProdi"
     from mbkm_pendaftar_program_mbkm where status = 'selesai' and status_konversi <> 'final'
     order by kode_jenis_mbkm, npm`,
  );

const students = new Map<string, Person>();
const lecturers = new Map<string, readonly Person[]>();
/** Student, study programme, its team, Tim MBKM: in the order in which they are asked for the next step. */
async function peopleOf({ id, idMahasiswa, idProgramProdi }: Row): Promise<readonly Person[]> {
  const student = students.get(id) ?? (await place.enter('HA02', { idMahasiswa }));
  students.set(id, student);
  const known = lecturers.get(idProgramProdi);
  const prodi = known ?? [await assessor(place, idProgramProdi, true), await place.enter('HA05', { idProgramProdi })];
  lecturers.set(idProgramProdi, prodi);
  return [student, ...prodi, await place.as('HA03')];
}

const offeredTo = async (person: Person, id: string): Promise<readonly string[]> =>
  (await person.get(N, { filter: { id }, kolom: ['aksi'] })).json<{ aksi: string[] }[]>()[0]?.aksi ?? [];

interface Course {
  id: string;
  sks: number;
  wajib: boolean;
  hurufLulus: string | null;
  dikonversiPada: string | null;
}
interface Graded {
  id: string;
  version: number;
  nilaiAngka: number | null;
  acuan: number | null;
  bolehDinilai: boolean;
}

/** Required courses, and others until the package is large enough. */
function chosen(paket: { matkul: Course[]; batas: { min: number } }): string[] {
  const free = paket.matkul.filter(({ hurufLulus, dikonversiPada }) => !hurufLulus && !dikonversiPada);
  const required = free.filter(({ wajib }) => wajib);
  const sum = (courses: readonly Course[]) => courses.reduce((total, { sks }) => total + sks, 0);
  const taken = [...required];
  for (const course of free) if (!taken.includes(course) && sum(taken) < paket.batas.min) taken.push(course);
  return taken.map(({ id }) => id);
}

/** Grades that the person may give now and that are missing. */
async function missingGrades(person: Person, id: string) {
  const sheet = (await person.get(`${N}/${id}/konversi`)).json<{ matkul: Graded[] }>();
  return sheet.matkul
    .filter(({ bolehDinilai, nilaiAngka }) => bolehDinilai && nilaiAngka === null)
    .map(course => ({ id: course.id, version: course.version, nilaiAngka: course.acuan ?? 80 }));
}

/** Takes a step as its screen does. */
async function take(person: Person, id: string, key: string) {
  const view = (await person.get(`${A}/pilihan`, { idPendaftarMbkm: id })).json();
  const { version } = view.pendaftar;
  const verb = key.replace('statusKonversi/', '');
  switch (verb) {
    case 'ajukan': {
      const [paket] = view.paket;
      const items = chosen(paket).map(course => ({
        idMatkulPaketKonversi: course,
        alasan: 'Kegiatan ini menerapkan materi mata kuliah tersebut setiap hari.',
      }));
      return person.post(`${A}/bulk`, { idPendaftarMbkm: id, version, idPaketKonversi: paket.id, items, ajukan: true });
    }
    case 'setujui': {
      const items = view.awal.map((line: { id: string; idMatkulPaketKonversi: string }) => ({
        idTerpilihAwal: line.id,
        idMatkulPaketKonversi: line.idMatkulPaketKonversi,
        keputusan: 'diterima',
      }));
      return person.post(`${F}/bulk`, { idPendaftarMbkm: id, version, aksi: verb, items, catatan });
    }
    case 'buka_paket':
      return person.post(`${N}/${id}/aksi/${key}`, { version, catatan });
    default: {
      const aksi = verb === 'finalisasi' ? verb : 'kirim';
      const items = await missingGrades(person, id);
      return person.post(`${F}/save`, { idPendaftarMbkm: id, version, aksi, items, catatan });
    }
  }
}

const onward = ['ajukan', 'setujui', 'kirim_nilai', 'kirim_ulang', 'finalisasi', 'buka_paket'];

/** Leads a participation on until nobody is offered a step that leads on; what was taken. */
async function leadOn(row: Row): Promise<string[]> {
  const people = await peopleOf(row);
  const taken: string[] = [];
  for (;;) {
    let moved = false;
    for (const person of people) {
      const offered = await offeredTo(person, row.id);
      const key = onward.map(verb => `statusKonversi/${verb}`).find(one => offered.includes(one));
      // An approved package is opened again only to be chosen anew.
      if (!key || (key.endsWith('buka_paket') && taken.length > 0)) continue;
      const answer = await take(person, row.id, key);
      if (answer.statusCode !== 200) throw new Error(`${key}: ${answer.statusCode} ${answer.body}`);
      taken.push(key);
      moved = true;
      break;
    }
    if (!moved) return taken;
  }
}

/** A revision of grades that waits is decided by Tim MBKM. */
async function decideRevision(id: string): Promise<void> {
  const tim = await place.as('HA03');
  const revisions = 'magang/pendaftar-program-mbkm/approval-revisi-nilai';
  const found = (await tim.get(revisions, { filter: { idPendaftarMbkm: id, status: 'diajukan' } })).json();
  for (const revision of found) {
    expect(revision.aksi).toContain('tolak');
    const answer = await tim.post(`${revisions}/${revision.id}/aksi/tolak`, { catatan, version: revision.version });
    expect(answer.statusCode, answer.body).toBe(200);
  }
}

const stateOf = async (id: string): Promise<string> =>
  (await (await place.as('HA03')).get(`${N}/${id}`)).json().statusKonversi;

/** True if a queue, list of to-dos or chip still asks anybody to convert it. */
async function isAskedFor(row: Row): Promise<boolean> {
  const filter = { id: row.id, peringatan: 'PAKET_BELUM' };
  for (const person of await peopleOf(row))
    if ((await person.get(N, { filter })).json<unknown[]>().length > 0) return true;
  return false;
}

it('memberi kegiatan tanpa paket konversi langkah berikutnya, dan penutupannya dapat dibatalkan', async () => {
  const row = await place.db.one<Row & Record<string, unknown>>(
    `select id, npm, kode_jenis_mbkm as kind, id_mahasiswa as "idMahasiswa", id_program_prodi as "idProgramProdi"
     from mbkm_pendaftar_program_mbkm where kode_jenis_mbkm = 'riset' and status = 'selesai' order by npm limit 1`,
  );
  if (!row) throw new Error('Tanpa peserta riset.');
  const active = (status: string) =>
    place.db.execute(`update master_paket_konversi set status = $2 where id_program_prodi = $1 and kode like '%-RST'`, [
      row.idProgramProdi,
      status,
    ]);
  await active('arsip');
  const [student, , koordinator, tim] = await peopleOf(row);
  if (!student || !koordinator || !tim) throw new Error('Tanpa orang.');
  const closed = async () => (await student.get(`${A}/pilihan`, { idPendaftarMbkm: row.id })).json().tertutup;

  expect(await offeredTo(student, row.id)).not.toContain('statusKonversi/ajukan');
  expect(await closed()).toContain('Program studi belum membuka paket konversi untuk program ini.');
  expect(await offeredTo(tim, row.id)).toContain('statusKonversi/tutup');

  const close = `${N}/${row.id}/aksi/statusKonversi/tutup`;
  expect((await koordinator.post(close, { catatan })).statusCode).toBe(403);
  expect((await tim.post(close, {})).statusCode).toBe(422);
  const answer = await tim.post(close, { catatan: 'Mahasiswa tidak mengajukan konversi.' });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await stateOf(row.id)).toBe('tanpa_konversi');
  expect(await isAskedFor(row)).toBe(false);
  const told = await place.db.query<{ judul: string }>(
    `select n.judul from notifikasi n join pengaturan_user u on u.id = n.id_user where u.id_mahasiswa = $1`,
    [row.idMahasiswa],
  );
  expect(told.map(({ judul }) => judul)).toContain('Kegiatan ditutup tanpa konversi');

  const open = `${N}/${row.id}/aksi/statusKonversi/buka_paket`;
  expect((await tim.post(open, {})).statusCode).toBe(422);
  expect((await tim.post(open, { catatan: 'Paket riset dibuka prodi.' })).statusCode).toBe(200);
  expect(await stateOf(row.id)).toBe('belum');
  expect(await isAskedFor(row)).toBe(true);
  await active('aktif');
  expect(await offeredTo(student, row.id)).toContain('statusKonversi/ajukan');
  expect(await closed()).toBeNull();

  // Many at once, as the list of what is finished and not converted does.
  const { version } = (await tim.get(`${N}/${row.id}`)).json();
  const many = await tim.put(`${N}/buka-paket`, { items: [{ id: row.id, version }], aksi: 'tutup', catatan });
  expect(many.json()).toEqual({ berhasil: [row.id], gagal: [] });
});

it('membawa setiap kegiatan contoh yang selesai sampai nilai finalnya, atau tidak menagihnya lagi', async () => {
  const rows = await unconverted();
  expect(rows.length).toBeGreaterThan(20);
  const wrong: string[] = [];
  const without: string[] = [];
  for (const row of rows) {
    try {
      await decideRevision(row.id);
      await leadOn(row);
      const state = await stateOf(row.id);
      if (state === 'final') continue;
      without.push(row.kind);
      if (await isAskedFor(row)) wrong.push(`${row.kind} ${row.npm}: ${state}, masih ditagih`);
    } catch (error) {
      wrong.push(`${row.kind} ${row.npm}: ${error instanceof Error ? error.message : error}`);
    }
  }
  expect(wrong).toEqual([]);
  // Only who failed the basic training has nothing to convert.
  expect(without).toEqual(['komcad']);
}, 300_000);
