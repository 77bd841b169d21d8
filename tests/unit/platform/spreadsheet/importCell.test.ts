import { expect, it } from 'vitest';
import { integer, ref, text } from '../../../../resources/kit/index.ts';
import { CellError, readCell } from '../../../../server/platform/engine/import/cells.ts';

it('angka lebih dari 15 digit ditolak: aplikasi spreadsheet sudah mengubahnya', () => {
  for (const field of [text(20), integer(0, 10), ref('master/pegawai')]) {
    const read = readCell(198_001_012_005_011_000, field);
    expect(read).toBeInstanceOf(CellError);
    expect(read).toMatchObject({ said: { text: expect.stringContaining('Ubah format kolom menjadi Teks') } });
  }
  expect(readCell('198001012005011001', text(20))).toBe('198001012005011001');
  expect(readCell(220_810_100_123, text(20))).toBe('220810100123');
});
