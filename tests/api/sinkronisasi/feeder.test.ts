import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { kodeJenisMbkm } from '../../../resources/mbkm/jenis.ts';
import { forgetTokens } from '../../../server/areas/sinkronisasi/feeder/http.ts';
import type { FeederRow } from '../../../server/areas/sinkronisasi/feeder/port.ts';
import { fillFeeder } from '../support/feederLists.ts';
import { type FeederServer, startFeeder } from '../support/feederServer.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** Reports to a Neo Feeder that fails in the ways of the real one (docs/domain/10 §3.14). */
let world: World;
let admin: Person;
let staff: Person;
let feeder: FeederServer;

const activities = 'GetListAktivitasMahasiswa';
const sendings = 'sinkronisasi/pengiriman-feeder';
const records = 'sinkronisasi/rekaman-feeder';

interface Row extends Record<string, unknown> {
  id: string;
  version: number;
  status: string;
}

beforeAll(async () => {
  process.env.NEO_FEEDER_KEY = 'pengguna:sandi';
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  admin = await world.as('HA01');
  staff = await world.as('HA10');
  feeder = await startFeeder();
  await fillFeeder(feeder, world.db);
  const [source] = (await admin.get('pengaturan/sumber-data', { filter: { kode: 'neo-feeder' } })).json<Row[]>();
  const saved = await admin.put(`pengaturan/sumber-data/${source?.id}`, {
    mode: 'http',
    baseUrl: feeder.base,
    timeoutDetik: 1,
  });
  expect(saved.statusCode, saved.body).toBe(200);
});
afterAll(async () => {
  delete process.env.NEO_FEEDER_KEY;
  await feeder.close();
  await world.close();
});
beforeEach(() => {
  feeder.breakdown = () => undefined;
  feeder.calls.length = 0;
  forgetTokens();
});

const there = (list: string): readonly FeederRow[] => feeder.lists.get(list) ?? [];
const work = async () => {
  const ran = await admin.post('sistem/pekerjaan/neo-feeder/jalankan');
  expect(ran.statusCode, ran.body).toBe(200);
  return ran.json<{ status: string; pesan: string | null }>();
};
const sending = async (id: string) => (await staff.get(`${sendings}/${id}`)).json<Row>();
const step = async (id: string, name: string, body: Record<string, unknown> = {}) =>
  staff.post(`${sendings}/${id}/aksi/${name}`, { ...body });
type FeederRecord = Row & { jenis: string; nama: string; alasan: string | null };

/** All records of a sending, page by page. */
async function recordsOf(id: string, more: Record<string, unknown> = {}): Promise<FeederRecord[]> {
  const found: FeederRecord[] = [];
  for (;;) {
    const range = [found.length, found.length + 199];
    const page = (await staff.get(records, { filter: { idPengiriman: id, ...more }, range })).json<FeederRecord[]>();
    found.push(...page);
    if (page.length < 200) return found;
  }
}

/** The period with the most participations that run or have ended. */
async function busiestPeriod(): Promise<string> {
  const found = await world.db.one<{ id: string }>(
    `select id_periode as id from mbkm_pendaftar_program_mbkm where status in ('berjalan', 'selesai')
     group by 1 order by count(*) desc limit 1`,
  );
  return found?.id ?? '';
}

async function compose(more: Record<string, unknown> = {}): Promise<string> {
  const made = await staff.post(sendings, {
    nama: 'Semua program',
    idPeriode: await busiestPeriod(),
    jenis: Object.keys(kodeJenisMbkm),
    ...more,
  });
  expect(made.statusCode, made.body).toBe(201);
  const { id } = made.json<Row>();
  await work();
  return id;
}

