import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { laporanHarian } from '../../../../resources/kkn/laporanHarian.ts';
import { copyOf } from '../../../../src/areas/kegiatan/outbox/copy.ts';
import { answerTo, forgetAnswers, keepPhoto } from '../../../../src/areas/kegiatan/outbox/deviceStore.ts';
import { readCopy } from '../../../../src/areas/kegiatan/outbox/handInCopy.ts';
import { newEntry } from '../../../../src/areas/kegiatan/outbox/newEntry.ts';
import { offlineAnswers } from '../../../../src/areas/kegiatan/outbox/offlineAnswers.ts';

const L = 'v3/kkn/laporan-harian';
const own = offlineAnswers('aku HA02', [L]);
const row = (id: string, tanggal: string, status = 'draf') => ({ id, tanggal, status, judul: `Kegiatan ${id}` });
const all = { range: '[0,199]', embed: '1' };

/** Keeps an answer, and waits until the device has it. */
async function told(path: string, query: Record<string, string>, data: unknown): Promise<void> {
  own.keep(path, query, { data, range: null });
  await expect.poll(async () => (await own.recall(path, query))?.data).toEqual(data);
}

beforeEach(forgetAnswers);

describe('answers kept for times without a connection', () => {
  test('are those of the paths that a logbook names, and nothing beside them', () => {
    expect([L, `${L}/ringkasan`, `${L}-lain`, 'user'].map(own.keeps)).toEqual([true, true, false, false]);
  });

  test('answer a list that was never asked for, from the rows that are known', async () => {
    await told(L, all, [row('a', '2026-11-19'), row('b', '2026-11-20', 'disetujui'), row('c', '2026-11-21')]);
    const query = {
      filter: JSON.stringify({ status: ['draf', 'revisi'], tanggal_gte: '2026-11-19', tanggal_lte: '2026-11-21' }),
      sort: '["tanggal","DESC"]',
      range: '[0,0]',
    };
    expect(await own.recall(L, query)).toMatchObject({ data: [row('c', '2026-11-21')], range: 'items 0-0/2' });
    expect((await own.recall(`${L}/b`, { embed: '1' }))?.data).toMatchObject({ status: 'disetujui' });
    expect(await own.recall(`${L}/z`, {})).toBeUndefined();
  });

  test('are told to nobody else at the device, and forgotten at the logout', async () => {
    await told(L, all, [row('a', '2026-11-19')]);
    expect(await offlineAnswers('orang-lain HA02', [L]).recall(L, all)).toBeUndefined();
    expect(await offlineAnswers('aku HA04', [L]).recall(L, all)).toBeUndefined();
    await forgetAnswers();
    expect(await answerTo('aku HA02', `${L}?embed=1&range=%5B0%2C199%5D`)).toBeUndefined();
    expect(await own.recall(L, all)).toBeUndefined();
  });
});

describe('a copy of what could not be sent', () => {
  test('has the entries with their photos, byte by byte', async () => {
    const entry = { ...newEntry('aku', laporanHarian.name), values: { judul: 'Menanam' }, wanted: 'ajukan' as const };
    const bytes = Uint8Array.from({ length: 70_000 }, (_, n) => n % 251);
    await keepPhoto({
      id: 'foto-1',
      user: 'aku',
      entry: entry.id,
      name: 'f.jpg',
      type: 'image/jpeg',
      caption: 'Bibit',
      bytes: bytes.buffer,
      at: 1,
    });
    const file = new Blob([JSON.stringify(await copyOf([entry]))]);
    const [read] = await readCopy(file, laporanHarian.name);
    expect(read).toMatchObject({ idKlien: entry.id, aksi: 'ajukan', values: { judul: 'Menanam' } });
    expect(Buffer.from(read?.foto[0]?.isi ?? '', 'base64').equals(Buffer.from(bytes))).toBe(true);
    await expect(readCopy(file, 'magang/logbook-magang')).rejects.toThrow('tidak berisi laporan');
    await expect(readCopy(new Blob(['{}']), laporanHarian.name)).rejects.toThrow('bukan salinan laporan');
    await expect(readCopy(new Blob(['bukan json']), laporanHarian.name)).rejects.toThrow('bukan salinan laporan');
  });
});
