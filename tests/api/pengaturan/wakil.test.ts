import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Account } from '../../../resources/pengaturan/akun.ts';
import type { CalonWakil, DaftarWakil } from '../../../resources/pengaturan/panggilanWakil.ts';
import type { Dashboard } from '../../../resources/umum/dashboard.ts';
import { createWorld, type Person, person, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

const day = (ahead: number) => new Date(world.clock.now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
const account = async (who: Person) => (await who.get('user')).json<Account>();
const appointments = async (who: Person, query = {}) => (await who.get('user/wakil', query)).json<DaftarWakil>();
const roleOf = async (who: Person, idRole: string) =>
  (await account(who)).userRole.find(held => held.idRole === idRole && !held.atasNama)?.id ?? '';

/** A new login, so that days may pass between. */
async function enter(username: string): Promise<Person> {
  const answer = await world.login(username);
  return person(world.app, answer.json<{ token: { AccessToken: string } }>().token.AccessToken);
}

async function actFor(deputy: Person, giver: string): Promise<Person> {
  const role = (await account(deputy)).userRole.find(({ atasNama }) => atasNama?.nama === giver);
  const answer = await deputy.post('user/switch-akses', { idUserRole: role?.id });
  expect(answer.statusCode).toBe(200);
  return person(world.app, answer.json<{ token: { AccessToken: string } }>().token.AccessToken);
}

const queue = { filter: { status: 'diajukan', tahapAktif: 'prodi' }, range: [0, 49] };
const waiting = async (who: Person) => {
  const answer = await who.get('mbkm/pendaftar-program-mbkm', queue);
  return answer.statusCode === 200
    ? answer
        .json<{ id: string; version: number }[]>()
        .map(({ id }) => id)
        .sort()
    : [];
};

describe('a deputy', () => {
  it('decides for a week in the scope of the giver, with both names, and no day longer', async () => {
    const [giver, deputy] = [await enter('koordinator'), await enter('penilai')];
    const [names, own] = [await account(giver), await account(deputy)];
    const idUserRole = await roleOf(giver, 'HA05');
    const theirs = await waiting(giver);
    expect(theirs.length).toBeGreaterThan(0);

    const { calon } = (await giver.get('user/wakil/calon', { idUserRole, q: own.name.slice(0, 8) })).json<{
      calon: CalonWakil[];
    }>();
    expect(calon.map(({ id }) => id)).toContain(own.id);
    const asked = { idUserRole, idWakil: own.id, mulai: day(1), sampai: day(7), alasan: 'Cuti' };
    expect((await giver.post('user/wakil', asked)).statusCode).toBe(201);

    // Not before the first day.
    expect((await account(deputy)).userRole.some(({ atasNama }) => atasNama)).toBe(false);
    expect((await deputy.post('user/switch-akses', { idUserRole })).statusCode).toBe(403);

    world.clock.now = new Date(world.clock.now.getTime() + 86_400_000);
    const acting = await actFor(await enter('penilai'), names.name);
    const shown = await account(acting);
    expect(shown).toMatchObject({ id: own.id, name: own.name, role: { dasar: 'HA05' }, idUserRole });
    expect(shown.idProgramProdi).toBe(names.idProgramProdi);
    expect(await waiting(acting)).toEqual(theirs);
    // The role, not the person: own account and own notices stay the deputy's, the giver's personal row is nobody's.
    expect((await acting.get('master/pegawai')).statusCode).toBe(403);
    expect((await acting.get(`auth/users/${names.id}`)).statusCode).not.toBe(200);

    const id = theirs[0] ?? '';
    await world.db.execute(
      `update pengaturan_user set id_mahasiswa = (select id_mahasiswa from mbkm_pendaftar_program_mbkm where id = $1)
        where username = 'mahasiswa'`,
      [id],
    );
    const steps = (await acting.get(`mbkm/pendaftar-program-mbkm/${id}`)).json<{ aksi: string[]; version: number }>();
    expect(steps.aksi).toContain('revisi');
    const decided = await acting.post(`mbkm/pendaftar-program-mbkm/${id}/aksi/revisi`, {
      version: steps.version,
      catatan: 'Lengkapi rencana kegiatan.',
    });
    expect(decided.statusCode, decided.body).toBe(200);
    const history = (await acting.get(`mbkm/pendaftar-program-mbkm/${id}/riwayat`)).body;
    const both = `${own.name} atas nama ${names.name}`;
    expect(history).toContain(both);

    // A letter that the role may issue is issued by the deputy, with both names in its history.
    const about = await world.db.one<{ id: string }>(
      `select id from mbkm_pendaftar_program_mbkm where kode_jenis_mbkm = 'magang' and id_program_prodi = $1
         and status in ('disetujui', 'berjalan') order by id limit 1`,
      [names.idProgramProdi],
    );
    const printed = await acting.get(`mbkm/pendaftar-program-mbkm/${about?.id}/cetak/surat-pengantar`);
    expect(printed.statusCode, printed.body.slice(0, 300)).toBe(200);
    expect(printed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const letter = await world.db.one<{ id: string }>('select id from surat_surat where id_baris = $1', [about?.id]);
    const team = await enter('timmbkm');
    const noted = (await team.get(`v6/generate-surat/${letter?.id}/riwayat`)).json<
      { aksi: string; namaUser: string }[]
    >();
    expect(noted).toMatchObject([{ aksi: 'buat', namaUser: both, namaRole: 'Koordinator Program Studi' }]);

    // Who stands in hears of what comes in, too, and sees in their own role how much waits.
    const owner = await enter('mahasiswa');
    const sent = await owner.post(`mbkm/pendaftar-program-mbkm/${id}/aksi/ajukan`, {
      version: decided.json<{ version: number }>().version,
    });
    expect(sent.statusCode, sent.body).toBe(200);
    const self = await enter('penilai');
    expect((await self.get('notifikasi')).body).toContain(`Atas nama ${names.name}: `);
    const { mewakili } = (await self.get('dashboard')).json<Dashboard>();
    expect(mewakili).toMatchObject([{ idUserRole, pemberi: names.name, sampai: day(6) }]);
    expect(mewakili?.[0]?.jumlah).toBeGreaterThanOrEqual(theirs.length);

    // The giver goes on working, and both see the same.
    const again = await enter('koordinator');
    expect(await waiting(again)).toEqual(theirs);
    expect((await appointments(again)).diberikan[0]).toMatchObject({ wakil: own.name, keadaan: 'berlaku' });

    // No chain, and nothing that would outlive the time.
    expect((await acting.post('user/wakil', { ...asked, idWakil: names.id })).statusCode).toBe(403);

    world.clock.now = new Date(world.clock.now.getTime() + 6 * 86_400_000);
    const last = await actFor(await enter('penilai'), names.name);
    expect(await waiting(last)).toEqual(await waiting(await enter('koordinator')));
    world.clock.now = new Date(world.clock.now.getTime() + 86_400_000);
    expect((await last.get('user')).statusCode).toBe(401);
    const after = await enter('penilai');
    expect((await after.post('user/switch-akses', { idUserRole })).statusCode).toBe(403);
    expect((await appointments(after)).diterima[0]).toMatchObject({ keadaan: 'selesai' });
  });

  it('is refused by field where it cannot be, and ends at once where it is revoked', async () => {
    const giver = await enter('koordinator');
    const idUserRole = await roleOf(giver, 'HA05');
    const idOf = async (name: string) => (await account(await enter(name))).id;
    const [student, partner, me, other] = [
      await idOf('mahasiswa'),
      await idOf('mitra'),
      await idOf('koordinator'),
      await idOf('bakpk'),
    ];
    const asked = { idUserRole, idWakil: other, mulai: day(0), sampai: day(3), alasan: 'Sakit' };
    const errors = async (change: object, who = giver) => {
      const answer = await who.post('user/wakil', { ...asked, ...change });
      expect(answer.statusCode).toBe(422);
      return Object.keys(answer.json<{ errors: object }>().errors).sort();
    };
    for (const idWakil of [student, partner, me]) expect(await errors({ idWakil })).toEqual(['idWakil']);
    expect(await errors({ idWakil: student, mulai: day(-1), sampai: day(-2) })).toEqual(['idWakil', 'mulai', 'sampai']);
    expect(await errors({ sampai: day(400) })).toEqual(['sampai']);
    expect(await errors({ alasan: ' ' })).toEqual(['alasan']);
    // Nobody hands over what somebody else holds, and Super Admin nobody at all.
    const team = await enter('timmbkm');
    expect(await errors({ idUserRole: await roleOf(team, 'HA03') })).toEqual(['idUserRole']);
    const admin = await enter('superadmin');
    expect(await errors({ idUserRole: (await account(admin)).idUserRole }, admin)).toEqual(['idUserRole']);
    // Accounts are looked after by those who do so themselves only.
    expect(await errors({ idUserRole: await roleOf(team, 'HA03') }, team)).toEqual(['idWakil']);

    const made = (await giver.post('user/wakil', asked)).json<{ id: string }>();
    expect(await errors({ idWakil: await idOf('penilai'), mulai: day(2), sampai: day(9) })).toEqual(['mulai']);
    const acting = await actFor(await enter('bakpk'), (await account(giver)).name);
    expect((await acting.get('mbkm/pendaftar-program-mbkm')).statusCode).toBe(200);
    expect((await team.post(`user/wakil/${made.id}/cabut`)).statusCode).toBe(200);
    expect((await acting.get('mbkm/pendaftar-program-mbkm')).statusCode).toBe(401);
    expect((await giver.post(`user/wakil/${made.id}/cabut`)).statusCode).toBe(409);
    expect((await (await enter('mahasiswa')).post(`user/wakil/${made.id}/cabut`)).statusCode).toBe(404);
  });

  it('is appointed by the team for somebody who cannot, but never the one who appoints', async () => {
    const team = await enter('timmbkm');
    const [ill, deputy, me] = [
      await account(await enter('koordinator')),
      await account(await enter('penilai')),
      await account(team),
    ];
    const idUserRole = ill.userRole.find(({ idRole }) => idRole === 'HA05')?.id;
    const asked = { idUserRole, idWakil: deputy.id, mulai: day(0), sampai: day(2), alasan: 'Dirawat di rumah sakit' };
    expect((await team.post('user/wakil', { ...asked, idWakil: me.id })).statusCode).toBe(422);
    expect((await team.post('user/wakil', asked)).statusCode).toBe(201);
    expect((await appointments(team, { akun: ill.id })).diberikan[0]).toMatchObject({
      ditunjukOleh: me.name,
      alasan: 'Dirawat di rumah sakit',
      keadaan: 'berlaku',
    });
    // Whose account is off is not represented either, at once.
    const acting = await actFor(await enter('penilai'), ill.name);
    expect((await acting.get('mbkm/pendaftar-program-mbkm')).statusCode).toBe(200);
    const off = async (aktif: boolean) => (await team.put(`auth/users/${ill.id}`, { aktif })).statusCode;
    expect(await off(false)).toBe(200);
    expect((await acting.get('mbkm/pendaftar-program-mbkm')).statusCode).toBe(401);
    expect(await off(true)).toBe(200);
    const outsider = await enter('bakpk');
    expect((await outsider.get('user/wakil', { akun: ill.id })).statusCode).toBe(404);
    const told = async (username: string) => (await (await enter(username)).get('notifikasi')).body;
    expect(await told('koordinator')).toContain(`Wakil Anda: ${deputy.name}`);
    expect(await told('penilai')).toContain(`Anda mewakili ${ill.name}`);
  });
});
