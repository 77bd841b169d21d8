// @module-tag semua: measures printed pages; isi.test.ts and terbit.test.ts say what is on them
import { describe, expect, it } from 'vitest';
import { type Letter, renderLetter } from '../../../server/platform/documents/letters/index.ts';
import { firstIdentity } from '../../../server/platform/identity.ts';
import { pdfText } from '../support/pdfText.ts';

const paper = { identity: firstIdentity, logo: undefined };

/** No page of a letter begins with its signature alone (docs/domain/40 §2.2), whatever it says and however long it is. */

const sentence = 'Kegiatan ini dilaksanakan sesuai dengan pedoman yang berlaku dan dilaporkan pada waktunya. ';
const many = <Item>(count: number, item: (i: number) => Item): Item[] =>
  Array.from({ length: count }, (_, i) => item(i));
const letterOf = (paragraf: Letter['paragraf'], tembusan: number): Letter => ({
  nomor: '0001/UJI/XI/2026',
  tanggal: '2026-11-25',
  perihal: 'Uji',
  judul: 'SURAT TUGAS',
  kota: 'Surabaya',
  baris1: 'KEMENTERIAN',
  unit: 'Bagian Akademik',
  kode: 'ABCDE-FGHJK-MNPQR-STVWX',
  kepada: [],
  paragraf,
  tembusan: many(tembusan, i => `Pimpinan unit ${i + 1}`),
  lampiran: [],
  peserta: [],
  namaPenerima: 'Uji',
  program: 'Uji',
  berlakuSampai: null,
  penandatangan: { jabatan: 'Wakil Rektor I', nama: 'Prof. Dr. Uji', nip: '197001012000031001', atasNama: 'Rektor' },
});
const opening = (count: number) => many(count, i => `Butir ${i + 1}. ${sentence}`);

/** Ways in which a letter may end, with so many lines or rows; the last words of each are `akhirnya`. */
const endings: Readonly<Record<string, (length: number) => Letter['paragraf']>> = {
  'paragraf pendek': n => [
    ...opening(n),
    'Penutup: demikian surat ini dibuat untuk dipergunakan sebagaimana mestinya, akhirnya.',
  ],
  'paragraf panjang': n => [...opening(1), `${sentence.repeat(n * 2)}${sentence.repeat(8)}akhirnya.`],
  'daftar butir': n => [...opening(2), { butir: [...many(n, i => `Ketentuan ${i + 1}. ${sentence}`), 'akhirnya.'] }],
  rincian: n => [
    ...opening(2),
    { rincian: [...many(n * 2, i => [`Hal ${i + 1}`, sentence] as const), ['Hal terakhir', 'akhirnya']] },
  ],
  tabel: n => [
    ...opening(3),
    { tabel: { kolom: ['No', 'Nama'], baris: [...many(n * 2, i => [`${i + 1}`, sentence]), ['', 'akhirnya']] } },
  ],
};

/** The page on which words stand, -1 for none. */
const pageOf = (pages: readonly { text: string }[], words: string) =>
  pages.findIndex(({ text }) => text.includes(words));

describe('tata letak surat', () => {
  // From one that leaves room on its page to one that has gone on to the next, where the signature no longer fits.
  it.each(Object.keys(endings))('yang berakhir dengan %s: akhirnya sehalaman dengan tanda tangan', async ending => {
    const pagesSeen = new Set<number>();
    for (const [i, length] of [2, 7, 9, 10, 12, 14].entries()) {
      const tembusan = i % 2 === 0 ? 3 : 0;
      const letter = letterOf(endings[ending]?.(length) ?? [], tembusan);
      const { pages } = await pdfText(await renderLetter(letter, 'http://portal.example', paper));
      const signed = pageOf(pages, 'NIP 197001012000031001');
      expect(signed, `panjang ${length}`).toBe(pages.length - 1);
      expect(pageOf(pages, 'akhirnya'), `panjang ${length}`).toBe(signed);
      expect(pageOf(pages, 'Pindai untuk'), `panjang ${length}`).toBe(signed);
      if (tembusan) expect(pageOf(pages, `Pimpinan unit ${tembusan}`), `panjang ${length}`).toBe(signed);
      pagesSeen.add(pages.length);
    }
    // The lengths did cross a page.
    expect(pagesSeen.size).toBeGreaterThan(1);
  });

  it('dua baris terakhir paragraf panjang pindah bersama, tidak satu baris saja', async () => {
    // Word by word, so that the end of the paragraph falls on every line around the foot of the page.
    const words = 'paragraf terakhir yang panjang ini berjalan sampai dekat kaki halaman surat dan '.split(' ');
    let moved = 0;
    for (let count = 330; count <= 420; count += 18) {
      const text = many(count, i => `${words[i % words.length]}${i}`).join(' ');
      const { pages } = await pdfText(
        await renderLetter(letterOf([...opening(1), text], 0), 'http://portal.example', paper),
      );
      const last = pages.at(-1)?.text ?? '';
      expect(last).toContain('NIP 197001012000031001');
      if (pages.length === 1) continue;
      moved += 1;
      const along = many(count, i => `${words[i % words.length]}${i}`).filter(word => last.includes(word));
      // A line holds eight of these words and more; the last one may be short.
      expect(along.length, `${count} kata`).toBeGreaterThan(6);
    }
    expect(moved).toBeGreaterThan(2);
  });

  it('tidak ada yang hilang dari yang lebih tinggi daripada halaman: tembusan, butir, sel tabel', async () => {
    const body: Letter['paragraf'] = [
      { tabel: { kolom: ['No', 'Uraian'], lebar: [24, 60], baris: [['1', `${sentence.repeat(12)} ujung sel.`]] } },
      { butir: many(70, i => `Ketentuan nomor ${i + 1}.`) },
    ];
    const { pages } = await pdfText(await renderLetter(letterOf(body, 60), 'http://portal.example', paper));
    const text = pages.map(page => page.text).join(' ');
    for (const words of ['ujung sel.', 'Ketentuan nomor 70.', 'NIP 197001012000031001', 'Pimpinan unit 60'])
      expect(text).toContain(words);
  });
});
