import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SilangFormulir } from '../../../resources/formulir/hasilPanggilan.ts';
import type { BarisJawaban, FormulirRingkas, Isian } from '../../../resources/formulir/panggilan.ts';
import { readSpreadsheet } from '../../../server/platform/documents/spreadsheet/read.ts';
import {
  N,
  ask as objectTo,
  people,
  place,
  sheetOf,
  student,
  target,
  withFinalGrades,
} from '../konversi/finalGrades.ts';
import { putInto } from '../magang/place.ts';
import { everyGet } from '../support/everyGet.ts';
import type { Person } from '../support/world.ts';
import { ask, formOf, makeForm, releasedForm, step } from './support.ts';

/** Questions at a moment (docs/domain/70 §8). The grades of these tests are final on 15 November, today is the 21st. */
withFinalGrades();

const questions = formOf(ask('puas', 'scale', { label: 'Puas?', required: true }));
const before = { momen: 'kejadian', kejadian: 'nilai-final', wajib: true, audiens: [], tanggalBuka: '2026-11-01' };
/** Figures that nobody could mistake for others. */
const marks = ['78.13', '3.47', '78.29'];
const F = 'magang/matkul-paket-konversi-terpilih-final';

let forms: string[] = [];
let team: Person;

beforeAll(() => {
  team = people.HA03;
});
beforeEach(async () => {
  for (const id of forms) await step(team, id, 'tutup');
  forms = [];
  await putInto(place, target, { ips_konversi: 3.47, nilai_akhir: 78.29, nilai_huruf: 'B+' });
  await place.db.execute('update konversi_terpilih_final set nilai_angka = 78.13 where id_pendaftar_mbkm = $1', [
    target,
  ]);
});

async function asked(more: Record<string, unknown> = {}): Promise<string> {
  const id = await releasedForm(team, questions, { judul: 'Sebelum nilai', ...before, pembaca: ['HA05'], ...more });
  forms.push(id);
  return id;
}
const grades = async (who: Person = student) => {
  const { ipsKonversi, nilaiAkhir, nilaiHuruf } = (await who.get(`${N}/${target}`)).json<Record<string, unknown>>();
  return { ipsKonversi, nilaiAkhir, nilaiHuruf };
};
const told = { ipsKonversi: 3.47, nilaiAkhir: 78.29, nilaiHuruf: 'B+' };
const kept = { ipsKonversi: null, nilaiAkhir: null, nilaiHuruf: null };
const at = (id: string, row = target) => `formulir/isian/${id}?baris=${row}`;
const answer = async (who: Person, id: string, row = target) => {
  const { version, nomorVersi } = (await who.get(at(id, row))).json<Isian>();
  return who.put(at(id, row), { version, nomorVersi, isi: { puas: 4 }, kirim: true });
};
const listed = async (who: Person, id: string) =>
  (await who.get('formulir/isian')).json<FormulirRingkas[]>().filter(form => form.id === id);

