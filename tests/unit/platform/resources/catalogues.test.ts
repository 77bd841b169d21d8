import { expect, it } from 'vitest';
import { english } from '../../../../resources/english/index.ts';
import { inLanguage, isRecord, Message } from '../../../../resources/kit/index.ts';
import { catalogues } from '../../../../resources/messages.ts';

/** Messages without anything to fill in by code; the compiler looks after those that are functions. */
function fixed(catalogue: object): Message[] {
  return Object.values(catalogue).flatMap((said: unknown): Message[] => {
    if (said instanceof Message) return [said];
    return isRecord(said) ? fixed(said) : [];
  });
}

const all = fixed(catalogues);
const placesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();

it('has each message in English, with the same places for words', () => {
  expect(all.length).toBeGreaterThan(150);
  const wrong = all.filter(message => {
    const said = inLanguage(message, english);
    return said === message.text || String(placesIn(said)) !== String(placesIn(message.text));
  });
  expect(wrong.map(({ code }) => code)).toEqual([]);
});

it('says each sentence once: what two areas say stands where both reach it', () => {
  const texts = all.map(({ text }) => text);
  expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
});

it('knows each message by one code', () => {
  const codes = all.map(({ code }) => code);
  expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([]);
});
