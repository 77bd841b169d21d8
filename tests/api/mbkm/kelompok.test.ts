import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saidText } from '../../../resources/kit/index.ts';
import { duniaLomba, lomba } from '../../fixtures/lomba.ts';
import { M, N, openPlace, type Place } from '../magang/place.ts';
import { type Person, versionAt } from '../support/world.ts';
import { member, type Participant, participant } from './place.ts';

/** Groups of an invented programme: who is in one carries it, and whoever wrote it stands in the history. */

const T = 'lomba/tim';
type Row = Record<string, unknown> & { id: string; version: number };

let place: Place;
let team: Person;
let lecturer: string;
let other: string;

beforeAll(async () => {
  place = await openPlace(duniaLomba);
  team = await place.as('HA03');
  const found = await place.db.query<{ id: string }>(
    `select p.id from master_pegawai p left join pengaturan_user u on u.id_pegawai = p.id
     where p.jenis = 'dosen' and p.aktif order by u.username = 'dosen' desc nulls last, p.id limit 2`,
  );
  [lecturer, other] = found.map(({ id }) => id) as [string, string];
});
afterAll(() => place.world.close());

async function done(answer: Awaited<ReturnType<Person['get']>>): Promise<Row> {
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<Row>();
}
const participation = async ({ id }: Participant) =>
  done(await team.get(`${lomba.endpoint}/${id}`)) as Promise<Row & { lomba: Record<string, unknown> }>;
const history = async (resource: string, id: unknown) => {
  const entries = await place.db.query<{
    catatan: string;
    nama: string;
    perubahan: Record<string, unknown>;
    versi: number;
  }>(
    `select catatan, nama_user as nama, perubahan, versi from internal_riwayat where resource = $1 and id_baris = $2 order by waktu, versi`,
    [resource, id],
  );
  return entries.map(entry => ({ ...entry, catatan: saidText(entry.catatan ?? '') }));
};
const group = async (nama: string, anggota: unknown[], over = {}) =>
  done(await team.post(T, { nama, anggota, ...over }));

