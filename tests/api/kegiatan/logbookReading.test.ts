import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../../resources/kit/index.ts';
import type { Person } from '../support/world.ts';
import { act, entry, L, lecturer, made, partner, place, rizky, student, today, withLogbook } from './entries.ts';

withLogbook();

describe('the scope', () => {
  it("leaves drafts to their owner and Tim MBKM, and other people's students to them", async () => {
    const row = await made();
    const sees = async (who: Role) => (await (await place.as(who)).get(`${L}/${row.id}`)).statusCode;
    const seen = async () =>
      Object.fromEntries(
        await Promise.all(
          (['HA01', 'HA03', 'HA04', 'HA05', 'HA06', 'HA07', 'HA10'] as const).map(async role => [
            role,
            await sees(role),
          ]),
        ),
      );
    const draft = await seen();
    expect([draft.HA01, draft.HA03, draft.HA04, draft.HA05, draft.HA06]).toEqual([200, 200, 404, 404, 404]);
    await act(student, row, 'ajukan');
    const handedIn = await seen();
    expect([handedIn.HA04, handedIn.HA05, handedIn.HA06]).toEqual([200, 200, 200]);
    const stranger = await place.enter('HA04', {
      idPegawai: (await place.db.one<{ id: string }>(`select id from master_pegawai where nama = 'Dewi Anggraini'`))
        ?.id,
    });
    expect((await stranger.get(`${L}/${row.id}`)).statusCode).toBe(404);
    expect((await act(stranger, row, 'setujui')).statusCode).toBe(404);
    expect((await stranger.get(`${L}/ringkasan`, { idPendaftarMbkm: rizky })).statusCode).toBe(404);
    const otherStudent = await place.studentPerson();
    expect((await otherStudent.get(`${L}/${row.id}`)).statusCode).toBe(404);
  });
});

describe('the summary of a student that names no participation', () => {
  const opened = async (person: Person) => person.get(`${L}/ringkasan`);

  it('is that of the running one, and when none runs of the latest', async () => {
    expect((await opened(student)).json()).toMatchObject({ idPendaftarMbkm: rizky, status: 'berjalan' });
    const set = (status: string) =>
      place.db.execute('update mbkm_pendaftar_program_mbkm set status = $2 where id = $1', [rizky, status]);
    await set('selesai');
    expect((await opened(student)).json()).toMatchObject({ idPendaftarMbkm: rizky, status: 'selesai' });
    // A participation that has not begun is listed before its first day, and takes no entry yet.
    await set('disetujui');
    expect((await opened(student)).json()).toMatchObject({ idPendaftarMbkm: rizky, status: 'disetujui', isi: null });
    expect((await student.post(L, entry())).statusCode).toBe(422);
    await set('berjalan');
  });

  it('is empty for a student without any', async () => {
    const answer = await opened(await place.studentPerson());
    expect([answer.statusCode, answer.json()]).toEqual([200, null]);
  });

  it('is for students: everybody else names one', async () => {
    for (const person of [lecturer, partner, await place.as('HA03')]) {
      expect((await opened(person)).json()).toMatchObject({ message: 'Pendaftar wajib dipilih.' });
    }
  });
});

describe('a copy of what a device could not send', () => {
  it('is handed in by the supervisor or Tim MBKM, each entry once and marked; by nobody else', async () => {
    const idKlien = uuidv7();
    const { idPendaftarMbkm, ...fields } = entry({ kegiatan: 'Dari salinan' });
    const one = (aksi: string) => ({ idKlien, fields, aksi });
    const hand = async (role: Role, aksi: string) =>
      (await place.as(role)).post(`${L}/serah-salinan`, { idPendaftarMbkm, laporan: [one(aksi)] });
    for (const role of ['HA05', 'HA06', 'HA07'] as const) expect((await hand(role, 'ajukan')).statusCode).toBe(403);
    expect((await hand('HA04', 'simpan')).json().hasil).toMatchObject([{ hasil: 'dibuat' }]);
    expect((await hand('HA04', 'ajukan')).json().hasil).toMatchObject([{ hasil: 'diperbarui' }]);
    expect((await hand('HA03', 'ajukan')).json().hasil).toMatchObject([{ hasil: 'sudah_ada' }]);
    const late = await student.post(`${L}/kirim-banyak`, {
      laporan: [{ ...one('ajukan'), fields: { ...fields, idPendaftarMbkm } }],
    });
    expect(late.json().hasil).toMatchObject([{ hasil: 'sudah_ada' }]);
    const rows = await place.db.query(
      `select status, dari_salinan, id_pendaftar_mbkm from magang_logbook_magang where kegiatan = 'Dari salinan'`,
    );
    expect(rows).toEqual([{ status: 'diajukan', dariSalinan: true, idPendaftarMbkm: rizky }]);
  });
});

describe('the demo', () => {
  it('has the entries of the story', async () => {
    const rows = await place.db.query<{ status: string; n: number }>(
      `select status, count(*)::int as n from magang_logbook_magang where id_pendaftar_mbkm = $1 and tanggal < $2 group by 1`,
      [rizky, today],
    );
    expect(Object.fromEntries(rows.map(({ status, n }) => [status, n]))).toEqual({
      disetujui: 30,
      diajukan: 5,
      revisi: 1,
      draf: 2,
    });
    const all = await place.db.one<{ n: number }>('select count(*)::int as n from magang_logbook_magang');
    expect(all?.n).toBeGreaterThanOrEqual(120);
  });
});
