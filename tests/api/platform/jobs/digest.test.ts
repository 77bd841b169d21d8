import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Tugas } from '../../../../resources/umum/dashboard.ts';
import { createWorld, type World } from '../../support/world.ts';

/** The daily digest (docs/domain/10 §6). 23 November 2026 is a Monday. */

let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

/** Somebody's call; days pass between them, so that each logs in anew. */
async function ask<T>(username: string, method: 'GET' | 'POST', path: string): Promise<T> {
  const token = (await world.login(username)).json<{ token: { AccessToken: string } }>().token.AccessToken;
  const headers = { authorization: `Bearer ${token}` };
  return (await world.app.inject({ method, url: `/api/${path}`, headers })).json<T>();
}

/** Runs it at 07.05 WIB of a day of November; → how many were told. */
async function runOn(day: number): Promise<unknown> {
  world.clock.now = new Date(`2026-11-${day}T00:05:00Z`);
  const run = 'sistem/pekerjaan/ringkasan-harian/jalankan';
  const report = await ask<{ status: string; hasil: { diberitahu: unknown } }>('superadmin', 'POST', run);
  expect(report.status).toBe('selesai');
  return report.hasil.diberitahu;
}
const toldTo = async (username: string) =>
  world.db.query<{ judul: string; isi: string; link: string; jenis: string }>(
    `select n.judul, n.isi, n.link, n.jenis from notifikasi n join pengaturan_user u on u.id = n.id_user
      where u.username = $1 and n.kunci like 'ringkasan_harian:%' order by n.id`,
    [username],
  );

describe('ringkasan harian', () => {
  it('tidak dikirim pada akhir pekan', async () => {
    expect(await runOn(22)).toBe(0);
  });

  it('menyebut yang menunggu seperti di beranda, dan tidak mengabari yang tidak ditunggu apa pun', async () => {
    const told = await runOn(23);
    const { tugas } = await ask<{ tugas: Tugas[] }>('timmbkm', 'GET', 'dashboard');
    // Forms remind whom they ask by themselves (docs/domain/70 §4).
    const waiting = tugas.filter(({ jumlah, link }) => jumlah > 0 && link !== '/formulir');
    expect(waiting.length).toBeGreaterThan(0);
    const [notice, ...more] = await toldTo('timmbkm');
    expect(more).toEqual([]);
    const all = waiting.reduce((sum, { jumlah }) => sum + jumlah, 0);
    expect(notice).toMatchObject({ judul: `Ringkasan harian: ${all} menunggu`, link: '/dashboard', jenis: 'tugas' });
    for (const { label, jumlah } of waiting) expect(notice?.isi).toContain(`${label}: ${jumlah}`);
    for (const { label } of tugas.filter(({ jumlah }) => jumlah === 0)) expect(notice?.isi).not.toContain(`${label}:`);
    expect(await toldTo('mahasiswa')).toEqual([]);
    const people = await world.db.one<{ n: number }>(
      `select count(*)::int as n from notifikasi where kunci like 'ringkasan_harian:%'`,
    );
    expect(people?.n).toBe(told);
  });

  it('menyebut perannya kepada yang memegang beberapa', async () => {
    const [notice] = await toldTo('dosen');
    expect(notice?.isi).toMatch(/^Dosen Pembimbing:\n.+: \d+$/m);
  });

  it('sekali sehari, juga bila dijalankan lagi; besok lagi', async () => {
    expect(await runOn(23)).toBe(0);
    expect(await runOn(24)).toBeGreaterThan(0);
    expect(await toldTo('timmbkm')).toHaveLength(2);
  });

  it('dapat dimatikan', async () => {
    const off = await world.db.execute(`update mbkm_konfigurasi set nilai = 'false' where kunci = 'ringkasan.harian'`);
    expect(off).toBe(1);
    expect(await runOn(25)).toBe(0);
  });
});
