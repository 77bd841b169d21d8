import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { BacaanKrs, KelasTersedia, Khs, LembarKelas } from '../../../../resources/pertukaran/bacaanKrs.ts';
import type { Dashboard } from '../../../../resources/umum/dashboard.ts';
import { inboundId } from '../../../../server/areas/pertukaran/demo/inbound.ts';
import { idOf } from '../../../../server/demo/ids.ts';
import { createWorld, type Person, person, testConfig, type World } from '../../support/world.ts';

/** Study plans and grades of inbound students (docs/domain/50 §1.5, §1.6, §2.3; scenarios 4, 5, 6, 7). */

const P = 'v2/pertukaran-mahasiswa/krs';
const classId = (key: string) => idOf('pertukaran/mk-inbound', key);

let world: World;
let team: Person;
let andi: Person;
let dosen: Person;

/** A demo student at the door: demo accounts have the demo password. */
async function enter(key: string): Promise<Person> {
  const found = await world.db.one<{ username: string }>(
    'select username from pengaturan_user where id_mhs_inbound = $1',
    [inboundId(key)],
  );
  const answer = await world.login(found?.username ?? '', testConfig.demoPassword);
  expect(answer.statusCode, answer.body).toBe(200);
  return person(world.app, answer.json<{ token: { AccessToken: string } }>().token.AccessToken);
}

const plan = async (who: Person, npm?: string): Promise<BacaanKrs> =>
  (await who.get(P, npm ? { npm } : {})).json<BacaanKrs>();
const npmOf = async (key: string) =>
  (await world.db.one<{ npm: string }>('select npm from pertukaran_mhs_inbound where id = $1', [inboundId(key)]))
    ?.npm ?? '';

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
  andi = await world.as('HA08');
  dosen = await world.as('HA04');
});
afterAll(() => world.close());

