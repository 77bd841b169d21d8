type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** A sentence that counts: how it reads for each kind of number that its language tells apart (`Intl.PluralRules`). */
export class Plural {
  constructor(
    readonly of: string,
    readonly forms: Forms,
  ) {}
}

/**
 * A sentence that counts what stands in a place: `plural('n', { one: 'The {n} day …', other: 'The {n} days …' })`. Which
 * forms there are is the language's; `other` is there in each.
 */
export const plural = (of: string, forms: Forms): Plural => new Plural(of, forms);

const rules = new Map<string, Intl.PluralRules>();

/** The form of a word or sentence for a number, in a language. */
export function formFor(locale: string, n: number, forms: Forms): string {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return forms[known.select(n)] ?? forms.other;
}

/** Implementation of `Language.counted` by locale. */
export const countedIn =
  (locale: string) =>
  (sentence: unknown, params: Readonly<Record<string, unknown>>): string | undefined => {
    if (!(sentence instanceof Plural)) return undefined;
    const n = params[sentence.of];
    return formFor(locale, typeof n === 'number' ? n : 0, sentence.forms);
  };
