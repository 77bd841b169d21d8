import { createHash } from 'node:crypto';
import { holds, type LetterColumn, type LetterPart, type Message } from '../../../resources/kit/index.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type {
  Block,
  LetterContent,
  LetterPerson,
  LetterTable,
  Signatory,
} from '../../platform/documents/letters/index.ts';
import type { LetterRules, LetterSource } from './letterBook.ts';
import { filled, type Said, type Words, wordsOf, written } from './letterWords.ts';

/** A letter's text, and who signs it where the row says so. */
export interface Composed {
  /** The rows that it is about, as they stand in it. */
  about: readonly string[];
  /** Numbers of those of the asked rows that it does not count for any more. */
  left: readonly string[];
  content: LetterContent;
  /** Null where an official signs. */
  signer: { unit: string; penandatangan: Signatory } | null;
  /** Copies that the kind declares. */
  tembusan: readonly string[];
}

/** Two letters with the same fingerprint say the same; who signs next year does not make last year's letter untrue. */
export const fingerprintOf = (content: LetterContent): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/**
 * The letter as its rows are now, or why none counts any more. One about several goes on for those for whom it still
 * counts.
 */
export async function compose(
  source: LetterSource,
  rules: LetterRules,
  ids: readonly string[],
): Promise<Composed | Message> {
  const { kind } = rules;
  const all: (Said & { id: string })[] = [];
  for (const id of ids) {
    const said = await wordsOf(source, rules, id);
    if (said) all.push({ id, ...said });
  }
  const number = ({ words }: Said) => words.get(kind.people.npm) ?? '';
  if (kind.together) all.sort((a, b) => number(a).localeCompare(number(b)) || a.id.localeCompare(b.id));
  const counts = ({ state }: Said) => kind.counts.state.every(condition => holds(condition, state));
  const standing = all.filter(counts);
  const [first] = standing;
  if (!first) return kind.counts.ended;
  const { words, raw, answers } = first;
  const lists = new Map<string, readonly DbRow[]>();
  for (const [name, rows] of Object.entries(rules.lists ?? {})) lists.set(name, await rows(source, first.id));
  if (kind.together)
    lists.set(
      kind.together.list,
      standing.map(each => Object.fromEntries(each.words)),
    );
  const parts = kind.body.map(part => blocks(part, { words, answers }, kind.lists, lists));
  const content: LetterContent = {
    perihal: filled(kind.subject, words),
    judul: kind.heading ?? null,
    kepada: kind.to.map(line => filled(line, words)).filter(Boolean),
    paragraf: parts.flatMap(({ block }) => block),
    lampiran: parts.flatMap(({ annex }) => annex),
    peserta: peopleOf(rules, words, lists),
    namaPenerima: filled(kind.recipient.name, words),
    program: filled(kind.recipient.about, words),
    berlakuSampai: kind.until && raw[kind.until] ? String(raw[kind.until]) : null,
  };
  const about = standing.map(({ id }) => id);
  const left = all.filter(said => !counts(said)).map(number);
  return {
    about,
    left,
    content,
    signer: signerOf(rules, words),
    tembusan: kind.copies.map(copy => filled(copy, words)),
  };
}

/** True if the declared state and the rules allow issuing a letter now. */
export async function mayBeIssued(source: LetterSource, rules: LetterRules, id: string): Promise<boolean> {
  if (rules.mayIssue && !(await rules.mayIssue(source, id))) return false;
  const said = await wordsOf(source, rules, id);
  return said !== undefined && rules.kind.issue.every(condition => holds(condition, said.state));
}

interface Blocks {
  block: readonly Block[];
  annex: LetterContent['lampiran'];
}

const only = (...block: Block[]): Blocks => ({ block, annex: [] });

function blocks(
  part: LetterPart,
  { words, answers }: Pick<Said, 'words' | 'answers'>,
  declared: LetterRules['kind']['lists'],
  lists: ReadonlyMap<string, readonly DbRow[]>,
): Blocks {
  if (typeof part === 'string') {
    const text = filled(part, words);
    return text ? only(text) : only();
  }
  if ('items' in part) return only({ butir: part.items.map(item => filled(item, words)).filter(Boolean) });
  if ('facts' in part) {
    const lines = part.facts.map(([label, text]) => [label, filled(text, words)] as const);
    return only({ rincian: [...lines.filter(([, text]) => text), ...(part.answers ? answers : [])] });
  }
  const rows = lists.get(part.list) ?? [];
  const tabel = tableOf(declared[part.list] ?? {}, rows);
  if (!part.annex || rows.length <= part.annex.over) return only({ tabel });
  const { heading, instead } = part.annex;
  return { block: [filled(instead, words)], annex: [{ judul: heading, tabel }] };
}

function tableOf(columns: Readonly<Record<string, LetterColumn>>, rows: readonly DbRow[]): LetterTable {
  const entries = Object.entries(columns);
  return {
    kolom: entries.map(([, { label }]) => label),
    lebar: entries.map(([, { width }]) => width ?? 'auto'),
    // A column `no` counts the rows.
    baris: rows.map((row, i) =>
      entries.map(([name, { kind = 'teks' }]) => written(name === 'no' ? i + 1 : row[name], kind) ?? '–'),
    ),
  };
}

function peopleOf({ kind }: LetterRules, words: Words, lists: ReadonlyMap<string, readonly DbRow[]>): LetterPerson[] {
  const { list, nama, npm, prodi } = kind.people;
  if (list === undefined)
    return [{ nama: filled(nama, words), npm: filled(npm, words), programStudi: filled(prodi, words) }];
  const text = (value: unknown) => written(value, 'teks') ?? '–';
  return (lists.get(list) ?? []).map(row => ({
    nama: text(row[nama]),
    npm: text(row[npm]),
    programStudi: text(row[prodi]),
  }));
}

function signerOf({ kind: { signer } }: LetterRules, words: Words): Composed['signer'] {
  if (signer === 'pejabat') return null;
  const unit = filled(signer.unit, words);
  const nip = filled(signer.nip, words);
  // A study programme without a head signs as itself.
  const nama = filled(`[${signer.name}]`, words) || unit;
  return { unit, penandatangan: { nama, jabatan: signer.position, ...(nip ? { nip } : {}) } };
}
