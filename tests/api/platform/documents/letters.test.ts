import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  createSeal,
  isSealed,
  type Letter,
  renderLetter,
} from '../../../../server/platform/documents/letters/index.ts';
import { firstIdentity } from '../../../../server/platform/identity.ts';
import { pdfText } from '../../support/pdfText.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

const letter: Letter = {
  nomor: '0001/SP/MBKM-UNR/XI/2026',
  perihal: 'Permohonan magang',
  tanggal: '2026-11-21',
  judul: null,
  kepada: ['Pimpinan PT Nusa Digital Teknologi'],
  paragraf: [
    'Dengan hormat,',
    { rincian: [['Nama', 'Nabila']] },
    { butir: ['satu', 'dua'] },
    { tabel: { kolom: ['No', 'Nama'], baris: [['1', 'Đặng Łukasz']] } },
  ],
  lampiran: [],
  peserta: [],
  namaPenerima: 'Nabila',
  program: 'Magang',
  berlakuSampai: null,
  baris1: '',
  unit: 'Tim MBKM',
  kota: 'Surabaya',
  penandatangan: { nama: 'Dr. Arif', jabatan: 'Koordinator', nip: '1' },
  tembusan: ['Arsip'],
  kode: '7KQ2M-X9PTR-4HWCD-N8VZB',
};
const draw = (more: Partial<Letter> = {}) =>
  renderLetter({ ...letter, ...more }, 'https://mbkm.example', { identity: firstIdentity, logo: undefined });

describe('a drawn letter', () => {
  it('is a PDF/A-3a whose title is its number, with its fonts inside', async () => {
    const text = (await draw()).toString('latin1');
    expect(text.slice(0, 8)).toBe('%PDF-1.7');
    expect(text).toContain('(0001/SP/MBKM-UNR/XI/2026)');
    expect(text).toMatch(/\/FontFile2 \d+ 0 R/);
    expect(text).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(text).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(text).toContain('/DisplayDocTitle true');
  });

  it('is tagged whole: its language is said, and whatever is painted is in its structure or an artefact', async () => {
    const pdf = await draw();
    const text = pdf.toString('latin1');
    expect(text).toMatch(/\/MarkInfo (\d+ 0 R|<<[^>]*\/Marked true)/);
    expect(text).toMatch(/\/Marked true/);
    expect(text).toMatch(/\/StructTreeRoot \d+ 0 R/);
    // Each font says which letters its signs are.
    const count = (word: string) => text.split(word).length - 1;
    expect(count('/ToUnicode')).toBe(count('/Subtype /Type0'));
    expect(count('/Subtype /Type0')).toBeGreaterThan(1);
    const { language, pages } = await pdfText(pdf);
    expect(language).toBe('id-ID');
    expect(pages.flatMap(page => page.loose)).toEqual([]);
    expect(Math.min(...pages.map(page => page.tagged))).toBeGreaterThan(5);
  });

  it('as a preview has no place for anybody to scan', async () => {
    const preview = await draw({ kode: null, judul: 'SURAT TUGAS', kepada: [] });
    expect(preview.subarray(0, 5).toString()).toBe('%PDF-');
    expect(preview.length).toBeGreaterThan(5000);
  });
});

describe('the seal', () => {
  it('proves a copy without the portal, and is broken by any one byte', async () => {
    const seal = createSeal('rahasia-uji-rahasia-uji-rahasia-uji');
    const { pdf } = seal.seal(await draw());
    expect(isSealed(pdf, seal.key)).toBe(true);
    const places = [10, Math.floor(pdf.length / 2), pdf.length - 3, pdf.indexOf('segel-ed25519:') + 20];
    for (const at of places) {
      const altered = Buffer.from(pdf);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(isSealed(altered, seal.key), `byte ${at}`).toBe(false);
    }
    expect(isSealed(Buffer.concat([pdf, Buffer.from('\n')]), seal.key)).toBe(false);
    expect(isSealed(pdf, createSeal('rahasia-lain-rahasia-lain-rahasia-lain').key)).toBe(false);
    expect(isSealed(await draw(), seal.key)).toBe(false);
  });

  it('of one secret is one key: every process seals alike', () => {
    const secret = 'rahasia-uji-rahasia-uji-rahasia-uji';
    expect(createSeal(secret).key).toBe(createSeal(secret).key);
  });
});

describe('the public check', () => {
  const check = (kode: string) => world.stranger.get(`v6/generate-surat/verifikasi/${kode}`);

  it('tells the public key of the seals as PEM', async () => {
    const { algoritma, kunci } = (await world.stranger.get('v6/generate-surat/kunci')).json();
    expect(algoritma).toBe('Ed25519');
    expect(kunci[0].pem).toContain('BEGIN PUBLIC KEY');
  });

  it('knows no other code, and codes cannot be tried out', async () => {
    expect((await check('AAAAA-AAAAA')).statusCode).toBe(404);
    const answers = await Promise.all(Array.from({ length: 40 }, () => check('BBBBB')));
    const refused = answers.find(answer => answer.statusCode === 429);
    expect(refused?.json()).toEqual({
      statusCode: 429,
      code: 'tooManyRequests',
      message: 'Terlalu banyak permintaan. Coba lagi dalam 1 menit.',
      params: { minutes: 1 },
    });
  });
});
