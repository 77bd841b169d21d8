import { describe, expect, it } from 'vitest';
import { isOpen, staffStep } from '../../../src/areas/mbkm/person/staffStep.ts';

const today = '2026-11-28';
const running = {
  status: 'berjalan',
  statusKonversi: 'belum',
  tanggalMulai: '2026-09-01',
  tanggalSelesai: '2026-12-31',
  idDosenPembimbing: 'd1',
};
const step = (row: Record<string, unknown>) => staffStep(row, today);

describe('who has to take the next step of a participation', () => {
  it('is the student while it is written, and whoever decides afterwards', () => {
    expect(step({ status: 'draf' })?.who).toBe('Mahasiswa');
    expect(step({ status: 'revisi' })?.what).toBe('memperbaiki dan mengajukan kembali pendaftaran');
    expect(step({ status: 'diajukan', tahapAktif: 'prodi' })).toEqual({
      who: 'Program studi',
      what: 'memeriksa pendaftaran',
    });
    expect(step({ status: 'diajukan', tahapAktif: 'mitra' })?.who).toBe('Mitra');
    expect(step({ status: 'diajukan', tahapAktif: null })?.who).toBe('Tim MBKM');
  });

  it('follows supervisor and days while it runs', () => {
    expect(step({ ...running, idDosenPembimbing: null })?.what).toBe('menetapkan dosen pembimbing');
    expect(step({ ...running, tanggalMulai: '2026-12-01' })).toEqual({ who: null, what: 'Kegiatan belum dimulai.' });
    expect(step(running)).toEqual({ who: 'Mahasiswa', what: 'mengisi logbook' });
    expect(step({ ...running, tanggalSelesai: '2026-11-27' })?.what).toBe('melengkapi luaran');
  });

  it('follows the conversion once it is finished, and ends with it', () => {
    const finished = (statusKonversi: string) => ({ ...running, status: 'selesai', statusKonversi });
    expect(step(finished('belum'))?.who).toBe('Mahasiswa');
    expect(step(finished('diajukan'))?.who).toBe('Program studi');
    expect(step(finished('disetujui'))?.what).toBe('mengisi nilai konversi');
    expect(step(finished('dinilai'))?.what).toBe('memfinalkan nilai konversi');
    expect([finished('final'), finished('tanpa_konversi')].map(isOpen)).toEqual([false, false]);
    expect([running, finished('belum'), { status: 'ditolak' }, { status: 'mengundurkan_diri' }].map(isOpen)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