describe('KRS', () => {
  it('menolak kelas penuh, bentrok, dan yang sudah diambil; setelah diajukan terkunci', async () => {
    const jihan = await enter('jihan');
    const npm = await npmOf('jihan');
    const { header } = await plan(team, npm);
    const back = await team.put(`${P}/approve/${header?.id}`, {
      aksi: 'revisi',
      catatan: 'Tambah satu.',
      version: header?.version,
    });
    expect(back.statusCode, back.body).toBe(200);
    expect(await plan(jihan)).toMatchObject({ terbuka: true, header: { status: 'revisi', catatan: 'Tambah satu.' } });
    // The dashboard leads there, by the days of the own study period (docs/domain/10 "Dashboard").
    const begin = (await jihan.get('dashboard')).json<Dashboard>();
    expect(begin.langkah).toEqual([
      { label: 'Perbaiki KRS', keterangan: 'Tambah satu.', link: '/pertukaran-mahasiswa/inbound/krs', mendesak: true },
    ]);
    expect(begin.batas).toMatchObject({ label: 'Pengisian KRS' });
    expect(begin.keikutsertaan).toMatchObject([{ nomor: npm, program: 'Pertukaran Mahasiswa Inbound' }]);
    expect(begin.jadwal.map(({ label }) => label)).toContain('Pengisian KRS');
    expect(begin.jadwal.map(({ label }) => label)).not.toContain('Pendaftaran');
    // Without the right to study plans there is a dashboard still.
    const admin = await world.as('HA01');
    const matrix = (await admin.get('menu-user/permission', { roleId: 'HA08' })).json<{
      items: { menuId: string; canRead: boolean }[];
    }>();
    const put = (items: object[]) => admin.put('menu-user/permission', { roleId: 'HA08', app: '1', items });
    expect((await put(matrix.items.map(item => ({ ...item, canRead: false })))).statusCode).toBe(200);
    expect((await jihan.get(P)).statusCode).toBe(403);
    const bare = await jihan.get('dashboard');
    expect([bare.statusCode, bare.json<Dashboard>().langkah]).toEqual([200, null]);
    expect((await put(matrix.items)).statusCode).toBe(200);

    const take = (key: string) => jihan.post(P, { idMkInbound: classId(key) });
    const first = await take('if1');
    expect(first.statusCode, first.body).toBe(201);
    const clash = await take('if2');
    expect([clash.statusCode, clash.json().message]).toEqual([
      409,
      expect.stringMatching(/^Jadwal .+ bentrok dengan .+ \(Senin 08\.00\)\.$/),
    ]);
    const full = await take('mn2');
    expect([full.statusCode, full.json().message]).toEqual([409, expect.stringMatching(/sudah penuh \(2\/2\)\.$/)]);
    const again = await take('if1');
    expect([again.statusCode, again.json().message]).toEqual([409, expect.stringMatching(/sudah ada di KRS\.$/)]);
    const closed = await take('ik2');
    expect(closed.statusCode).toBe(409);

    const available = (await jihan.get(`${P}/tersedia`)).json<KelasTersedia[]>();
    expect(available.find(one => one.idMkInbound === classId('if2'))?.bentrokDengan).toEqual(expect.any(String));
    expect(available.find(one => one.idMkInbound === classId('mn2'))?.sisaKursi).toBe(0);

    const { header: now } = await plan(jihan);
    const sent = await jihan.bare.put(`${P}/ajukan`, { version: now?.version });
    expect(sent.statusCode, sent.body).toBe(200);
    const locked = await take('ti1');
    expect([locked.statusCode, locked.json().message]).toEqual([409, 'KRS sudah diajukan dan tidak dapat diubah.']);
  });

  it('di atas batas SKS tidak disetujui, dengan kalimat dialog Maaf; setelah dikurangi disetujui dan mahasiswa berjalan', async () => {
    const indra = await enter('indra');
    const npm = await npmOf('indra');
    const { header, masaStudi } = await plan(team, npm);
    expect(header?.totalSks).toBeGreaterThan(masaStudi.batasSks);
    const refused = await team.put(`${P}/approve/${header?.id}`, { aksi: 'setujui', version: header?.version });
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      `SKS mahasiswa Indra Kurniawan ${header?.totalSks}, lebih dari 20. Kembalikan KRS untuk disesuaikan.`,
    ]);
    const many = await team.bare.put(`${P}/approve-massal`, {
      aksi: 'setujui',
      items: [{ id: header?.id, version: header?.version }],
    });
    expect(many.json()).toMatchObject({ berhasil: [], gagal: [{ pesan: expect.stringContaining('lebih dari 20') }] });
    const check = (await team.get(`${P}/cek-sks`, { npm })).json();
    expect(check).toMatchObject({ sumber: 'pertukaran', lebih: true, judul: 'Maaf' });

    await team.put(`${P}/approve/${header?.id}`, { aksi: 'revisi', catatan: 'Kurangi.', version: header?.version });
    const over = await plan(indra);
    const tooMany = await indra.bare.put(`${P}/ajukan`, { version: over.header?.version });
    expect([tooMany.statusCode, tooMany.json().message]).toEqual([
      422,
      'SKS Anda lebih dari 20, harap sesuaikan terlebih dahulu di Aplikasi Siamik !',
    ]);
    const last = over.rows.at(-1);
    const gone = await indra.bare.delete(`${P}/${last?.id}`, { version: last?.version });
    expect(gone.statusCode, gone.body).toBe(200);
    const less = await plan(indra);
    expect((await indra.bare.put(`${P}/ajukan`, { version: less.header?.version })).statusCode).toBe(200);
    const { header: again } = await plan(team, npm);
    const approved = await team.put(`${P}/approve/${again?.id}`, { aksi: 'setujui', version: again?.version });
    expect(approved.statusCode, approved.body).toBe(200);
    expect((await plan(indra)).mahasiswa.status).toBe('berjalan');
  });

  it('kursi terakhir diperoleh tepat satu dari banyak yang bersamaan', async () => {
    await world.db.execute('update pertukaran_mk_inbound set kuota = terisi + 1 where id = $1', [classId('if2')]);
    const made = 50;
    const people: Person[] = [];
    for (let i = 0; i < made; i++) {
      const npm = `IN99${String(i).padStart(5, '0')}`;
      await world.db.execute(
        `insert into pertukaran_mhs_inbound (id, nomor_registrasi, npm, id_masa_studi, jalur, jumlah_semester, nama_lengkap,
           kewarganegaraan, jenis_kelamin, tempat_lahir, tanggal_lahir, email, no_hp, alamat_asal, nama_kampus_asal, jenjang_asal,
           nama_prodi_asal, nim_asal, semester_asal, ipk, nama_pic_asal, email_pic_asal, id_program_prodi, motivasi,
           kontak_darurat_nama, kontak_darurat_hubungan, kontak_darurat_hp, pernyataan, status)
         select gen_random_uuid(), $2, $2, id_masa_studi, jalur, 1, $2, kewarganegaraan, jenis_kelamin, tempat_lahir, tanggal_lahir,
           $2 || '@uji.example', no_hp, alamat_asal, nama_kampus_asal, jenjang_asal, nama_prodi_asal, $2, 5, 3.5, nama_pic_asal,
           email_pic_asal, id_program_prodi, motivasi, kontak_darurat_nama, kontak_darurat_hubungan, kontak_darurat_hp, true,
           'disetujui' from pertukaran_mhs_inbound where id = $1`,
        [inboundId('andi'), npm],
      );
    }
    const npms = Array.from({ length: made }, (_, i) => `IN99${String(i).padStart(5, '0')}`);
    people.push(...npms.map(() => team));
    const answers = await Promise.all(
      npms.map((npm, i) => people[i]?.post(P, { npm, idMkInbound: classId('if2'), catatan: 'Uji bersamaan.' })),
    );
    const codes = answers.map(answer => answer?.statusCode);
    expect(codes.filter(code => code === 201)).toHaveLength(1);
    expect(codes.filter(code => code === 409)).toHaveLength(made - 1);
    const seats = await world.db.one<{ terisi: number; kuota: number }>(
      'select terisi, kuota from pertukaran_mk_inbound where id = $1',
      [classId('if2')],
    );
    expect(seats?.terisi).toBe(seats?.kuota);
  });

  it('semua pekerjaan terjadwal dapat dijalankan', async () => {
    const admin = await world.as('HA01');
    for (const name of ['inbound-selesai', 'inbound-bersih', 'inbound-ingatkan']) {
      const ran = await admin.post(`sistem/pekerjaan/${name}/jalankan`);
      expect([name, ran.statusCode, ran.json().status], ran.body).toEqual([name, 200, 'selesai']);
    }
  });

  it('draf yang ditinggalkan melepaskan kursinya sehari setelah masa pengisian', async () => {
    const taken = async () =>
      (
        await world.db.one<{ n: number }>('select terisi as n from pertukaran_mk_inbound where id = $1', [
          classId('if2'),
        ])
      )?.n ?? 0;
    const before = await taken();
    const period = await world.db.one<{ hari: string }>(
      `select krs_selesai::text as hari from pertukaran_masa_studi m join pertukaran_mk_inbound c on c.id_masa_studi = m.id where c.id = $1`,
      [classId('if2')],
    );
    const then = world.clock.now;
    world.clock.now = new Date(Date.parse(`${period?.hari}T12:00:00+07:00`) + 86_400_000);
    // A session of before would have ended by then.
    const entered = (await world.login('superadmin')).json<{ token: { AccessToken: string } }>();
    const ran = await person(world.app, entered.token.AccessToken).post('sistem/pekerjaan/inbound-kursi/jalankan');
    world.clock.now = then;
    expect(ran.statusCode, ran.body).toBeLessThan(300);
    expect(await taken()).toBe(before - 1);
  });
});

