// @module-tag semua: a programme's whole life in the browser; its rules are asked in tests/api, its screens in tests/ui
import { expect, it, vi } from 'vitest';
import { waveId } from '../../../server/areas/kkn/demo/ids.ts';
import { informatika, manajemen } from '../../api/magang/place.ts';
import { giveAccount, told } from '../magang/people.ts';
import { choose } from '../platform/orang.ts';
import { portalTests } from '../support/browser.ts';
import { actingIn } from './acting.ts';

/** Acceptance scenarios 1 and 2 of docs/domain/30 §6; documents are uploaded by API. */

const { open, portal } = portalTests(async site => {
  for (const [username, sks] of [
    ['kkn.kurang', 96],
    ['kkn.cukup', 118],
  ] as const) {
    const found = await site.db.one<{ id: string }>(
      `update master_mahasiswa set sks_tempuh = $2 where id = (select m.id from master_mahasiswa m
         where m.id_program_prodi = $1 and m.status_akademik = 'aktif' and m.semester >= 6
           and not exists (select 1 from mbkm_pendaftar_program_mbkm p where p.id_mahasiswa = m.id)
           and not exists (select 1 from pengaturan_user u where u.id_mahasiswa = m.id) order by m.npm limit 1)
       returning id`,
      [informatika, sks],
    );
    if (!found) throw new Error('tidak ada mahasiswa tanpa program');
    await giveAccount(site, { username, role: 'HA02', idMahasiswa: found.id });
  }
  await giveAccount(site, { username: 'koordinator.lain', role: 'HA05', idProgramProdi: manajemen });
});
vi.setConfig({ testTimeout: 300_000 });
const { done, step, uploaded } = actingIn(portal);

const P = 'v3/kkn/pendaftaran';
const png = {
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const documents = async (who: string) => {
  const files = ['berkasKrs', 'berkasTranskrip', 'berkasSuratSehat', 'berkasIzinOrangTua'].map(
    async field => [field, await uploaded(who, 'kkn/pendaftaran', field)] as const,
  );
  const pasFoto = await uploaded(who, 'kkn/pendaftaran', 'pasFoto', png);
  return { ...Object.fromEntries(await Promise.all(files)), pasFoto };
};
const detail = {
  idGelombang: waveId('empat'),
  noHp: '081234567890',
  alamatDomisili: 'Jalan Rungkut 1',
  ukuranJaket: 'L',
  namaKontakDarurat: 'Siti',
  hubunganKontakDarurat: 'orang_tua',
  noHpKontakDarurat: '081234567891',
  bersediaDitempatkan: true,
  pernyataanBenar: true,
};
const draftOf = async (who: string) => {
  const { idProgram, idPeriode } = await done('HA03', 'GET', `v3/kkn/gelombang/${waveId('empat')}`);
  return done(who, 'POST', P, {
    idProgram,
    idPeriode,
    jalur: 'reguler',
    kkn: { ...detail, ...(await documents(who)) },
  });
};

it('skenario 1: 96 SKS belum cukup', async () => {
  const draft = await draftOf('kkn.kurang');
  const page = await open(`/kkn/pendaftaran?id=${draft.id}`, {
    as: 'kkn.kurang',
    reducedMotion: 'reduce',
    allow: /^422 /,
  });
  // The first step says what will not work, and asks once more.
  const unmet = page.getByRole('listitem').filter({ hasText: 'SKS' }).first();
  await expect.poll(() => unmet.textContent()).toMatch(/96.*100/);
  const go = (name: string) => page.getByRole('button', { name, exact: true }).click();
  for (const name of ['Lanjut', 'Tetap lanjut', 'Lanjut', 'Lanjut', 'Lanjut', 'Lanjut']) await go(name);
  await expect.poll(() => unmet.textContent()).toMatch(/96.*100/);
  await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ajukan' }).click();
  await page.getByText('Syarat SKS belum terpenuhi: 96 dari minimal 100.').first().waitFor();
});

it('skenario 1 dan 2: isian bertahan saat dimuat ulang, dikembalikan dengan catatan, diajukan lagi, lalu disetujui', async () => {
  const page = await open('/kkn/pendaftaran', { as: 'kkn.cukup', reducedMotion: 'reduce', allow: /^422 / });
  const next = () => page.getByRole('button', { name: 'Lanjut', exact: true }).click();
  const at = (title: string) => page.getByRole('heading', { level: 2, name: title }).waitFor();
  await page.getByRole('radio', { name: /Gelombang IV/ }).check();
  await next();
  await at('Data diri dan kesehatan');
  await page.getByLabel(/^No\. HP(?! kontak)/).fill('081234567890');
  await page.getByLabel(/^Alamat domisili/).fill('Jalan Rungkut 1');
  await page.getByLabel(/^Nama kontak darurat/).fill('Siti');
  await page.getByLabel(/^No\. HP kontak darurat/).fill('081234567891');
  await choose(page, 'Ukuran jaket', 'L');
  await page.getByRole('status').getByText('Tersimpan di server').waitFor();
  await page.waitForURL(/[?&]id=/);
  await page.reload();
  await page.getByRole('radio', { name: /Gelombang IV/ }).waitFor();
  await expect.poll(() => page.getByRole('radio', { name: /Gelombang IV/ }).isChecked()).toBe(true);
  await next();
  await expect
    .poll(() => page.getByLabel(/^Alamat domisili/).inputValue(), { timeout: 30_000 })
    .toBe('Jalan Rungkut 1');

  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const files = await documents('kkn.cukup');
  await step('kkn.cukup', `${P}/${id}`, null, { kkn: { ...detail, ...files } });
  await page.goto(`${portal().url}/kkn/pendaftaran?id=${id}`);
  for (const title of ['Data diri dan kesehatan', 'Pilihan desa', 'Pertanyaan', 'Dokumen', 'Tinjau dan ajukan']) {
    await next();
    await at(title);
  }
  const handIn = async () => {
    await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ajukan' }).click();
    await told(page, 'Pendaftaran diajukan.');
  };
  await handIn();
  await page.goto(`${portal().url}/kkn/pendaftaran/riwayat`);
  await page.getByText('Diajukan', { exact: true }).first().waitFor();

  const others = await done<unknown[]>('koordinator.lain', 'GET', `${P}?filter=${JSON.stringify({ id })}`);
  expect(others).toEqual([]);
  const queue = await open(`/kkn/verifikasi/detail/${id}`, { as: 'HA05', reducedMotion: 'reduce', allow: /^422 / });
  await queue.getByRole('button', { name: 'Kembalikan', exact: true }).click();
  const dialog = queue.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Kembalikan', exact: true }).click();
  await dialog.getByText('Catatan wajib diisi.').waitFor();
  await dialog.getByRole('textbox').fill('Unggah ulang KRS.');
  await dialog.getByRole('button', { name: 'Kembalikan', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });

  await page.goto(`${portal().url}/kkn/pendaftaran?id=${id}`);
  for (let i = 0; i < 5; i++) await next();
  await handIn();
  await step('HA05', `mbkm/pendaftar-program-mbkm/${id}`, 'setujui');
  const history = await done<{ kolomStatus: string | null; keStatus: string; namaUser: string | null }[]>(
    'kkn.cukup',
    'GET',
    `mbkm/pendaftar-program-mbkm/${id}/riwayat`,
  );
  const steps = history.filter(({ kolomStatus }) => kolomStatus === 'status');
  expect(steps.map(({ keStatus }) => keStatus)).toEqual(['disetujui', 'diajukan', 'revisi', 'diajukan']);
  expect(steps.every(({ namaUser }) => Boolean(namaUser))).toBe(true);
});
