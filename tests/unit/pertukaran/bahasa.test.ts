import { describe, expect, it } from 'vitest';
import { readEnglish } from '../../../resources/english/index.ts';
import { createReader } from '../../../resources/english/reading.ts';
import { registry } from '../../../resources/index.ts';
import { messages } from '../../../resources/kit/index.ts';
import { judulInggris } from '../../../resources/pertukaran/bahasa/frasa.ts';

describe('bahasa kedua', () => {
  it('membaca kalimat kembali, dengan kata di dalamnya; yang tidak dikenal tetap', () => {
    const read = createReader([
      ['Kelas {kelas} penuh ({n}/{n2}).', 'Class {kelas} is full ({n}/{n2}).'],
      ['Hari {hari}', 'On {hari}'],
      ['Senin', 'Monday'],
    ]);
    expect(read('Kelas IF (A) penuh (2/2).')).toBe('Class IF (A) is full (2/2).');
    expect(read('Hari Senin')).toBe('On Monday');
    expect(read('Kelas IF penuh.')).toBe('Kelas IF penuh.');
    expect(read('Senin')).toBe('Monday');
    expect(read('')).toBe('');
  });

  it('mengenal kalimat umum dengan dan tanpa kata', () => {
    expect(readEnglish(messages.required)).toBe('Required.');
    expect(readEnglish(messages.number.max(4))).toBe('At most 4.');
    expect(readEnglish(messages.fileTypes(['pdf', 'jpg']))).toBe('This type of file is not allowed. Use PDF, JPG.');
    expect(readEnglish(messages.tooLarge(2))).toBe('A file may have at most 2 MB.');
  });

  it('menyebut setiap layar mahasiswa inbound di area pertukaran', () => {
    const own = registry.screens.filter(({ roles, group }) => roles.HA08 && group === 'pertukaran');
    expect(own.length).toBeGreaterThan(4);
    expect(own.map(({ title }) => title).filter(title => !judulInggris[title])).toEqual([]);
  });
});
