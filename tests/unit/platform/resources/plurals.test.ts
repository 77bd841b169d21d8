import polyglotI18nProvider from 'ra-i18n-polyglot';
import raEnglish from 'ra-language-english';
import { expect, it } from 'vitest';
import { english } from '../../../../resources/english/index.ts';
import { phrasesEnglish } from '../../../../resources/english/phrases.ts';
import { sentenceAt } from '../../../../resources/english/sentenceAt.ts';
import { sentences } from '../../../../resources/english/sentences.ts';
import { inLanguage, isRecord, Message, Plural, withWords } from '../../../../resources/kit/index.ts';
import { catalogues } from '../../../../resources/messages.ts';

/** What counts something says "1 day" and "2 days", wherever it stands. */

const things =
  'character|class|copy|course|credit|day|digit|document|entry|file|group|hour|member|minute|month|page|participant|photo|place|programme|registration|row|second|student|time|week|year';
const many = things
  .split('|')
  .map(one => (/ss$/.test(one) ? `${one}es` : one.replace(/(?<![ae])y$/, 'ie').concat('s')))
  .join('|');
/** "1 days", "1 open days"; "2 day". */
const wrongly = (n: number, words: string) =>
  new RegExp(`(?<![\\d.,–%])${n} (?:[a-z]+ )?(?:${words})\\b(?! (?:of|than|is)\\b.*\\b${n} )`, 'g');
const several = (said: string): string[] => said.match(wrongly(1, many)) ?? [];
const one = (said: string): string[] => said.match(wrongly(2, things)) ?? [];

/** Each message of the product that a number stands in, said with it. */
function saidWith(n: number): [code: string, said: string][] {
  const found: [string, string][] = [];
  const read = (value: unknown, code: string): void => {
    const sentence = sentenceAt(sentences, code);
    if (value instanceof Message) {
      const text = sentence instanceof Plural ? sentence.forms.other : String(sentence);
      const places = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, n] as const);
      if (places.length) found.push([code, inLanguage(withWords(value, Object.fromEntries(places)), english)]);
    } else if (typeof value === 'function') {
      // Whatever it asks for is the number; a sentence that needs texts or days is no count.
      try {
        const asked = new Proxy(
          {},
          { get: (_, name) => (typeof name === 'string' ? n : undefined), has: () => true, ownKeys: () => [] },
        );
        if (typeof sentence === 'function') found.push([code, String(Reflect.apply(sentence, undefined, [asked]))]);
      } catch {
        // It formats a day or joins texts.
      }
    } else if (isRecord(value))
      for (const [name, each] of Object.entries(value)) read(each, code ? `${code}.${name}` : name);
  };
  read(catalogues, '');
  return found;
}

it('every English message with a number reads well with one and with two', () => {
  const ones = saidWith(1);
  expect(ones.length).toBeGreaterThan(150);
  expect(ones.filter(([, said]) => several(said).length)).toEqual([]);
  expect(saidWith(2).filter(([, said]) => one(said).length)).toEqual([]);
});

it('so does every phrase of the pages', () => {
  const { translate } = polyglotI18nProvider(() => ({ ...raEnglish, ...phrasesEnglish }), 'en');
  const counting = Object.keys(phrasesEnglish).filter(phrase => phrase.includes('%{n}'));
  expect(counting.length).toBeGreaterThan(25);
  const said = (n: number) =>
    counting.map(phrase => translate(phrase, { n, smart_count: n, n2: 5, x: 'x', nama: 'x' }));
  expect(said(1).filter(text => several(text).length)).toEqual([]);
  expect(said(2).filter(text => one(text).length)).toEqual([]);
});

it('finds a sentence that counts wrongly', () => {
  expect(several('This ends in 1 days only.')).toEqual(['1 days']);
  expect(one('Try again in 2 minute.')).toEqual(['2 minute']);
});
