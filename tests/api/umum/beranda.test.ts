import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { linkOpens, type Role } from '../../../resources/kit/index.ts';
import { jenisMagang } from '../../../resources/magang/jalurMagang.ts';
import type { Dashboard, Tugas } from '../../../resources/umum/dashboard.ts';
import { openPlace, type Place } from '../magang/place.ts';

/** First tasks that the dashboard gives each role. */
let place: Place;
beforeAll(async () => {
  place = await openPlace();
  // Tasks of a student of one programme: the demo student's KKN and KWU have ended here.
  await place.db.execute(
    `update mbkm_pendaftar_program_mbkm set status = 'selesai' where kode_jenis_mbkm in ('kkn', 'kwu') and id_mahasiswa =
       (select id_mahasiswa from pengaturan_user where username = 'mahasiswa')`,
  );
});
afterAll(() => place.world.close());

const dashboardOf = async (who: Role): Promise<Dashboard> => {
  const answer = await (await place.as(who)).get('dashboard');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Dashboard>();
};
const log = 'magang_logbook_magang';
const running = `(select p.id from mbkm_pendaftar_program_mbkm p join pengaturan_user u on u.id_mahasiswa = p.id_mahasiswa
  where u.username = 'mahasiswa' and p.kode_jenis_mbkm = 'magang' and p.status = 'berjalan')`;
const labels = ({ langkah }: Dashboard) => langkah?.map(({ label }) => label);

describe('mahasiswa', () => {
  it('mencatat kegiatan hari ini dan memperbaiki yang dikembalikan, satu ketuk', async () => {
    const { db } = place;
    await db.execute(`delete from ${log} where id_pendaftar_mbkm = ${running} and tanggal = '2026-11-22'`);
    const [entry] = await db.query<{ id: string; catatan: string }>(
      `select id, catatan from ${log} where id_pendaftar_mbkm = ${running} and status = 'revisi'`,
    );
    const { langkah } = await dashboardOf('HA02');
    const [first, second] = langkah ?? [];
    const today = place.world.clock.now.toISOString().slice(0, 10);
    expect(first).toMatchObject({ label: 'Catat kegiatan hari ini', mendesak: false });
    expect(first?.link).toMatch(new RegExp(`^/magang/log-kegiatan/form/add\\?peserta=[0-9a-f-]{36}&tanggal=${today}$`));
    expect(second).toMatchObject({
      keterangan: entry?.catatan,
      link: `/magang/log-kegiatan/form/edit?id=${entry?.id}`,
      mendesak: true,
    });
    expect(second?.label).toMatch(/^Perbaiki catatan \d+ \w+ 2026$/);
    for (const { link } of langkah ?? [])
      expect(
        registry.screens.some(({ path, roles }) => roles.HA02 && linkOpens(path, link)),
        link,
      ).toBe(true);
  });

  it('tidak diminta mencatat lagi hari yang sudah dicatat; batas berikutnya disebut dengan harinya', async () => {
    const { db, world } = place;
    const day = world.clock.now.toISOString().slice(0, 10);
    const [last] = await db.query<{ id: string; tanggal: string; selesai: string }>(
      `select l.id, l.tanggal::text, p.tanggal_selesai::text as selesai from ${log} l
       join mbkm_pendaftar_program_mbkm p on p.id = l.id_pendaftar_mbkm
       where p.id = ${running} and l.status <> 'revisi' order by l.tanggal desc limit 1`,
    );
    await db.execute(`update ${log} set tanggal = $2 where id = $1`, [last?.id, day]);
    const dashboard = await dashboardOf('HA02');
    await db.execute(`update ${log} set tanggal = $2 where id = $1`, [last?.id, last?.tanggal]);
    expect(labels(dashboard)).not.toContain('Catat kegiatan hari ini');
    expect(dashboard.batas).toEqual({ label: 'Laporan akhir', tanggal: last?.selesai, link: '/magang/laporan-akhir' });
  });

  it('tidak melihat catatan orang lain, dan yang belum terdaftar ditunjukkan pintunya', async () => {
    const stranger = await place.studentPerson();
    const { langkah, batas, keikutsertaan, pendaftaran } = (await stranger.get('dashboard')).json<Dashboard>();
    expect([langkah, batas, keikutsertaan]).toEqual([[], null, []]);
    expect(pendaftaran).toEqual([
      { label: 'Magang', link: '/magang/pendaftaran' },
      { label: 'KKN', link: '/kkn/pendaftaran' },
      { label: 'Komcad', link: '/komcad/pendaftaran/form' },
      { label: 'KWU', link: '/kwu/pendaftaran' },
      { label: 'Outbound', link: '/pertukaran-mahasiswa/outbound/pendaftaran' },
      { label: 'Permadi', link: '/pertukaran-mahasiswa/permadi/pendaftaran' },
      { label: 'Riset', link: '/riset/pendaftaran' },
    ]);
  });
});

