import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { english } from '../../../../resources/english/index.ts';
import { sentenceAt } from '../../../../resources/english/sentenceAt.ts';
import { sentences } from '../../../../resources/english/sentences.ts';
import type { Identity } from '../../../../resources/identity.ts';
import { areas, registry } from '../../../../resources/index.ts';
import {
  catalogue,
  inLanguage,
  inTerms,
  isRecord,
  Message,
  setVocabulary,
  term,
} from '../../../../resources/kit/index.ts';
import { catalogues } from '../../../../resources/messages.ts';
import { roleNames } from '../../../../resources/roles.ts';
import { type Sebutan, sebutanBawaan, vocabularyOf } from '../../../../resources/sebutan.ts';
import { serverAreas } from '../../../../server/areas/index.ts';
import { firstIdentity } from '../../../../server/platform/identity.ts';

const call = (sebutan: Sebutan, rest: Partial<Identity> = {}) =>
  setVocabulary(vocabularyOf({ ...firstIdentity, ...rest, sebutan }));
afterEach(() => call({}));

/** A word of no language for each term. */
const nonsense: Sebutan = Object.fromEntries(
  Object.keys(sebutanBawaan).map((key, i) => [
    key,
    { id: `Zy${String.fromCharCode(97 + i)}x`, en: `Qu${String.fromCharCode(97 + i)}w` },
  ]),
);
const renameAll = () => call(nonsense, { namaPortal: 'Gerbang' });

