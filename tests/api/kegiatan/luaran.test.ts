import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../../../server/demo/ids.ts';
import { id, N, openPlace, type Place, putInto } from '../magang/place.ts';
import type { Person } from '../support/world.ts';

const O = 'magang/luaran-magang';
const kind = (kode: string) => idOf('master/jenis-luaran', kode);
const mine = id.pendaftar('jalan-if-5');

let place: Place;
let student: Person & { userId: string };
let lecturer: Person;
beforeAll(async () => {
  place = await openPlace();
  const owner = await place.db.one<{ id: string }>(
    'select id_mahasiswa as id from mbkm_pendaftar_program_mbkm where id = $1',
    [mine],
  );
  student = await place.enter('HA02', { idMahasiswa: owner?.id ?? '' });
  lecturer = await place.as('HA04');
});
afterAll(() => place.world.close());

type Row = { id: string; version: number; status: string; berkas: string; revisiKe: number; nilai?: number };

/** A file that the student has uploaded for a field. */
async function file(field: string, ukuran = 10): Promise<string> {
  const berkas = uuidv7();
  await place.db.execute(
    `insert into internal_berkas (id, nama_asli, tipe, ukuran, sha256, resource, field, uploaded_by, kunci, versi)
     values ($1, 'uji.pdf', 'application/pdf', $6, 'x', $2, $3, $4, $5, 1)`,
    [berkas, O, field, student.userId, `uji/${berkas}`, ukuran],
  );
  return berkas;
}
const make = (kode: string, over: Record<string, unknown> = {}) =>
  student.post(O, { idPendaftarMbkm: mine, idJenisLuaran: kind(kode), judul: `Luaran ${kode}`, ...over });
const act = (person: Person, row: Row, action: string, body: Record<string, unknown> = {}) =>
  person.post(`${O}/${row.id}/aksi/${action}`, body);
const read = async (person: Person, row: Row): Promise<Row> => (await person.get(`${O}/${row.id}`)).json<Row>();

describe('a final report', () => {
  let report: Row;

  it('is begun once, and handed in with a file and the approval page', async () => {
    const answer = await make('laporan_akhir');
    expect(answer.statusCode, answer.body).toBe(201);
    report = answer.json<Row>();
    expect(report).toMatchObject({ status: 'draf', kodeJenisLuaran: 'laporan_akhir', revisiKe: 0 });
    const again = await make('laporan_akhir');
    expect([again.statusCode, again.json().errors.idJenisLuaran]).toEqual([
      422,
      'Luaran wajib jenis ini sudah ada. Perbarui yang sudah ada.',
    ]);
    const bare = await act(student, report, 'ajukan');
    expect([bare.statusCode, bare.json().errors]).toEqual([
      422,
      { berkas: 'Unggah berkas atau isi tautan.', berkasPengesahan: 'Wajib diisi.' },
    ]);
    const berkas = await file('berkas');
    await student.put(`${O}/${report.id}`, { berkas, berkasPengesahan: await file('berkasPengesahan') });
    const demand = (jenisBerkas: string[], maksMb: number | null) =>
      place.db.execute('update master_syarat_luaran set jenis_berkas = $1, maks_mb = $2 where id_jenis_luaran = $3', [
        jenisBerkas,
        maksMb,
        kind('laporan_akhir'),
      ]);
    await demand(['docx', 'pptx'], null);
    expect((await act(student, report, 'ajukan')).json().errors).toEqual({
      berkas: 'Tipe berkas tidak diizinkan. Gunakan: DOCX, PPTX.',
    });
    await demand(['pdf'], 1);
    await student.put(`${O}/${report.id}`, { berkas: await file('berkas', 1024 ** 2 + 1) });
    expect((await act(student, report, 'ajukan')).json().errors).toEqual({ berkas: 'Ukuran berkas maksimal 1 MB.' });
    await demand(['pdf'], 2);
    expect((await act(student, report, 'ajukan')).statusCode).toBe(200);
  });

  it('is returned with a note, and handed in again with the former file kept as a version', async () => {
    const former = (await read(student, report)).berkas;
    await act(lecturer, report, 'revisi', { catatan: 'Tambahkan pembahasan.' });
    const notices = (await student.get('notifikasi', { range: [0, 1] })).json<{ judul: string }[]>();
    expect(notices[0]?.judul).toBe('Luaran dikembalikan');
    const berkas = await file('berkas');
    expect((await student.put(`${O}/${report.id}`, { berkas })).statusCode).toBe(200);
    expect((await act(student, report, 'ajukan')).json()).toMatchObject({ status: 'diajukan', revisiKe: 1 });
    const files = (await lecturer.get('files', { resource: O, idBaris: report.id })).json<
      { id: string; field: string; versi: number }[]
    >();
    const latest = files.filter(({ field }) => field === 'berkas').map(({ id, versi }) => [id, versi]);
    expect(latest.slice(0, 2)).toEqual([
      [berkas, 3],
      [former, 2],
    ]);
  });

  it("is graded with the decision; the grade is not the student's to see", async () => {
    const items = [{ id: report.id, version: (await read(lecturer, report)).version }];
    const wrong = await lecturer.put(`${O}/verifikasi`, { items, aksi: 'setujui', nilai: 101 });
    expect(wrong.json().errors.nilai).toBe('Maksimal 100.');
    const done = await lecturer.put(`${O}/verifikasi`, { items, aksi: 'setujui', nilai: 86.5, persenKemiripan: 100 });
    expect(done.json()).toEqual({ berhasil: [report.id], gagal: [] });
    expect(await read(lecturer, report)).toMatchObject({ status: 'disetujui', nilai: 86.5, persenKemiripan: 100 });
    expect(await read(student, report)).not.toHaveProperty('nilai');
    const later = await student.put(`${O}/${report.id}`, { judul: 'Lain' });
    expect(later.statusCode).toBe(409);
  });
});

