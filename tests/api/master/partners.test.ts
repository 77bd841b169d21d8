import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createWorld, type Person, testConfig, type World } from '../support/world.ts';
import { first, loginAs, type Row, refused, verdict } from './support.ts';

/** Partners, their contacts and positions, programmes (docs/domain/10 §2.4, §8 scenarios 7 and 9). */
let world: World;
let team: Person;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
});
afterAll(() => world.close());

let kind: string | undefined;
const mitra = async (nama: string, more: Record<string, unknown> = {}) => {
  kind ??= (await first(team, 'master/jenis-mitra', { aktif: true })).id;
  return {
    nama,
    idJenisMitra: kind,
    bidangUsaha: 'Uji',
    alamat: 'Jalan Uji 1',
    idKabupaten: '35.78',
    telepon: '0315550101',
    email: 'kantor@uji.example',
    ...more,
  };
};
const makePartner = async (nama: string): Promise<Row> => {
  const answer = await team.post('master/mitra', await mitra(nama));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Row>();
};
const contact = (idMitra: string, email: string, more: Record<string, unknown> = {}) => ({
  idMitra,
  nama: 'Sari Dewi Lestari',
  jabatan: 'Manajer',
  email,
  noHp: '081234567890',
  ...more,
});
const makeContact = async (idMitra: string, email: string, more: Record<string, unknown> = {}): Promise<Row> => {
  const answer = await team.post('master/pic-mitra', contact(idMitra, email, more));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Row>();
};

describe('mitra', () => {
  it('diberi kode berurutan tanpa ganda, juga bila disimpan bersamaan', async () => {
    const bodies = await Promise.all(['A', 'B', 'C', 'D', 'E'].map(n => mitra(`PT Bersamaan ${n}`)));
    const made = await Promise.all(bodies.map(body => team.post('master/mitra', body)));
    const codes = made.map(answer => String(answer.json<Row>().kode)).toSorted();
    expect(codes).toEqual(['M-00021', 'M-00022', 'M-00023', 'M-00024', 'M-00025']);
    const sent = await team.post('master/mitra', await mitra('PT Kode', { kode: 'M-1' }));
    expect(verdict(sent)).toEqual(refused({ kode: 'Isian ini diisi oleh sistem.' }));
  });

  it('dikenali sebagai mitra yang sama, bagaimanapun namanya diketik', async () => {
    const first = await makePartner('PT. NUSA DIGITAL UJI');
    const again = await team.post('master/mitra', await mitra('pt.  nusa digital uji'));
    expect(verdict(again)).toEqual(refused({ nama: `Mitra ini sudah terdaftar: ${first.kode} PT. NUSA DIGITAL UJI.` }));
    const elsewhere = await team.post('master/mitra', await mitra('PT Nusa Digital Uji', { idKabupaten: '35.15' }));
    expect(elsewhere.statusCode, elsewhere.body).toBe(201);
  });

  it('milik Tim MBKM langsung aktif; usulan koordinator diputuskan dan diberitahukan', async () => {
    expect((await makePartner('PT Langsung')).status).toBe('aktif');
    const lead = await world.as('HA05');
    const proposed = (await lead.post('master/mitra', await mitra('PT Usulan'))).json<Row>();
    expect(proposed.status).toBe('diusulkan');
    const titles = async (who: Person) => (await who.get('notifikasi')).json<Row[]>().map(row => row.judul);
    expect(await titles(team)).toContain('Mitra diusulkan');
    expect((await lead.post(`master/mitra/${proposed.id}/aksi/setujui`, {})).statusCode).toBe(403);
    expect((await team.post(`master/mitra/${proposed.id}/aksi/setujui`, {})).json()).toMatchObject({ status: 'aktif' });
    expect(await titles(lead)).toContain('Usulan mitra diterima');
  });

  it('menyimpan keempat tingkat wilayah, menolak yang tidak sejalan (skenario 9)', async () => {
    const inside = await mitra('PT Wilayah', { idKelurahan: '35.78.25.1003' });
    const row = (await team.post('master/mitra', inside)).json<Row>();
    const shown = (await team.get(`master/mitra/${row.id}`, { embed: '1' })).json<{ _embed: Record<string, Row> }>();
    expect(shown).toMatchObject({ idProvinsi: '35', idKabupaten: '35.78', idKelurahan: '35.78.25.1003' });
    expect(shown._embed.idProvinsi).toMatchObject({ label: 'Jawa Timur' });
    const outside = await mitra('PT Luar', { idKabupaten: '35.15', idKelurahan: '35.78.25.1003' });
    expect(verdict(await team.post('master/mitra', outside))).toEqual(
      refused({ idKelurahan: 'Pilih kelurahan/desa dari daftar.' }),
    );
  });
});

