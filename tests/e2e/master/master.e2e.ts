// @module-tag semua: a programme's whole life in the browser; its rules are asked in tests/api, its screens in tests/ui
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { caller, choose, pick } from '../platform/orang.ts';
import { portalTests } from '../support/browser.ts';
import { faultsWideAndNarrow } from '../support/faults.ts';
import { axe } from '../support/looks.ts';
import { typeMoment } from '../support/moment.ts';

/** Scenarios 5 and 10 of docs/domain/10 §8, and the screens that show several resources together (§4). */

const { open, portal } = portalTests();

const idOf = async (sql: string): Promise<string> => (await portal().db.one<{ id: string }>(sql))?.id ?? '';
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

describe('sinkronisasi', () => {
  it('5: Ambil data, Terapkan satu, Terapkan semua: selesai sebagian dengan alasannya, riwayat dan nomor lokal tetap', async () => {
    const page = await open('/sinkronisasi/s_mahasiswa', { as: 'HA03' });
    await page.getByRole('button', { name: 'Ambil data' }).click();
    await page.getByText('Mode contoh: data ini bukan dari SIAMIK.').waitFor();
    await tab(page, /^Berubah \(\d+\)/).click();
    const rows = page.getByRole('table', { name: 'Beda data' }).getByRole('row');
    await rows
      .filter({ hasText: 'menjadi' })
      .or(rows.filter({ has: page.locator('del') }))
      .first()
      .waitFor();
    const before = await countOf(page, 'Berubah');
    expect(before).toBeGreaterThanOrEqual(4);
    const npm = (await rows.nth(1).getByRole('cell').first().textContent()) ?? '';
    const call = await caller(portal(), 'HA03');
    const local = await portal().db.one<{ noHp: string | null }>(
      'select no_hp as "noHp" from master_mahasiswa where npm = $1',
      [npm],
    );
    await page.getByRole('button', { name: `Terapkan ${npm}` }).click();
    await tab(page, new RegExp(`^Berubah \\(${before - 1}\\)`)).waitFor();

    await page.getByRole('button', { name: 'Terapkan semua' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Terapkan semua' }).click();
    await page.getByRole('button', { name: /^Nonaktifkan \d+ data$/ }).click();
    await page.getByText('Sinkronisasi selesai sebagian').waitFor();
    await page
      .getByText(/Program studi 099 belum ada\. Sinkronkan program studi lebih dahulu\./)
      .first()
      .waitFor();
    const history = page.getByRole('table', { name: 'Riwayat sinkronisasi' });
    await history.getByText('Selesai sebagian').first().waitFor();
    await expect.poll(() => tab(page, /^Baru \(1\)/).count()).toBe(1);
    const made = await call<{ nama: string }[]>('GET', 'master/mahasiswa?filter={"q":"25081010901"}');
    expect(made.body[0]?.nama).toBe('Galih Nugraha Permana');
    const kept = await portal().db.one('select no_hp as "noHp" from master_mahasiswa where npm = $1', [npm]);
    expect(kept).toEqual(local);
    expect(await axe(page)).toEqual([]);
  });

  it('10: SIAMIK lewat http yang mati: uji gagal, Ambil data mengatakannya, Status Jaringan juga; contoh berjalan lagi', async () => {
    const id = await idOf(`select id from pengaturan_sumber_data where kode = 'siamik'`);
    const down = 'SIAMIK sedang tidak dapat dihubungi. Coba lagi nanti.';
    const page = await open(`/pengaturan/sumber-data/${id}`, { as: 'HA01', allow: /^502 / });
    await choose(page, 'Mode', 'HTTP');
    await page.getByLabel('Alamat').fill('http://localhost:9');
    await page.getByLabel('Batas waktu (detik)').fill('1');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await page.getByRole('button', { name: 'Uji koneksi' }).click();
    await page.getByText(down).first().waitFor();

    await page.goto(`${portal().url}/sinkronisasi/s_pegawai`);
    await page.getByRole('button', { name: 'Ambil data' }).click();
    await page.getByText(down).first().waitFor();
    await page.goto(`${portal().url}/network`);
    await page.getByRole('button', { name: 'Periksa ulang' }).click();
    await page.getByRole('listitem').filter({ hasText: 'SIAMIK' }).filter({ hasText: 'Gangguan' }).waitFor();
    expect(await axe(page)).toEqual([]);

    await page.goto(`${portal().url}/pengaturan/sumber-data/${id}`);
    await choose(page, 'Mode', 'Contoh');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await page.getByRole('button', { name: 'Uji koneksi' }).click();
    await page
      .getByText(/Mode contoh siap dipakai/)
      .first()
      .waitFor();
    await page.goto(`${portal().url}/sinkronisasi/s_pegawai`);
    await page.getByRole('button', { name: 'Ambil data' }).click();
    await page.getByText('Mode contoh: data ini bukan dari SIAMIK.').waitFor();
  });
});

const countOf = async (page: Page, name: string): Promise<number> =>
  Number(/\((\d+)\)/.exec((await tab(page, new RegExp(`^${name} \\(`)).textContent()) ?? '')?.[1] ?? -1);

describe('layar tersusun', () => {
  const shown: readonly (readonly [what: string, sql: string, path: (id: string) => string, text: RegExp])[] = [
    [
      'tim prodi',
      `select id from master_program_prodi where kode = '081010'`,
      id => `master/program-prodi/${id}/show?tab=tim`,
      /Tim Konversi Prodi \(\d+\)/,
    ],
    [
      'mata kuliah kurikulum',
      `select id from master_kurikulum where kode = 'K2022' order by id limit 1`,
      id => `master/kurikulum/${id}/show?tab=matakuliah`,
      /Semester 1/,
    ],
    [
      'KRS',
      `select id from master_mahasiswa where npm = '22081010012'`,
      id => `master/mahasiswa/${id}/show?tab=krs`,
      /20 SKS/,
    ],
    [
      'transkrip',
      `select id from master_mahasiswa where npm = '22081010012'`,
      id => `master/mahasiswa/${id}/show?tab=transkrip`,
      /IPK \d,\d\d/,
    ],
    [
      'PIC mitra',
      `select id from master_mitra where kode = 'M-00001'`,
      id => `master/mitra/${id}/show?tab=pic`,
      /Andi Kurniawan/,
    ],
    [
      'kabupaten provinsi',
      `select id from master_provinsi where id = '35'`,
      id => `master/provinsi/${id}/show?tab=bawahan`,
      /Kota|Kabupaten/,
    ],
    ['pohon fakultas', `select '' as id`, () => 'master/siamik-fakjur', /Fakultas Ilmu Komputer/],
    [
      'jadwal periode',
      `select id from master_periode where kode = '20261'`,
      id => `master/periode/${id}`,
      /Salin dari periode/,
    ],
  ];

  it.each(shown)('%s dapat dibaca, lebar dan sempit, terang dan gelap', async (_what, sql, path, text) => {
    const address = `/${path(await idOf(sql))}`;
    const page = await open(address, { as: 'HA03', reducedMotion: 'reduce' });
    expect(await faultsWideAndNarrow(page, page.getByText(text)), address).toEqual([]);
  });

  it('dengan gerak yang dikurangi warna berganti seketika, bukan meresap dari induk ke anak', async () => {
    const page = await open('/master/mitra', { as: 'HA03', reducedMotion: 'reduce' });
    await page.getByRole('main').getByRole('row').nth(2).waitFor();
    const moving = await page.evaluate(async () => {
      const begun: string[] = [];
      document.addEventListener('transitionrun', ({ propertyName }) => begun.push(propertyName));
      document.querySelector<HTMLElement>('button[aria-label="Mode gelap"]')?.click();
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
      return begun;
    });
    expect(moving).toEqual([]);
    await page.getByRole('button', { name: 'Mode terang' }).waitFor();
  });

  it('anggota tim ditambah dari prodinya, yang sudah terpilih di formulir', async () => {
    const id = await idOf(`select id from master_program_prodi where kode = '081010'`);
    const page = await open(`/master/program-prodi/${id}/show?tab=tim`, { as: 'HA03' });
    await page.getByRole('link', { name: 'Tambah Tim Penilai Prodi' }).click();
    const prodi = page.getByRole('combobox', { name: /^Program studi/ });
    await prodi.waitFor();
    await expect.poll(() => prodi.inputValue(), { timeout: 15_000 }).toBe('S1 Informatika');
  });

  it('banyak mata kuliah masuk ke kurikulum sekaligus, dan jumlah SKS mengikutinya', async () => {
    const team = await caller(portal(), 'HA03');
    const prodi = await idOf(`select id from master_program_prodi where kode = '081010'`);
    const kinds = await team<{ id: string; kode: string }[]>('GET', 'v7/master/jenis-matkul/all');
    const idJenisMatkul = kinds.body.find(({ kode }) => kode === 'B')?.id;
    for (const kode of ['UJX01', 'UJX02'])
      expect(
        (
          await team('POST', 'master/matakuliah', {
            kode,
            nama: `Uji ${kode}`,
            idProgramProdi: prodi,
            idJenisMatkul,
            sks: 3,
          })
        ).status,
      ).toBe(201);
    const made = await team<{ id: string }>('POST', 'v7/master/siamik-kurikulum', {
      kode: 'UJ26',
      nama: 'Kurikulum Uji',
      idProgramProdi: prodi,
      tahunMulai: 2026,
      sksWajib: 100,
      sksPilihan: 44,
      totalSks: 144,
    });
    const page = await open(`/master/kurikulum/${made.body.id}/show?tab=matakuliah`, { as: 'HA03' });
    await page.getByText('Belum ada mata kuliah').waitFor();
    await page.getByRole('button', { name: 'Tambah banyak' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tambah banyak mata kuliah' });
    await choose(dialog, 'Semester', '3');
    await dialog.getByLabel('Cari kode atau nama').fill('ujx');
    await dialog.getByRole('checkbox', { name: /^UJX01/ }).check();
    await dialog.getByRole('checkbox', { name: /^UJX02/ }).check();
    await dialog.getByRole('button', { name: 'Tambah 2' }).click();
    await page.getByText('2 mata kuliah ditambahkan.').waitFor();
    await page.getByRole('region', { name: 'Semester 3' }).getByText('6 SKS').waitFor();
    await page.getByText('6 dari 100').waitFor();
  });

  it('daftar mitra punya tab usulan dengan jumlahnya; jadwal periode disalin dan digeser', async () => {
    const page = await open('/master/mitra', { as: 'HA03' });
    await tab(page, /^Usulan \(2\)/).click();
    // The whole list, which was open before, names them as well.
    const rows = page.getByRole('main').getByRole('row');
    await rows.nth(3).waitFor({ state: 'detached' });
    await page.getByText('Koperasi Kopi Lereng Ijen').waitFor();
    await expect.poll(() => rows.count()).toBe(3);

    const year = await open('/master/periode/create', { as: 'HA03' });
    await year.getByLabel('Kode').fill('20291');
    await typeMoment(year, 'Tanggal mulai', '2029-08-01');
    await year.getByRole('button', { name: 'Salin dari periode' }).click();
    const dialog = year.getByRole('dialog', { name: 'Salin jadwal tahap' });
    await pick(dialog, 'Periode', '20261', 'Semester Ganjil 2026/2027');
    await dialog.getByRole('button', { name: 'Salin' }).click();
    await year.getByText(/\d+ tahap disalin\.|Periode itu tidak punya jadwal tahap\./).waitFor();
  });
});
