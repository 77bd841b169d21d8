import { expect, it } from 'vitest';
import { groupStep } from '../../../src/areas/kkn/kelompok/groupStep.ts';

const days = { tanggalBerangkat: '2026-11-10', tanggalSelesai: '2026-12-20', batasLuaran: '2026-12-27' };
type Group = Parameters<typeof groupStep>[0];
const step = (over: Partial<Group>, today = '2026-11-28', proposal?: string | null) =>
  groupStep({ status: 'berjalan', idDesa: 'desa', idDpl: 'dpl', ...over }, days, proposal, today);

it('is the leader’s while the group forms, and Tim MBKM’s once it is handed in', () => {
  expect(step({ status: 'draf' })?.who).toBe('Ketua kelompok');
  expect(step({ status: 'diajukan' })?.who).toBe('Tim MBKM');
  expect(step({ status: 'disetujui', idDpl: null })).toEqual({ who: 'Ketua kelompok', what: 'memilih DPL' });
  expect(step({ status: 'disetujui', idDesa: null })?.what).toBe('menempatkan kelompok di desa');
  expect(step({ status: 'disetujui' })?.what).toBe('menetapkan kelompok');
  for (const status of ['selesai', 'ditolak', 'bubar'] as const) expect(step({ status })).toBeNull();
});

it('follows the days of the wave and the work programme', () => {
  expect(step({ status: 'ditetapkan' }, '2026-11-09')?.who).toBeNull();
  expect(step({ status: 'ditetapkan' }, '2026-11-10')?.what).toBe('memulai kegiatan kelompok');
  expect(step({}, undefined, null)?.what).toBe('mengajukan proposal program kerja');
  expect(step({}, undefined, 'diajukan')).toEqual({ who: 'DPL', what: 'memeriksa proposal program kerja' });
  expect(step({}, undefined, 'disetujui')?.what).toBe('mengisi log harian');
  // Who may not read the proposal is not told of it.
  expect(step({})?.what).toBe('mengisi log harian');
  expect(step({}, '2026-12-21', 'disetujui')?.what).toBe('melengkapi luaran');
  expect(step({}, '2026-12-28', 'disetujui')?.who).toBe('Tim MBKM');
});
