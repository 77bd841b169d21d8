import { describe, expect, it } from 'vitest';
import { type Letter, renderLetter } from '../../../server/documents/letters/index.ts';
import { pdfText } from '../support/pdfText.ts';

/** No page of a letter begins with its signature alone (docs/domain/40 §2.2), however long its text is. */

const sentence = 'Kegiatan ini dilaksanakan sesuai dengan pedoman yang berlaku dan dilaporkan pada waktunya. ';
const letterOf = (lines: number, tembusan: number): Letter => ({
  ...{ nomor: '0001/UJI/XI/2026', tanggal: '2026-11-25', perihal: 'Uji', judul: 'SURAT TUGAS', kota: 'Surabaya' },
  ...{ baris1: 'KEMENTERIAN', unit: 'Bagian Akademik', kode: 'ABCDE-FGHJK-MNPQR-STVWX', kepada: [] },
  paragraf: [
    ...Array.from({ length: lines }, (_, i) => `Butir ${i + 1}. ${sentence}`),
    'Penutup: demikian surat ini dibuat untuk dipergunakan sebagaimana mestinya oleh yang berkepentingan.',
  ],
  tembusan: Array.from({ length: tembusan }, (_, i) => `Pimpinan unit ${i + 1}`),
  ...{ lampiran: [], peserta: [], namaPenerima: 'Uji', program: 'Uji', berlakuSampai: null },
  penandatangan: { jabatan: 'Wakil Rektor I', nama: 'Prof. Dr. Uji', nip: '197001012000031001', atasNama: 'Rektor' },
});

describe('tata letak surat', () => {
  // From one that leaves room on its page to one that has gone on to the next, where the signature no longer fits.
  it.each([0, 4])('penutup dan tanda tangan sehalaman pada panjang mana pun, dengan %i tembusan', async tembusan => {
    const ends: number[] = [];
    for (let lines = 6; lines <= 14; lines += 1) {
      const { pages } = await pdfText(await renderLetter(letterOf(lines, tembusan), 'http://portal.example'));
      const on = (words: string) => pages.findIndex(({ text }) => text.includes(words));
      const [closing, signed, check] = [on('Penutup: demikian'), on('NIP 197001012000031001'), on('Pindai untuk')];
      expect([closing, signed, check], `${lines} butir`).toEqual([
        pages.length - 1,
        pages.length - 1,
        pages.length - 1,
      ]);
      expect(pages[closing]?.text, `${lines} butir`).toContain('oleh yang berkepentingan.');
      ends.push(pages.length);
    }
    // The lengths did cross a page.
    expect(new Set(ends).size).toBeGreaterThan(1);
  });
});
