import { expect, it } from 'vitest';
import type { LangkahDaftarUlang } from '../../../resources/kwu/bacaan.ts';
import { businessStep } from '../../../src/areas/kwu/usaha/businessStep.ts';

const days = { daftarUlangSelesai: '2026-11-30', tanggalSelesai: '2027-05-31', batasNilai: '2027-06-30' };
type Business = Parameters<typeof businessStep>[0];
type State = LangkahDaftarUlang['status'];

const step = (
  over: Partial<Business>,
  { today = '2026-11-28', dpl = 'selesai', laporan = 'proses', luaran = 'belum', profile }: Reached = {},
) =>
  businessStep(
    { status: 'aktif', jenis: 'kelompok', idPegawaiDpl: 'dosen', perpanjangan: null, ...over },
    days,
    {
      steps: [
        { kode: 'dpl', status: dpl, batas: days.daftarUlangSelesai },
        { kode: 'laporan', status: laporan, batas: '2027-03-01' },
        { kode: 'luaran', status: luaran, batas: '2027-05-31' },
      ],
      profile,
    },
    today,
  );
interface Reached {
  today?: string;
  dpl?: State;
  laporan?: State;
  luaran?: State;
  profile?: string | null;
}

it('is the leader’s while the business forms, of one person the student’s, and Tim MBKM’s once it is handed in', () => {
  expect(step({ status: 'draf' })).toEqual({
    who: 'Ketua kelompok',
    what: 'melengkapi anggota dan mengajukan usaha',
  });
  expect(step({ status: 'draf', jenis: 'mandiri' })).toEqual({
    who: 'Mahasiswa',
    what: 'melengkapi data dan mengajukan usaha',
  });
  expect(step({ status: 'revisi' })?.what).toBe('memperbaiki dan mengajukan kembali usaha');
  expect(step({ status: 'diajukan' })?.who).toBe('Tim MBKM');
  for (const status of ['selesai', 'ditolak', 'bubar'] as const) expect(step({ status })).toBeNull();
});

it('leads an accepted business over its lecturer and its profile to its start', () => {
  const status = 'disetujui';
  const alone = { status, idPegawaiDpl: null } as const;
  expect(step(alone, { dpl: 'belum' })).toEqual({ who: 'Ketua kelompok', what: 'memilih DPL' });
  expect(step(alone, { dpl: 'proses' })?.who).toBe('Dosen yang diminta');
  const asked = [null, 'draf', 'revisi', 'diajukan', 'disetujui_dpl', 'ditolak', 'disetujui'];
  expect(asked.map(profile => step({ status }, { profile })?.who)).toEqual([
    'Ketua kelompok',
    'Ketua kelompok',
    'Ketua kelompok',
    'DPL',
    'Tim MBKM',
    'Tim MBKM',
    null,
  ]);
  // Who may not read the profile is told nothing of it.
  expect(step({ status })).toBeNull();
});

it('turns to Tim MBKM when re-registration is over, unless the business has longer', () => {
  const late = { today: '2026-12-01', profile: 'draf' };
  expect(step({ status: 'disetujui' }, late)?.who).toBe('Tim MBKM');
  expect(step({ status: 'disetujui', perpanjangan: '2026-12-05' }, late)?.who).toBe('Ketua kelompok');
  expect(step({ status: 'disetujui' }, { ...late, profile: 'diajukan' })?.who).toBe('DPL');
});

it('follows reports, outputs and the days of the period', () => {
  expect(step({})?.what).toBe('mengisi logbook');
  expect(step({}, { laporan: 'revisi' })).toEqual({ who: 'Ketua kelompok', what: 'memperbaiki laporan' });
  expect(step({}, { laporan: 'belum', today: '2027-03-01' })?.what).toBe('mengisi logbook');
  expect(step({}, { laporan: 'belum', today: '2027-03-02' })?.what).toBe('mengajukan laporan kemajuan');
  expect(step({}, { today: '2027-06-01' })).toEqual({ who: 'Anggota', what: 'melengkapi laporan dan luaran' });
  const whole = { laporan: 'selesai', luaran: 'selesai' } as const;
  expect(step({}, { ...whole, today: '2027-06-01' })?.who).toBe('Tim MBKM');
  expect(step({}, { today: '2027-07-01' })?.who).toBe('Tim MBKM');
});
