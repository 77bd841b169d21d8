import type { Form, FormCondition } from './definition.ts';

/** Ids of questions and sections. They stay for good, so one that was used in a former version must not come again. */

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Letters and digits by chance, none of which looks like another. */
export const randomLetters = (n: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(n)), each => alphabet[each % alphabet.length]).join('');

/** An id by chance that is not among those. */
export function randomId(prefix: string, used: ReadonlySet<string>): string {
  for (;;) {
    const id = `${prefix}_${randomLetters(6)}`;
    if (!used.has(id)) return id;
  }
}

/** The same questions as those of another form: everything has a new id, and conditions ask about the new ones. */
export function renewedForm({ sections }: Form): Form {
  const ids = new Map<string, string>();
  const used = new Set<string>();
  const renew = (id: string, prefix: string) => {
    const fresh = randomId(prefix, used);
    used.add(fresh);
    ids.set(id, fresh);
  };
  for (const section of sections) {
    renew(section.id, 'bagian');
    for (const question of section.questions) renew(question.id, 'q');
  }
  const now = (id: string) => ids.get(id) ?? id;
  const renewed = (when: FormCondition | null) =>
    when && { ...when, rules: when.rules.map(rule => ({ ...rule, question: now(rule.question) })) };
  return {
    sections: sections.map(section => ({
      ...section,
      id: now(section.id),
      when: renewed(section.when),
      questions: section.questions.map(question => ({
        ...question,
        id: now(question.id),
        when: renewed(question.when),
      })),
    })),
  };
}
