import { DeclarationError } from './errors.ts';
import { extrasField, hasChosenExtras } from './extraNames.ts';
import type { Field, Fields } from './field.ts';
import { fixed, tableOf } from './label.ts';
import type { LetterKind } from './letter.ts';
import type { Moment } from './moment.ts';
import type { Programme } from './programme.ts';
import type { ReadyReport, ReportPage } from './readyReport.ts';
import type { Resource } from './resourceShape.ts';
import { rowsName, rowsResource } from './rowsResource.ts';
import { type Screen, withProgrammes } from './screen.ts';
import type { QuickAction, WeeklyScreen } from './shortcut.ts';
import { declared } from './terms.ts';

/** Every resource, screen and programme of the product, looked up by name. */
export interface Registry {
  readonly resources: readonly Resource[];
  /** Child rows that a reference points at, each as a resource of its own; `get` and `find` know them too. */
  readonly childRows: readonly Resource[];
  readonly screens: readonly Screen[];
  readonly programmes: readonly Programme[];
  /** Every kind of letter that is issued. */
  readonly letters: readonly LetterKind[];
  /** Moments at which forms are asked. */
  readonly moments: readonly Moment[];
  /** Screens that roles use every week, and what may be done from the search. */
  readonly weekly: readonly WeeklyScreen[];
  readonly actions: readonly QuickAction[];
  /** Reports that come with the product. */
  readonly reports: readonly ReadyReport[];
  readonly reportPages: readonly ReportPage[];
  /** The programme that a kind of MBKM belongs to, undefined for a kind that has none yet. */
  programmeOf(kind: unknown): Programme | undefined;
  /** @throws DeclarationError when there is no such resource */
  get(name: string): Resource;
  find(name: string): Resource | undefined;
  /** Fields of other resources that point at this one. */
  referrers(name: string): readonly { resource: Resource; field: string; many: boolean }[];
}

/**
 * Puts declarations together. What only the whole can show is checked by who answers for it (`checkRegistry`: the server
 * when it starts, the tests); a browser takes what the server has checked, and need not load the checks.
 * @throws DeclarationError when a name, an address or a kind is declared twice
 */
export function gatherRegistry(
  given: readonly Resource[],
  drawn: readonly Screen[] = [],
  programmes: readonly Programme[] = [],
  letters: readonly LetterKind[] = [],
  {
    moments = [],
    weekly = [],
    actions = [],
    reports = [],
    reportPages = [],
  }: Partial<Pick<Registry, 'moments' | 'weekly' | 'actions' | 'reports' | 'reportPages'>> = {},
): Registry {
  const resources = given.map(r => withMoments(withExtendable(withLetters(r, letters), given), moments));
  const byName = new Map<string, Resource>();
  const endpoints = new Set<string>();
  for (const r of resources) {
    if (byName.has(r.name)) throw new DeclarationError(`${r.name}: dideklarasikan dua kali`);
    byName.set(r.name, r);
    for (const endpoint of [r.endpoint, ...r.alsoAt]) {
      if (endpoints.has(endpoint)) throw new DeclarationError(`${r.name}: alamat "${endpoint}" dipakai dua kali`);
      endpoints.add(endpoint);
    }
  }
  const childRows = referredRows(resources);
  for (const rows of childRows) byName.set(rows.name, rows);
  const screens = drawn.map(screen => withProgrammes(screen, programmes));
  const byKind = collectProgrammes(programmes);
  const referrers = collectReferrers(resources);
  return declared({
    resources,
    childRows,
    screens,
    programmes,
    letters,
    moments,
    weekly,
    actions,
    reports,
    reportPages,
    programmeOf: (kind: unknown) => (typeof kind === 'string' ? byKind.get(kind) : undefined),
    find: (name: string) => byName.get(name),
    get: (name: string) => {
      const found = byName.get(name);
      if (!found) throw new DeclarationError(`${name}: sumber data tidak dikenal`);
      return found;
    },
    referrers: (name: string) => referrers.get(name) ?? [],
  });
}

