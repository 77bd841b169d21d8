// @module-tag semua: a programme's own words on the notices that platform/notify and platform/jobs send
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { rules } from '../../../server/areas/gatherAreas.ts';
import { remindGrades, remindReports } from '../../../server/areas/komcad/reminders.ts';
import type { EngineJobContext } from '../../../server/platform/engine/context.ts';
import { createEngine } from '../../../server/platform/engine/engine.ts';
import type { JobResult } from '../../../server/platform/jobs/types.ts';
import { cal, D, id, type KomcadPlace, openKomcad, S } from './place.ts';

/** Notices of Komcad (docs/domain/40 §4.6). */

let komcad: KomcadPlace;
beforeAll(async () => {
  komcad = await openKomcad();
});
afterAll(() => komcad.world.close());

interface Told extends Record<string, unknown> {
  judul: string;
  isi: string;
  link: string;
}
/** Notices of somebody by title, `like`. */
const told = (who: { userId: string }, title: string) =>
  komcad.db.query<Told>(
    'select judul, isi, link from notifikasi where id_user = $1 and judul like $2 order by created_at, id',
    [who.userId, title],
  );
/** How many notices with a title lead to a path, whoever has them. */
const leading = async (title: string, link: string) =>
  (
    await komcad.db.one<{ n: number }>('select count(*)::int as n from notifikasi where judul = $1 and link = $2', [
      title,
      link,
    ])
  )?.n ?? 0;
describe('langkah', () => {
  it('pendaftaran: koordinator, lalu mahasiswa dan Tim MBKM', async () => {
    const { student, id: row } = await komcad.reach('administrasi');
    const { namaMahasiswa } = await komcad.now(row);
    const at = `/komcad/surat-ijin/detail/${row}`;
    expect(await leading('Pendaftar Komcad menunggu rekomendasi', at)).toBeGreaterThan(0);
    expect(await leading('Pendaftar Komcad menunggu Surat Izin', at)).toBe(0);
    await komcad.done(await komcad.step(komcad.coordinator, row, 'rekomendasikan'));
    expect(await leading('Pendaftar Komcad menunggu Surat Izin', at)).toBeGreaterThan(0);
    expect(
      await komcad.db.one('select isi from notifikasi where judul = $1 and link = $2 limit 1', [
        'Pendaftar Komcad menunggu Surat Izin',
        at,
      ]),
    ).toEqual({ isi: `${String(namaMahasiswa)} direkomendasikan program studi.` });
    expect(await told(student, 'Pendaftaran Komcad direkomendasikan')).toMatchObject([
      { link: '/komcad/status-pendaftaran' },
    ]);
  });

  it('setiap keputusan sampai nilai, dengan catatannya', async () => {
    const { student, id: row, dosen } = await komcad.reach('verifikasi_kelulusan');
    expect(await told(student, 'Bukti pendaftaran Kemhan diterima')).toHaveLength(1);
    expect(
      await leading('Kelulusan Komcad menunggu verifikasi', `/komcad/seleksi-kompetensi/detail/${row}`),
    ).toBeGreaterThan(0);
    await komcad.done(await komcad.step(komcad.team, row, 'revisi', { catatan: 'Bukti tidak terbaca.' }));
    expect(await told(student, 'Hasil seleksi dikembalikan')).toEqual([
      {
        judul: 'Hasil seleksi dikembalikan',
        isi: 'Periksa dan kirim kembali hasil seleksi Anda. Catatan: Bukti tidak terbaca.',
        link: '/komcad/upload-kelulusan',
      },
    ]);
    expect(await told(dosen, 'Laporan akhir%')).toEqual([]);
  });

  it('latsarmil selesai, laporan dikirim kepada pembimbing, laporan diterima', async () => {
    const { student, id: row, dosen } = await komcad.reach('pelaporan');
    expect(await told(student, 'Latsarmil selesai')).toMatchObject([{ link: '/komcad/laporan-akhir' }]);
    const report = await komcad.done(await komcad.upload(student, row, 'laporan_akhir'));
    expect(await told(dosen, 'Laporan akhir Komcad menunggu Anda')).toMatchObject([
      { link: `/komcad/laporan-akhir/detail/${report.id}` },
    ]);
    await komcad.done(await dosen.post(`${D}/${report.id}/aksi/tolak`, { catatan: 'Bab 2 kosong.' }));
    expect(await told(student, 'Dokumen Komcad ditolak')).toMatchObject([
      { isi: 'Laporan akhir perlu diunggah ulang. Catatan: Bab 2 kosong.', link: '/komcad/unggah' },
    ]);
    const file = await komcad.file(student, 'komcad/dokumen');
    await komcad.done(await student.put(`${D}/${report.id}`, { file }));
    expect(await told(dosen, 'Laporan akhir Komcad menunggu Anda')).toHaveLength(2);
    await komcad.done(await dosen.post(`${D}/${report.id}/aksi/sahkan`, {}));
    expect(await told(student, 'Laporan akhir Komcad diterima')).toHaveLength(1);
  });

  it('gugur oleh Tim MBKM, dengan alasannya; sesudahnya tidak ada lagi yang mengundurkan diri', async () => {
    const { student, id: row } = await komcad.reach('latsarmil');
    expect((await komcad.step(komcad.team, row, 'gugur')).statusCode).toBe(422);
    expect((await komcad.step(student, row, 'mundur', { catatan: 'Lelah.' })).statusCode).toBe(409);
    await komcad.done(await komcad.step(komcad.team, row, 'gugur', { catatan: 'Cedera lutut.' }));
    expect(await komcad.now(row)).toMatchObject({ tahap: 'gugur', statusPendaftaran: 'selesai' });
    expect(await told(student, 'Dinyatakan gugur dari latsarmil')).toMatchObject([
      { isi: 'Kegiatan Komcad Anda berakhir tanpa konversi. Catatan: Cedera lutut.' },
    ]);
    expect((await komcad.step(komcad.team, row, 'mundur', { catatan: 'Pulang.' })).statusCode).toBe(409);
  });
});

