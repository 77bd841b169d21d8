import { expect, test } from 'vitest';
import { registry } from '../../../resources/index.ts';
import type { Tahap } from '../../../resources/komcad/tahap.ts';
import { giveAccount } from '../magang/people.ts';
import { walks } from '../platform/alamat.ts';
import { portalTests } from '../support/browser.ts';
import { faultsInBothModes, stillness } from '../support/faults.ts';
import { jumped, requestsOf } from '../support/looks.ts';

/**
 * The screens of Komcad as a participant sees them: the demo's own student takes no part, so that the walk through every
 * screen finds them empty. One of each part of the way; `npm test -- layar`, LAYAR=komcad.
 */
const { open, portal } = portalTests();

const stages: readonly Tahap[] = ['administrasi', 'seleksi', 'pelaporan', 'selesai'];
const asked = walks.some(({ area }) => area === 'komcad');
const own = registry.screens.filter(
  ({ path, roles, pattern }) =>
    path.startsWith('/komcad') && roles.HA02 && !path.includes(':') && !['redirect', 'crud'].includes(pattern),
);

test.runIf(asked).each(stages)(
  'a participant at %s: every screen fits and is accessible, light and dark, 1280 and 360 px',
  { timeout: 600_000, retry: 0 },
  async tahap => {
    const row = await portal().db.one<{ idMahasiswa: string }>(
      `select id_mahasiswa as "idMahasiswa" from komcad_pendaftaran where tahap = $1 order by npm limit 1`,
      [tahap],
    );
    if (!row) throw new Error(`no participant at ${tahap}`);
    const as = await giveAccount(portal(), {
      username: `peserta.${tahap}`,
      role: 'HA02',
      idMahasiswa: row.idMahasiswa,
    });
    const page = await open('/dashboard', { as, reducedMotion: 'reduce' });
    const waiting = requestsOf(page);
    const faults: string[] = [];
    for (const { path } of own) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`${portal().url}${path}`);
      await stillness(page, waiting);
      const jump = await jumped(page);
      if (jump > 0.05) faults.push(`${path} 360: jumps (${jump.toFixed(3)})`);
      faults.push(...(await faultsInBothModes(page, waiting)).map(fault => `${path} ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);