/** A resource whose fields name kinds of letter, with those that are declared. */
function withLetters(r: Resource, letters: readonly LetterKind[]): Resource {
  const filled = Object.entries(r.fields).flatMap(([name, field]): [string, Field][] => {
    if ((field.kind !== 'enum' && field.kind !== 'enums') || !field.letters) return [];
    const named = letters.filter(({ signer }) => field.letters === 'all' || signer === 'pejabat');
    const titles = Object.fromEntries(named.map(({ name: kind, title }) => [kind, title]));
    return [[name, { ...field, choices: tableOf({ ...field.choices, ...titles }) }]];
  });
  return filled.length ? fixed({ ...r, fields: fixed({ ...r.fields, ...Object.fromEntries(filled) }) }) : r;
}

/** A resource whose fields name data with room for extra fields, with what is declared so. */
function withExtendable(r: Resource, given: readonly Resource[]): Resource {
  const filled = Object.entries(r.fields).flatMap(([name, field]): [string, Field][] => {
    if (field.kind !== 'enum' || !field.extendable) return [];
    const found = given.filter(other => extrasField(other) !== undefined && !hasChosenExtras(other));
    return [[name, { ...field, choices: tableOf(Object.fromEntries(found.map(other => [other.name, other.label]))) }]];
  });
  return filled.length ? fixed({ ...r, fields: fixed({ ...r.fields, ...Object.fromEntries(filled) }) }) : r;
}

/** A resource whose fields name moments, with those that are declared. */
function withMoments(r: Resource, moments: readonly Moment[]): Resource {
  const choices = tableOf(Object.fromEntries(moments.map(({ key, label }) => [key, label])));
  const filled = Object.entries(r.fields).flatMap(([name, field]): [string, Field][] =>
    field.kind === 'enum' && field.moments ? [[name, { ...field, choices }]] : [],
  );
  return filled.length ? fixed({ ...r, fields: fixed({ ...r.fields, ...Object.fromEntries(filled) }) }) : r;
}

/** Fields that point at rows, those of child rows included. */
const pointersOf = (fields: Fields): { to: string }[] =>
  Object.values(fields).flatMap(field =>
    field.kind === 'rows' ? pointersOf(field.fields) : field.kind === 'ref' || field.kind === 'refs' ? [field] : [],
  );

function referredRows(resources: readonly Resource[]): Resource[] {
  const wanted = new Set(resources.flatMap(r => pointersOf(r.fields)).map(({ to }) => to));
  return resources.flatMap(r =>
    Object.entries(r.fields).flatMap(([name, field]) =>
      field.kind === 'rows' && wanted.has(rowsName(r.name, name)) ? [rowsResource(r, name, field)] : [],
    ),
  );
}

/** Kind → programme. @throws DeclarationError when two programmes share a name, a kind or the key of a detail */
function collectProgrammes(programmes: readonly Programme[]): ReadonlyMap<string, Programme> {
  const byKind = new Map<string, Programme>();
  const names = new Set<string>();
  for (const programme of programmes) {
    for (const name of new Set([programme.name, ...(programme.detail ? [programme.detail.key] : [])])) {
      if (names.has(name)) throw new DeclarationError(`program ${name}: dideklarasikan dua kali`);
      names.add(name);
    }
    for (const kind of programme.kinds) {
      if (byKind.has(kind)) throw new DeclarationError(`program ${programme.name}: jenis "${kind}" sudah dipakai`);
      byKind.set(kind, programme);
    }
  }
  return byKind;
}

function collectReferrers(resources: readonly Resource[]) {
  const found = new Map<string, { resource: Resource; field: string; many: boolean }[]>();
  for (const r of resources) {
    for (const [name, field] of Object.entries(r.fields)) {
      if (field.kind !== 'ref' && field.kind !== 'refs') continue;
      const list = found.get(field.to) ?? [];
      list.push({ resource: r, field: name, many: field.kind === 'refs' });
      found.set(field.to, list);
    }
  }
  return found;
}
