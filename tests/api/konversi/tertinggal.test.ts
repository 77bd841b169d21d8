import { afterAll, beforeAll, expect, it } from 'vitest';
import { A, F, openPlace, type Place } from './place.ts';

/** Activities of the demo university that ended without a conversion, each led to its final grades (docs/domain/20 §1.1 W2). */
let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.world.close());

const N = 'mbkm/pendaftar-program-mbkm';

interface Left {
  id: string;
  npm: string;
  kode: string;
  idMahasiswa: string;
  idProgramProdi: string;
}
interface Course {
  id: string;
  sks: number;
  wajib: boolean;
  hurufLulus: string | null;
  dikonversiPada: string | null;
}
interface View {
  pendaftar: { version: number };
  bolehPilih: boolean;
  tertutup: string | null;
  pemetaan: object | null;
  paket: { id: string; batas: { min: number; maks: number }; matkul: Course[] }[];
  awal: { id: string; idMatkulPaketKonversi: string }[];
  akhir: { id: string; version: number; matkul: { adalahMatkulKkn: boolean } | null }[];
}

const alasan = 'Kegiatan yang dijalani menerapkan materi mata kuliah ini sepanjang semester.';

/** Courses of the package from the demanded ones on until it is large enough. */
function chosen({ batas, matkul }: View['paket'][number]): Course[] {
  const free = matkul.filter(({ hurufLulus, dikonversiPada }) => !hurufLulus && !dikonversiPada);
  const picked: Course[] = [];
  for (const course of free.toSorted((a, b) => Number(b.wajib) - Number(a.wajib))) {
    const sum = picked.reduce((total, { sks }) => total + sks, 0);
    if ((course.wajib || sum < batas.min) && sum + course.sks <= batas.maks) picked.push(course);
  }
  return picked;
}

it('setiap peserta selesai yang belum dikonversi sampai ke nilai final', async () => {
  const left = await place.db.query<Left & Record<string, unknown>>(
    `select t.id, t.npm, t.kode_jenis_mbkm as kode, t.id_mahasiswa as "idMahasiswa", t.id_program_prodi as "idProgramProdi"
     from mbkm_pendaftar_program_mbkm t where t.status = 'selesai' and t.status_konversi in ('belum', 'revisi') order by t.npm`,
  );
  expect(left.length).toBeGreaterThan(10);
  const tim = await place.as('HA03');
  const wrong: string[] = [];
  for (const { id, npm, kode, idMahasiswa, idProgramProdi } of left) {
    const account = await place.db.one<{ username: string }>(
      'select username from pengaturan_user where id_mahasiswa = $1',
      [idMahasiswa],
    );
    const student = account ? await place.as(account.username) : await place.enter('HA02', { idMahasiswa });
    const prodi = await place.enter('HA05', { idProgramProdi });
    const view = async () => (await tim.get(`${A}/pilihan`, { idPendaftarMbkm: id })).json<View>();
    const said = (step: string, answer: { statusCode: number; body: string }) => {
      if (answer.statusCode >= 300)
        wrong.push(`${kode} ${npm}: ${step} ${answer.statusCode} ${answer.body.slice(0, 200)}`);
      return answer.statusCode < 300;
    };
    if ((await view()).tertutup)
      said('buka', await tim.post(`${N}/${id}/aksi/statusKonversi/buka_paket`, { catatan: 'Kegiatan sudah selesai.' }));
    const { paket, pendaftar } = (await student.get(`${A}/pilihan`, { idPendaftarMbkm: id })).json<View>();
    const [first] = paket;
    if (!first) {
      wrong.push(`${kode} ${npm}: tanpa paket`);
      continue;
    }
    const items = chosen(first).map(({ id: idMatkulPaketKonversi }) => ({ idMatkulPaketKonversi, alasan }));
    const choice = { idPendaftarMbkm: id, version: pendaftar.version, idPaketKonversi: first.id, items, ajukan: true };
    if (!said('ajukan', await student.post(`${A}/bulk`, choice))) continue;
    const proposed = await view();
    const accepted = proposed.awal.map(row => ({
      ...{ idTerpilihAwal: row.id, idMatkulPaketKonversi: row.idMatkulPaketKonversi, keputusan: 'diterima' },
    }));
    const decision = { idPendaftarMbkm: id, aksi: 'setujui', items: accepted, version: proposed.pendaftar.version };
    if (!said('setujui', await prodi.post(`${F}/bulk`, decision))) continue;
    const approved = await view();
    const note = 'Menurut hasil kegiatan.';
    const graded = (kkn: boolean) =>
      approved.akhir
        .filter(({ matkul }) => (matkul?.adalahMatkulKkn ?? false) === kkn)
        .map(({ id: course, version }) => ({ id: course, version, nilaiAngka: 80, catatan: note }));
    const save = async (who: typeof tim, aksi: string, rows: object[] = []) =>
      who.post(`${F}/save`, {
        ...{ idPendaftarMbkm: id, aksi, items: rows, version: (await view()).pendaftar.version },
      });
    if (graded(true).length) said('nilai KKN', await save(tim, 'draf', graded(true)));
    if (!said('kirim', await save(prodi, 'kirim', graded(false)))) continue;
    said('finalisasi', await save(tim, 'finalisasi'));
  }
  expect(wrong).toEqual([]);
  const open = await place.db.one<{ n: number }>(
    `select count(*)::int as n from mbkm_pendaftar_program_mbkm where status = 'selesai' and status_konversi in ('belum', 'revisi')`,
  );
  expect(open?.n).toBe(0);
}, 300_000);
