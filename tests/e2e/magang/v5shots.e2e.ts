import { it } from 'vitest';
import { pendaftarId } from '../../../server/database/demo/magang/files.ts';
import { portalTests } from '../support/browser.ts';
const { open } = portalTests();
const shots = [
  ['mon', '/monitoring', 'HA03'],
  ['mon4', '/monitoring4', 'HA06'],
  ['dospem', '/magang/dosen-pembimbing', 'HA05'],
  ['dospem2', '/magang/dosen-pembimbing', 'HA02'],
  ['profil', `/monitoring2/detail/${pendaftarId('jalan-if-5')}`, 'HA05'],
  ['catatan', `/monitoring2/detail/${pendaftarId('jalan-if-5')}?tab=catatan`, 'HA05'],
  ['log', `/monitoring3/detail/${pendaftarId('rizky')}?tab=logbook`, 'HA04'],
  ['konversi', `/monitoring/detail/${pendaftarId('final-if')}?tab=konversi`, 'HA03'],
  ['nilai', `/magang/mahasiswa/detail/${pendaftarId('rizky')}?tab=penilaian`, 'HA02'],
  ['arsip', '/magang/riwayat/pendaftar2', 'HA10'],
  ['arsipd', `/magang/riwayat/pendaftar2/detail/${pendaftarId('final-if')}`, 'HA03'],
] as const;
it('shots', { timeout: 900_000 }, async () => {
  for (const [name, path, who] of shots)
    for (const [width, colorScheme] of [[1280, 'light'], [360, 'dark']] as const) {
      const page = await open(path, { as: who, width, height: 900, colorScheme, reducedMotion: 'reduce', allow: /./ });
      try {
        await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
        await page.waitForLoadState('networkidle');
      } catch {}
      await page.screenshot({ path: `/tmp/v5/${name}-${width}.png`, fullPage: true });
      await page.context().close();
    }
});
