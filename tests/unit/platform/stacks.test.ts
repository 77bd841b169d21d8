import { describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { stacksOf } from '../../../src/platform/ui/list/stacks.ts';

const stacks = (name: string, columns?: readonly string[]) => {
  const resource = registry.get(name);
  return Object.fromEntries(stacksOf(resource, columns ?? resource.columns));
};

describe('columns beneath each other', () => {
  it('a code beneath the name, also where only the key says so, and the last day beneath the first', () => {
    expect(stacks('mbkm/pendaftar-program-mbkm', ['npm', 'namaMahasiswa'])).toEqual({ namaMahasiswa: 'npm' });
    expect(stacks('master/program-prodi')).toMatchObject({ namaProdi: 'kode' });
    expect(stacks('kkn/gelombang')).toMatchObject({ tanggalBuka: 'tanggalTutup', tanggalBerangkat: 'tanggalSelesai' });
  });

  it('of several the first that is shown and free; nothing beneath what is not shown', () => {
    const r = 'mbkm/pendaftar-program-mbkm';
    expect(stacks(r, ['idProgramProdi', 'idDosenPembimbing', 'idPeriode'])).toEqual({
      idProgramProdi: 'idDosenPembimbing',
    });
    expect(stacks(r, ['idProgramProdi', 'idPeriode', 'jalur'])).toEqual({ idProgramProdi: 'idPeriode' });
    expect(stacks(r, ['idProgram', 'judulKegiatan', 'namaMitra'])).toEqual({ idProgram: 'namaMitra' });
    expect(stacks(r, ['npm'])).toEqual({});
  });

  it('no column stands in two pairs', () => {
    for (const resource of registry.resources) {
      const found = [...stacksOf(resource, resource.columns)].flat();
      expect(new Set(found).size, resource.name).toBe(found.length);
      for (const name of found) expect(resource.columns, resource.name).toContain(name);
    }
  });
});
