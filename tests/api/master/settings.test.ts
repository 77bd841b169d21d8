import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createWorld, type Person, type World } from '../support/world.ts';
import { first, type Row, refused, verdict } from './support.ts';

/** Settings, foreign sources, documents, regions (docs/domain/10 §2.1, §2.4, §2.5, §6). */
let world: World;
let admin: Person;
let team: Person;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  admin = await world.as('HA01');
  team = await world.as('HA03');
});
afterAll(() => world.close());

describe('konfigurasi', () => {
  it('memeriksa nilai menurut tipenya dan berlaku seketika', async () => {
    const idle = await first(team, 'mbkm/konfigurasi', { q: 'sesi.idleDetik' });
    const path = `mbkm/konfigurasi/${idle.id}`;
    const wrong = await team.put(path, { nilai: '"lama"', version: idle.version });
    expect(verdict(wrong)).toEqual(refused({ nilai: 'Periksa isian ini.' }));
    expect(verdict(await team.put(path, { nilai: '10', version: idle.version }))).toEqual(
      refused({ nilai: 'Minimal 60.' }),
    );
    const student = await world.as('HA02');
    expect((await student.get('user')).json()).toMatchObject({ sesi: { idleDetik: 1800 } });
    expect((await team.put(path, { nilai: '1200', version: idle.version })).statusCode).toBe(200);
    expect((await student.get('user')).json()).toMatchObject({ sesi: { idleDetik: 1200 } });
    expect((await student.put(path, { nilai: '1300' })).statusCode).toBe(403);
  });
});

describe('sumber data', () => {
  it('menolak kolom tujuan yang tidak dikenal, juga per jenis', async () => {
    const source = await first(admin, 'pengaturan/sumber-data', {});
    const path = `pengaturan/sumber-data/${source.id}`;
    const map = (pemetaan: unknown) => admin.put(path, { pemetaan, version: source.version });
    const message = (x: string) => refused({ pemetaan: `Kolom tujuan ${x} tidak dikenal.` });
    expect(verdict(await map({ siswa: {} }))).toEqual(message('siswa'));
    expect(verdict(await map({ mahasiswa: { kolom: { NIM: 'npm', HP: 'noHp' } } }))).toEqual(message('noHp'));
    const right = await map({ mahasiswa: { path: 'v2/mhs', kolom: { NIM: 'npm', PRODI: 'kodeProdi' } } });
    expect(right.statusCode, right.body).toBe(200);
  });
});

describe('bank dokumen', () => {
  it('koordinator hanya menulis dokumen prodinya', async () => {
    const lead = await world.as('HA05');
    const own = (await lead.get('user')).json<{ idProgramProdi: string }>().idProgramProdi;
    const document = await first(team, 'v3/kkn/bank-dokumen', { idProgramProdi_null: true, tampil: true });
    const answer = await lead.put(`v3/kkn/bank-dokumen/${document.id}`, { judul: 'Lain', version: document.version });
    const gone = await lead.delete(`v3/kkn/bank-dokumen/${document.id}`);
    expect([gone.statusCode, (await lead.get(`v3/kkn/bank-dokumen/${document.id}`)).statusCode]).toEqual([403, 200]);
    expect(answer.statusCode).toBeGreaterThanOrEqual(403);
    await world.db.execute('update master_bank_dokumen set id_program_prodi = $2 where id = $1', [document.id, own]);
    const mine = await lead.put(`v3/kkn/bank-dokumen/${document.id}`, { judul: 'Lain', version: document.version });
    expect(mine.statusCode, mine.body).toBe(200);
    const away = await lead.put(`v3/kkn/bank-dokumen/${document.id}`, { idProgramProdi: null });
    expect(away.statusCode).toBe(403);
  });
});

describe('muat ulang wilayah resmi', () => {
  const path = 'master/provinsi/muat-ulang';
  const state = async () => (await admin.get(path)).json<{ status: string; kemajuan: number; pesan: string | null }>();

  it('hanya oleh Super Admin', async () => {
    expect((await team.post(path)).statusCode).toBe(403);
    expect((await team.get(path)).statusCode).toBe(403);
    expect((await admin.get(path)).json()).toEqual({ status: 'belum', kemajuan: 0, pesan: null });
  });

  it('memulihkan nama, menonaktifkan kode yang hilang, membiarkan yang dinonaktifkan, satu kali pada satu waktu', async () => {
    await world.db.execute(`update master_provinsi set nama = 'Salah' where id = '35'`);
    await world.db.execute(`update master_provinsi set aktif = false where id = '11'`);
    await world.db.execute(
      `insert into master_provinsi (id, nama, sumber, aktif) values ('09', 'Lama', 'resmi', true)`,
    );
    await world.db.execute(
      `insert into master_provinsi (id, nama, sumber, aktif) values ('08', 'Buatan', 'manual', true)`,
    );
    const [started, second] = await Promise.all([admin.post(path), admin.post(path)]);
    const statuses = [started?.statusCode, second?.statusCode].toSorted();
    expect(statuses).toEqual([202, 409]);
    // Others are answered between its batches, also on a database with one connection.
    expect((await admin.get('master/jenis-mitra')).statusCode).toBe(200);
    expect((await admin.get(path)).json()).toMatchObject({ status: 'diproses' });
    // Loading 83,000 villages takes as long as the machine takes.
    await expect.poll(async () => (await state()).status, { timeout: 150_000 }).not.toBe('diproses');
    expect(await state()).toEqual({
      status: 'selesai',
      kemajuan: 100,
      pesan: '1 wilayah tidak ada lagi di sumber dan dinonaktifkan.',
    });
    const provinces = (await admin.get('master/provinsi', { range: [0, 99] })).json<Row[]>();
    const found = (id: string) => provinces.find(row => row.id === id);
    expect(found('35')).toMatchObject({ nama: 'Jawa Timur', aktif: true });
    expect([found('11')?.aktif, found('09')?.aktif, found('08')?.aktif]).toEqual([false, false, true]);
    const villages = await world.db.one<{ n: number }>('select count(*)::int as n from master_kelurahan');
    expect(villages?.n).toBeGreaterThan(83_000);
  }, 180_000);
});
