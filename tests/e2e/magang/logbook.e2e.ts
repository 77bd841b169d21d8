// @module-tag semua: a programme's whole life in the browser; its rules are asked in tests/api, its screens in tests/ui
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { portalTests } from '../support/browser.ts';
import { axe, scrollsSideways } from '../support/looks.ts';
import { shownMoment, typeMoment } from '../support/moment.ts';

const { open, portal } = portalTests();

/** The day on which the demo stands. */
const today = '2026-11-21';
const text = 'Menyusun laporan uji coba layanan bersama rekan satu tim.';

const student = (path: string, allow?: RegExp) =>
  open(path, { as: 'HA02', width: 360, height: 740, reducedMotion: 'reduce', ...(allow ? { allow } : {}) });

async function write(page: Page, kegiatan: string, [from, to]: readonly [string, string]): Promise<void> {
  await typeMoment(page, 'Jam mulai', from);
  await typeMoment(page, 'Jam selesai', to);
  await page.getByRole('combobox', { name: 'Tempat' }).click();
  await page.getByRole('option', { name: 'Kantor' }).click();
  await page.getByRole('textbox', { name: 'Kegiatan' }).fill(kegiatan);
  await page.getByRole('textbox', { name: 'Uraian' }).fill(text);
}

const approvedHours = async () =>
  (
    await portal().db.one<{ jam: number }>(
      `select coalesce(sum(durasi_jam), 0)::float as jam from magang_logbook_magang where npm = '22081010012' and status = 'disetujui'`,
    )
  )?.jam ?? 0;

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('Log Kegiatan', () => {
  it('skenario 6: besok ditolak; hari ini dengan foto diajukan, dikembalikan, diajukan lagi, disetujui; jam bertambah', async () => {
    const before = await approvedHours();
    const page = await student('/magang/log-kegiatan');
    await page.getByRole('region', { name: 'Kalender kegiatan' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: 'Catat kegiatan' }).click();
    await page.getByRole('heading', { name: 'Isi Logbook' }).waitFor();
    await write(page, 'Uji coba layanan', ['09:00', '11:30']);
    await page.getByText('2,5 jam').waitFor();
    await typeMoment(page, 'Tanggal', '2026-11-22');
    await page.getByRole('button', { name: 'Ajukan' }).click();
    await page.getByText('Tanggal tidak boleh melebihi hari ini.').waitFor();
    await typeMoment(page, 'Tanggal', today);
    await page
      .getByLabel('Berkas Foto atau dokumen', { exact: true })
      .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: png });
    await page.getByText('Dokumen (1 dari 5)').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ajukan' }).click();
    await page.getByText('Kegiatan diajukan kepada dosen pembimbing.').waitFor();
    await page.getByRole('link', { name: 'Uji coba layanan' }).waitFor();

    const lecturer = await open('/magang/log-kegiatan', { as: 'HA04', reducedMotion: 'reduce' });
    await lecturer.getByRole('group', { name: 'Menunggu, menurut mahasiswa' }).waitFor();
    await lecturer.getByRole('searchbox', { name: 'Cari' }).fill('Uji coba layanan');
    await lecturer.getByRole('cell', { name: 'Uji coba layanan', exact: true }).click();
    await lecturer.getByRole('button', { name: 'Kembalikan' }).click();
    await lecturer.getByRole('dialog').getByRole('button', { name: 'Kembalikan' }).click();
    await lecturer.getByText('Catatan wajib diisi.').waitFor();
    await lecturer.getByRole('textbox', { name: 'Catatan' }).fill('Sebutkan hasil ujinya.');
    await lecturer.getByRole('dialog').getByRole('button', { name: 'Kembalikan' }).click();
    await lecturer.getByText('Logbook dikembalikan untuk diperbaiki.').waitFor();

    await page.reload();
    await page.getByRole('link', { name: 'Uji coba layanan' }).click();
    await page.getByText('Sebutkan hasil ujinya.').waitFor();
    await page.getByRole('textbox', { name: 'Uraian' }).fill(`${text} Semua uji lulus.`);
    await page.getByRole('button', { name: 'Ajukan' }).click();
    await page.getByText('Kegiatan diajukan kepada dosen pembimbing.').waitFor();

    await lecturer.goto(`${portal().url}/magang/log-kegiatan`);
    await lecturer.getByRole('searchbox', { name: 'Cari' }).fill('Uji coba layanan');
    await lecturer.getByRole('cell', { name: 'Uji coba layanan', exact: true }).waitFor();
    await lecturer
      .getByRole('checkbox', { name: /Pilih|Select/ })
      .last()
      .check();
    await lecturer.getByRole('toolbar').getByRole('button', { name: 'Setujui' }).click();
    await lecturer.getByRole('dialog').getByRole('button', { name: 'Setujui' }).click();
    await lecturer.getByText('1 logbook disetujui.').waitFor();
    expect(await approvedHours()).toBe(before + 2.5);
    await page.reload();
    await page.getByText('242,5', { exact: true }).waitFor();
  });

  it('isian bertahan saat halaman dimuat ulang dan saat sambungan putus, lalu terkirim sendiri sekali saja', async () => {
    const page = await student('/magang/log-kegiatan', /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/);
    await page.getByRole('link', { name: 'Catat kegiatan' }).click();
    await write(page, 'Rapat di desa', ['13:00', '14:00']);
    await page.getByText('Tersimpan di perangkat.').waitFor();
    await page.reload();
    await page.getByText('Tersimpan di perangkat.').waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Uraian' }).inputValue()).toBe(text);
    expect(await shownMoment(page, 'Jam mulai')).toBe('13.00');

    await page.context().setOffline(true);
    await page
      .getByLabel('Berkas Foto atau dokumen', { exact: true })
      .setInputFiles({ name: 'desa.png', mimeType: 'image/png', buffer: png });
    await page.getByText('desa.png').waitFor();
    await page.getByText('Dokumen (1 dari 5)').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Ajukan' }).click();
    await page.getByText('Belum terkirim (1)').waitFor();
    await page.getByText('Sabtu, 21 November: Rapat di desa').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Rapat di desa' }).waitFor();
    await expect.poll(() => page.getByText('Belum terkirim (1)').count()).toBe(0);
    const rows = await portal().db.query<{ status: string; nama: string }>(
      `select l.status, b.nama_asli as nama from magang_logbook_magang l
         join magang_logbook_magang_dokumen d on d.parent_id = l.id join internal_berkas b on b.id = d.berkas
       where l.kegiatan = 'Rapat di desa'`,
    );
    expect(rows).toEqual([{ status: 'diajukan', nama: 'desa.png' }]);
  });

  it('alamat lama menuju formulir, jenis lain tidak ada, daftar menurut pekan dapat dibaca', async () => {
    const page = await student('/magang/log-kegiatan/add');
    await page.getByRole('heading', { name: 'Isi Logbook' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/magang/log-kegiatan/form/add');
    await page.goto(`${portal().url}/magang/log-kegiatan/form/lain`);
    await page.getByText('Page Not Found').waitFor();
    await page.goto(`${portal().url}/magang/log-kegiatan/daftar-kegiatan`);
    await page
      .getByRole('region', { name: /^Minggu/ })
      .first()
      .waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axe(page)).toEqual([]);
    await page.goto(`${portal().url}/magang/laporan-akhir`);
    await page.getByRole('list', { name: 'Daftar luaran' }).waitFor();
    await page.getByText('Laporan akhir magang', { exact: true }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axe(page)).toEqual([]);
  });
});

describe('Paraf mitra', () => {
  it('diberikan sekaligus dengan komentar', async () => {
    const page = await open('/magang/log-kegiatan', { as: 'HA06', reducedMotion: 'reduce' });
    await page.getByRole('tab', { name: /Belum diparaf/ }).waitFor();
    const boxes = page.getByRole('checkbox', { name: /Pilih|Select/ });
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Paraf' }).click();
    await page.getByRole('textbox', { name: 'Komentar' }).fill('Kerja rapi.');
    await page.getByRole('dialog').getByRole('button', { name: 'Paraf' }).click();
    await page.getByText('2 logbook diparaf.').waitFor();
    const found = await portal().db.one<{ n: number }>(
      `select count(*)::int as n from magang_logbook_magang where komentar_mitra = 'Kerja rapi.' and paraf_mitra`,
    );
    expect(found?.n).toBe(2);
  });
});
