import { describe, expect, test } from 'vitest';
import { changedPlaces, drop, flatten, type Place, step } from '../../../../src/areas/pengaturan/menu/menuOrder.ts';

/** master(akademik(mahasiswa, pegawai), wilayah), pengaturan */
const tree: Place[] = [
  { id: 'master', idParent: null, urut: 1 },
  { id: 'pengaturan', idParent: null, urut: 2 },
  { id: 'akademik', idParent: 'master', urut: 1 },
  { id: 'wilayah', idParent: 'master', urut: 2 },
  { id: 'mahasiswa', idParent: 'akademik', urut: 1 },
  { id: 'pegawai', idParent: 'akademik', urut: 2 },
];
const shape = (places: Place[] | null) => places && flatten(places).map(({ id, depth }) => `${'-'.repeat(depth)}${id}`);

describe('moving menus', () => {
  test('up and down among siblings', () => {
    expect(shape(step(tree, 'pegawai', 'up'))).toEqual([
      'master',
      '-akademik',
      '--pegawai',
      '--mahasiswa',
      '-wilayah',
      'pengaturan',
    ]);
    expect(step(tree, 'mahasiswa', 'up')).toBeNull();
    expect(step(tree, 'pengaturan', 'down')).toBeNull();
  });

  test('into the menu above, and out again behind its parent', () => {
    const inside = step(tree, 'wilayah', 'in');
    expect(shape(inside)).toContain('--wilayah');
    expect(shape(inside && step(inside, 'wilayah', 'out'))).toEqual(shape(tree));
  });

  test('never deeper than three levels, and never into itself', () => {
    expect(step(tree, 'pegawai', 'in')).toBeNull();
    expect(drop(tree, 'akademik', 'pengaturan', 'inside')).not.toBeNull();
    expect(drop(tree, 'master', 'pengaturan', 'inside')).toBeNull();
    expect(drop(tree, 'master', 'mahasiswa', 'after')).toBeNull();
  });

  test('dropped before, after or into another', () => {
    expect(shape(drop(tree, 'pengaturan', 'master', 'before'))?.[0]).toBe('pengaturan');
    expect(shape(drop(tree, 'pengaturan', 'akademik', 'after'))).toEqual([
      'master',
      '-akademik',
      '--mahasiswa',
      '--pegawai',
      '-pengaturan',
      '-wilayah',
    ]);
  });

  test('only what changed is sent', () => {
    const moved = step(tree, 'pegawai', 'up');
    expect(changedPlaces(tree, moved ?? []).map(({ id }) => id)).toEqual(['mahasiswa', 'pegawai']);
  });
});
