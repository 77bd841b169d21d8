import { describe, expect, it } from 'vitest';
import { compareFile } from '../../../../landing/letterFile.ts';
import { createSeal, sha256 } from '../../../../server/platform/documents/letters/index.ts';
import { unsealed } from '../../../../server/platform/documents/letters/seal.ts';

/** What the check page says of a file that somebody drops on it: the browser's own work, held against the server's seal. */
const { pdf, key } = (() => {
  const seal = createSeal('rahasia-uji-rahasia-uji-rahasia-uji');
  const drawn = Buffer.from(`%PDF-1.7 isi surat 0001 (${unsealed}) %%EOF`, 'latin1');
  return { ...seal.seal(drawn), key: seal.key };
})();
type Archive = Parameters<typeof compareFile>[1];
const archive: Archive = { sha256: sha256(pdf), segel: { kunci: key, utuh: true } };
const compare = (bytes: Buffer, of = archive) => compareFile(new File([new Uint8Array(bytes)], 'surat.pdf'), of);

describe('a dropped file', () => {
  it('is the portal’s copy, and its seal holds', async () => {
    expect(await compare(pdf)).toEqual({ name: 'surat.pdf', same: true, seal: 'sah' });
  });

  it.each([2, pdf.indexOf('0001') + 3, pdf.length - 1])('altered at byte %i is told, by both', async at => {
    const altered = Buffer.from(pdf);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(await compare(altered)).toMatchObject({ same: false, seal: 'rusak' });
  });

  it('without a seal, or with that of somebody else, is told apart', async () => {
    expect(await compare(Buffer.from('%PDF-1.7'))).toMatchObject({ same: false, seal: 'tidak-ada' });
    const other = createSeal('rahasia-lain-rahasia-lain-rahasia-lain').key;
    expect(await compare(pdf, { ...archive, segel: { kunci: other, utuh: false } })).toMatchObject({
      same: true,
      seal: 'rusak',
    });
  });

  it('that needs no seal is compared by its hash alone', async () => {
    expect(await compare(pdf, { ...archive, segel: null })).toMatchObject({ same: true, seal: null });
  });
});
