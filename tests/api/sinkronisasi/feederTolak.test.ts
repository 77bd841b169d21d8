import { beforeAll, describe, expect, it } from 'vitest';
import { lists, type Row, records, reportsToFeeder, sendings } from './feederSupport.ts';

/** What cannot be sent to a Neo Feeder as it is, and why (docs/domain/10 §3.14). */
const { at, busiestPeriod, compose, composeAgain, confirmCodes, recordsOf, sendWhole, step, there, work } =
  reportsToFeeder();

describe('codes, people and semesters of the Neo Feeder', () => {
  let id: string;

  beforeAll(async () => {
    id = await compose();
    await confirmCodes();
    await composeAgain(id);
    await sendWhole(id);
  });

  it('asks again about a code that a patch renamed, and sends nothing until it is confirmed', async () => {
    const kinds = at().feeder.lists.get('GetJenisAktivitasMahasiswa') ?? [];
    at().feeder.lists.set(
      'GetJenisAktivitasMahasiswa',
      kinds.map(row => (row.id_jenis_aktivitas_mahasiswa === '13' ? { ...row, nama: 'Magang industri' } : row)),
    );
    await composeAgain(id);
    const [asked] = (await at().staff.get('sinkronisasi/padanan-feeder', { filter: { status: 'berubah' } })).json<
      (Row & { nama: string })[]
    >();
    expect(asked?.nama).toBe('Magang');
    const refused = await recordsOf(id, { status: 'ditolak', jenis: 'aktivitas', kodeJenisMbkm: 'magang' });
    expect(refused[0]?.alasan).toContain('Kode Magang belum dipastikan');
    await confirmCodes();
    await composeAgain(id);
    expect(await recordsOf(id, { status: 'ditolak', jenis: 'aktivitas', kodeJenisMbkm: 'magang' })).toEqual([]);
  });

  it('refuses a second sending while one is composed, and tells whom the Feeder does not know', async () => {
    const students = at().feeder.lists.get('GetListRiwayatPendidikanMahasiswa') ?? [];
    const [member] = await recordsOf(id, { status: 'terkirim', jenis: 'anggota' });
    const npm = String(member?.nama).split(' ')[0];
    at().feeder.lists.set(
      'GetListRiwayatPendidikanMahasiswa',
      students.filter(row => row.nim !== npm),
    );
    expect((await step(id, 'susun')).statusCode).toBe(200);
    const second = await at().staff.post(sendings, {
      nama: 'Kedua',
      idPeriode: await busiestPeriod(),
      jenis: ['magang'],
    });
    expect(second.statusCode).toBe(409);
    await work();
    expect(
      (await at().staff.get('sinkronisasi/pasangan-feeder', { filter: { status: 'tidak_ada' } })).json(),
    ).toContainEqual(expect.objectContaining({ kunci: npm, alasan: `NPM ${npm} tidak ada di Neo Feeder.` }));
    at().feeder.lists.set('GetListRiwayatPendidikanMahasiswa', students);
    const stays = await at().staff.delete(`${sendings}/${id}`);
    expect(stays.statusCode).toBe(409);
  });

  it('quotes the letter of assignment, and calls its activity changed when it is issued after the sending', async () => {
    const group = await at().world.db.one<{ id: string; kunci: string }>(
      `select id, kunci from sinkronisasi_rekaman_feeder where jenis = 'aktivitas' and kunci like 'k:%' and status = 'terkirim'
         and isi ->> 'sk_tugas' = '' limit 1`,
    );
    await at().world.db.execute(
      `insert into surat_surat (id, nomor_surat, jenis_surat, tahun, nomor_urut, tanggal_surat, perihal, nama_penerima,
         kode_verifikasi, status, resource, id_baris)
       values (gen_random_uuid(), '77/ST-KKN/2026', 'surat_tugas_kkn', 2026, 9077, '2026-11-20', 'Surat tugas', 'Kelompok',
         'UJI77', 'terbit', 'kkn/kkn-kelompok', $1)`,
      [group?.kunci.slice(2)],
    );
    await composeAgain(id);
    expect((await at().staff.get(`${records}/${group?.id}`)).json()).toMatchObject({ status: 'berubah' });
    await sendWhole(id);
    expect(there(lists.aktivitas).filter(row => row.sk_tugas === '77/ST-KKN/2026')).toMatchObject([
      { tanggal_sk_tugas: '2026-11-20' },
    ]);
  });

  it('refuses everything of a semester that the Feeder has closed, and sends nothing', async () => {
    const open = at().feeder.lists.get('GetSemester') ?? [];
    at().feeder.lists.set(
      'GetSemester',
      open.map(row => ({ ...row, a_periode_aktif: '0' })),
    );
    await at().world.db.execute(
      `update mbkm_pendaftar_program_mbkm set judul_kegiatan = 'Diganti setelah ditutup' where id = (
         select replace(kunci, 'p:', '')::uuid from sinkronisasi_rekaman_feeder
         where jenis = 'aktivitas' and kunci like 'p:%' and status = 'terkirim' order by id limit 1)`,
    );
    const sent = (await recordsOf(id, { status: 'terkirim' })).length;
    const calls = () => at().feeder.calls.filter(act => /^(Insert|Update|Delete)/.test(act)).length;
    await composeAgain(id);
    expect(await recordsOf(id, { status: ['siap', 'berubah'] })).toEqual([]);
    const refused = (await recordsOf(id, { status: 'ditolak', jenis: 'aktivitas' })).find(({ nama }) =>
      nama.includes('Diganti setelah ditutup'),
    );
    expect(refused?.alasan).toMatch(/^Semester \d{5} sudah ditutup/);
    expect((await step(id, 'kirim')).statusCode).toBe(409);
    expect(calls()).toBe(0);
    // What is there as it should be stays so.
    expect((await recordsOf(id, { status: 'terkirim' })).length).toBeGreaterThan(sent / 2);
    at().feeder.lists.set('GetSemester', open);
    await composeAgain(id);
    expect((await at().staff.get(`${records}/${refused?.id}`)).json()).toMatchObject({ status: 'berubah' });
  });
});
