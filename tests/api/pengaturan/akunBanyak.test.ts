import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { KemajuanAkun, RencanaAkun } from '../../../resources/pengaturan/panggilanUndangan.ts';
import { type Mail, MailRefused } from '../../../server/platform/notify/mail/transport.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** Accounts for many people of the master data, and their invitations by mail. */
let world: World;
let team: Person;
let admin: Person;
const sent: Mail[] = [];
/** Addresses that the mail server refuses. */
const refused = new Set<string>();
const mail = {
  send: async (one: Mail) => {
    if (refused.has(one.to.address)) throw new MailRefused('550 5.1.1 User unknown');
    sent.push(one);
  },
  close: () => undefined,
};
const patient = { timeout: 120_000, interval: 200 };
const filter = { angkatan: 2023 };
const sumber = 'master/mahasiswa';

beforeAll(async () => {
  world = await createWorld(
    { template: inject('template'), templateDatabase: inject('templateDatabase') },
    undefined,
    {},
    { mail },
  );
  team = await world.as('HA03');
  admin = await world.as('HA01');
});
afterAll(() => world.close());

const plan = async (body: Record<string, unknown> = { sumber, filter }): Promise<RencanaAkun> => {
  const answer = await team.post('akun/banyak/periksa', body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<RencanaAkun>();
};
const count = (of: RencanaAkun, kode: string) => of.kelompok.find(one => one.kode === kode)?.jumlah ?? 0;
const make = async (body: Record<string, unknown>): Promise<KemajuanAkun> => {
  const begun = await team.post('akun/banyak', body);
  expect(begun.statusCode, begun.body).toBe(201);
  const { id } = begun.json<KemajuanAkun>();
  let run = begun.json<KemajuanAkun>();
  await expect
    .poll(async () => {
      run = (await team.get(`akun/banyak/${id}`)).json<KemajuanAkun>();
      return run.status;
    }, patient)
    .toBe('selesai');
  return run;
};
const job = async (name: string) => {
  const ran = await admin.post(`sistem/pekerjaan/${name}/jalankan`, {});
  expect(ran.json(), ran.body).toMatchObject({ status: 'selesai' });
};

describe('accounts for many people', { timeout: 180_000 }, () => {
  it('says beforehand how many will be made, and for whom none is and why', async () => {
    const free = await world.db.query<{ id: string; npm: string }>(
      `select id, npm from master_mahasiswa m where angkatan = 2023 and aktif
         and not exists (select 1 from pengaturan_user u where u.id_mahasiswa = m.id) order by npm limit 3`,
    );
    const [noMail, taken, twice] = free;
    await world.db.execute('update master_mahasiswa set email = null, email_kampus = null where id = $1', [noMail?.id]);
    await world.db.execute(`update pengaturan_user set username = $1 where username = 'bakpk'`, [taken?.npm]);
    await world.db.execute(
      `update master_mahasiswa set email = (select email from pengaturan_user where username = 'timmbkm') where id = $1`,
      [twice?.id],
    );
    const found = await plan();
    const all = await world.db.one<{ n: number; akun: number }>(
      `select count(*)::int as n, count(u.id)::int as akun from master_mahasiswa m
         left join pengaturan_user u on u.id_mahasiswa = m.id where angkatan = 2023`,
    );
    expect(found.total).toBe(all?.n);
    expect(count(found, 'sudah_ada')).toBe(all?.akun);
    expect(found.kelompok.find(({ kode }) => kode === 'tanpa_surel')).toMatchObject({
      jumlah: 1,
      contoh: [{ nomor: noMail?.npm, pesan: 'Alamat surel belum diisi.' }],
    });
    expect(found.kelompok.find(({ kode }) => kode === 'username')?.contoh[0]?.pesan).toMatch(
      /^Nama pengguna \d+ dipakai akun/,
    );
    expect(found.kelompok.find(({ kode }) => kode === 'surel')?.contoh[0]?.nomor).toBe(twice?.npm);
    expect(found.kelompok.reduce((sum, { jumlah }) => sum + jumlah, 0)).toBe(found.total);
  });

  it('makes them in the background, with the number as username and the declared role, and none twice', async () => {
    const wanted = count(await plan(), 'dibuat');
    expect(wanted).toBeGreaterThan(5);
    const run = await make({ sumber, filter });
    expect(run.jumlah).toMatchObject({ menunggu: 0, dibuat: wanted, dilewati: 3 });
    const made = await world.db.query<{ username: string; npm: string; roleId: string; n: number; phone: boolean }>(
      `select u.username, m.npm, u.role_id, u.no_hp is not distinct from m.no_hp as phone, (select count(*)::int from pengaturan_user_role r where r.id_user = u.id) as n
         from pengaturan_user u join master_mahasiswa m on m.id = u.id_mahasiswa
         join pengaturan_undangan i on i.id_user = u.id where m.angkatan = 2023`,
    );
    expect(made).toHaveLength(wanted);
    for (const { username, npm, roleId, n, phone } of made)
      expect({ username, roleId, n, phone }).toEqual({ username: npm, roleId: 'HA02', n: 1, phone: true });
    const again = await make({ sumber, filter });
    expect(again.jumlah).toMatchObject({ dibuat: 0, sudah_ada: run.jumlah.dibuat + run.jumlah.sudah_ada });
    const file = await team.get(`akun/banyak/${run.id}/unduh`);
    expect(file.headers['content-type']).toContain('spreadsheetml');
  });

  it('gives lecturers theirs, and staff none by itself', async () => {
    const found = await plan({ sumber: 'master/pegawai', filter: { jenis: 'tendik' } });
    expect(count(found, 'dibuat')).toBe(0);
    expect(count(found, 'tanpa_peran')).toBeGreaterThan(0);
    const lecturer = await world.db.one<{ id: string; nip: string }>(
      `select id, nip from master_pegawai p where jenis = 'dosen' and aktif and email is not null
         and not exists (select 1 from pengaturan_user u where u.id_pegawai = p.id or u.email = p.email) limit 1`,
    );
    const run = await make({ sumber: 'master/pegawai', ids: [lecturer?.id] });
    expect(run.jumlah.dibuat).toBe(1);
    expect(await world.db.one('select role_id from pengaturan_user where username = $1', [lecturer?.nip])).toEqual({
      roleId: 'HA04',
    });
  });

  it('goes on after the server was killed', async () => {
    const begun = await make({ sumber, filter: { angkatan: 2022 } });
    // As a kill leaves it: some done, the rest waiting.
    await world.db.execute(
      `delete from pengaturan_user u using internal_pembuatan_akun_baris b
        where b.id_pembuatan = $1 and b.hasil = 'dibuat' and u.username = b.nomor and u.terakhir_masuk is null`,
      [begun.id],
    );
    await world.db.execute(
      `update internal_pembuatan_akun_baris set hasil = 'menunggu' where id_pembuatan = $1 and hasil = 'dibuat'`,
      [begun.id],
    );
    await world.db.execute(`update internal_pembuatan_akun set status = 'berjalan' where id = $1`, [begun.id]);
    await job('buat-akun');
    const after = (await team.get(`akun/banyak/${begun.id}`)).json<KemajuanAkun>();
    expect(after).toMatchObject({ status: 'selesai', jumlah: begun.jumlah });
  });

  it('is for who may make accounts, and only for people', async () => {
    for (const who of ['HA02', 'HA05', 'HA06'] as const)
      expect((await (await world.as(who)).post('akun/banyak/periksa', { sumber, filter })).statusCode, who).toBe(403);
    expect((await team.post('akun/banyak/periksa', { sumber: 'master/satuan', filter })).statusCode).toBe(404);
    expect((await team.post('akun/banyak/periksa', { sumber })).statusCode).toBe(400);
    expect((await team.post('akun/banyak/periksa', { sumber, filter: { sandi: 1 } })).statusCode).toBe(400);
  });
});

interface Invitation {
  id: string;
  status: string;
  kepada: string;
  kesalahan: string | null;
}
const invitationOf = async (email: string) => {
  const answer = await team.get('pengaturan/undangan', { filter: { q: email } });
  return answer.json<Invitation[]>()[0];
};

describe('invitations', { timeout: 180_000 }, () => {
  it('go out with a link that works once; a refused address is told, put right and tried again', async () => {
    const [good, bad] = await world.db.query<{ id: string; kepada: string; idUser: string }>(
      `select id, kepada, id_user from pengaturan_undangan where status = 'belum' order by kepada limit 2`,
    );
    if (!good || !bad) throw new Error('tidak ada undangan');
    refused.add(bad.kepada);
    sent.length = 0;
    const sending = await team.post('pengaturan/undangan/kirim', { ids: [good.id, bad.id] });
    expect(sending.json()).toEqual({ jumlah: 2 });
    expect(await invitationOf(good.kepada)).toMatchObject({ status: 'menunggu' });
    await job('kirim-undangan');
    expect(sent.map(({ to }) => to.address)).toEqual([good.kepada]);
    expect(sent[0]?.text).toMatch(/http:\/\/localhost:3000\/login\/sandi#[\w-]{43}/);
    expect(await invitationOf(good.kepada)).toMatchObject({ status: 'terkirim', kesalahan: null });
    expect(await invitationOf(bad.kepada)).toMatchObject({ status: 'gagal', kesalahan: '550 5.1.1 User unknown' });

    const wrong = await team.post(`pengaturan/undangan/${bad.id}/kirim`, { email: 'bukan alamat' });
    expect(wrong.statusCode).toBe(422);
    expect(Object.keys(wrong.json().errors)).toEqual(['email']);
    const right = await team.post(`pengaturan/undangan/${bad.id}/kirim`, { email: 'benar@kampus.example' });
    expect(right.json(), right.body).toMatchObject({ status: 'menunggu', kepada: 'benar@kampus.example' });
    await job('kirim-undangan');
    expect(sent.at(-1)?.to.address).toBe('benar@kampus.example');
    expect(await invitationOf('benar@kampus.example')).toMatchObject({ status: 'terkirim' });

    await world.db.execute('update pengaturan_user set terakhir_masuk = now() where id = $1', [good.idUser]);
    await job('kirim-undangan');
    expect(await invitationOf(good.kepada)).toMatchObject({ status: 'masuk' });
    const summary = await team.get('pengaturan/undangan/ringkasan');
    expect(summary.json()).toMatchObject({ surel: true, jumlah: { masuk: 1, menunggu: 0, gagal: 1 } });
    const late = await team.post(`pengaturan/undangan/${good.id}/kirim`, {});
    expect(late.statusCode).toBe(409);
  });

  it('lets a partner’s contact in for that partner only', async () => {
    const partner = await world.db.one<{ id: string }>(`select id from master_mitra where status = 'aktif' limit 1`);
    const contact = { nama: 'Rina Hapsari', jabatan: 'HRD', email: 'rina@mitra.example', noHp: '081234567890' };
    const path = `master/mitra/${partner?.id}/undang-kontak`;
    const missing = await team.bare.post(path, { ...contact, email: '' });
    expect(Object.keys(missing.json().errors)).toEqual(['email']);
    const invited = await team.bare.post(path, contact);
    expect(invited.statusCode, invited.body).toBe(201);
    const { idUser } = invited.json<{ idUser: string }>();
    expect(
      await world.db.one(
        `select r.id_role, r.id_mitra, p.id_user from pengaturan_user_role r join pengaturan_user u on u.id = r.id_user
           join master_pic_mitra p on p.id = u.id_pic_mitra where u.id = $1`,
        [idUser],
      ),
    ).toEqual({ idRole: 'HA06', idMitra: partner?.id, idUser });
    await job('kirim-undangan');
    expect(sent.at(-1)?.to).toEqual({ name: 'Rina Hapsari', address: 'rina@mitra.example' });
    const stranger = await (await world.as('HA06')).bare.post(path, { ...contact, email: 'lain@mitra.example' });
    expect(stranger.statusCode).toBe(403);
  });
});
