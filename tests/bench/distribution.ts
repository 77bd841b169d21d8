import fc from 'fast-check';
import { costOf, targetsOf, weight, wishCost } from '../../server/areas/kkn/distribution/composition.ts';
import { distribute } from '../../server/areas/kkn/distribution/distribute.ts';
import { hash, type Random, random } from '../../server/areas/kkn/distribution/random.ts';
import type { Group, Participant, Wave } from '../../server/areas/kkn/distribution/types.ts';
import { boundOf } from '../unit/kkn/bound.ts';
import { oddWave } from '../unit/kkn/oddWaves.ts';
import { optimumOf } from '../unit/kkn/optimum.ts';
import { realShape, smallShape, waveOf } from '../unit/kkn/waves.ts';
import { wrongWith } from '../unit/kkn/wrong.ts';
import { number, option, report } from './compare.ts';

/**
 * The distribution of KKN participants into groups (docs/domain/30 §4.2): against the true optimum of small waves,
 * against random and greedy dealing, against a bound, and how long it takes. `--gelombang=100` small waves.
 */
export async function measureDistribution(): Promise<void> {
  await againstOptimum(option('gelombang', 100));
  oddShapes(option('aneh', 5000));
  await large(1000, 5);
  await large(10_000, 60);
}

async function againstOptimum(waves: number): Promise<void> {
  let proved = 0;
  let equal = 0;
  let farthest = 0;
  for (let nth = 0; nth < waves; nth++) {
    const wave = waveOf(`w${nth}`, smallShape(`w${nth}`));
    const proposal = distribute(wave, { seed: '1' });
    const optimum = await optimumOf(wave, proposal, 60);
    if (optimum === undefined) continue;
    proved++;
    if (proposal.skor === optimum) equal++;
    farthest = Math.max(farthest, (proposal.skor - optimum) / Math.max(1, optimum));
  }
  const measured = `${equal} dari ${proved} sama; terjauh ${(farthest * 100).toFixed(1)} %`;
  report('kkn: optimum', measured, '>= 90 %, <= 5 %', proved > 0 && equal >= 0.9 * proved && farthest <= 0.05);
}

function oddShapes(waves: number): void {
  const wrong = fc
    .sample(oddWave, { numRuns: waves, seed: 1 })
    .flatMap((wave, nth) => wrongWith(wave, distribute(wave, { seed: String(nth), tries: 20 })));
  report('kkn: aturan keras', `${wrong.length} pelanggaran pada ${number(waves)} gelombang`, '0', wrong.length === 0);
}

async function large(students: number, seconds: number): Promise<void> {
  const wave = waveOf('nyata', realShape(students));
  const begun = performance.now();
  const proposal = distribute(wave, { seed: '1' });
  const took = (performance.now() - begun) / 1000;
  report(`kkn: ${number(students)} peserta`, `${took.toFixed(1)} s`, `<= ${seconds} s`, took <= seconds);
  const shape = proposal.kelompok.map(it => ({ idDesa: it.idDesa, size: it.anggota.length }));
  const chance = random(hash('acak'));
  const costs = {
    acak: costWith(wave, dealtRandomly(wave, shape, chance)),
    rakus: costWith(wave, dealtGreedily(wave, shape)),
    serpentin: distribute(wave, { seed: '1', tries: 0 }).skor,
    usulan: proposal.skor,
  };
  const bound = await boundOf(wave, proposal.kelompok.length, 60);
  const measured = Object.entries(costs).map(([name, cost]) => `${name} ${number(cost)}`);
  const best = costs.usulan <= Math.min(costs.acak, costs.rakus, costs.serpentin);
  report(
    `kkn: biaya ${number(students)}`,
    [...measured, `batas bawah ${bound ?? 'tidak selesai'}`].join(' · '),
    'terendah',
    best,
  );
}

type Filled = Pick<Group, 'idDesa' | 'anggota'>;
type Shape = readonly { idDesa: string | null; size: number }[];

function costWith(wave: Wave, groups: readonly Filled[]): number {
  const participants = new Map(wave.participants.map(it => [it.id, it]));
  const villages = new Map(wave.villages.map(it => [it.id, it]));
  return costOf(groups, [], { ...wave, participants, villages, targets: targetsOf(wave.rules, wave.participants) });
}

/** Everybody drawn into the same groups by chance. */
function dealtRandomly(wave: Wave, shape: Shape, chance: Random): Filled[] {
  const left = wave.participants.map(it => it.id);
  return shape.map(({ idDesa, size }) => ({
    idDesa,
    anggota: Array.from({ length: size }, () => left.splice(chance.below(left.length), 1)[0] ?? ''),
  }));
}

/** One after the other into the group with room where it costs least at that moment. */
function dealtGreedily(wave: Wave, shape: Shape): Filled[] {
  const villages = new Map(wave.villages.map(it => [it.id, it]));
  const targets = targetsOf(wave.rules, wave.participants);
  const groups = shape.map(({ idDesa, size }) => ({
    idDesa,
    size,
    anggota: [] as string[],
    village: villages.get(idDesa ?? ''),
    prodi: new Map<string, number>(),
    fakultas: new Map<string, number>(),
  }));
  const costOfAdding = (group: (typeof groups)[number], one: Participant) => {
    const quota = group.village?.kuotaFakultas.find(it => it.idFakultas === one.idFakultas)?.maksimal ?? Infinity;
    const missing = group.fakultas.size < targets.fakultas && !group.fakultas.has(one.idFakultas);
    return (
      wishCost(one.pilihan, group.idDesa) +
      ((group.prodi.get(one.idProdi) ?? 0) >= wave.rules.maksPerProdi ? weight.prodi : 0) +
      (one.khusus && !group.village?.adaFaskes ? weight.faskes : 0) +
      ((group.fakultas.get(one.idFakultas) ?? 0) >= quota ? weight.desa : 0) -
      (missing ? weight.fakultas : 0)
    );
  };
  for (const one of wave.participants) {
    const open = groups.filter(it => it.anggota.length < it.size);
    const costs = open.map(it => costOfAdding(it, one));
    const best = open[costs.indexOf(Math.min(...costs))];
    best?.anggota.push(one.id);
    best?.prodi.set(one.idProdi, (best.prodi.get(one.idProdi) ?? 0) + 1);
    best?.fakultas.set(one.idFakultas, (best.fakultas.get(one.idFakultas) ?? 0) + 1);
  }
  return groups;
}