describe('PIC mitra', () => {
  it('satu PIC utama per mitra: yang pertama, lalu yang terakhir dipilih', async () => {
    const partner = await makePartner('PT Satu Utama');
    const a = await makeContact(partner.id, 'a@utama.example');
    const b = await makeContact(partner.id, 'b@utama.example');
    expect([a.isUtama, b.isUtama]).toEqual([true, false]);
    await team.put(`master/pic-mitra/${b.id}`, { isUtama: true, version: b.version });
    expect((await team.get(`master/pic-mitra/${a.id}`)).json()).toMatchObject({ isUtama: false });
    await Promise.all([1, 2, 3].map(n => makeContact(partner.id, `c${n}@utama.example`, { isUtama: true })));
    const rows = (await team.get('master/pic-mitra', { filter: { idMitra: partner.id } })).json<Row[]>();
    expect(rows.filter(row => row.isUtama).length).toBe(1);
  });

  it('mendapat akun dengan kata sandi sementara yang hanya membuka penggantiannya (skenario 7)', async () => {
    const partner = await makePartner('PT Akun');
    const pic = await makeContact(partner.id, 'sari.dewi@akun.example');
    const made = await team.post(`master/pic-mitra/${pic.id}/buatkan-akun`);
    expect(made.statusCode, made.body).toBe(201);
    const { username, kataSandiSementara, idUser } = made.json<Record<string, string>>();
    expect(username).toBe('sari.dewi');
    expect((await team.get(`master/pic-mitra/${pic.id}`)).json()).toMatchObject({ idUser });

    const person = await loginAs(world.app, String(username), String(kataSandiSementara));
    expect(verdict(await person.get('master/mitra'))).toEqual({
      status: 403,
      message: 'Ganti kata sandi Anda lebih dahulu.',
    });
    const change = { oldPassword: kataSandiSementara, newPassword: testConfig.demoPassword };
    expect((await person.put(`user/password/${idUser}`, change)).statusCode).toBe(200);
    const later = await loginAs(world.app, String(username), testConfig.demoPassword);
    expect((await later.get('master/mitra')).json<Row[]>().map(row => row.id)).toEqual([partner.id]);

    const again = await team.post(`master/pic-mitra/${pic.id}/buatkan-akun`);
    expect(verdict(again)).toEqual({ status: 409, message: 'PIC ini sudah memiliki akun.' });
    const known = await first(team, 'master/pic-mitra', { q: 'andi.kurniawan@nusa-digital.example' });
    expect((await team.post(`master/pic-mitra/${known.id}/buatkan-akun`)).statusCode).toBe(409);
  });

  it('akun hanya dibuatkan Tim MBKM, satu meski diminta bersamaan', async () => {
    const partner = await makePartner('PT Balapan');
    const pic = await makeContact(partner.id, 'balapan@balapan.example');
    const own = await first(await world.as('HA06'), 'master/pic-mitra', {});
    expect((await (await world.as('HA06')).post(`master/pic-mitra/${own.id}/buatkan-akun`)).statusCode).toBe(403);
    const answers = await Promise.all([1, 2, 3].map(() => team.post(`master/pic-mitra/${pic.id}/buatkan-akun`)));
    expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([201, 409, 409]);
    const taken = await makeContact(partner.id, 'dosen@lain.example');
    await world.db.execute(
      `update master_pic_mitra set email = (select email from pengaturan_user where username = 'dosen') where id = $1`,
      [taken.id],
    );
    expect(verdict(await team.post(`master/pic-mitra/${taken.id}/buatkan-akun`))).toEqual(
      refused({ email: 'Surel sudah digunakan.' }),
    );
  });

  it('penonaktifan mengakhiri perannya, pengaktifan memberikannya kembali', async () => {
    const pic = await first(team, 'master/pic-mitra', { q: 'andi.kurniawan@nusa-digital.example' });
    const person = await world.as('HA06');
    expect((await person.get('master/mitra')).statusCode).toBe(200);
    const off = await team.put(`master/pic-mitra/${pic.id}`, { aktif: false, version: pic.version });
    expect(off.statusCode, off.body).toBe(200);
    expect((await person.get('master/mitra')).statusCode).toBe(401);
    await team.put(`master/pic-mitra/${pic.id}`, { aktif: true, version: off.json<Row>().version });
    const back = await loginAs(world.app, 'mitra', testConfig.demoPassword);
    expect((await back.get('master/mitra')).json<Row[]>().map(row => row.id)).toEqual([pic.idMitra]);
  });
});

