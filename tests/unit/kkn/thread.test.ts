import { describe, expect, it } from 'vitest';
import { distribute } from '../../../server/areas/kkn/distribution/distribute.ts';
import { compute } from '../../../server/areas/kkn/distribution/thread/run.ts';
import { realShape, waveOf } from './waves.ts';

const wave = waveOf('utas', realShape(300));

describe('Usulan dihitung di utas sendiri', () => {
  it('memberi hasil yang sama dan menyebut kemajuannya', async () => {
    const heard: number[] = [];
    const result = await compute({ wave, seed: '1', tries: 300 }, done => heard.push(done)).result;
    expect(result).toEqual(distribute(wave, { seed: '1', tries: 300 }));
    expect(heard.at(-1)).toBe(1);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
  });

  it('berhenti ketika dibatalkan, juga selagi menunggu giliran, dan menolak antrean yang penuh dengan 429', async () => {
    const long = () => compute({ wave, seed: '1', tries: 10_000_000 });
    const asked = Array.from({ length: 7 }, long);
    const answers = Promise.allSettled(asked.map(it => it.result));
    await expect(asked[5]?.result).rejects.toMatchObject({ statusCode: 429 });
    for (const it of asked) it.cancel();
    const codes = (await answers).map(it => (it.status === 'rejected' ? it.reason.statusCode : it.status));
    expect(codes).toEqual([409, 409, 409, 409, 409, 429, 429]);
    await expect(compute({ wave, seed: '1', tries: 1 }).result).resolves.toMatchObject({ kurang: 0 });
  });
});
