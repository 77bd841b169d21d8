import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { MenuEntry } from '../../../../resources/pengaturan/hakMenu.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

const flat = (entries: readonly MenuEntry[]): MenuEntry[] => entries.flatMap(one => [one, ...flat(one.children)]);
async function menuOf(role: 'HA01' | 'HA02' | 'HA03' | 'HA10', roleId?: string): Promise<MenuEntry[]> {
  const person = await world.as(role);
  return flat((await person.get(`menu-user${roleId ? `?roleId=${roleId}` : ''}`)).json<MenuEntry[]>());
}
const deedsOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ meta }) => (meta.aksi ?? []).map(({ nama }) => nama));

it('the menu says what the role uses every week, in order', async () => {
  const weekly = (await menuOf('HA03'))
    .filter(({ meta }) => meta.mingguan)
    .sort((a, b) => (a.meta.mingguan ?? 0) - (b.meta.mingguan ?? 0));
  expect(weekly.map(({ link }) => link).slice(0, 3)).toEqual(['/dashboard', '/magang/approval', '/kkn/verifikasi']);
  expect((await menuOf('HA02')).some(({ meta }) => meta.mingguan)).toBe(false);
});

it('the menu says what the caller may do, and nothing that only others may', async () => {
  expect(deedsOf(await menuOf('HA03'))).toEqual(
    expect.arrayContaining(['Buat gelombang KKN', 'Ganti dosen {nama}', 'Ekspor nilai', 'Tambah mitra']),
  );
  // Reads the same screens.
  expect(deedsOf(await menuOf('HA10'))).not.toContain('Buat gelombang KKN');
  expect(deedsOf(await menuOf('HA02'))).toEqual([]);
  // Through the eyes of another role one does nothing.
  expect(deedsOf(await menuOf('HA01', 'HA03'))).toEqual([]);
});