describe('posisi dan program', () => {
  it('mitra menulis posisinya sendiri', async () => {
    const partner = await loginAs(world.app, 'mitra', testConfig.demoPassword);
    const own = String((await first(partner, 'master/mitra', {})).id);
    const program = (await partner.get('master/program/all')).json<Row[]>()[0]?.id;
    const body = { nama: 'Pengembang Uji', jenis: 'posisi', idProgram: program, deskripsi: 'x', modaKerja: 'daring' };
    const made = await partner.post('master/posisi-kegiatan-topik', body);
    expect(made.statusCode, made.body).toBe(201);
    expect(made.json()).toMatchObject({ idMitra: own });
    const another = (await first(team, 'master/mitra', { id_neq: own, status: 'aktif' })).id;
    const foreign = await partner.post('master/posisi-kegiatan-topik', { ...body, nama: 'Lain', idMitra: another });
    expect(foreign.statusCode).not.toBe(201);
  });

  it('jenis program tetap setelah dipakai; SKS tidak melebihi jenisnya', async () => {
    const used = await first(team, 'master/posisi-kegiatan-topik', {});
    const program = (await team.get(`master/program/${String(used.idProgram)}`)).json<Row>();
    const kinds = (await team.get('master/jenis-mbkm', { range: [0, 99] })).json<Row[]>();
    const another = kinds.find(row => row.id !== program.idJenisMbkm);
    const moved = await team.put(`master/program/${program.id}`, {
      idJenisMbkm: another?.id,
      version: program.version,
    });
    expect(verdict(moved)).toEqual(refused({ idJenisMbkm: 'Isian ini tidak dapat diubah lagi.' }));
    await world.db.execute('update master_jenis_mbkm set sks_maks = 10 where id = $1', [another?.id]);
    const body = {
      kode: 'UJI-P',
      nama: 'Program Uji',
      idJenisMbkm: another?.id,
      penyelenggara: 'mitra',
      polaPendaftaran: 'mbkm',
      sksMaksKonversi: 11,
      durasiMinHari: 30,
    };
    expect(verdict(await team.post('master/program', body))).toEqual(refused({ sksMaksKonversi: 'Maksimal 10.' }));
    const made = await team.post('master/program', { ...body, sksMaksKonversi: 10 });
    expect(made.statusCode, made.body).toBe(201);
    const row = made.json<Row>();
    const free = await team.put(`master/program/${row.id}`, { idJenisMbkm: program.idJenisMbkm, version: row.version });
    expect(free.statusCode, free.body).toBe(200);
  });
});