async function confirmCodes(): Promise<void> {
  const rows = (await staff.get('sinkronisasi/padanan-feeder', { range: [0, 99] })).json<
    (Row & { idKode: string })[]
  >();
  const codes = (await staff.get('sinkronisasi/kode-feeder', { range: [0, 99] })).json<(Row & { jenis: string })[]>();
  for (const row of rows) {
    if (row.status === 'dipastikan') continue;
    const idKode = row.idKode ?? codes.find(code => code.jenis === row.jenis)?.id;
    const said = await staff.post(`sinkronisasi/padanan-feeder/${row.id}/aksi/pastikan`, { idKode });
    expect(said.statusCode, said.body).toBe(200);
  }
}

/** Sends until nothing is left. */
async function sendWhole(id: string): Promise<void> {
  const sent = await step(id, 'kirim');
  expect(sent.statusCode, sent.body).toBe(200);
  await work();
}

describe('reports to the Neo Feeder', () => {
  let id: string;

  it('composes with the reasons of every record that would be refused, and sends nothing before codes are confirmed', async () => {
    id = await compose();
    expect(await sending(id)).toMatchObject({ status: 'siap', jumlahTerkirim: 0 });
    const refused = await recordsOf(id, { status: 'ditolak' });
    expect(refused.length).toBeGreaterThan(10);
    expect(refused.find(one => one.jenis === 'aktivitas')?.alasan).toContain('belum dipastikan di Padanan Kode');
    expect(await recordsOf(id, { status: 'siap' })).toEqual([]);
    const empty = await step(id, 'kirim');
    expect(empty.statusCode).toBe(409);
    expect(empty.json()).toMatchObject({ message: 'Tidak ada data yang perlu dikirim.' });
    expect(there(activities)).toEqual([]);
  });

  it('sends each record once though answers are lost, tokens end and the Feeder is patched meanwhile', async () => {
    await confirmCodes();
    expect((await step(id, 'susun')).statusCode).toBe(200);
    await work();
    const planned = await recordsOf(id, { status: 'siap' });
    expect(planned.length).toBeGreaterThan(10);
    // Each seventh insert is stored and its answer lost; each eleventh call of a list is refused by a patch.
    feeder.breakdown = (act, n) =>
      act.startsWith('Insert') && n % 7 === 3 ? 'lost' : act.startsWith('GetList') && n % 11 === 5 ? 'html' : undefined;
    feeder.forgetTokens();
    await sendWhole(id);
    expect(await sending(id)).toMatchObject({ status: 'selesai', jumlahTerkirim: planned.length, jumlahGagal: 0 });
    for (const [jenis, list, names] of [
      ['aktivitas', activities, ['keterangan']],
      ['anggota', 'GetListAnggotaAktivitasMahasiswa', ['id_aktivitas', 'id_registrasi_mahasiswa']],
      ['bimbingan', 'GetListBimbingMahasiswa', ['id_aktivitas', 'id_dosen']],
      ['konversi', 'GetListKonversiKampusMerdeka', ['id_anggota', 'id_matkul']],
    ] as const) {
      const keys = there(list).map(row => names.map(name => row[name]).join(' '));
      expect(new Set(keys).size, jenis).toBe(keys.length);
      expect(keys.length, jenis).toBe(planned.filter(one => one.jenis === jenis).length);
    }
    expect(feeder.calls.filter(act => act === 'GetToken').length).toBeGreaterThan(0);
  });

  it('goes on where a process died: what it had sent without hearing the answer is looked for first', async () => {
    const before = there(activities).length;
    // As if the process had been killed between the insert and its answer.
    await world.db.execute(
      `update sinkronisasi_rekaman_feeder set status = 'mengirim', id_feeder = null, terkirim = null
       where id in (select id from sinkronisasi_rekaman_feeder where jenis in ('aktivitas', 'anggota') and status = 'terkirim'
         order by id limit 6)`,
    );
    await sendWhole(id);
    expect(await sending(id)).toMatchObject({ status: 'selesai', jumlahGagal: 0 });
    expect(there(activities).length).toBe(before);
    expect(await recordsOf(id, { status: 'mengirim' })).toEqual([]);
  });

  it('stops with the reason when the Feeder is silent, and keeps what was sent', async () => {
    const title = 'Judul baru setelah dikirim';
    await world.db.execute(
      `update mbkm_pendaftar_program_mbkm set judul_kegiatan = $1 where id in (
         select replace(kunci, 'p:', '')::uuid from sinkronisasi_rekaman_feeder
         where jenis = 'aktivitas' and kunci like 'p:%' and status = 'terkirim' order by id limit 2)`,
      [title],
    );
    expect((await step(id, 'susun')).statusCode).toBe(200);
    await work();
    const changed = await recordsOf(id, { status: 'berubah', jenis: 'aktivitas' });
    expect(changed.length).toBe(2);
    feeder.breakdown = act => (act.startsWith('Update') ? 'silent' : undefined);
    await sendWhole(id);
    expect(await sending(id)).toMatchObject({
      status: 'terhenti',
      pesan: 'Neo Feeder sedang tidak dapat dihubungi. Coba lagi nanti.',
    });
    feeder.breakdown = () => undefined;
    await sendWhole(id);
    expect(await sending(id)).toMatchObject({ status: 'selesai', pesan: null });
    expect(there(activities).filter(row => String(row.judul).includes(title)).length).toBe(2);
  });

  it('asks again about a code that a patch renamed, and sends nothing until it is confirmed', async () => {
    const kinds = feeder.lists.get('GetJenisAktivitasMahasiswa') ?? [];
    feeder.lists.set(
      'GetJenisAktivitasMahasiswa',
      kinds.map(row => (row.id_jenis_aktivitas_mahasiswa === '13' ? { ...row, nama: 'Magang industri' } : row)),
    );
    expect((await step(id, 'susun')).statusCode).toBe(200);
    await work();
    const [asked] = (await staff.get('sinkronisasi/padanan-feeder', { filter: { status: 'berubah' } })).json<
      (Row & { nama: string })[]
    >();
    expect(asked?.nama).toBe('Magang');
    const refused = await recordsOf(id, { status: 'ditolak', jenis: 'aktivitas', kodeJenisMbkm: 'magang' });
    expect(refused[0]?.alasan).toContain('Kode Magang belum dipastikan');
    await confirmCodes();
    expect((await step(id, 'susun')).statusCode).toBe(200);
    await work();
    expect(await recordsOf(id, { status: 'ditolak', jenis: 'aktivitas', kodeJenisMbkm: 'magang' })).toEqual([]);
  });

  it('deletes nothing at the Feeder without somebody who says so for that record', async () => {
    const [gone] = await recordsOf(id, { status: 'terkirim', jenis: 'bimbingan' });
    const [, idDosen] = String(
      (await world.db.one<{ kunci: string }>('select kunci from sinkronisasi_rekaman_feeder where id = $1', [gone?.id]))
        ?.kunci,
    ).split('/');
    const held = await world.db.query<{ id: string }>(
      'select id from mbkm_pendaftar_program_mbkm where id_dosen_pembimbing = $1',
      [idDosen],
    );
    await world.db.execute(
      `update mbkm_pendaftar_program_mbkm set id_dosen_pembimbing = null where id_dosen_pembimbing = $1`,
      [idDosen],
    );
    const before = there('GetListBimbingMahasiswa').length;
    expect((await step(id, 'susun')).statusCode).toBe(200);
    await work();
    const [waiting, ...others] = await recordsOf(id, { status: 'perlu_hapus' });
    expect(waiting?.alasan).toContain('tidak lagi ada dalam rencana');
    expect(there('GetListBimbingMahasiswa').length).toBe(before);
    const path = `${records}/${waiting?.id}/aksi/hapus`;
    expect((await staff.post(path, {})).statusCode).toBe(422);
    expect((await staff.post(path, { catatan: 'Dosen berganti.' })).statusCode).toBe(200);
    await work();
    expect(there('GetListBimbingMahasiswa').length).toBe(before - 1);
    expect((await staff.get(`${records}/${waiting?.id}`)).json()).toMatchObject({ status: 'terhapus' });
    for (const one of others)
      expect((await staff.get(`${records}/${one.id}`)).json()).toMatchObject({ status: 'perlu_hapus' });
    // Back in the plan it is a new record there.
    await world.db.execute(
      'update mbkm_pendaftar_program_mbkm set id_dosen_pembimbing = $1 where id = any($2::uuid[])',
      [idDosen, held.map(one => one.id)],
    );
    expect((await step(id, 'susun')).statusCode).toBe(200);
    await work();
    expect((await staff.get(`${records}/${waiting?.id}`)).json()).toMatchObject({ status: 'siap' });
    await sendWhole(id);
    expect(there('GetListBimbingMahasiswa').length).toBe(before);
  });

  it('refuses a second sending while one is composed, and tells whom the Feeder does not know', async () => {
    const students = feeder.lists.get('GetListRiwayatPendidikanMahasiswa') ?? [];
    const [member] = await recordsOf(id, { status: 'terkirim', jenis: 'anggota' });
    const npm = String(member?.nama).split(' ')[0];
    feeder.lists.set(
      'GetListRiwayatPendidikanMahasiswa',
      students.filter(row => row.nim !== npm),
    );
    expect((await step(id, 'susun')).statusCode).toBe(200);
    const second = await staff.post(sendings, { nama: 'Kedua', idPeriode: await busiestPeriod(), jenis: ['magang'] });
    expect(second.statusCode).toBe(409);
    await work();
    expect(
      (await staff.get('sinkronisasi/pasangan-feeder', { filter: { status: 'tidak_ada' } })).json(),
    ).toContainEqual(expect.objectContaining({ kunci: npm, alasan: `NPM ${npm} tidak ada di Neo Feeder.` }));
    feeder.lists.set('GetListRiwayatPendidikanMahasiswa', students);
    const stays = await staff.delete(`${sendings}/${id}`);
    expect(stays.statusCode).toBe(409);
  });

  it('names what only one side has, and makes again what somebody deleted there', async () => {
    const compared = async () => {
      const asked = await step(id, 'banding/bandingkan');
      expect(asked.statusCode, asked.body).toBe(200);
      await work();
      const { banding, jumlahHanyaFeeder, jumlahHanyaPortal } = await sending(id);
      return [banding, jumlahHanyaFeeder, jumlahHanyaPortal];
    };
    const lines = async (sisi: string) =>
      (await staff.get('sinkronisasi/banding-feeder', { filter: { idPengiriman: id, sisi } })).json<Row[]>();
    expect(await compared()).toEqual(['sama', 0, 0]);
    const all = feeder.lists.get(activities) ?? [];
    const [gone] = all.splice(0, 1);
    all.push({ ...gone, id_aktivitas: 'tulisan-tangan', judul: 'Diketik di Neo Feeder', keterangan: '' });
    expect(await compared()).toEqual(['berbeda', 1, 1]);
    expect(await lines('feeder')).toMatchObject([{ nama: 'Diketik di Neo Feeder' }]);
    expect(await lines('portal')).toHaveLength(1);
    expect((await step(id, 'susun')).statusCode).toBe(200);
    await work();
    await sendWhole(id);
    expect(await compared()).toEqual(['berbeda', 1, 0]);
    expect(there(activities).filter(row => row.keterangan === gone?.keterangan).length).toBe(1);
    feeder.breakdown = act => (act === activities ? 'silent' : undefined);
    expect((await compared())[0]).toBe('gagal');
  });

  it('quotes the letter of assignment, and calls its activity changed when it is issued after the sending', async () => {
    const group = await world.db.one<{ id: string; kunci: string }>(
      `select id, kunci from sinkronisasi_rekaman_feeder where jenis = 'aktivitas' and kunci like 'k:%' and status = 'terkirim'
         and isi ->> 'sk_tugas' = '' limit 1`,
    );
    await world.db.execute(
      `insert into surat_surat (id, nomor_surat, jenis_surat, tahun, nomor_urut, tanggal_surat, perihal, nama_penerima,
         kode_verifikasi, status, resource, id_baris)
       values (gen_random_uuid(), '77/ST-KKN/2026', 'surat_tugas_kkn', 2026, 9077, '2026-11-20', 'Surat tugas', 'Kelompok',
         'UJI77', 'terbit', 'kkn/kkn-kelompok', $1)`,
      [group?.kunci.slice(2)],
    );
    expect((await step(id, 'susun')).statusCode).toBe(200);
    await work();
    expect((await staff.get(`${records}/${group?.id}`)).json()).toMatchObject({ status: 'berubah' });
    await sendWhole(id);
    expect(there(activities).filter(row => row.sk_tugas === '77/ST-KKN/2026')).toMatchObject([
      { tanggal_sk_tugas: '2026-11-20' },
    ]);
  });

  it('asks before it deletes a member who left the group after the sending', async () => {
    const member = await world.db.one<{ id: string; kunci: string }>(
      `select id, kunci from sinkronisasi_rekaman_feeder where jenis = 'anggota' and kunci like 'k:%' and status = 'terkirim'
         and isi ->> 'jenis_peran' = '2' order by id limit 1`,
    );
    const list = 'GetListAnggotaAktivitasMahasiswa';
    const before = there(list).length;
    const [, participation] = member?.kunci.split('/') ?? [];
    await world.db.execute(`update mbkm_pendaftar_program_mbkm set status = 'mengundurkan_diri' where id = $1`, [
      participation,
    ]);
    expect((await step(id, 'susun')).statusCode).toBe(200);
    await work();
    expect((await staff.get(`${records}/${member?.id}`)).json()).toMatchObject({ status: 'perlu_hapus' });
    expect(there(list).length).toBe(before);
    const path = `${records}/${member?.id}/aksi/hapus`;
    expect((await staff.post(path, { catatan: 'Keluar dari kelompok.' })).statusCode).toBe(200);
    await work();
    expect(there(list).length).toBe(before - 1);
  });

  it('refuses everything of a semester that the Feeder has closed, and sends nothing', async () => {
    const open = feeder.lists.get('GetSemester') ?? [];
    feeder.lists.set(
      'GetSemester',
      open.map(row => ({ ...row, a_periode_aktif: '0' })),
    );
    await world.db.execute(
      `update mbkm_pendaftar_program_mbkm set judul_kegiatan = 'Diganti setelah ditutup' where id = (
         select replace(kunci, 'p:', '')::uuid from sinkronisasi_rekaman_feeder
         where jenis = 'aktivitas' and kunci like 'p:%' and status = 'terkirim' order by id limit 1)`,
    );
    const sent = (await recordsOf(id, { status: 'terkirim' })).length;
    const calls = () => feeder.calls.filter(act => /^(Insert|Update|Delete)/.test(act)).length;
    expect((await step(id, 'susun')).statusCode).toBe(200);
    await work();
    expect(await recordsOf(id, { status: ['siap', 'berubah'] })).toEqual([]);
    const refused = (await recordsOf(id, { status: 'ditolak', jenis: 'aktivitas' })).find(({ nama }) =>
      nama.includes('Diganti setelah ditutup'),
    );
    expect(refused?.alasan).toMatch(/^Semester \d{5} sudah ditutup/);
    expect((await step(id, 'kirim')).statusCode).toBe(409);
    expect(calls()).toBe(0);
    // What is there as it should be stays so.
    expect((await recordsOf(id, { status: 'terkirim' })).length).toBeGreaterThan(sent / 2);
    feeder.lists.set('GetSemester', open);
    expect((await step(id, 'susun')).statusCode).toBe(200);
    await work();
    expect((await staff.get(`${records}/${refused?.id}`)).json()).toMatchObject({ status: 'berubah' });
  });

  it('tells of verified works as achievements of their students, and deletes one there only when somebody says so', async () => {
    const list = 'GetListPrestasiMahasiswa';
    const period = await world.db.one<{ id: string; tahun: number }>(
      `select id, extract(year from tanggal_mulai)::int as tahun from master_periode where id = $1`,
      [await busiestPeriod()],
    );
    await world.db.execute(
      `update portofolio_hki set status = 'terverifikasi', status_hki = 'terdaftar', tanggal_permohonan = make_date($1, 5, 2)
       where id_mahasiswa is not null`,
      [period?.tahun],
    );
    const whole = await compose({ nama: 'Dengan prestasi', jenis: ['permadi'], prestasi: true });
    const [refused] = await recordsOf(whole, { status: 'ditolak', jenis: 'prestasi' });
    expect(refused?.alasan).toContain('belum dipastikan di Padanan Kode');
    await confirmCodes();
    expect((await step(whole, 'susun')).statusCode).toBe(200);
    await work();
    const planned = await recordsOf(whole, { status: 'siap', jenis: 'prestasi' });
    expect(planned.length).toBeGreaterThan(3);
    feeder.breakdown = (act, n) => (act === 'InsertPrestasiMahasiswa' && n % 3 === 1 ? 'lost' : undefined);
    await sendWhole(whole);
    const keys = there(list).map(row => `${row.id_mahasiswa} ${row.nama_prestasi} ${row.tahun_prestasi}`);
    expect([keys.length, new Set(keys).size]).toEqual([planned.length, planned.length]);
    expect(there(list)[0]).toMatchObject({
      id_mahasiswa: expect.stringMatching(/^H-/),
      tahun_prestasi: `${period?.tahun}`,
    });

    const revised = await world.db.one<{ id: string }>(
      `select split_part(kunci, '/', 3) as id from sinkronisasi_rekaman_feeder where jenis = 'prestasi'
         and kunci like 'w:portofolio/hki/%' and status = 'terkirim' order by kunci limit 1`,
    );
    const change = (set: string) => world.db.execute(`update portofolio_hki set ${set} where id = $1`, [revised?.id]);
    await change(`judul = 'Judul yang dibetulkan'`);
    expect((await step(whole, 'susun')).statusCode).toBe(200);
    await work();
    expect(
      (await recordsOf(whole, { status: 'berubah' })).every(({ nama }) => nama.includes('Judul yang dibetulkan')),
    ).toBe(true);
    await sendWhole(whole);
    expect(there(list).some(row => row.nama_prestasi === 'Judul yang dibetulkan')).toBe(true);
    await change(`status = 'revisi'`);
    expect((await step(whole, 'susun')).statusCode).toBe(200);
    await work();
    const [gone] = await recordsOf(whole, { status: 'perlu_hapus', jenis: 'prestasi' });
    expect(there(list).length).toBe(planned.length);
    expect((await staff.post(`${records}/${gone?.id}/aksi/hapus`, { catatan: 'Dibuka kembali.' })).statusCode).toBe(
      200,
    );
    await work();
    expect(there(list).length).toBe(planned.length - 1);
  });

  it('opens to nobody else', async () => {
    for (const role of ['HA02', 'HA04', 'HA05', 'HA06', 'HA07'] as const) {
      const person = await world.as(role);
      for (const path of [
        sendings,
        'sinkronisasi/banding-feeder',
        records,
        'sinkronisasi/padanan-feeder',
        'sinkronisasi/pasangan-feeder',
      ])
        expect((await person.get(path)).statusCode, `${role} ${path}`).toBe(403);
    }
  });

  it('says when name and password are wrong or missing', async () => {
    const test = async () => (await admin.post('sumber-data/neo-feeder/uji')).json<{ ok: boolean; pesan: string }>();
    expect(await test()).toMatchObject({ ok: true });
    process.env.NEO_FEEDER_KEY = 'pengguna:salah';
    expect(await test()).toMatchObject({ ok: false, pesan: expect.stringContaining('menolak nama pengguna') });
    delete process.env.NEO_FEEDER_KEY;
    expect(await test()).toMatchObject({ ok: false, pesan: expect.stringContaining('NEO_FEEDER_KEY') });
    process.env.NEO_FEEDER_KEY = 'pengguna:sandi';
  });
});