describe('kelompok sebuah program', () => {
  it('dibawa anggotanya bersama pembimbingnya, dengan riwayat, versi, dan siapa yang menulis', async () => {
    const [satu, dua] = [await participant(place), await participant(place)];
    const before = await participation(satu);
    const tim = await group('Surya', [member(satu.id, 'ketua'), member(dua.id)], { idPegawai: lecturer });
    const after = await participation(satu);
    expect(after).toMatchObject({ idDosenPembimbing: lecturer, lomba: { idTim: tim.id } });
    expect(after.version).toBe(before.version + 1);
    const [entry] = await history(N, satu.id);
    expect(entry).toMatchObject({
      catatan: 'Pembimbing kelompok Surya.',
      perubahan: { idDosenPembimbing: { dari: null, ke: lecturer } },
      versi: after.version,
    });
    const account = await place.db.one(`select name as nama from pengaturan_user where username = 'timmbkm'`);
    expect(entry?.nama).toBe(account?.nama);
    const [own] = await history('lomba/data-lomba', after.lomba.id);
    expect(own).toMatchObject({ catatan: 'Masuk kelompok Surya.', perubahan: { idTim: { ke: tim.id } } });
    // A caller with the former version of the participation is refused.
    const stale = await team.put(`${lomba.endpoint}/${satu.id}`, {
      version: before.version,
      catatan: 'x',
      semester: 3,
    });
    expect(stale.statusCode).toBe(409);
  });

  it('yang dipakai tidak dapat dihapus; yang keluar tidak membawanya lagi, dan yang kosong dapat dihapus', async () => {
    const satu = await participant(place);
    const tim = await group('Bayu', [member(satu.id, 'ketua')], { idPegawai: lecturer });
    const refused = await team.delete(`${T}/${tim.id}`);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Data masih dipakai oleh 1 data lomba sehingga tidak dapat dihapus.',
    ]);
    const left = [{ ...member(satu.id, 'ketua'), statusAnggota: 'keluar' }];
    await done(await team.put(`${T}/${tim.id}`, { anggota: left }));
    expect(await participation(satu)).toMatchObject({ idDosenPembimbing: null, lomba: { idTim: null } });
    expect((await history(N, satu.id)).at(-1)?.catatan).toBe('Keluar dari kelompok Bayu.');
    expect((await team.delete(`${T}/${tim.id}`)).statusCode).toBe(200);
  });

  it('ditinggalkan oleh yang mengundurkan diri, dengan namanya di riwayat kelompok', async () => {
    const [satu, dua] = [await participant(place), await participant(place, { status: 'disetujui' })];
    const tim = await group('Elang', [member(satu.id, 'ketua'), member(dua.id)], { idPegawai: lecturer });
    const letter = await place.documents(dua.person.userId, 'suratMundur');
    await place.db.execute('update internal_berkas set resource = $2 where id = $1', [letter.suratMundur, N]);
    await done(await dua.person.post(`${N}/${dua.id}/aksi/mengundurkan_diri`, { catatan: 'Sakit.', ...letter }));
    expect(await participation(dua)).toMatchObject({ status: 'mengundurkan_diri', lomba: { idTim: null } });
    expect(await done(await team.get(`${T}/${tim.id}`))).toMatchObject({
      version: tim.version + 1,
      anggota: [{ statusAnggota: 'bergabung' }, { statusAnggota: 'keluar' }],
    });
    expect((await history(T, tim.id)).at(-1)?.catatan).toContain('mengundurkan diri');
  });

  it('baru memberi pembimbing setelah ditetapkan, dan pembimbing barunya diteruskan', async () => {
    const satu = await participant(place);
    const tim = await group('Candra', [member(satu.id, 'ketua')], { idPegawai: lecturer, resmi: false });
    expect(await participation(satu)).toMatchObject({ idDosenPembimbing: null, lomba: { idTim: tim.id } });
    await done(await team.put(`${T}/${tim.id}`, { resmi: true }));
    expect(await participation(satu)).toMatchObject({ idDosenPembimbing: lecturer });
    await done(await team.put(`${T}/${tim.id}`, { idPegawai: other }));
    expect(await participation(satu)).toMatchObject({ idDosenPembimbing: other });
    const alone = await team.put(`${M}/dospem`, {
      items: [{ id: satu.id, version: await versionAt(team, `${N}/${satu.id}`) }],
      idDosenPembimbing: lecturer,
      catatan: 'x',
    });
    expect([alone.statusCode, alone.json().message]).toEqual([
      409,
      'Pembimbing kelompok ditetapkan bersama kelompoknya.',
    ]);
  });

  it('menerima peserta programnya saja, sekali, dan sebanyak tempatnya', async () => {
    const [satu, dua, tiga] = [await participant(place), await participant(place), await participant(place)];
    const draf = await participant(place, { status: 'diajukan' });
    const early = await team.post(T, { nama: 'Dini', anggota: [member(draf.id)] });
    expect([early.statusCode, early.json().message]).toEqual([409, expect.stringContaining('belum menjadi peserta')]);
    await group('Fajar', [member(satu.id, 'ketua')]);
    const twice = await team.post(T, { nama: 'Gema', anggota: [member(satu.id)] });
    expect([twice.statusCode, twice.json().message]).toEqual([409, expect.stringContaining('kelompok lain')]);
    const same = await team.post(T, { nama: 'Kembar', anggota: [member(dua.id), member(dua.id)] });
    expect([same.statusCode, same.json().message]).toEqual([409, expect.stringContaining('sudah berada di kelompok')]);
    const wave = await done(
      await team.post('lomba/gelombang', {
        nama: 'Kecil',
        idProgram: (await participation(satu)).idProgram,
        idPeriode: (await participation(satu)).idPeriode,
        dibuka: '2026-01-01',
        ditutup: '2026-01-02',
        mulai: '2026-01-03',
        selesai: '2026-06-01',
        aktif: false,
        kuota: 5,
        anggotaMaks: 1,
      }),
    );
    const full = await team.post(T, {
      nama: 'Hujan',
      idGelombang: wave.id,
      anggota: [member(dua.id, 'ketua'), member(tiga.id)],
    });
    expect([full.statusCode, full.json().message]).toEqual([409, 'Kelompok sudah penuh (maksimal 1 anggota).']);
    expect(await participation(dua)).toMatchObject({ lomba: { idTim: null } });
  });

  it('dimasuki dengan kodenya oleh peserta, sampai tempat terakhirnya, walau datang bersamaan', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => participant(place)));
    const [ketua, ...others] = people as [Participant, ...Participant[]];
    const { idProgram, idPeriode } = await participation(ketua);
    const wave = await done(
      await team.post('lomba/gelombang', {
        nama: 'Bertiga',
        idProgram,
        idPeriode,
        kuota: 5,
        anggotaMaks: 3,
        dibuka: '2026-01-01',
        ditutup: '2026-01-02',
        mulai: '2026-01-03',
        selesai: '2026-06-01',
        aktif: false,
      }),
    );
    const tim = await group('Topan', [member(ketua.id, 'ketua')], { idGelombang: wave.id, idPegawai: lecturer });
    const kodeGabung = String(tim.kodeGabung).toLowerCase();
    const join = (one: Participant, code: string) => one.person.post(`${T}/gabung`, { kodeGabung: code });
    const unknown = await join(ketua, 'ZZZZZZ');
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'Kode gabung tidak ditemukan.']);
    const draf = await participant(place, { status: 'diajukan' });
    const early = await join(draf, kodeGabung);
    expect([early.statusCode, early.json().errors]).toEqual([422, { kodeGabung: 'Pendaftaran Anda belum disetujui.' }]);
    const elsewhere = await participant(place);
    await place.db.execute(`update mbkm_pendaftar_program_mbkm set kode_jenis_mbkm = 'magang' where id = $1`, [
      elsewhere.id,
    ]);
    expect((await join(elsewhere, kodeGabung)).statusCode).toBe(422);
    const answers = await Promise.all(others.map(one => join(one, kodeGabung)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      'Kelompok sudah penuh. Pilih kelompok lain.',
    );
    const rows = (await done(await team.get(`${T}/${tim.id}`))).anggota as { idPendaftarMbkm: string }[];
    expect(rows).toHaveLength(3);
    const placed = others.filter(one => rows.some(row => row.idPendaftarMbkm === one.id));
    for (const one of placed)
      expect(await participation(one)).toMatchObject({ idDosenPembimbing: lecturer, lomba: { idTim: tim.id } });
    await done(await team.put(`${T}/${tim.id}`, { resmi: false }));
    const closed = await join(draf, kodeGabung);
    expect(closed.statusCode).toBe(422);
  });

  it('tidak mengambil satu mahasiswa dua kali walau ditulis bersamaan', async () => {
    const satu = await participant(place);
    const names = ['Kiri', 'Kanan', 'Atas', 'Bawah'];
    const answers = await Promise.all(names.map(nama => team.post(T, { nama, anggota: [member(satu.id, 'ketua')] })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    const rows = await place.db.query('select 1 from lomba_tim_anggota where id_pendaftar_mbkm = $1', [satu.id]);
    expect(rows).toHaveLength(1);
  });
});
