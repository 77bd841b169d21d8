import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { id, N, openPlace, type Place } from '../magang/place.ts';
import { pdfText } from '../support/pdfText.ts';

/** What an issued letter is as a file (docs/domain/40 §2.2): read as a reader does, not looked at. */

let place: Place;
let pdf: Buffer;
beforeAll(async () => {
  place = await openPlace();
  const team = await place.as('HA03');
  pdf = (await team.get(`${N}/${id.pendaftar('setuju-if')}/cetak/surat-pengantar`)).rawPayload;
});
afterAll(() => place.world.close());

describe('surat sebagai PDF/A-2b', () => {
  it('berjudul nomornya, dengan teks yang dapat dipilih dan semua huruf di dalamnya', async () => {
    const { title, pages } = await pdfText(pdf);
    expect(title).toMatch(/^0001\/SP\//);
    const fonts = pages.flatMap(page => page.fonts);
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.filter(({ embedded }) => !embedded)).toEqual([]);
    const text = pages.map(page => page.text).join(' ');
    for (const words of [title, 'Dengan hormat', 'Pindai untuk memeriksa keaslian surat', 'Halaman 1 dari'])
      expect(text).toContain(words);
    expect(text).toMatch(/\d{1,2} (Januari|November|Desember) 20\d\d/);
  });

  it('memuat yang diminta ISO 19005-2: tanda, profil warna, metadata; tanpa yang dilarangnya', () => {
    const raw = pdf.toString('latin1');
    expect(raw).toContain('<pdfaid:part>2</pdfaid:part>');
    expect(raw).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    expect(raw).toMatch(/\/OutputIntents/);
    expect(raw).toMatch(/\/S\s*\/GTS_PDFA1/);
    expect(raw).toMatch(/\/DestOutputProfile \d+ 0 R/);
    expect(raw).toMatch(/\/ID \[<[0-9a-f]+> <[0-9a-f]+>\]/i);
    for (const forbidden of ['/Encrypt', '/JavaScript', '/EmbeddedFile', '/LZWDecode', '/Launch'])
      expect(raw, forbidden).not.toContain(forbidden);
    // The second line of the file says with four bytes above 127 that it is not text.
    expect([...pdf.subarray(pdf.indexOf('\n') + 2, pdf.indexOf('\n') + 6)].every(byte => byte > 127)).toBe(true);
  });
});
