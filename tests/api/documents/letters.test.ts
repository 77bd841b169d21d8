import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { issueLetter, type Letter, renderLetter, revokeLetter } from '../../../server/documents/letters/index.ts';
import type { RuleContext } from '../../../server/rest/rules.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

const words = {
  jenis: 'surat_pengantar',
  kodeNomor: 'SP',
  perihal: 'Permohonan magang',
  namaPenerima: 'Nabila',
  program: 'Magang',
};
const caller = { userId: 'uji' } as RuleContext['caller'];
const issue = (more: object = {}) =>
  world.db.transaction(tx => issueLetter({ tx, now: world.clock.now, caller }, { ...words, ...more }));
const check = (kode: string) => world.stranger.get(`publik/verifikasi-surat/${kode}`);

describe('an issued letter', () => {
  it('has the next number of its kind and year, also when many are issued at once', async () => {
    const first = await issue();
    expect(first.nomor).toBe('0001/SP/MBKM-UNR/XI/2026');
    const more = await Promise.all(Array.from({ length: 5 }, () => issue()));
    expect(new Set(more.map(letter => letter.nomor)).size).toBe(5);
    expect((await issue({ jenis: 'surat_tugas', kodeNomor: 'ST' })).nomor).toBe('0001/ST/MBKM-UNR/XI/2026');
  });

  it('is checked by anybody, who learns name and programme only', async () => {
    const { kode, nomor } = await issue();
    const answer = await check(kode.toLowerCase().replaceAll('-', ''));
    expect(answer.json()).toEqual({
      ...{ valid: true, status: 'berlaku', nomor, jenis: 'surat_pengantar', perihal: words.perihal },
      ...{ nama: 'Nabila', program: 'Magang', diterbitkan: '2026-11-21', berlakuSampai: null },
    });
  });

  it('is not valid once taken back or out of date', async () => {
    const { id, kode } = await issue();
    await world.db.transaction(tx => revokeLetter({ tx, now: world.clock.now, caller }, id, 'Salah nama'));
    expect((await check(kode)).json()).toMatchObject({ valid: false, status: 'dibatalkan' });
    const old = await issue({ berlakuSampai: '2026-11-20' });
    expect((await check(old.kode)).json()).toMatchObject({ valid: false, status: 'kedaluwarsa' });
  });

  it('is unknown by any other code, and codes cannot be tried out', async () => {
    expect((await check('AAAAA-AAAAA')).statusCode).toBe(404);
    const answers = await Promise.all(Array.from({ length: 40 }, () => check('BBBBB')));
    const refused = answers.find(answer => answer.statusCode === 429);
    expect(refused?.json()).toEqual({
      statusCode: 429,
      message: 'Terlalu banyak permintaan. Coba lagi dalam 1 menit.',
    });
  });

  it('is a PDF whose title is its number', async () => {
    const letter: Letter = {
      nomor: '0001/SP/MBKM-UNR/XI/2026',
      perihal: 'Permohonan magang',
      tanggal: world.clock.now,
      kepada: ['Pimpinan PT Nusa Digital Teknologi'],
      paragraf: ['Dengan hormat,', { rincian: [['Nama', 'Nabila']] }, { butir: ['satu', 'dua'] }],
      tabel: { kolom: ['No', 'Nama'], baris: [['1', 'Đặng Łukasz']] },
      penandatangan: { nama: 'Dr. Arif', jabatan: 'Koordinator', nip: '1' },
      tembusan: ['Arsip'],
      kode: '7KQ2M-X9PTR-4HWCD-N8VZB',
    };
    const pdf = await renderLetter(letter, 'https://mbkm.example');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1')).toContain('(0001/SP/MBKM-UNR/XI/2026)');
    expect(pdf.toString('latin1')).toContain('Tinos');
    const preview = await renderLetter({ ...letter, kode: null, judul: 'SURAT TUGAS' }, 'https://mbkm.example');
    expect(preview.length).toBeGreaterThan(5000);
  });
});
