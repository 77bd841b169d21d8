import { DeclarationError } from './errors.ts';
import { extrasField } from './extraNames.ts';
import type { Field } from './field.ts';
import { hasAnswers, type LetterKind, printedTexts, wordsIn } from './letter.ts';
import type { Registry } from './registry.ts';
import type { Resource } from './resourceShape.ts';
import { allRoles } from './roles.ts';

/** A path over references: the field at its end, undefined for the end's own id or label. */
export interface WordPath {
  /** References on the way, with the resources that they lead to. */
  readonly steps: readonly { readonly field: string; readonly to: Resource }[];
  /** Field at the end, and whose it is. */
  readonly owner: Resource;
  readonly name: string;
  readonly field: Field;
}

/**
 * Follows a word's path from a resource.
 * @throws DeclarationError naming the step that leads nowhere
 */
export function wordPath(registry: Pick<Registry, 'get'>, from: Resource, path: string): WordPath {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const steps: { field: string; to: Resource }[] = [];
  let owner = from;
  for (const name of names) {
    const field = fieldOf(owner, name, path);
    if (field.kind !== 'ref') throw new DeclarationError(`"${path}": "${name}" bukan rujukan`);
    owner = registry.get(field.to);
    steps.push({ field: name, to: owner });
  }
  return { steps, owner, name: last, field: fieldOf(owner, last, path) };
}

/** The same, with the letter's name in front of what is wrong. */
function pathOf(kind: LetterKind, registry: Registry, about: Resource, path: string): WordPath {
  try {
    return wordPath(registry, about, path);
  } catch (error) {
    if (!(error instanceof DeclarationError)) throw error;
    throw new DeclarationError(`surat ${kind.name}: ${error.message}`);
  }
}

function fieldOf(owner: Resource, name: string, path: string): Field {
  const field = Object.hasOwn(owner.fields, name) ? owner.fields[name] : undefined;
  if (!field) throw new DeclarationError(`"${path}": "${owner.name}" tidak punya kolom "${name}"`);
  return field;
}

const printable: ReadonlySet<Field['kind']> = new Set([
  'text',
  'longtext',
  'email',
  'phone',
  'url',
  'time',
  'integer',
  'decimal',
  'money',
  'date',
  'enum',
  'status',
  'ref',
]);

/**
 * Checks that everything a kind of letter names exists: its resource, words, lists, roles, and the fields of its
 * conditions.
 * @throws DeclarationError `surat surat_pengantar: …`
 */
export function checkLetterKind(registry: Registry, kind: LetterKind): void {
  const fail = (what: string): never => {
    throw new DeclarationError(`surat ${kind.name}: ${what}`);
  };
  const about = registry.find(kind.resource) ?? fail(`sumber data "${kind.resource}" tidak ada`);
  for (const [word, path] of Object.entries(kind.words)) {
    if (Object.hasOwn(kind.given, word)) fail(`kata "${word}" disebut dua kali`);
    const { field } = pathOf(kind, registry, about, path);
    if (!printable.has(field.kind)) fail(`kata "${word}" (${path}) tidak dapat dicetak`);
  }
  const known = (word: string) => Object.hasOwn(kind.words, word) || Object.hasOwn(kind.given, word);
  for (const text of [...printedTexts(kind), ...(kind.issuedBy ? [kind.issuedBy.early.text] : [])]) {
    for (const word of wordsIn(text)) if (!known(word)) fail(`kata "{${word}}" tidak dikenal dalam "${text}"`);
    if (/[[\]{}]/.test(text.replaceAll(/\{\w+\}/g, '').replaceAll(/\[[^[\]]*\]/g, '')))
      fail(`kurung tidak berpasangan dalam "${text}"`);
  }
  if (hasAnswers(kind) && extrasField(about) === undefined) fail(`"${about.name}" tidak punya kolom tambahan`);
  for (const part of kind.body)
    if (typeof part === 'object' && 'list' in part && !Object.hasOwn(kind.lists, part.list))
      fail(`daftar "${part.list}" tidak ada`);
  if (kind.until && !known(kind.until)) fail(`kata "${kind.until}" tidak dikenal`);
  const { list, ...columns } = kind.people;
  const row = list === undefined ? undefined : (kind.lists[list] ?? fail(`daftar "${list}" tidak ada`));
  if (row)
    for (const column of Object.values(columns)) if (!Object.hasOwn(row, column)) fail(`kolom "${column}" tidak ada`);
  const { together } = kind;
  if (together) {
    const columns = kind.lists[together.list] ?? fail(`daftar "${together.list}" tidak ada`);
    for (const column of Object.keys(columns))
      if (column !== 'no' && !known(column)) fail(`kata "${column}" tidak ada`);
    if (list !== together.list) fail(`orang-orangnya bukan dari daftar "${together.list}"`);
    if (!Object.hasOwn(about.fields, 'idPendaftarMbkm')) fail(`"${about.name}" bukan milik pendaftar`);
  }
  if (!kind.issuedBy && kind.counts.changed === undefined) fail('tidak mengatakan apa pun tentang isi yang berubah');
  for (const { field } of [...kind.issue, ...kind.counts.state, ...(kind.issuedBy?.step?.when ?? [])])
    if (!Object.hasOwn(about.fields, field)) fail(`"${about.name}" tidak punya kolom "${field}"`);
  for (const role of [...kind.roles, ...(kind.issuedBy?.roles ?? [])])
    if (!allRoles.includes(role) || !about.access[role]) fail(`peran ${role} tidak membaca "${about.name}"`);
  if ((kind.heading === undefined) === (kind.to.length === 0)) fail('perlu judul atau alamat, salah satu');
}
