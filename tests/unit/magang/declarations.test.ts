import { describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { createRegistry } from '../../../resources/kit/index.ts';
import { magangErrors, magangRequired } from '../../../resources/magang/pendaftarMagang.ts';
import { programDitawarkan } from '../../../resources/magang/programDitawarkan.ts';
import { magangScreens } from '../../../resources/magang/screens.ts';
import { alurPendaftaran, statusTerlihat } from '../../../resources/mbkm/alurPendaftaran.ts';
import { tahapBawaan, tahapTerbaca, tahapUntuk } from '../../../resources/mbkm/tahap.ts';

describe('stages', () => {
  it.each([
    ['magang', 'mbkm', ['prodi', 'mitra']],
    ['magang', 'mandiri', ['prodi', 'mbkm']],
    ['magang', 'pmmb', ['prodi', 'mbkm']],
    ['riset', 'reguler', ['prodi', 'mbkm']],
  ] as const)('of %s %s', (jenis, jalur, stages) => {
    expect(tahapUntuk(tahapBawaan, jenis, jalur)).toEqual(stages);
  });

  it('follow a setting where it speaks and the default elsewhere', () => {
    const lines = ['magang: mbkm', 'magang/pmmb: prodi,mitra,mbkm'];
    expect(tahapUntuk(lines, 'magang', 'mandiri')).toEqual(['mbkm']);
    expect(tahapUntuk(lines, 'magang', 'pmmb')).toEqual(['prodi', 'mitra', 'mbkm']);
    expect(tahapUntuk(lines, 'kkn', 'reguler')).toEqual(['prodi', 'mbkm']);
  });

  it('are refused when they cannot be read', () => {
    expect(tahapTerbaca(tahapBawaan)).toBe(true);
    for (const line of ['magang', 'magang:', 'magang: rektor', 'magang: prodi, prodi', '']) {
      expect(tahapTerbaca([line]), line).toBe(false);
    }
  });
});

describe('W1', () => {
  it('hides exactly the drafts', () => {
    expect([...statusTerlihat, 'draf'].sort()).toEqual(Object.keys(alurPendaftaran.states).sort());
  });

  it('needs a note to return, refuse or withdraw', () => {
    const noted = Object.entries(alurPendaftaran.actions).filter(([, action]) => action.note);
    expect(noted.map(([name]) => name)).toEqual(['revisi', 'tolak', 'mengundurkan_diri', 'mundurkan']);
  });
});

describe('what a registration must bring', () => {
  const full = {
    posisi: 'Analis',
    deskripsiTugas: 'x'.repeat(50),
    skemaKerja: 'luring',
    jamPerMinggu: 40,
  } as const;

  it('depends on the way in', () => {
    expect(magangRequired({ jalur: 'mbkm' })).not.toContain('berkasProposal');
    expect(magangRequired({ jalur: 'mandiri' })).toEqual(
      expect.arrayContaining(['berkasProposal', 'berkasSuratPenerimaan', 'namaMitraUsulan']),
    );
    expect(magangRequired({ jalur: 'mandiri', idMitra: 'm' })).not.toContain('namaMitraUsulan');
    expect(magangRequired({ jalur: 'pmmb', idMitra: 'm' })).toContain('nomorPesertaPmmb');
  });

  it('is named by field', () => {
    const errors = magangErrors({ jalur: 'pmmb', idMitra: 'm' }, { ...full, deskripsiTugas: 'pendek' });
    expect(errors['magang.deskripsiTugas']).toBe('Deskripsi tugas minimal 50 karakter.');
    expect(errors['magang.berkasCv']).toBe('Wajib diisi.');
    expect(errors.emailPembimbingLapangan).toBe('Wajib diisi.');
  });
});

describe('an offer', () => {
  it('has its dates in order', () => {
    const days = { tanggalBuka: '2026-11-01', tanggalTutup: '2026-12-01', tanggalMulai: '2027-02-01' };
    expect(programDitawarkan.check({ ...days, tanggalSelesai: '2027-06-01' })).toEqual({});
    expect(programDitawarkan.check({ ...days, tanggalSelesai: '2027-01-01' })).toEqual({
      tanggalTutup: 'Urutan tanggal tidak valid.',
    });
  });
});

describe('the screens', () => {
  it('fit the registry', () => {
    const missing = magangScreens.filter(({ path }) => registry.screens.every(screen => screen.path !== path));
    expect(() => createRegistry(registry.resources, [...registry.screens, ...missing])).not.toThrow();
  });
});
