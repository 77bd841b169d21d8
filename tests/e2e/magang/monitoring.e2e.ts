// @module-tag semua: a programme's whole life in the browser; its rules are asked in tests/api, its screens in tests/ui
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { pendaftarId } from '../../../server/areas/magang/demo/files.ts';
import { caller } from '../platform/orang.ts';
import { portalTests } from '../support/browser.ts';
import { faultsWideAndNarrow, jumped, requestsOf, stillness } from '../support/faults.ts';

const { close, open: openPage, portal } = portalTests();
// Each walks through several screens; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 300_000 });
const open: typeof openPage = async (path, options) => {
  const page = await openPage(path, options);
  page.setDefaultTimeout(90_000);
  return page;
};

const waiting = pendaftarId('setuju-if-tanpa-dosen');

/** An account for a lecturer of the demo who has none. */
async function accountFor(nama: string): Promise<string> {
  const { db } = portal();
  const username = 'dosen.dua';
  const id = uuidv7();
  await db.execute(
    `insert into pengaturan_user (id, username, email, first_name, name, sumber, role_id, aktif, id_pegawai)
     select $1, $2, email, nama, nama, 'lokal', 'HA04', true, id from master_pegawai where nama = $3`,
    [id, username, nama],
  );
  await db.execute(
    `insert into pengaturan_user_role (id, id_user, id_role, is_utama, asal) values ($1, $2, 'HA04', true, 'manual')`,
    [uuidv7(), id],
  );
  await db.execute(
    `insert into internal_sandi (id, id_user, hash, dibuat) select $1, $2, hash, now() from internal_sandi limit 1`,
    [uuidv7(), id],
  );
  return username;
}

describe('pada ponsel', () => {
  it.each([
    ['/magang/dosen-pembimbing', 'HA03'],
    ['/magang/monitoring', 'HA03'],
    ['/magang/laporan-akhir/nilai', 'HA06'],
    ['/master/komponen-penilaian', 'HA03'],
  ] as const)('%s tidak melompat selagi dimuat', async (path, role) => {
    const page = await open(path, { as: role, width: 360, height: 740 });
    const waiting = requestsOf(page);
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await stillness(page, waiting);
    expect(await jumped(page)).toBeLessThanOrEqual(0.05);
  });

  it('yang perlu tindakan berada dalam satu baris, beban pembimbing dibuka bila diminta', async () => {
    const page = await open('/magang/monitoring', { as: 'HA03', width: 360 });
    const todos = page.getByRole('region', { name: 'Perlu tindakan' }).getByRole('link');
    await todos.first().waitFor();
    const tops = await todos.evaluateAll(links => links.map(link => link.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(1);
    expect(new Set(tops).size).toBe(1);
    await page.goto(new URL('/magang/dosen-pembimbing', page.url()).href);
    await page.getByRole('button', { name: 'Lihat beban pembimbing' }).click();
    await page.getByRole('heading', { name: 'Beban pembimbing' }).waitFor();
  });
});

describe('docs/domain/20 §6', () => {
  it('5: kuota bimbingan penuh; dosen lain diterima dan melihat mahasiswanya', async () => {
    const tim = await caller(portal(), 'HA03');
    const setting = 'mbkm/konfigurasi/bimbingan.maks';
    const { version } = (await tim<{ version: number }>('GET', setting)).body;
    expect((await tim('PUT', setting, { nilai: 6, version })).status).toBe(200);
    const student = await portal().db.one<{ nama: string }>(
      'select nama_mahasiswa as nama from mbkm_pendaftar_program_mbkm where id = $1',
      [waiting],
    );
    const nama = student?.nama ?? '';
    const page = await open('/magang/dosen-pembimbing', { as: 'HA05', allow: /^409 \/api\/magang/ });
    await page.getByRole('button', { name: 'Belum ada pembimbing' }).click();
    await page
      .getByRole('row', { name: new RegExp(nama) })
      .getByRole('checkbox')
      .check();
    await page.getByRole('button', { name: 'Tetapkan dosen' }).click();
    const dialog = page.getByRole('dialog');
    const choose = async (name: string) => {
      await dialog.getByRole('combobox', { name: 'Dosen pembimbing' }).fill(name);
      await page.getByRole('option', { name }).click();
      await dialog.getByRole('button', { name: 'Tetapkan' }).click();
    };
    await choose('Arif Budiman');
    await dialog.getByText('Kuota bimbingan Dr. Arif Budiman, M.T. sudah penuh (6 mahasiswa).').waitFor();
    await choose('Dewi Anggraini');
    await page.getByText(/^1 peserta kini dibimbing .*Dewi Anggraini/).waitFor();

    const supervisor = await open('/monitoring3', { as: await accountFor('Dewi Anggraini') });
    await supervisor.getByRole('row', { name: new RegExp(nama) }).click();
    await supervisor.getByRole('tab', { name: 'Profil' }).waitFor();
    expect(new URL(supervisor.url()).pathname).toBe(`/monitoring3/detail/${waiting}`);
  });

  it('10: dosen pembimbing di /monitoring2 ditolak', async () => {
    const page = await open('/monitoring2', { as: 'HA04' });
    await page.getByText('404 Forbidden! Anda tidak punya akses untuk halaman ini!').waitFor();
  });
});

describe('monitoring', () => {
  it('angka membuka daftar yang dihitungnya; dapat dipakai dan dibaca, lebar dan sempit, terang dan gelap', async () => {
    const page = await open('/monitoring', { as: 'HA03', reducedMotion: 'reduce' });
    const tile = page.getByRole('link', { name: /^Punya dosen pembimbing/ });
    await tile.waitFor();
    const count = /(\d+) dari/.exec((await tile.textContent()) ?? '')?.[1] ?? '';
    await tile.click();
    await page.getByText('Hanya: Sudah ada dosen pembimbing').waitFor();
    await page.getByText(`dari ${count}`).last().waitFor();
    for (const [path, who] of [
      ['/monitoring', 'HA03'],
      [`/monitoring2/detail/${pendaftarId('jalan-if-5')}?tab=catatan`, 'HA05'],
      [`/monitoring3/detail/${pendaftarId('rizky')}?tab=logbook`, 'HA04'],
    ] as const) {
      const view = await open(path, { as: who, reducedMotion: 'reduce' });
      expect(await faultsWideAndNarrow(view, view.getByRole('heading', { level: 1 })), path).toEqual([]);
      await close(view);
    }
  });
});
