import { checkLetterKind, type LetterKind, type Registry } from '../../../resources/kit/index.ts';
import type { CallerChange } from '../../platform/access/change.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';

/** Connection and registry from which a letter's words are read. */
export interface LetterSource {
  readonly on: Queryable;
  readonly registry: Registry;
}

/** Functions of a declared kind of letter: words and lists that are no fields. */
export interface LetterRules {
  readonly kind: LetterKind;
  /** Conditions beyond the declared state; may throw a refusal of its own. */
  mayIssue?(source: LetterSource, idBaris: string): Promise<boolean>;
  given?(source: LetterSource, idBaris: string): Promise<DbRow>;
  readonly lists?: Readonly<Record<string, (source: LetterSource, idBaris: string) => Promise<readonly DbRow[]>>>;
  /**
   * Called in the transaction after a letter was issued by a call or reissued, to send notices. Not called for letters
   * issued by their first print.
   */
  issued?(
    ctx: Pick<CallerChange, 'tx' | 'now' | 'caller' | 'registry'>,
    letter: Readonly<Record<'id' | 'nomor', string>>,
    about: readonly string[],
  ): Promise<void>;
}

/** Every kind by its name. */
export type LetterBook = ReadonlyMap<string, LetterRules>;

/**
 * Every kind, checked: an area declares it, what it names exists, and its words and lists are given.
 * @throws DeclarationError
 */
export function letterBook(registry: Registry, all: readonly LetterRules[]): LetterBook {
  for (const { kind, given, lists = {} } of all) {
    if (!registry.letters.includes(kind)) throw new Error(`surat ${kind.name}: tidak dideklarasikan areanya`);
    checkLetterKind(registry, kind);
    const missing = Object.keys(kind.lists).find(name => name !== kind.together?.list && !Object.hasOwn(lists, name));
    if (missing) throw new Error(`surat ${kind.name}: tidak ada aturan untuk daftar "${missing}"`);
    if (Object.keys(kind.given).length > 0 && !given)
      throw new Error(`surat ${kind.name}: kata tidak diberi aturannya`);
  }
  const ruled = new Set(all.map(({ kind }) => kind));
  const without = registry.letters.find(kind => !ruled.has(kind));
  if (without) throw new Error(`surat ${without.name}: tidak memiliki aturan`);
  return new Map(all.map(rules => [rules.kind.name, rules]));
}