describe('other outputs', () => {
  it('of an optional kind may be several, and have no grade', async () => {
    const first = (await make('poster', { tautan: 'https://contoh.example/poster' })).json<Row>();
    expect((await make('poster')).statusCode).toBe(201);
    expect((await act(student, first, 'ajukan')).statusCode).toBe(200);
    const answer = await lecturer.put(`${O}/verifikasi`, {
      items: [{ id: first.id, version: (await read(student, first)).version }],
      aksi: 'setujui',
      nilai: 90,
    });
    expect(answer.json().gagal).toMatchObject([{ id: first.id, pesan: 'Nilai hanya untuk laporan akhir.' }]);
    expect((await student.delete(`${O}/${first.id}`)).statusCode).toBe(409);
  });

  it('are deleted as drafts only, by their owner only', async () => {
    const draft = (await make('poster')).json<Row>();
    expect((await lecturer.delete(`${O}/${draft.id}`)).statusCode).toBe(403);
    expect((await lecturer.get(`${O}/${draft.id}`)).statusCode).toBe(404);
    expect((await student.delete(`${O}/${draft.id}`)).statusCode).toBe(200);
  });

  it('begin with the programme', async () => {
    await putInto(place, mine, { status: 'disetujui' });
    const early = await make('poster');
    await putInto(place, mine, { status: 'berjalan' });
    expect([early.statusCode, early.json().errors.idPendaftarMbkm]).toEqual([
      422,
      'Luaran hanya dapat diunggah setelah program berjalan.',
    ]);
  });

  it.each(['HA01', 'HA02', 'HA03', 'HA05', 'HA06', 'HA07', 'HA10'] as const)('are not decided by %s', async role => {
    const person = await place.as(role);
    const row = (await make('poster', { tautan: 'https://contoh.example/p' })).json<Row>();
    await act(student, row, 'ajukan');
    for (const action of ['setujui', 'revisi'])
      expect((await act(person, row, action, { catatan: 'Uji.' })).statusCode, action).toBe(403);
    expect((await person.put(`${O}/verifikasi`, { items: [row.id], aksi: 'setujui' })).statusCode).toBe(403);
  });
});

describe('finishing a participation', () => {
  const finish = async () => {
    const tim = await place.as('HA03');
    return tim.put(`${N}/${mine}`, { status: 'selesai', catatan: 'Lebih awal.' });
  };

  it('waits for the log and for required outputs, in words', async () => {
    await putInto(place, mine, { nilai_akhir: 80 });
    const missing = await finish();
    expect([missing.statusCode, missing.json().message]).toEqual([
      409,
      'Luaran wajib belum disetujui: Sertifikat atau surat keterangan mitra.',
    ]);
    await place.db.execute(
      `update magang_logbook_magang set status = 'diajukan' where id = (select id from magang_logbook_magang where id_pendaftar_mbkm = $1 limit 1)`,
      [mine],
    );
    expect((await finish()).json().message).toBe('Masih ada 1 logbook yang menunggu verifikasi dosen pembimbing.');
    await place.db.execute(`update magang_logbook_magang set status = 'disetujui' where id_pendaftar_mbkm = $1`, [
      mine,
    ]);
    const certificate = (await make('sertifikat_mitra', { berkas: await file('berkas') })).json<Row>();
    await act(student, certificate, 'ajukan');
    const checklist = async () =>
      (await student.get(`${O}/kelengkapan`, { idPendaftarMbkm: mine })).json<{
        lengkap: boolean;
        syarat: { kodeJenisLuaran: string; wajib: boolean; menunggu: number; terpenuhi: boolean }[];
      }>();
    const waiting = await checklist();
    expect(waiting.lengkap).toBe(false);
    expect(waiting.syarat.find(({ kodeJenisLuaran }) => kodeJenisLuaran === 'sertifikat_mitra')).toMatchObject({
      wajib: true,
      menunggu: 1,
      terpenuhi: false,
    });
    await act(lecturer, certificate, 'setujui');
    expect((await checklist()).lengkap).toBe(true);
    expect((await finish()).statusCode).toBe(200);
  });
});

describe('the demo', () => {
  it('has both required outputs of every participation that is over', async () => {
    const rows = await place.db.query<{ n: number }>(
      `select count(*)::int as n from magang_luaran_magang l join mbkm_pendaftar_program_mbkm p on p.id = l.id_pendaftar_mbkm
       where p.status = 'selesai' and p.id <> $1 and l.status = 'disetujui'`,
      [mine],
    );
    expect(rows[0]?.n).toBe(14);
  });
});
