import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf, targetsOf } from '../../../server/areas/kkn/distribution/composition.ts';
import { distribute } from '../../../server/areas/kkn/distribution/distribute.ts';
import type { Proposal, Wave } from '../../../server/areas/kkn/distribution/types.ts';
import { oddWave } from './oddWaves.ts';
import { optimumOf } from './optimum.ts';
import { realShape, smallShape, waveOf } from './waves.ts';
import { wrongWith } from './wrong.ts';

/** Cost counted anew from the lists, by the function that every screen uses. */
function countedCost(wave: Wave, proposal: Proposal): number {
  const participants = new Map(wave.participants.map(one => [one.id, one]));
  return costOf(
    proposal.kelompok,
    proposal.tidakTertempatkan.flatMap(one => participants.get(one.idPendaftarMbkm) ?? []),
    {
      rules: wave.rules,
      targets: targetsOf(wave.rules, wave.participants),
      participants,
      villages: new Map(wave.villages.map(village => [village.id, village])),
    },
  );
}

describe('Usulan pembagian kelompok (docs/domain/30 §4.2)', () => {
  it('melanggar nol aturan keras pada gelombang berbentuk apa pun; semua ditempatkan atau disebut', () => {
    fc.assert(
      fc.property(oddWave, fc.integer(), (wave, seed) => {
        const proposal = distribute(wave, { seed: String(seed), tries: 20 });
        expect(wrongWith(wave, proposal)).toEqual([]);
        expect(proposal.skor).toBe(countedCost(wave, proposal));
      }),
      { numRuns: 1000 },
    );
  });

  it('sama untuk data dan benih yang sama, apa pun urutan datanya', () => {
    fc.assert(
      fc.property(oddWave, wave => {
        const turned = {
          ...wave,
          participants: wave.participants.toReversed(),
          villages: wave.villages.toReversed(),
          supervisors: wave.supervisors.toReversed(),
        };
        expect(distribute(turned, { seed: '7', tries: 20 })).toEqual(distribute(wave, { seed: '7', tries: 20 }));
      }),
      { numRuns: 200 },
    );
  });

  it('biayanya sama dengan optimum sejati pada gelombang kecil', async () => {
    const seeds = Array.from({ length: 4 }, (_, nth) => `w${nth}`);
    const costs = [];
    for (const seed of seeds) {
      const wave = waveOf(seed, smallShape(seed));
      const proposal = distribute(wave, { seed: '1' });
      costs.push({ seed, skor: proposal.skor, optimum: await optimumOf(wave, proposal, 60) });
    }
    expect(costs.filter(one => one.skor !== one.optimum)).toEqual([]);
  });

  it('60 peserta menjadi 5 kelompok berisi 12, dan benih lain memberi kelompok lain', () => {
    const wave = waveOf('gelombang III', { ...realShape(60), villages: 8, room: 1.6 });
    const proposal = distribute(wave, { seed: '1', tries: 50 });
    expect(proposal.kelompok.map(group => group.anggota.length)).toEqual([12, 12, 12, 12, 12]);
    expect(proposal.tidakTertempatkan).toEqual([]);
    expect(distribute(wave, { seed: '2', tries: 50 }).kelompok).not.toEqual(proposal.kelompok);
  });

  it('menyebut alasan siapa yang tidak mendapat tempat', () => {
    const wave = waveOf('alasan', { ...realShape(24), villages: 2, room: 1 });
    const reasons = (changed: Wave) => [
      ...new Set(distribute(changed, { seed: '1', tries: 20 }).tidakTertempatkan.map(one => one.alasan)),
    ];
    const full = wave.villages.map(village => ({ ...village, kuotaMahasiswa: 10, kuotaFakultas: [] }));
    expect(reasons({ ...wave, villages: [] })).toEqual(['tanpa_desa']);
    expect(reasons({ ...wave, villages: full })).toEqual(['kuota']);
    expect(distribute({ ...wave, villages: full }, { seed: '1', tries: 20 }).kurang).toBe(4);
    const [someone] = wave.participants;
    const refused = wave.villages.map(village => ({
      ...village,
      kuotaMahasiswa: 24,
      kuotaKelompok: 2,
      kuotaFakultas: [{ idFakultas: someone?.idFakultas ?? '', maksimal: 0 }],
    }));
    expect(reasons({ ...wave, villages: refused })).toEqual(['kuota_fakultas']);
  });

  it('meninggalkan kelompok yang ada dan menghitung kuota serta beban DPL-nya', () => {
    const wave = waveOf('tinggal', { ...realShape(36), villages: 4, room: 1.4 });
    const anggota = wave.participants.slice(0, 12).map(one => one.id);
    const [village] = wave.villages;
    const staying = { kunci: 'KKN-01', idDesa: village?.id ?? null, idDpl: 'dpl-000', idKetua: null, anggota };
    const supervisors = [{ id: 'dpl-000', idKabupaten: null, maksKelompok: 1 }];
    const proposal = distribute({ ...wave, supervisors, groups: [staying] }, { seed: '1', tries: 20 });
    expect(proposal.kelompok.flatMap(group => group.anggota).filter(id => anggota.includes(id))).toEqual([]);
    expect(proposal.kelompok.map(group => group.idDesa)).not.toContain(village?.id);
    expect(proposal.kelompok.map(group => group.idDpl)).toEqual([null, null]);
  });
});