describe('surat dan tes', () => {
  it('surat terbit: setiap orang yang disebut di dalamnya, sekali', async () => {
    const [a, b] = [await komcad.reach('seleksi'), await komcad.reach('seleksi')];
    const [letter] = (await komcad.team.post(`${S}/surat-tugas`, { idPendaftarMbkm: [a.id, b.id] })).json<
      { nomorSurat: string }[]
    >();
    for (const { student } of [a, b])
      expect(await told(student, 'Surat Tugas Seleksi Komcad terbit')).toMatchObject([
        { isi: `Surat Tugas Seleksi Komcad nomor ${letter?.nomorSurat} dapat diunduh.` },
      ]);
    // The permit came with its step.
    expect(await told(a.student, 'Surat Izin terbit')).toHaveLength(1);
  });

  it('enam tes pada satu waktu: satu pemberitahuan; waktu lain diberitahukan lagi', async () => {
    const { student, id: row } = await komcad.reach('seleksi');
    const T = 'v6/komcad/seleksi-kompetensi';
    const at = { jadwal: `${cal.day(8)}T01:00:00.000Z`, lokasi: 'Ajendam' };
    await komcad.done(await komcad.team.post(`${T}/jadwal`, { idPendaftarMbkm: [row], ...at }));
    const first = await told(student, 'Jadwal tes seleksi Komcad');
    expect(first).toHaveLength(1);
    expect(first[0]?.isi).toContain('08.00 WIB di Ajendam');
    const [test] = (await komcad.team.get(T, { filter: JSON.stringify({ idPendaftarMbkm: row }) })).json<
      { id: string; version: number }[]
    >();
    await komcad.done(await komcad.team.put(`${T}/${test?.id}`, { version: test?.version, lokasi: 'Lapangan Kodam' }));
    expect(await told(student, 'Jadwal tes seleksi Komcad')).toHaveLength(2);
    const [again] = (await komcad.team.get(T, { filter: JSON.stringify({ idPendaftarMbkm: row }) })).json<
      { id: string; version: number }[]
    >();
    await komcad.done(await komcad.team.put(`${T}/${again?.id}`, { version: again?.version, nilai: 80 }));
    expect(await told(student, 'Jadwal tes seleksi Komcad')).toHaveLength(2);
  });
});

describe('menurut jam', () => {
  type Work = (context: EngineJobContext) => Promise<JobResult>;
  /** Runs a job on a day counted from today. */
  async function run(work: Work, days: number): Promise<void> {
    const { clock } = komcad.world;
    const start = clock.now;
    clock.now = new Date(start.getTime() + days * 86_400_000);
    const engine = createEngine(komcad.db, registry, rules, () => clock.now);
    await work({ engine, now: clock.now, signal: new AbortController().signal });
    clock.now = start;
  }

  it('laporan akhir: 7 dan 1 hari sebelum batasnya, selama belum dikirim', async () => {
    const { student, id: row } = await komcad.reach('pelaporan');
    const title = 'Laporan akhir Komcad segera jatuh tempo';
    // Training ends 159 days from now, the report is due 14 days later.
    await run(remindReports, 165);
    expect(await told(student, title)).toEqual([]);
    await run(remindReports, 166);
    await run(remindReports, 167);
    expect(await told(student, title)).toMatchObject([{ isi: 'Batas laporan akhir 7 hari lagi.' }]);
    await run(remindReports, 172);
    expect(await told(student, title)).toMatchObject([{}, { isi: 'Batas laporan akhir 1 hari lagi.' }]);
    const late = await komcad.reach('pelaporan');
    await komcad.done(await komcad.upload(late.student, late.id, 'laporan_akhir'));
    await run(remindReports, 172);
    expect(await told(late.student, title)).toEqual([]);
    expect(row).not.toBe(late.id);
  });

  it('nilai latsarmil yang belum ada sesudah penutupan: mitranya, sekali untuk satu gelombang', async () => {
    const opening = await komcad.makeOpening({ idMitra: id.mitra('data') });
    await komcad.reach('latsarmil', opening);
    await komcad.reach('latsarmil', opening);
    const partner = await komcad.enter('HA06', { idMitra: id.mitra('data') });
    const text = new RegExp(`^Nilai 2 peserta ${String(opening.nama)} ditunggu sampai `);
    const found = async () =>
      (await told(partner, 'Nilai latsarmil ditunggu')).filter(({ isi }) => text.test(isi)).length;
    await run(remindGrades, 159);
    expect(await found()).toBe(0);
    await run(remindGrades, 160);
    await run(remindGrades, 161);
    expect(await found()).toBe(1);
  });
});