describe('a form that has to be answered before the grades', () => {
  it('keeps them from the student at every door, and from nobody else', async () => {
    expect(await grades()).toEqual(told);
    await asked();
    expect(await grades()).toEqual(kept);
    expect((await sheetOf(target, student)).matkul.map(({ nilaiAngka }) => nilaiAngka)).not.toContain(78.13);
    expect((await sheetOf(target, student)).hak.sanggah).toBe(false);
    expect((await student.get(`${N}/${target}/cetak/rekap-konversi`)).json().message).toContain('Isi dahulu formulir');
    expect((await student.get(`${N}/${target}/cetak/rekap-konversi`, { pratinjau: true })).statusCode).toBe(409);
    const found = async (filter: object) =>
      (await student.get(F, { filter: { idPendaftarMbkm: target, ...filter } })).json<unknown[]>().length;
    expect(await found({ lulus: true })).toBe(0);
    expect((await objectTo(student)).statusCode).toBe(403);
    for (const who of Object.values(people)) expect(await grades(who)).toEqual(told);
    expect((await sheetOf()).matkul[0]?.nilaiAngka).toBe(78.13);
  });

  it('keeps them from every address of the portal that the student may read', { timeout: 120_000 }, async () => {
    await asked();
    const walk = await everyGet(place.world);
    const elsewhere = /^\/api\/(master|pengaturan|internal|publik|formulir|pesan|integrasi|sinkronisasi|docs)/;
    const paths = walk.paths.filter(path => !elsewhere.test(path));
    const leaks: string[] = [];
    for (const path of paths.map(each => each.replaceAll(/\{\w+\}/g, target))) {
      const { body } = await walk.patiently(() => student.get(path.replace('/api/', '')));
      if (marks.some(mark => body.includes(mark))) leaks.push(path);
    }
    expect(leaks).toEqual([]);
    // The same marks are there for whoever may see them.
    expect((await people.HA03.get(`${N}/${target}/konversi`)).body).toContain(marks[0]);
  });

  it('is asked once for the participation, and shows them once it is answered', async () => {
    const id = await asked();
    const [brief] = await listed(student, id);
    expect(brief).toMatchObject({ buka: true, keadaan: 'belum', baris: { id: target, menahan: 'Nilai' } });
    const tasks = (await student.get('dashboard')).body;
    expect(tasks).toContain('Formulir yang perlu diisi');
    const wrong = await student.put(at(id), { version: 0, nomorVersi: 1, isi: {}, kirim: true });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['isi.puas']]);
    expect(await grades()).toEqual(kept);
    const sent = await answer(student, id);
    expect(sent.statusCode, sent.body).toBe(200);
    expect(await grades()).toEqual(told);
    expect((await student.get(`${N}/${target}/cetak/rekap-konversi`)).statusCode).toBe(200);
    const again = await answer(student, id);
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'Jawaban Anda sudah dikirim dan tidak dapat diubah.',
    ]);
  });

  it('keeps nothing once it is closed, before its first day, or where it is not obligatory', async () => {
    const id = await asked();
    expect(await grades()).toEqual(kept);
    await step(team, id, 'tutup');
    expect(await grades()).toEqual(told);
    await asked({ tanggalBuka: '2026-11-22' });
    expect(await grades()).toEqual(told);
    const free = await asked({ wajib: false });
    expect(await grades()).toEqual(told);
    expect(await listed(student, free)).toMatchObject([{ buka: true, baris: { menahan: null } }]);
  });

  it('asks nobody about grades that were final before it', async () => {
    const id = await asked({ tanggalBuka: null });
    expect(await grades()).toEqual(told);
    expect(await listed(student, id)).toEqual([]);
    expect((await student.get(at(id))).statusCode).toBe(404);
    await putInto(place, target, { tanggal_final: '2026-11-21T02:00:00Z' });
    expect(await grades()).toEqual(kept);
  });

  it('is nobody else’s to answer, and needs its row', async () => {
    const id = await asked();
    const other = await place.as('HA02');
    for (const who of [other, team, people.HA05]) expect((await who.get(at(id))).statusCode).toBe(404);
    expect((await other.put(at(id), { version: 0, nomorVersi: 1, isi: { puas: 4 }, kirim: true })).statusCode).toBe(
      404,
    );
    expect((await student.get(`formulir/isian/${id}`)).statusCode).toBe(404);
    expect((await student.get(at(id, 'x'))).statusCode).toBe(404);
  });

  it('tells its readers what each answer is about, and by group', async () => {
    const id = await asked();
    await answer(student, id);
    const table = (await people.HA05.get(`formulir/hasil/${id}/jawaban`)).json<{ baris: BarisJawaban[] }>();
    const { npm, namaMahasiswa } = (await team.get(`${N}/${target}`)).json<Record<string, string>>();
    expect(table.baris).toMatchObject([{ tentang: `${npm} ${namaMahasiswa}`, isi: { puas: 4 } }]);
    const file = await people.HA05.get(`formulir/hasil/${id}/ekspor`);
    const sheet = await readSpreadsheet(file.rawPayload, text => text === 'Tentang');
    const rows: unknown[] = [];
    for await (const row of sheet.rows) rows.push(row);
    expect(JSON.stringify(rows)).toContain(npm);
    const across = (await people.HA05.get(`formulir/hasil/${id}/silang`)).json<SilangFormulir>();
    expect(across.menurut).toContain('Program studi');
    expect(await listed(people.HA05, id)).toMatchObject([{ hasil: true, baris: null }]);
    expect((await team.get(`formulir/hasil/${id}`)).statusCode).toBe(404);
  });
});

describe('a form about the grades that a partner gave', () => {
  it('asks whoever sent the grade about that participant', async () => {
    const partner = await place.as('HA06');
    const own = await place.db.one<{ id: string; idMitra: string }>(
      `select u.id, coalesce(r.id_mitra, p.id_mitra) as "idMitra" from pengaturan_user u
       join pengaturan_user_role r on r.id_user = u.id left join master_pic_mitra p on p.id = u.id_pic_mitra
       where u.username = 'mitra' and r.id_role = 'HA06'`,
    );
    const sheet = await place.db.one<{ id: string; nama: string }>(
      `select s.id, t.nama_mahasiswa as nama from nilai_penilaian s
         join mbkm_pendaftar_program_mbkm t on t.id = s.id_pendaftar_mbkm
        where t.id_mitra = $1 and s.jenis_penilai = 'mitra' and s.status = 'terkirim' limit 1`,
      [own?.idMitra],
    );
    const id = await asked({ kejadian: 'mitra-menilai', wajib: false, judul: 'Kesan tentang peserta' });
    expect(await listed(partner, id)).toEqual([]);
    await place.db.execute('update nilai_penilaian set id_penilai = $2, waktu_kirim = $3 where id = $1', [
      sheet?.id,
      own?.id,
      '2026-11-20T03:00:00Z',
    ]);
    const [brief] = await listed(partner, id);
    expect(brief).toMatchObject({ baris: { id: sheet?.id, menahan: null } });
    expect(brief?.baris?.nama).toContain(sheet?.nama);
    const sent = await answer(partner, id, sheet?.id);
    expect(sent.statusCode, sent.body).toBe(200);
    expect(await listed(partner, id)).toMatchObject([{ keadaan: 'terkirim' }]);
  });
});

it('names its moment, and refuses what does not go with one, by field', async () => {
  const refused = async (more: Record<string, unknown>) =>
    Object.keys((await team.post('formulir/formulir', { judul: 'Saat', ...more })).json().errors ?? {}).sort();
  expect(await refused({ ...before, kejadian: null })).toEqual(['kejadian']);
  expect(await refused({ ...before, kejadian: 'entah' })).toEqual(['kejadian']);
  expect(await refused({ ...before, anonim: true, kuota: 5, audiens: ['HA02'] })).toEqual([
    'anonim',
    'audiens',
    'kuota',
  ]);
  expect(await refused({ audiens: ['HA02'], kejadian: 'nilai-final', wajib: true })).toEqual(['kejadian', 'wajib']);
  expect(await makeForm(team, { ...before })).toBeTruthy();
});
