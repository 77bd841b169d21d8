import { expect, it } from 'vitest';
import { english } from '../../../resources/english/index.ts';
import { noticesEnglish } from '../../../resources/english/notices.ts';
import { registry } from '../../../resources/index.ts';
import { inLanguage, messages, term } from '../../../resources/kit/index.ts';
import { eventsOf } from '../../../server/areas/gatherAreas.ts';
import { serverAreas } from '../../../server/areas/index.ts';
import { untranslated } from '../../support/indonesian.ts';

/** Programmes whose students read English; of the others, contacts of partners do. */
const abroad: ReadonlySet<string> = new Set(['outbound', 'permadi']);
const ofProgrammes = registry.programmes.flatMap(({ kinds, events: own = [] }) =>
  own.map(event => ({ ...event, students: kinds.some(kind => abroad.has(kind)) })),
);
const events = [...eventsOf(serverAreas).map(event => ({ ...event, students: true })), ...ofProgrammes];

it('refusals name a field by its English label', () => {
  const said = (label: string) => inLanguage(messages.fieldForbidden({ label: term(label) }), english);
  expect(said('Surel aktif')).toBe('Your role may not change E-mail.');
  expect(said('Nama depan')).toBe('Your role may not change First name.');
});

/** Sentences of notices with the English ones, and who they are for. */
const told = events.flatMap(({ code, tells, students }) =>
  tells.map(({ to, as, title, text }, i) => ({
    code,
    to: [to].flat(),
    as,
    title,
    text,
    students,
    en: noticesEnglish[code]?.[i],
  })),
);
const placesIn = (said: string): string[] => [...said.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

it('what students who read English are told of has its English', () => {
  const theirs = told.filter(
    ({ to, as, students }) =>
      students && (as ? as.includes('HA08') || as.includes('HA09') : to.includes('akun') || to.includes('mahasiswa')),
  );
  expect(theirs.length).toBeGreaterThan(30);
  expect(theirs.filter(({ en }) => !en).map(({ code, title }) => `${code}: ${title}`)).toEqual([]);
});

it('what contacts of partners are told of has its English', () => {
  const theirs = told.filter(({ to, as }) => to.includes('mitra') || as?.includes('HA06'));
  expect(theirs.length).toBeGreaterThan(10);
  expect(theirs.filter(({ en }) => !en).map(({ code, title }) => `${code}: ${title}`)).toEqual([]);
});

it('each English notice belongs to an event, and fills in nothing that it does not have', () => {
  const codes = new Set(events.map(({ code }) => code));
  expect(Object.keys(noticesEnglish).filter(code => !codes.has(code))).toEqual([]);
  const wrong = told.filter(({ title, text, en }) => {
    const known = new Set(placesIn(title + text));
    return en && placesIn(en.title + en.text).some(name => !known.has(name));
  });
  expect(wrong.map(({ code }) => code)).toEqual([]);
});

it('no English notice has an Indonesian word that is not filled in', () => {
  expect(
    untranslated(told.flatMap(({ en }) => (en ? [en.title, en.text].map(said => said.replace(/\{\w+\}/g, ' ')) : []))),
  ).toEqual([]);
});
