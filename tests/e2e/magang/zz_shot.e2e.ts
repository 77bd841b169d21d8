import { it } from 'vitest';
import { portalTests } from '../support/browser.ts';

const { open, portal } = portalTests();
const all = /./;
it('shots', async () => {
  const one = async (npm: string) =>
    (await portal().db.one<{ id: string }>(`select id from mbkm_pendaftar_program_mbkm where npm = $1 and status <> 'ditolak' limit 1`, [npm]))?.id;
  const sal = await one('21081010005');
  const riz = await one('22081010012');
  const rev = (await portal().db.one<{ id: string }>(`select id from magang_revisi_nilai where status = 'diajukan'`))?.id;
  const gagal = (await portal().db.one<{ id: string }>(`select id from mbkm_pendaftar_program_mbkm where status_siamik = 'gagal'`))?.id;
  const list: [string, string, string][] = [
    ['plist', '/penilaian-konversi', 'HA07'],
    ['pkknfinal', '/penilaian-konversi-matkul-kkn?tab=final', 'HA07'],
    ['pdetail', `/penilaian-konversi/detail/penilaian/${riz}`, 'HA07'],
    ['udetail', `/penilaian-konversi2/detail/penilaian/${sal}`, 'HA03'],
    ['ulist', '/penilaian-konversi2', 'HA03'],
    ['approval', `/magang/approval-penilaian/detail/${rev}`, 'HA03'],
    ['revisi', '/data-mbkm/revisi-penilaian?tab=diajukan', 'HA10'],
    ['revisi1', `/data-mbkm/revisi-penilaian?id=${rev}&tab=diajukan`, 'HA10'],
    ['bakpk', '/data-mbkm/bakpk?tab=gagal', 'HA10'],
    ['bakpkd', `/data-mbkm/bakpk/detail/${gagal}`, 'HA10'],
  ];
  for (const [name, path, as] of list)
    for (const [width, height, colorScheme] of [
      [1280, 900, 'light'],
      [360, 760, 'dark'],
    ] as const) {
      const page = await open(path, { as, width, height, colorScheme, reducedMotion: 'reduce', allow: all });
      await page.getByRole('heading', { level: 1 }).waitFor().catch(() => undefined);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `/tmp/v3/${name}-${width}.png`, fullPage: true });
      await page.context().close();
    }
}, 600_000);
