import { beforeAll, describe, expect, it } from 'vitest';
import type { FeederRow } from '../../../server/areas/sinkronisasi/feeder/port.ts';
import { lists, type Row, records, reportsToFeeder } from './feederSupport.ts';

/** What only one of portal and Neo Feeder has, and achievements there (docs/domain/10 §3.14). */
const { at, busiestPeriod, compose, composeAgain, confirmCodes, recordsOf, sendWhole, sending, step, there, work } =
  reportsToFeeder();

/** How a comparison ends, and how much only one side has. */
async function compared(id: string): Promise<unknown[]> {
  const asked = await step(id, 'banding/bandingkan');
  expect(asked.statusCode, asked.body).toBe(200);
  await work();
  const { banding, jumlahHanyaFeeder, jumlahHanyaPortal } = await sending(id);
  return [banding, jumlahHanyaFeeder, jumlahHanyaPortal];
}

const lines = async (id: string, sisi: string, more: Record<string, unknown> = {}) =>
  (await at().staff.get('sinkronisasi/banding-feeder', { filter: { idPengiriman: id, sisi, ...more } })).json<Row[]>();

describe('comparison with the Neo Feeder', () => {
  let id: string;

  beforeAll(async () => {
    // Courses are reported once they are final, which those of a running semester are not yet.
    await at().world.db.execute(
      `update mbkm_pendaftar_program_mbkm p set id_periode = $1 where p.status_konversi = 'final'
         and p.status in ('berjalan', 'selesai') and p.tanggal_mulai is not null
         and not exists (select 1 from mbkm_pendaftar_program_mbkm o where o.id_mahasiswa = p.id_mahasiswa and o.id_periode = $1)`,
      [await busiestPeriod()],
    );
    id = await compose();
    await confirmCodes();
    await composeAgain(id);
    await sendWhole(id);
  });

  it('names what only one side has, and makes again what somebody deleted there', async () => {
    expect(await compared(id)).toEqual(['sama', 0, 0]);
    const all = at().feeder.lists.get(lists.aktivitas) ?? [];
    const [gone] = all.splice(0, 1);
    all.push({ ...gone, id_aktivitas: 'tulisan-tangan', judul: 'Diketik di Neo Feeder', keterangan: '' });
    expect(await compared(id)).toEqual(['berbeda', 1, 1]);
    expect(await lines(id, 'feeder')).toMatchObject([{ nama: 'Diketik di Neo Feeder' }]);
    expect(await lines(id, 'portal')).toHaveLength(1);
    await composeAgain(id);
    await sendWhole(id);
    expect(await compared(id)).toEqual(['berbeda', 1, 0]);
    expect(there(lists.aktivitas).filter(row => row.keterangan === gone?.keterangan).length).toBe(1);
    at().feeder.breakdown = act => (act === lists.aktivitas ? 'silent' : undefined);
    expect((await compared(id))[0]).toBe('gagal');
  });

  it('compares what belongs to activities of both sides, and names nothing beside what it belongs to', async () => {
    const listOf = (list: string) => at().feeder.lists.get(list) ?? [];
    const take = (list: string, which: (row: FeederRow) => boolean) => {
      const gone = listOf(list).filter(which);
      at().feeder.lists.set(
        list,
        listOf(list).filter(row => !which(row)),
      );
      return gone;
    };
    const before = [lists.anggota, lists.bimbingan, lists.konversi].map(list => there(list).length);
    const alive = new Set(there(lists.aktivitas).flatMap(row => (row.keterangan ? [row.id_aktivitas] : [])));
    const course = there(lists.konversi).find(row => alive.has(row.id_aktivitas));
    expect(course).toBeDefined();
    const [member] = take(
      lists.anggota,
      row =>
        row === there(lists.anggota).find(one => alive.has(one.id_aktivitas) && one.id_anggota !== course?.id_anggota),
    );
    const supervisor = there(lists.bimbingan).find(row => alive.has(row.id_aktivitas));
    take(lists.bimbingan, row => row === supervisor);
    take(lists.konversi, row => row === course);
    const activity = [...alive].find(id => id !== member?.id_aktivitas);
    listOf(lists.anggota).push({ ...member, id_aktivitas: activity, id_anggota: 'tangan-1' });
    listOf(lists.konversi).push({
      ...course,
      id_aktivitas: activity,
      id_anggota: 'tangan-1',
      id_konversi_aktivitas: 'k-1',
    });
    listOf(lists.bimbingan).push({
      id_aktivitas: activity,
      id_bimbing_mahasiswa: 'b-1',
      nama_dosen: 'Diketik di sana',
    });

    expect(await compared(id)).toEqual(['berbeda', 3, 3]);
    const npm = String(member?.id_registrasi_mahasiswa).replace('R-', '');
    const title = there(lists.aktivitas).find(row => row.id_aktivitas === activity)?.judul;
    expect((await lines(id, 'feeder')).map(({ jenis, nama, keterangan }) => [jenis, nama, keterangan])).toEqual([
      ['aktivitas', 'Diketik di Neo Feeder', null],
      ['anggota', expect.stringContaining(npm), title],
      ['bimbingan', 'Diketik di sana', title],
    ]);
    expect((await lines(id, 'portal')).map(({ jenis }) => jenis)).toEqual(['anggota', 'bimbingan', 'konversi']);
    expect(await lines(id, 'portal', { jenis: 'anggota' })).toMatchObject([{ nama: expect.stringContaining(npm) }]);

    await composeAgain(id);
    await sendWhole(id);
    expect(await compared(id)).toEqual(['berbeda', 3, 0]);
    const after = [lists.anggota, lists.bimbingan, lists.konversi].map(list => there(list).length);
    expect(after).toEqual(before.map(n => n + 1));
  });

  it('tells of verified works as achievements of their students, and deletes one there only when somebody says so', async () => {
    const list = lists.prestasi;
    const period = await at().world.db.one<{ id: string; tahun: number }>(
      `select id, extract(year from tanggal_mulai)::int as tahun from master_periode where id = $1`,
      [await busiestPeriod()],
    );
    await at().world.db.execute(
      `update portofolio_hki set status = 'terverifikasi', status_hki = 'terdaftar', tanggal_permohonan = make_date($1, 5, 2)
       where id_mahasiswa is not null`,
      [period?.tahun],
    );
    const whole = await compose({ nama: 'Dengan prestasi', jenis: ['permadi'], prestasi: true });
    const [refused] = await recordsOf(whole, { status: 'ditolak', jenis: 'prestasi' });
    expect(refused?.alasan).toContain('belum dipastikan di Padanan Kode');
    await confirmCodes();
    await composeAgain(whole);
    const planned = await recordsOf(whole, { status: 'siap', jenis: 'prestasi' });
    expect(planned.length).toBeGreaterThan(3);
    at().feeder.breakdown = (act, n) => (act === 'InsertPrestasiMahasiswa' && n % 3 === 1 ? 'lost' : undefined);
    await sendWhole(whole);
    const keys = there(list).map(row => `${row.id_mahasiswa} ${row.nama_prestasi} ${row.tahun_prestasi}`);
    expect([keys.length, new Set(keys).size]).toEqual([planned.length, planned.length]);
    expect(there(list)[0]).toMatchObject({
      id_mahasiswa: expect.stringMatching(/^H-/),
      tahun_prestasi: `${period?.tahun}`,
    });

    const revised = await at().world.db.one<{ id: string }>(
      `select split_part(kunci, '/', 3) as id from sinkronisasi_rekaman_feeder where jenis = 'prestasi'
         and kunci like 'w:portofolio/hki/%' and status = 'terkirim' order by kunci limit 1`,
    );
    const change = (set: string) =>
      at().world.db.execute(`update portofolio_hki set ${set} where id = $1`, [revised?.id]);
    await change(`judul = 'Judul yang dibetulkan'`);
    await composeAgain(whole);
    expect(
      (await recordsOf(whole, { status: 'berubah' })).every(({ nama }) => nama.includes('Judul yang dibetulkan')),
    ).toBe(true);
    await sendWhole(whole);
    expect(there(list).some(row => row.nama_prestasi === 'Judul yang dibetulkan')).toBe(true);
    await change(`status = 'revisi'`);
    await composeAgain(whole);
    const [gone] = await recordsOf(whole, { status: 'perlu_hapus', jenis: 'prestasi' });
    expect(there(list).length).toBe(planned.length);
    expect(
      (await at().staff.post(`${records}/${gone?.id}/aksi/hapus`, { catatan: 'Dibuka kembali.' })).statusCode,
    ).toBe(200);
    await work();
    expect(there(list).length).toBe(planned.length - 1);

    const [lost] = at().feeder.lists.get(list)?.splice(0, 1) ?? [];
    at()
      .feeder.lists.get(list)
      ?.push({ ...lost, id_prestasi: 'tangan', nama_prestasi: 'Juara lomba karya tulis' });
    await compared(whole);
    expect(await lines(whole, 'feeder', { jenis: 'prestasi' })).toMatchObject([{ nama: 'Juara lomba karya tulis' }]);
    expect(await lines(whole, 'portal', { jenis: 'prestasi' })).toHaveLength(1);
    await composeAgain(whole);
    await sendWhole(whole);
    await compared(whole);
    expect(await lines(whole, 'portal')).toEqual([]);
  });
});
