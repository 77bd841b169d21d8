import { describe, expect, it } from 'vitest';
import { problemOf } from '../../../server/areas/master/packageFacts.ts';
import { type Period, runningOf, stageAmong, stageOf } from '../../../server/areas/master/periodStages.ts';
import { rolesOf } from '../../../server/areas/master/teamRoles.ts';

/** The rules of master data that need no database. */

const period = (more: Partial<Period>): Period => ({
  id: 'p',
  kode: '20261',
  nama: 'Semester',
  tahunAjaran: '2026/2027',
  semester: 'ganjil',
  status: 'aktif',
  tanggalMulai: '2026-09-01',
  tanggalSelesai: '2027-01-31',
  jadwal: [],
  pendaftaranMulai: '2026-07-01',
  pendaftaranSelesai: '2026-08-20',
  ...more,
});
const today = '2026-11-21';

describe('jadwal tahap (docs/domain/10 §6)', () => {
  const lines = [
    { idJenisMbkm: 'kkn', tahap: 'konversi', mulai: '2026-10-01', selesai: '2026-10-31' },
    { idJenisMbkm: null, tahap: 'konversi', mulai: '2026-11-21', selesai: '2026-11-21' },
  ];

  it('mendahulukan baris jenis, lalu baris semua jenis, lalu tanggal periode', () => {
    const row = period({ jadwal: lines });
    expect(stageOf(row, 'kkn', 'konversi', today).terbuka).toBe(false);
    expect(stageOf(row, 'magang', 'konversi', today)).toMatchObject({ terbuka: true, mulai: today, selesai: today });
    expect(stageOf(row, undefined, 'konversi', today).terbuka).toBe(true);
    expect(stageOf(row, 'kkn', 'penilaian', today)).toMatchObject({ mulai: '2026-09-01', selesai: '2027-01-31' });
    expect(stageOf(row, 'kkn', 'pendaftaran', today)).toMatchObject({ mulai: '2026-07-01', terbuka: false });
  });

  it('menutup hanya pendaftaran pada periode yang ditutup, dan semuanya pada draf', () => {
    const wide = { pendaftaranMulai: '2026-01-01', pendaftaranSelesai: '2026-12-31' };
    expect(stageOf(period({ status: 'ditutup', ...wide }), 'kkn', 'pendaftaran', today).terbuka).toBe(false);
    expect(stageOf(period({ status: 'ditutup', ...wide }), 'kkn', 'penilaian', today).terbuka).toBe(true);
    expect(stageOf(period({ status: 'draf', ...wide }), 'kkn', 'penilaian', today).terbuka).toBe(false);
  });

  it('mencari pendaftaran yang terbuka juga pada periode berikutnya', () => {
    const next = period({
      id: 'n',
      tanggalMulai: '2027-02-15',
      tanggalSelesai: '2027-07-15',
      pendaftaranMulai: '2026-11-01',
      pendaftaranSelesai: '2026-12-31',
    });
    const both = [period({}), next];
    expect(stageAmong(both, 'kkn', 'pendaftaran', today)).toMatchObject({ terbuka: true, idPeriode: 'n' });
    expect(stageAmong(both, 'kkn', 'konversi', today)).toMatchObject({ idPeriode: 'p' });
    expect(stageAmong([period({})], 'kkn', 'pendaftaran', today)).toMatchObject({ terbuka: false, idPeriode: 'p' });
    expect(stageAmong([], 'kkn', 'konversi', today)).toEqual({
      terbuka: false,
      mulai: null,
      selesai: null,
      idPeriode: null,
    });
  });

  it('mendahulukan semester biasa daripada semester pendek di dalamnya', () => {
    const short = period({ id: 's', semester: 'pendek', tanggalMulai: '2026-11-01', tanggalSelesai: '2026-12-31' });
    expect(runningOf([short, period({})], today)?.id).toBe('p');
    expect(runningOf([period({ status: 'ditutup' })], today)).toBeUndefined();
  });
});

describe('syarat paket aktif (docs/domain/10 §2.2)', () => {
  it('menyebut yang pertama kurang', () => {
    const sums = { total: 20, wajib: 18, tetap: null };
    expect(problemOf(sums, 2, 20)).toBeUndefined();
    expect(problemOf({ ...sums, total: 1 }, 2, 20)?.text).toBe('Total SKS paket kurang dari 2.');
    expect(problemOf({ ...sums, wajib: 21 }, 2, 20)?.text).toBe('Mata kuliah wajib melebihi 20 SKS.');
    expect(problemOf({ ...sums, tetap: 'IF801' }, 2, 20)?.text).toBe('Mata kuliah IF801 tidak dapat dikonversi.');
  });
});

describe('peran dari keanggotaan tim (docs/domain/10 §6)', () => {
  const membership = (mulai: string, sampai: string, idProgramProdi = 'a') => ({
    idRole: 'HA07' as const,
    idProgramProdi,
    mulai,
    sampai,
  });
  const dates = (...rows: Parameters<typeof rolesOf>[0][number][]) =>
    rolesOf(rows).map(role => [role.idProgramProdi, role.berlakuMulai, role.berlakuSampai]);

  it('menggabung yang bersambung, mendahulukan yang pertama bila terputus, memisahkan prodi', () => {
    expect(dates(membership('2026-01-01', '2026-06-30'), membership('2026-07-01', '2026-12-31'))).toEqual([
      ['a', '2026-01-01', '2026-12-31'],
    ]);
    expect(dates(membership('2026-01-01', '2026-12-31'), membership('2026-02-01', '2026-03-01'))).toEqual([
      ['a', '2026-01-01', '2026-12-31'],
    ]);
    expect(dates(membership('2026-01-01', '2026-06-30'), membership('2026-08-01', '2026-12-31'))).toEqual([
      ['a', '2026-01-01', '2026-06-30'],
    ]);
    expect(dates(membership('2026-01-01', '2026-06-30'), membership('2026-01-01', '2026-06-30', 'b')).length).toBe(2);
  });
});
