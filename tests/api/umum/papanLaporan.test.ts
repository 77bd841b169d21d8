import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { messages } from '../../../resources/kit/index.ts';
import type { PivotAnswer } from '../../../resources/kit/pivot.ts';
import { pengaturanMessages } from '../../../resources/pengaturan/messages.ts';
import { mostTiles, type Papan, type UbinAngka } from '../../../resources/umum/panggilanPapan.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** Boards: reports beside each other on one page. */
let world: World;
let team: Person;
let lecturer: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('timmbkm');
  lecturer = await world.as('dosen');
});
afterAll(() => world.close());

const board = (nama: string, more: Record<string, unknown> = {}) => ({
  nama,
  isi: ['siap:lkps-mbkm'],
  peran: [],
  ...more,
});
const made = async (person: Person, nama: string, more: Record<string, unknown> = {}): Promise<Papan> => {
  const answer = await person.post('papan-laporan', board(nama, more));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const namesOf = async (person: Person) =>
  (await person.get('papan-laporan')).json<{ papan: Papan[] }>().papan.map(({ nama }) => nama);

describe('boards of reports', () => {
  it('are kept in their order for their owner alone, with a name of their own', async () => {
    const one = await made(lecturer, ' Bimbingan ', { isi: ['siap:lkps-mbkm', 'siap:iku-3-dosen', 'siap:lkps-mbkm'] });
    expect(one).toMatchObject({ nama: 'Bimbingan', isi: ['siap:lkps-mbkm', 'siap:iku-3-dosen'], milikSaya: true });
    expect(await namesOf(team)).toEqual([]);
    const twice = await lecturer.post('papan-laporan', board('Bimbingan'));
    expect([twice.statusCode, twice.json().errors.nama]).toEqual([422, pengaturanMessages.boardThere.text]);
    const turned = await lecturer.put(`papan-laporan/${one.id}`, { version: one.version, isi: one.isi.toReversed() });
    expect(turned.json()).toMatchObject({ isi: ['siap:iku-3-dosen', 'siap:lkps-mbkm'], version: one.version + 1 });
    const old = await lecturer.put(`papan-laporan/${one.id}`, { version: one.version, isi: [] });
    expect([old.statusCode, old.json().code]).toEqual([409, messages.stale.code]);
    expect((await lecturer.bare.put(`papan-laporan/${one.id}`, { isi: [] })).statusCode).toBe(428);
    expect((await lecturer.bare.delete(`papan-laporan/${one.id}`, {})).statusCode).toBe(428);
  });

  it('hold a dozen reports at most, and nothing that is no report', async () => {
    const isi = Array.from({ length: mostTiles + 1 }, (_, i) => `siap:laporan-${i}`);
    const full = await lecturer.post('papan-laporan', board('Penuh', { isi }));
    expect([full.statusCode, Object.keys(full.json().errors)]).toEqual([422, ['isi']]);
    expect((await lecturer.post('papan-laporan', board('Asing', { isi: ['lain:1'] }))).statusCode).toBe(422);
    expect((await lecturer.post('papan-laporan', board('Pas', { isi: isi.slice(1) }))).statusCode).toBe(201);
  });

  it('are shared by the team, lead from the dashboard of the roles they are for, and are changed by their owner', async () => {
    const share = await lecturer.post('papan-laporan', board('Untuk tim', { peran: ['HA03'] }));
    expect(share.statusCode).toBe(403);
    const kept = await team.post('laporan', {
      nama: 'Rahasia tim',
      uraian: null,
      sumber: 'mbkm/pendaftar-program-mbkm',
      isi: { baris: ['status'], kolom: [], nilai: ['jumlah'], filter: {}, bentuk: 'tabel', porsi: 'angka' },
      peran: [],
    });
    const one = await made(team, 'Untuk dosen', { isi: [`laporan:${kept.json().id}`], peran: ['HA04'] });
    const listed = await lecturer.get('papan-laporan');
    expect(listed.json<{ papan: Papan[] }>().papan.find(({ id }) => id === one.id)).toMatchObject({
      milikSaya: false,
      boleh: false,
    });
    // A board tells no name of a report that is not shared itself.
    expect(listed.body).not.toContain('Rahasia tim');
    expect((await lecturer.get('laporan')).body).not.toContain('Rahasia tim');
    expect((await lecturer.get('dashboard')).json().papan).toEqual([
      { label: 'Untuk dosen', link: `/laporan/papan/${one.id}` },
    ]);
    // The dashboard shows figures of what is theirs: of a board without any, none.
    const none = await lecturer.get(`papan-laporan/${one.id}/angka`);
    expect(none.json()).toEqual({ nama: 'Untuk dosen', laporan: [], selebihnya: 0 });
    const coordinator = await world.as('koordinator');
    expect((await coordinator.get(`papan-laporan/${one.id}/angka`)).statusCode).toBe(404);
    expect((await coordinator.get('dashboard')).json().papan).toBeUndefined();
    expect((await lecturer.put(`papan-laporan/${one.id}`, { version: one.version, nama: 'Saya' })).statusCode).toBe(
      403,
    );
    expect((await coordinator.put(`papan-laporan/${one.id}`, { version: one.version, nama: 'Saya' })).statusCode).toBe(
      404,
    );
    expect((await lecturer.delete(`papan-laporan/${one.id}`, { version: one.version })).statusCode).toBe(403);
    expect((await team.delete(`papan-laporan/${one.id}`, { version: one.version })).statusCode).toBe(200);
    expect(await namesOf(lecturer)).not.toContain('Untuk dosen');
  });

  it('show their first reports on the dashboard as their reader sees them', async () => {
    const one = await made(team, 'Angka', { isi: ['siap:iku-2-di-luar-prodi', 'siap:lkps-mbkm'], peran: ['HA05'] });
    const coordinator = await world.as('koordinator');
    const { laporan, selebihnya } = (await coordinator.get(`papan-laporan/${one.id}/angka`, { n: 1 })).json<{
      laporan: UbinAngka[];
      selebihnya: number;
    }>();
    expect([laporan.length, selebihnya]).toEqual([1, 1]);
    const report = registry.reports.find(({ name }) => name === 'iku-2-di-luar-prodi');
    const { baris, kolom, nilai, filter } = report?.question ?? {};
    const rekap = (
      await coordinator.get(`${report?.resource}/rekap`, { baris, kolom, nilai, filter })
    ).json<PivotAnswer>();
    const total = (depth: number) =>
      rekap.sel.filter(cell => cell.baris.length === depth && !cell.kolom.length).map(cell => cell.nilai[0]);
    expect(laporan[0]?.link).toBe('/laporan?siap=iku-2-di-luar-prodi');
    expect(laporan[0]?.garis.map(({ sel }) => sel.at(-1)?.[0])).toEqual([...total(1), ...total(0)]);
    expect((await coordinator.get(`papan-laporan/${one.id}/angka`, { n: 13 })).statusCode).toBe(400);
    // Periods in the order of time, the latest where there are many, and all of them last.
    const periods = await world.db.query<{ nama: string }>(
      `select p.nama from master_periode p where exists (select 1 from mbkm_pendaftar_program_mbkm t
         where t.id_periode = p.id and t.status in ('berjalan', 'selesai') and t.total_sks_diakui >= 10) order by p.kode`,
    );
    const all = (await team.get(`papan-laporan/${one.id}/angka`, { n: 1 })).json<{ laporan: UbinAngka[] }>().laporan;
    expect(periods.length).toBeGreaterThan(1);
    expect(all[0]?.kolom).toEqual([...periods.slice(-3).map(({ nama }) => nama), 'Semua']);
    expect(all[0]?.kolomLain).toBe(Math.max(0, periods.length - 3));
  });
});
