import { describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { asTexts, createRegistry } from '../../../resources/kit/index.ts';
import { programDitawarkan } from '../../../resources/magang/programDitawarkan.ts';
import { magang } from '../../../resources/magang/programme.ts';
import { magangScreens } from '../../../resources/magang/screens.ts';
import { alurPendaftaran, statusTerlihat } from '../../../resources/mbkm/alurPendaftaran.ts';
import { tahapBawaan, tahapTerbaca, tahapUntuk } from '../../../resources/mbkm/tahap.ts';

describe('stages', () => {
  it.each([
    ['mbkm', ['prodi', 'mitra']],
    ['mandiri', ['prodi', 'mbkm']],
    ['pmmb', ['prodi', 'mbkm']],
  ] as const)('of magang %s', (jalur, stages) => {
    const lines = tahapBawaan([magang]);
    expect(magang.ways[jalur]?.stages).toEqual(stages);
    for (const kind of magang.kinds) expect(tahapUntuk(lines, kind, jalur, [])).toEqual(stages);
  });

  it('follow a setting where it speaks and the declaration elsewhere', () => {
    const lines = ['magang: mbkm', 'magang/pmmb: prodi,mitra,mbkm'];
    expect(tahapUntuk(lines, 'magang', 'mandiri', ['prodi'])).toEqual(['mbkm']);
    expect(tahapUntuk(lines, 'magang', 'pmmb', ['prodi'])).toEqual(['prodi', 'mitra', 'mbkm']);
    expect(tahapUntuk(lines, 'kkn', 'reguler', ['prodi'])).toEqual(['prodi']);
    expect(tahapUntuk([...lines, '*: mbkm'], 'kkn', 'reguler', ['prodi'])).toEqual(['mbkm']);
  });

  it('are refused when they cannot be read', () => {
    expect(tahapTerbaca(tahapBawaan([magang]))).toBe(true);
    for (const line of ['magang', 'magang:', 'magang: rektor', 'magang: prodi, prodi', '']) {
      expect(tahapTerbaca([line]), line).toBe(false);
    }
  });
});

describe('registration workflow', () => {
  it('hides exactly the drafts', () => {
    expect([...statusTerlihat, 'draf'].sort()).toEqual(Object.keys(alurPendaftaran.states).sort());
  });

  it('needs a note to return, refuse, withdraw or take an end back', () => {
    const noted = Object.entries(alurPendaftaran.actions).filter(([, action]) => action.note);
    expect(noted.map(([name]) => name)).toEqual(['revisi', 'tolak', 'mengundurkan_diri', 'batalkan', 'mundurkan']);
  });
});

describe('an offer', () => {
  it('has its dates in order', () => {
    const days = { tanggalBuka: '2026-11-01', tanggalTutup: '2026-12-01', tanggalMulai: '2027-02-01' };
    expect(programDitawarkan.check({ ...days, tanggalSelesai: '2027-06-01' })).toEqual({});
    expect(asTexts(programDitawarkan.check({ ...days, tanggalSelesai: '2027-01-01' }))).toEqual({
      tanggalTutup: 'Urutkan tanggal: pendaftaran, lalu pelaksanaan.',
    });
  });
});

describe('the screens', () => {
  it('fit the registry', () => {
    const missing = magangScreens.filter(({ path }) => registry.screens.every(screen => screen.path !== path));
    expect(() => createRegistry(registry.resources, [...registry.screens, ...missing])).not.toThrow();
  });
});
