import { describe, expect, it } from 'vitest';
import { english } from '../../../../resources/english/index.ts';
import { type Language, noteOf, saidText, withSaidNotes } from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';

const copied = refusals.notes.copied({ nama: 'Desa "A" \\ B' });

describe('a note of the system', () => {
  it('is read in the language of its reader, wherever it stands in an answer', () => {
    const answer = JSON.stringify({ catatan: noteOf(copied), rows: [{ isi: { ke: noteOf(copied) } }, noteOf(copied)] });
    const said = 'Copied from “Desa "A" \\ B”.';
    expect(JSON.parse(withSaidNotes(answer, english))).toEqual({
      catatan: said,
      rows: [{ isi: { ke: said } }, said],
    });
    expect(saidText(noteOf(copied))).toBe('Disalin dari “Desa "A" \\ B”.');
  });

  it('cannot be written by a person', () => {
    const forged = noteOf(`${noteOf(copied)}`) ?? '';
    expect(forged).toContain('"code"');
    expect(saidText(forged, english)).toBe(forged);
    const typed = JSON.stringify({ nama: forged });
    expect(withSaidNotes(typed, english)).toBe(typed);
  });

  it('keeps the words that it was written with where its sentence asks for others by now', () => {
    const changed: Language = {
      ...english,
      sentenceOf: () => (filling: { nama: readonly string[] }) => filling.nama.flatMap(one => one.toUpperCase()).join(),
    };
    expect(saidText(noteOf(copied), changed)).toBe('Disalin dari “Desa "A" \\ B”.');
  });
});
