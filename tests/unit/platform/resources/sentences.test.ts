import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  asTexts,
  dayInWords,
  fillWords,
  numberInWords,
  oneStop,
  spanInWords,
  withWords,
} from '../../../../resources/kit/index.ts';
import { conflict, invalid } from '../../../../server/platform/errors.ts';
import { said } from '../../../fixtures/said.ts';

/** Numbers, days and full stops in what the portal says. */

const root = join(import.meta.dirname, '../../../..');
const sources = ['resources', 'server/areas', 'server/platform/engine'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => join(folder, name)),
);

/** A sentence in a template: begins with a capital, has words, ends with a full stop. */
const sentence = /`(\p{Lu}\p{Ll}[^`\n]* [^`\n]*\.)`/gu;
/** What is a day or a grade by its name. */
const raw = /(?:[tT]anggal\w*|\bmulai|\bselesai|\.from|\.to|[iI]pk|nilaiAkhir)$/;

describe('sentences', () => {
  test('write days and grades by the formatter, never as they are stored', () => {
    const found = sources.flatMap(path =>
      [...readFileSync(join(root, path), 'utf8').matchAll(sentence)].flatMap(([, text = '']) =>
        [...text.matchAll(/\$\{([\w.?[\]]+)\}/g)].flatMap(([, name = '']) =>
          raw.test(name) ? [`${path}: ${text}`] : [],
        ),
      ),
    );
    expect(found).toEqual([]);
  });

  test('are Indonesian', () => {
    expect([
      dayInWords('2027-03-01'),
      spanInWords('2027-03-01', '2027-06-30'),
      spanInWords('2026-12-01', '2027-01-30'),
    ]).toEqual(['1 Maret 2027', '1 Maret sampai 30 Juni 2027', '1 Desember 2026 sampai 30 Januari 2027']);
    expect([numberInWords(2.34), numberInWords(3, 2), numberInWords(1250)]).toEqual(['2,34', '3,00', '1.250']);
  });

  test('end with one full stop behind a title, and keep what is meant by more', () => {
    const dosen = 'Dr. Arif Budiman, M.T.';
    expect(fillWords('Dosen pembimbing Anda {dosen}.', { dosen })).toBe('Dosen pembimbing Anda Dr. Arif Budiman, M.T.');
    expect(conflict(withWords(said('Pengajuan kepada {dosen}.'), { dosen })).message).toBe(
      'Pengajuan kepada Dr. Arif Budiman, M.T.',
    );
    expect(asTexts(invalid({ npm: withWords(said('Sudah dibimbing {dosen}.'), { dosen }) }).errors ?? {})).toEqual({
      npm: `Sudah dibimbing ${dosen}`,
    });
    expect(oneStop('Memuat... tunggu')).toBe('Memuat... tunggu');
  });
});
