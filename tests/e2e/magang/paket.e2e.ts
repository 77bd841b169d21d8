// @module-tag semua: a programme's whole life in the browser; its rules are asked in tests/api, its screens in tests/ui
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pendaftarId } from '../../../server/areas/magang/demo/files.ts';
import { portalTests } from '../support/browser.ts';
import { axe, scrollsSideways } from '../support/looks.ts';
import { told } from './people.ts';

const { open, portal } = portalTests();

const rizky = pendaftarId('rizky');
const phone = { width: 360, height: 740 };

/** Rizky as he is before he chooses: running, nothing proposed yet. */
async function beforeTheChoice(): Promise<void> {
  const { db } = portal();
  for (const table of ['terpilih_final', 'terpilih_awal'])
    await db.execute(`delete from konversi_${table} where id_pendaftar_mbkm = $1`, [rizky]);
  await db.execute(
    `update mbkm_pendaftar_program_mbkm set status_konversi = 'belum', id_paket_konversi = null where id = $1`,
    [rizky],
  );
}

const tick = (page: Page, nama: string) => page.getByRole('checkbox', { name: nama, exact: true }).click();
const explain = (page: Page, nama: string) =>
  page
    .getByRole('textbox', { name: `Kaitan ${nama} dengan kegiatan` })
    .fill(`Tugas saya di tim backend menerapkan ${nama} setiap pekan.`);

describe('Paket konversi (docs/domain/20 §6, skenario 7)', () => {
  it('21+ SKS tidak dapat diajukan; 20 SKS diajukan, tim mengganti satu dan menyetujui', async () => {
    await beforeTheChoice();
    const student = await open('/magang/paket-konversi', { as: 'HA02', ...phone });
    await student.getByRole('link', { name: 'Pilih mata kuliah' }).click();
    const first = ['Kerja Praktik', 'Manajemen Proyek TI', 'Pemrograman Web Lanjut', 'Komputasi Awan'];
    const chosen = [...first, 'Kuliah Kerja Nyata', 'Rekayasa Perangkat Lunak Lanjut', 'Etika Profesi'];
    const other = 'Interaksi Manusia–Komputer';
    // One course of the package stands in the transcript already.
    const passed = student.getByRole('checkbox', { name: 'Technopreneurship', exact: true });
    await passed.waitFor();
    await expect.poll(() => passed.isDisabled()).toBe(true);
    for (const nama of [...chosen, other]) await tick(student, nama);
    await student.getByText('23 dari 20 SKS').waitFor();
    await student.getByText('Lebih 3 SKS dari', { exact: false }).waitFor();
    await expect.poll(() => student.getByRole('button', { name: 'Ajukan' }).isDisabled()).toBe(true);
    expect(await scrollsSideways(student)).toBe(false);
    expect(await axe(student)).toEqual([]);

    await tick(student, other);
    await student.getByText('20 dari 20 SKS').waitFor();
    await student.getByRole('button', { name: 'Ajukan' }).click();
    await student.getByText('Lengkapi kaitan dengan kegiatan untuk 7 mata kuliah.').waitFor();
    for (const nama of chosen) await explain(student, nama);
    await student.getByRole('button', { name: 'Ajukan' }).click();
    await student.getByRole('dialog').getByRole('button', { name: 'Ajukan' }).click();
    await told(student, 'Paket konversi diajukan.');
    await student.waitForURL(/\/magang\/paket-konversi$/);

    const verifier = await open(`/monitoring2/paket-konversi/${rizky}`, { as: 'HA07', width: 1280 });
    await verifier.getByRole('button', { name: 'Terima semua yang belum diputuskan' }).click();
    await verifier
      .getByRole('group', { name: 'Keputusan Komputasi Awan' })
      .getByRole('button', { name: 'Diganti' })
      .click();
    await verifier.getByRole('combobox', { name: 'Diganti dengan' }).click();
    await verifier.getByRole('option', { name: /^Interaksi Manusia/ }).click();
    await verifier
      .getByRole('textbox', { name: 'Catatan keputusan Komputasi Awan' })
      .fill('Rancangan antarmuka lebih dekat dengan tugasnya.');
    expect(await axe(verifier)).toEqual([]);
    await verifier.getByRole('button', { name: 'Setujui', exact: true }).click();
    await verifier.getByRole('dialog').getByRole('button', { name: 'Setujui paket' }).click();
    await verifier.getByText('Paket konversi disetujui.').waitFor();

    await student.reload();
    await student.getByText('Diganti dengan').waitFor();
    const result = student.getByRole('list', { name: 'Mata kuliah usulan dan hasilnya' });
    await result.getByRole('heading', { name: other }).waitFor();
    await result.getByText('Rancangan antarmuka lebih dekat dengan tugasnya.', { exact: false }).waitFor();
    expect(await scrollsSideways(student)).toBe(false);

    const audit = await portal().db.query<{ aksi: string; keStatus: string | null }>(
      `select aksi, ke_status as "keStatus" from mbkm_riwayat_status where id_pendaftar_mbkm = $1 and alur = 'konversi'
       and entitas = 'mbkm/pendaftar-program-mbkm' order by waktu desc, versi desc limit 2`,
      [rizky],
    );
    expect(audit.map(({ aksi }) => aksi).toSorted()).toEqual(['ajukan', 'setujui']);
  });

  it('simulasi menunjukkan SKS, kekurangan, huruf, dan IPS tanpa menyimpan apa pun', async () => {
    await beforeTheChoice();
    const student = await open('/magang/paket-konversi?tab=simulasi', { as: 'HA02', ...phone });
    await student.getByText('Paket dan mata kuliah').waitFor();
    await tick(student, 'Kerja Praktik');
    await student.getByText('Mata kuliah Kerja Praktik wajib dipilih.').waitFor();
    await tick(student, 'Kerja Praktik');
    await tick(student, 'Manajemen Proyek TI');
    await student.getByText('Pilihan ini memenuhi aturan paket.').waitFor();
    await student.getByRole('textbox', { name: 'Mitra (60%)' }).fill('86,1');
    await student.getByRole('textbox', { name: 'Dosen pembimbing (40%)' }).fill('81,3');
    await student.getByText('84,18').first().waitFor();
    await student.getByText('IPS konversi', { exact: false }).waitFor();
    await expect.poll(() => student.getByText('3,75').count()).toBeGreaterThan(0);
    expect(await scrollsSideways(student)).toBe(false);
    expect(await axe(student)).toEqual([]);
  });
});