describe('nilai', () => {
  const sheet = async (who: Person, key: string): Promise<LembarKelas> =>
    (await who.get(`${P}/nilai`, { idMkInbound: classId(key) })).json<LembarKelas>();

  it('dihitung server dari bobot, difinalkan pengampu bila lengkap, lalu terkunci dan tampak pada KHS', async () => {
    const before = await sheet(dosen, 'if4');
    expect(before).toMatchObject({ bolehIsi: true, bolehFinal: true, tertutup: null });
    expect(before.peserta.length).toBeGreaterThan(1);
    const items = before.peserta.map(({ idKrsDetail, version }) => ({
      idKrsDetail,
      version,
      nilaiPartisipasi: 80,
      nilaiTugas: 90,
      nilaiUts: 70,
      kehadiran: 60,
    }));
    expect((await dosen.bare.put(`${P}/nilai-massal`, { items })).statusCode).toBe(200);
    const half = await sheet(dosen, 'if4');
    const early = await dosen.bare.put(`${P}/nilai-final/${classId('if4')}`, { version: half.version });
    expect([early.statusCode, early.json().message]).toEqual([
      422,
      `Nilai UAS untuk ${half.peserta[0]?.nama} belum diisi.`,
    ]);
    for (const { idKrsDetail, version } of half.peserta) {
      const saved = await dosen.bare.put(`${P}/nilai/${idKrsDetail}`, { nilaiUas: 85, version });
      expect(saved.statusCode, saved.body).toBe(200);
    }
    const full = await sheet(dosen, 'if4');
    expect(full.peserta[0]).toMatchObject({ nilaiAkhir: 81.5, nilaiHuruf: 'A-', nilaiMutu: 3.75, status: 'draf' });
    const low = await dosen.bare.put(`${P}/nilai-final/${classId('if4')}`, { version: full.version });
    expect([low.statusCode, low.json().kehadiranRendah.length]).toEqual([409, full.peserta.length]);
    const done = await dosen.bare.put(`${P}/nilai-final/${classId('if4')}`, {
      version: full.version,
      konfirmasiKehadiran: true,
    });
    expect(done.statusCode, done.body).toBe(200);
    const row = full.peserta[0];
    const { version } = (await sheet(dosen, 'if4')).peserta[0] ?? { version: 0 };
    const late = await dosen.bare.put(`${P}/nilai/${row?.idKrsDetail}`, { nilaiUas: 90, version });
    expect([late.statusCode, late.json().message]).toEqual([409, 'Nilai sudah final.']);

    const khs = (await andi.get(`${P}/khs`)).json<Khs>();
    const graded = khs.rows.filter(({ final }) => final);
    expect(graded).toContainEqual(expect.objectContaining({ nilaiAkhir: 81.5, nilaiHuruf: 'A-', lulus: true }));
    expect(
      khs.rows.filter(({ final }) => !final).every(one => one.nilaiAkhir === null && one.nilaiHuruf === null),
    ).toBe(true);
    expect(khs.belumDinilai).toBe(khs.rows.length - graded.length);
    expect(khs.ips).toEqual(expect.any(Number));
  });

  it('menolak nilai di luar 0 sampai 100 per isian, dosen lain, dan pembukaan tanpa catatan', async () => {
    const { peserta } = await sheet(dosen, 'if3');
    const [row] = peserta;
    const wrong = await dosen.bare.put(`${P}/nilai/${row?.idKrsDetail}`, { nilaiUas: 100.5, version: row?.version });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      422,
      { 'items.0.nilaiUas': 'Nilai harus antara 0 dan 100.' },
    ]);
    expect((await dosen.get(`${P}/nilai`, { idMkInbound: classId('mn1') })).statusCode).toBe(404);
    const final = await sheet(team, 'if4');
    const bare = await team.bare.put(`${P}/nilai-buka/${classId('if4')}`, { version: final.version });
    expect(bare.statusCode).toBe(422);
    expect(
      (await dosen.bare.put(`${P}/nilai-buka/${classId('if4')}`, { version: final.version, catatan: 'x' })).statusCode,
    ).toBe(403);
    const opened = await team.bare.put(`${P}/nilai-buka/${classId('if4')}`, {
      version: final.version,
      catatan: 'Salah input.',
    });
    expect(opened.statusCode, opened.body).toBe(200);
    expect((await sheet(team, 'if4')).peserta.every(({ status }) => status === 'draf')).toBe(true);
  });

  it('mahasiswa hanya melihat miliknya', async () => {
    expect((await andi.get(P, { npm: await npmOf('baso') })).statusCode).toBe(404);
    const own = (await andi.get('v2/mhs-luar-upn/list')).json<{ id: string }[]>();
    expect(own.map(({ id }) => id)).toEqual([inboundId('andi')]);
    expect((await andi.get(`${P}/nilai`, { idMkInbound: classId('if1') })).statusCode).toBe(403);
  });
});
