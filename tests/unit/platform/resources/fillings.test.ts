import { expect, it } from 'vitest';
import { english } from '../../../../resources/english/index.ts';
import {
  asIssue,
  inLanguage,
  type Message,
  messageIn,
  messages,
  onDay,
  together,
  withWords,
} from '../../../../resources/kit/index.ts';
import { komcadMessages } from '../../../../resources/komcad/messages.ts';
import { masterMessages } from '../../../../resources/master/messages.ts';
import { programmeMessages } from '../../../../resources/programme/messages.ts';
import { keptSaid } from '../../../../server/platform/access/keptSaid.ts';
import { conflict } from '../../../../server/platform/errors.ts';
import { refusalIn } from '../../../../server/platform/refusalIn.ts';

/** What is filled into a sentence with places: each language writes days, numbers and words itself. */

const both = (message: Message) => [String(message), inLanguage(message, english)];
const closing = withWords(masterMessages.periodEndsIn, { n: 1250, tanggal: onDay('2027-03-01') });

it('writes days and numbers as the language does', () => {
  expect(both(closing)).toEqual([
    'Periode ini baru berakhir 1.250 hari lagi, pada 1 Maret 2027.',
    'This period ends in 1,250 days only, on 1 March 2027.',
  ]);
  expect(both(withWords(programmeMessages.logGoal, { a: 2.5, b: 20 }))).toEqual([
    'Log disetujui baru 2,5 dari 20.',
    'Approved entries so far: 2.5 of 20.',
  ]);
});

it('tells a program the values, whatever the language of the sentence', () => {
  const refusal = refusalIn(conflict(closing), 'en');
  expect(refusal).toMatchObject({
    code: 'master.periodEndsIn',
    message: 'This period ends in 1,250 days only, on 1 March 2027.',
    params: { n: 1250, tanggal: '2027-03-01' },
  });
});

it('keeps them through an issue of a schema, which knows texts only', () => {
  const read = messageIn({ message: asIssue(closing) });
  expect(read && both(read)).toEqual(both(closing));
});

it('takes a text that only begins like a kept message for a text', () => {
  const cut = asIssue(closing).slice(0, 60);
  for (const message of [cut, '{"code": an example of mine}', '{"code":1}', '{"code":"master.periodEndsIn"}'])
    expect(messageIn({ message })).toBeUndefined();
  expect(keptSaid(cut)).toBe(cut);
});

it('puts messages into other sentences in one language', () => {
  const [indonesian, said] = both(
    withWords(komcadMessages.lacking, { daftar: [messages.joinCode, messages.required] }),
  );
  expect(indonesian).toBe('Syarat belum terpenuhi: Kode gabung terdiri dari 6 huruf dan angka; Wajib diisi.');
  expect(said).toMatch(/: A code to join has 6 letters and digits; Required\.$/);
  expect(both(together([closing, messages.noteRequired]))[1]).toBe(`${both(closing)[1]} A note is required.`);
});
