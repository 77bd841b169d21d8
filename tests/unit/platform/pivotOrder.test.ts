import { describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { dimensionOf, type PivotValue } from '../../../resources/kit/pivot.ts';
import { groupOrder, mostMoments, timeField, withoutGaps } from '../../../resources/kit/pivotOrder.ts';

const sorted = (key: string, values: readonly PivotValue[], urutan: Record<string, string[]> = {}) => {
  const r = registry.get('mbkm/pendaftar-program-mbkm');
  const dimension = dimensionOf(r, key, registry.find, () => true);
  if (!dimension) throw new Error(key);
  return values.toSorted(groupOrder(dimension, { urutan }, String));
};

describe('groups of a report', () => {
  it('stand as they are declared, by time or by their words, what is empty last', () => {
    expect(sorted('status', [null, 'selesai', 'draf', 'berjalan'])).toEqual(['draf', 'berjalan', 'selesai', null]);
    expect(sorted('tanggalSelesai:bulan', ['2026-11', null, '2025-12'])).toEqual(['2025-12', '2026-11', null]);
    // "Ganjil 2026/2027" comes after "Genap 2025/2026", whatever the alphabet says.
    expect(sorted('idPeriode', ['ganjil-2026', 'genap-2025'], { idPeriode: ['genap-2025', 'ganjil-2026'] })).toEqual([
      'genap-2025',
      'ganjil-2026',
    ]);
    expect(sorted('idProgramProdi', ['Kimia', 'Akuntansi'])).toEqual(['Akuntansi', 'Kimia']);
  });

  it('follow each other in time where lists show the newest first', () => {
    expect(timeField(registry.get('master/periode'))).toBe('kode');
    expect(timeField(registry.get('kkn/gelombang'))).toBe('tanggalBerangkat');
    expect(timeField(registry.get('master/program-prodi'))).toBeUndefined();
  });

  it('have no gaps over time, within reason', () => {
    expect(withoutGaps('bulan', ['2026-11', '2027-02'])).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(withoutGaps('semester', ['2025-2', '2026-2'])).toEqual(['2025-2', '2026-1', '2026-2']);
    expect(withoutGaps('minggu', ['2026-02-23', '2026-03-09'])).toEqual(['2026-02-23', '2026-03-02', '2026-03-09']);
    expect(withoutGaps('hari', ['2026-02-27', '2026-03-01'])).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(withoutGaps('tahun', ['2024', '2026'])).toEqual(['2024', '2025', '2026']);
    expect(withoutGaps('hari', [])).toEqual([]);
    const far = ['1900-01-01', '2026-01-01'];
    expect(withoutGaps('hari', far)).toBe(far);
    expect(withoutGaps('bulan', ['2000-01', '2026-01']).length).toBeLessThanOrEqual(mostMoments);
  });
});
