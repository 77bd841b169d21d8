import { describe, expect, it } from 'vitest';
import type { Report } from '../../../src/platform/providers/api.ts';
import { inParts } from '../../../src/platform/providers/inParts.ts';

const ids = Array.from({ length: 2300 }, (_, i) => `id${i}`);
const done = async (part: readonly string[]): Promise<Report> => ({ berhasil: part.length, gagal: [] });

describe('a bulk call on more rows than the server takes at once', () => {
  it('goes in parts, and tells of them as of one', async () => {
    const parts: number[] = [];
    const report = await inParts(ids, part => {
      parts.push(part.length);
      return done(part);
    });
    expect(parts).toEqual([1000, 1000, 300]);
    expect(report).toEqual({ berhasil: 2300, gagal: [] });
  });

  it('says what was done before a refusal, and why the rest was not', async () => {
    let calls = 0;
    const report = await inParts(ids, async part => {
      calls += 1;
      if (calls === 2) throw new Error('Server tidak dapat dihubungi.');
      return done(part);
    });
    expect([calls, report.berhasil, report.gagal.length]).toEqual([2, 1000, 1300]);
    expect(report.gagal[0]).toEqual({
      id: 'id1000',
      label: 'Belum dikerjakan',
      pesan: 'Server tidak dapat dihubungi.',
    });
  });

  it('is refused whole where nothing was done', async () => {
    await expect(inParts(ids, () => Promise.reject(new Error('Dilarang.')))).rejects.toThrow('Dilarang.');
  });
});