describe('yang memutuskan', () => {
  const find = (tugas: readonly Tugas[], label: string): Tugas => {
    const found = tugas.find(task => task.label === label);
    if (!found) throw new Error(`tanpa tugas ${label}`);
    return found;
  };

  it('dosen: yang dapat dinilai hari ini terpisah dari yang belum waktunya', async () => {
    const { db } = place;
    const grading = async () => find((await dashboardOf('HA04')).tugas, 'Mahasiswa perlu dinilai · Magang dan MBKM');
    const before = await grading();
    expect([before.nanti > 0, before.keputusan]).toEqual([true, true]);
    const [one] = await db.query<{ id: string; nama: string; selesai: string }>(
      `select p.id, p.nama_mahasiswa as nama, p.tanggal_selesai::text as selesai from mbkm_pendaftar_program_mbkm p
       join pengaturan_user u on u.id_pegawai = p.id_dosen_pembimbing
       where u.username = 'dosen' and p.status = 'berjalan' and p.nilai_dosen is null
       order by p.tanggal_selesai desc limit 1`,
    );
    await db.execute(`update mbkm_pendaftar_program_mbkm set tanggal_selesai = '2026-11-20' where id = $1`, [one?.id]);
    const after = await grading();
    await db.execute(`update mbkm_pendaftar_program_mbkm set tanggal_selesai = $2 where id = $1`, [
      one?.id,
      one?.selesai,
    ]);
    expect(after).toMatchObject({ jumlah: before.jumlah + 1, nanti: before.nanti - 1 });
    // It ended before all others: it waits longest.
    expect(after.nama[0]).toBe(one?.nama);
  });

  it('koordinator: antrean dengan nama dan sejak kapan, seperti daftarnya', async () => {
    const task = find((await dashboardOf('HA05')).tugas, 'Pendaftar menunggu program studi · Magang dan MBKM');
    const filter = { kodeJenisMbkm: jenisMagang, status: 'diajukan', tahapAktif: 'prodi' };
    const rows = (
      await (await place.as('HA05')).get('mbkm/pendaftar-program-mbkm', { filter, sort: ['tanggalDaftar', 'ASC'] })
    ).json<{ namaMahasiswa: string; tanggalDaftar: string }[]>();
    expect(task.jumlah).toBe(rows.length);
    expect(task.nama).toEqual(rows.slice(0, 3).map(row => row.namaMahasiswa));
    expect(Date.parse(task.tertua ?? '')).toBe(Date.parse(rows[0]?.tanggalDaftar ?? ''));
  });

  it('BAKPK: nilai final yang belum dikirim', async () => {
    const { tugas } = await dashboardOf('HA10');
    const task = find(tugas, 'Nilai final belum dikirim ke SIAMIK');
    expect(task.jumlah).toBeGreaterThan(0);
    expect(task.nama.length).toBeGreaterThan(0);
    expect(task.link).toBe('/data-mbkm/bakpk?tab=belum');
  });

  it('yang menunggu punya nama, juga luaran kelompok yang tidak menyebut orang', async () => {
    const { tugas } = await dashboardOf('HA04');
    const [output] = await place.db.query<{ judul: string }>(
      `select l.judul from kkn_kkn_luaran l join kkn_kkn_kelompok g on g.id = l.id_kelompok join kkn_dpl d on d.id = g.id_dpl
       join pengaturan_user u on u.id_pegawai = d.id_pegawai
       where u.username = 'dosen' and l.status = 'diajukan' order by l.tanggal_unggah, l.id limit 1`,
    );
    const names: unknown[] = tugas.flatMap(({ nama }) => nama);
    expect(names).toContain(output?.judul);
    expect(names.filter(name => typeof name !== 'string' || !name)).toEqual([]);
  });

  it('pemberitahuan menyebut orang dan halnya', async () => {
    const [row] = await place.db.query<{ isi: string }>(
      `select isi from notifikasi n join pengaturan_user u on u.id = n.id_user where u.username = 'dosen'
       order by n.created_at desc, n.id desc limit 1`,
    );
    expect((await dashboardOf('HA04')).terbaru[0]?.isi).toBe(row?.isi);
  });
});

describe('an installation that has just begun', () => {
  it('says that no period is active yet', async () => {
    expect(await dashboardOf('HA04')).not.toHaveProperty('tanpaPeriode');
    await place.db.execute(`update master_periode set status = 'ditutup'`);
    expect(await dashboardOf('HA04')).toMatchObject({ jadwal: [], tanpaPeriode: true });
  });
});
