import { english } from '../../resources/english/index.ts';
import { isRecord, type Language, Plural } from '../../resources/kit/index.ts';
import { languages } from '../../resources/languages.ts';
import { type Bahasa, bahasa, isBahasa, locales } from '../../resources/pengaturan/bahasa.ts';

/** English in capitals: a language that nobody wrote a line of code for. */

/** Capitals, but for what is filled in and for what programs read. */
const shout = (text: string): string =>
  text.replace(/%?\{\w+\}|[^{}%]+|./g, part => (/^%?\{/.test(part) ? part : part.toUpperCase()));

/** Every text in it in capitals. */
export function shouted(value: unknown): unknown {
  if (typeof value === 'string') return shout(value);
  if (value instanceof Plural)
    return new Plural(value.of, {
      other: '',
      ...Object.fromEntries(Object.entries(value.forms).map(([form, text]) => [form, shout(text)])),
    });
  if (typeof value === 'function')
    return (filling: unknown) => String(Reflect.apply(value, undefined, [filling])).toUpperCase();
  if (Array.isArray(value)) return value.map(shouted);
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shouted(one)])) : value;
}

const notices = Object.fromEntries(
  Object.entries(english.notices ?? {}).map(([code, tells]) => [
    code,
    tells.map(one => (one ? { title: shout(one.title), text: shout(one.text) } : null)),
  ]),
);

/** The language itself. */
export const nonsense: Language = {
  ...english,
  code: 'zz',
  sentenceOf: code => shouted(english.sentenceOf(code)),
  wordOf: word => english.wordOf(word)?.toUpperCase(),
  notices,
  note: 'NOTE',
};

/** Adds it as its lines would, and takes it away again. @returns its code */
export function withNonsense(): { code: Bahasa; remove: () => void } {
  Object.assign(bahasa, { zz: 'ZZZ' });
  Object.assign(locales, { zz: 'en-GB' });
  Object.assign(languages, { zz: nonsense });
  const code: string = 'zz';
  if (!isBahasa(code)) throw new Error('The language was not added.');
  return {
    code,
    remove: () => {
      for (const list of [bahasa, locales, languages]) Reflect.deleteProperty(list, 'zz');
    },
  };
}