const words = [...new Set(Object.values(sebutanBawaan).flatMap(({ id, en }) => [id, ...en]))];
const acronym = (word: string) => word === word.toUpperCase();
const found = (list: readonly string[], flags: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${list.join('|')})(?![\p{L}\p{N}_])`, flags);
const [anyCase, exact] = [
  found(
    words.filter(word => !acronym(word)),
    'iu',
  ),
  found(words.filter(acronym), 'u'),
];
const isName = (text: string) => !/\s/.test(text) && (/[/_:.={}?#]/.test(text) || /^\P{Lu}/u.test(text));
/** Whether a text still says a former word. */
const says = (text: string) => !isName(text) && (anyCase.test(text) || exact.test(text));

describe('what things are called', () => {
  it('is what the sources say, to the letter, while nothing is renamed', () => {
    call({});
    for (const text of ['Tim MBKM', 'Pendaftaran KKN {nama}', 'posisi magang', 'DAFTAR KELOMPOK KKN'])
      expect(inTerms(text)).toBe(text);
    expect(String(catalogues.required)).toBe('Wajib diisi.');
  });

  it('stands in sentences as the former word did', () => {
    call({
      magang: { id: 'Praktik Industri', en: 'Industrial Placement' },
      tim: { id: 'Satuan Tugas', en: 'Task Force' },
      kkn: { id: 'KKD', en: 'Village Service' },
      portofolio: { id: 'Rekam Karya', en: 'Record' },
    });
    expect(inTerms('Magang Mandiri')).toBe('Praktik Industri Mandiri');
    expect(inTerms('Buka posisi magang, lalu lapor ke tim MBKM.')).toBe(
      'Buka posisi praktik industri, lalu lapor ke satuan tugas.',
    );
    expect(inTerms('DAFTAR KELOMPOK KKN')).toBe('DAFTAR KELOMPOK KKD');
    expect(inTerms('PORTOFOLIO KOMPETENSI')).toBe('REKAM KARYA KOMPETENSI');
    expect(inTerms('The MBKM team decides on the internship.', 'en')).toBe(
      'The task force decides on the industrial placement.',
    );
    // Its own name goes on, and so do addresses, codes and places of sentences.
    expect(inTerms('Konfigurasi MBKM: buka /magang/log, KKN-12, {kkn}')).toBe(
      'Konfigurasi MBKM: buka /magang/log, KKN-12, {kkn}',
    );
  });

  it('leaves alone what people typed, also inside a sentence', () => {
    const said = catalogue('uji', {
      taken: ({ nama }: { nama: string }) => `Program Magang ${nama} sudah ada.`,
      listed: ({ apa }: { apa: readonly string[] }) => `Riset tanpa ${apa.join(', ')}.`,
    });
    call({ magang: { id: 'Praktik', en: 'Placement' }, riset: { id: 'Kajian', en: 'Study' } });
    const taken = said.taken({ nama: 'Magang Jaya' });
    expect(String(taken)).toBe('Program Praktik Magang Jaya sudah ada.');
    expect(JSON.parse(JSON.stringify({ taken })).taken).toBe('Program Praktik Magang Jaya sudah ada.');
    expect(String(said.listed({ apa: ['Riset A', term('Magang')] }))).toBe('Kajian tanpa Riset A, Praktik.');
    call({});
    expect(String(taken)).toBe('Program Magang Magang Jaya sudah ada.');
  });

  it('finds the English of a renamed word', () => {
    call({ tim: { id: 'Satgas', en: 'Task Force' } });
    const said = catalogue('uji', { by: ({ oleh }: { oleh: string }) => `Oleh ${oleh}.` }).by({
      oleh: term(roleNames.HA03),
    });
    expect(String(said)).toBe('Oleh Satgas.');
    expect(
      inLanguage(said, {
        ...english,
        sentenceOf:
          () =>
          ({ oleh }: { oleh: string }) =>
            `By ${oleh}.`,
      }),
    ).toBe('By Task Force.');
  });
});

/** Texts of a declaration with where they stand. */
function* textsOf(thing: unknown, path: string, seen = new Set<unknown>()): Generator<[path: string, text: string]> {
  if (typeof thing === 'string') return yield [path, thing];
  if (typeof thing !== 'object' || thing === null || seen.has(thing)) return;
  seen.add(thing);
  if (thing instanceof Message) return yield [path, thing.text];
  const prototype: unknown = Object.getPrototypeOf(thing);
  if (prototype !== null && prototype !== Object.prototype && !Array.isArray(thing)) return;
  for (const [name, value] of Object.entries(thing)) yield* textsOf(value, `${path}.${name}`, seen);
}

/** What says what things were called, and words that a test of its own reads. */
const notSaid = /^(sebutan|portalName|messages)\.ts$|\/(messages|refusals)\.ts$/;

/** What keeps its words, with the reason. */
const kept: readonly [where: RegExp, why: string][] = [
  [/fields\.kunci\.choices\.\w+$/, 'the page on which things are renamed says what they were called'],
  [/\.fields\.kode\.help$/, 'codes of groups are stored as KKN-01'],
  [
    /(letters\.\d+(\.kind)?|suratTugasKkn)\.code$|surat\.kodeUnit/,
    'part of the number of a letter, which a setting changes',
  ],
  [/(aktivitasBawaan|jenisAktivitas\.bawaan)\.\d+$/, 'codes of kinds, as the setting stores them'],
  [/versionless\.\d+\.calls/, 'addresses'],
];
const left = (texts: Iterable<[string, string]>) =>
  [...texts]
    .filter(([path, text]) => says(text) && !kept.some(([where]) => where.test(path)))
    .map(one => one.join(': '));

describe('after every term was renamed', () => {
  it('no declaration says a former word: screens, menus, fields, states, steps, programmes, letters', () => {
    renameAll();
    const declarations = [
      ...registry.resources.flatMap(one => [...textsOf(one, one.name)]),
      ...textsOf({ ...registry, resources: [] }, ''),
      ...areas.flatMap(one => [...textsOf({ ...one, resources: [] }, one.name)]),
      ...textsOf(roleNames, 'roleNames'),
    ];
    expect(declarations.length).toBeGreaterThan(5000);
    expect(left(declarations)).toEqual([]);
    expect(declarations.some(([, text]) => text.includes('Zyex'))).toBe(true);
  });

  it('no list or table of words beside the declarations says one', async () => {
    const root = new URL('../../../../resources/', import.meta.url);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      name => name.endsWith('.ts') && !/^(english|kit)\//.test(name) && !notSaid.test(name),
    );
    const modules = await Promise.all(files.map(async name => [name, await import(new URL(name, root).href)] as const));
    renameAll();
    const texts = modules.flatMap(([name, module]) => [...textsOf({ ...module }, name)]);
    expect(texts.length).toBeGreaterThan(5000);
    expect(left(texts)).toEqual([]);
  });

  it('no event, job or step of setting up says one', () => {
    renameAll();
    const texts = serverAreas.flatMap(({ name, ...rest }) => [...textsOf(rest, name)]);
    expect(texts.length).toBeGreaterThan(200);
    expect(left(texts)).toEqual([]);
  });

  it('no message says one, in either language', () => {
    renameAll();
    const texts: [string, string][] = [];
    const read = (list: object, code: string): void => {
      for (const [name, said] of Object.entries(list)) {
        const at = code ? `${code}.${name}` : name;
        if (said instanceof Message) texts.push([at, said.text], [`${at} en`, inLanguage(said, english)]);
        else if (typeof said === 'function') texts.push(...filledIn(at, said));
        else if (isRecord(said)) read(said, at);
      }
    };
    read(catalogues, '');
    expect(texts.length).toBeGreaterThan(1000);
    expect(left(texts)).toEqual([]);
  });
});

/** A sentence that is a function, filled in with whatever its English asks for. */
function filledIn(code: string, said: (params: Record<string, unknown>) => unknown): [string, string][] {
  const names = /\{([^}]*)\}/.exec(String(sentenceAt(sentences, code)))?.[1] ?? '';
  const params = names
    .split(',')
    .map(name => name.trim().split(/[:=\s]/)[0] ?? '')
    .filter(Boolean);
  for (const value of ['x', 2, ['x'], true]) {
    try {
      const message = said(Object.fromEntries(params.map(name => [name, value])));
      if (message instanceof Message)
        return [
          [code, message.text],
          [`${code} en`, inLanguage(message, english)],
        ];
    } catch {
      // Another kind of value.
    }
  }
  return [];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [name: string]: unknown;
}
const isNode = (value: unknown): value is Node => isRecord(value) && typeof value.type === 'string';

const nameOf = (node: unknown): string =>
  isNode(node) ? String(node.name ?? (isNode(node.property) ? node.property.name : '')) : '';
/** Calls that say their texts in the words of the moment. */
const sayers = new Set(['inTerms', 'declared', 'say', 'term', 'event', 'catalogue', 'serverArea', 'daily', 'sql']);
/** Declared for an area, whose value is read as a whole above. */
const areaParts = /(events|jobs|clockNotices|reminders)\.ts$/;
/** Files that hold data, and lines of a program. */
const dataFiles =
  /\/demo\/|sampleKrs|standIn\/lists|commonPasswords|surat\/officials\.ts|roleFacts|export\/routes\.ts|kkn\/groupRules\.ts/;

const holdsPhrases = (text: string, { start, end }: Node): boolean => /\bPhrase\b/.test(text.slice(start, Number(end)));

/** Texts of a source that say a word and are not said in the words of the moment. */
function unsaid(file: string, text: string): string[] {
  const wrong: string[] = [];
  const read = (node: unknown, parents: readonly Node[]): void => {
    if (Array.isArray(node)) for (const one of node) read(one, parents);
    if (!isNode(node) || /^(Import|Export\w*All|TSLiteralType|TSTypeLiteral)/.test(node.type)) return;
    const parent = parents.at(-1);
    const raw = node.type === 'TemplateElement' && isRecord(node.value) ? node.value.cooked : node.value;
    const isText = node.type === 'Literal' || node.type === 'JSXText' || node.type === 'TemplateElement';
    const isKey = parent?.type === 'Property' && parent.key === node;
    if (
      isText &&
      typeof raw === 'string' &&
      !isKey &&
      says(raw.trim()) &&
      !/\b(select|update|where|from|join|insert into) |::/.test(raw)
    ) {
      const sayer = parents.some(
        ({ type, callee, typeAnnotation }) =>
          (type === 'CallExpression' && sayers.has(nameOf(callee))) ||
          // Checked to be phrases, which `say` alone reads.
          (type === 'TSSatisfiesExpression' && isNode(typeAnnotation) && holdsPhrases(text, typeAnnotation)),
      );
      if (!sayer) wrong.push(`${file}:${text.slice(0, node.start).split('\n').length} ${raw.trim().slice(0, 60)}`);
    }
    for (const [name, value] of Object.entries(node))
      if (name !== 'type' && typeof value === 'object') read(value, [...parents, node]);
  };
  read(parseSync(file, text).program, []);
  return wrong;
}

it('every text of screens and calls that says a term says it in the words of the moment', () => {
  const root = new URL('../../../../', import.meta.url);
  const files = ['src', 'server/areas', 'server/platform'].flatMap(folder =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name) && !areaParts.test(name))
      .map(name => `${folder}/${name}`)
      .filter(name => !dataFiles.test(name)),
  );
  expect(files.length).toBeGreaterThan(900);
  const wrong = files.flatMap(file => {
    const text = readFileSync(new URL(file, root), 'utf8');
    return anyCase.test(text) || exact.test(text) ? unsaid(file, text) : [];
  });
  expect(wrong).toEqual([]);
  expect(unsaid('x.tsx', `export const X = () => <p title="Data KKN">Daftar Magang</p>;`)).toHaveLength(2);
});
