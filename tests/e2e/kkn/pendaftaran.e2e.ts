import { expect, it, vi } from 'vitest';
import { waveId } from '../../../server/demo/kkn/ids.ts';
import { informatika } from '../../api/magang/place.ts';
import { giveAccount } from '../magang/people.ts';
import { portalTests } from '../support/browser.ts';
import { actingIn } from './acting.ts';

/** The first half of acceptance scenario 1 of docs/domain/30 §6; documents are uploaded by API. */

const { open, portal } = portalTests(async site => {
  for (const [username, sks] of [['kkn.kurang', 96]] as const) {
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
});
vi.setConfig({ testTimeout: 300_000 });
const { done, uploaded } = actingIn(portal);

const P = 'v3/kkn/pendaftaran';
const png = {
  ...{ name: 'foto.png', mimeType: 'image/png' },
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
  ...{ idGelombang: waveId('empat'), noHp: '081234567890', alamatDomisili: 'Jalan Rungkut 1', ukuranJaket: 'L' },
  ...{ namaKontakDarurat: 'Siti', hubunganKontakDarurat: 'orang_tua', noHpKontakDarurat: '081234567891' },
  ...{ bersediaDitempatkan: true, pernyataanBenar: true },
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
    ...{ as: 'kkn.kurang', reducedMotion: 'reduce', allow: /^422 / },
  });
  for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
  const unmet = page.getByRole('listitem').filter({ hasText: 'SKS' }).first();
  expect(await unmet.textContent()).toMatch(/96.*100/);
  await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ajukan' }).click();
  await page.getByText('Syarat SKS belum terpenuhi: 96 dari minimal 100.').first().waitFor();
});
