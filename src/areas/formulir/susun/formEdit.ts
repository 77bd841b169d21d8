import {
  type Form,
  type FormChoice,
  type FormCondition,
  type FormQuestion,
  type FormSection,
  newQuestion,
  type QuestionKind,
  questionsOf,
} from '../../../../resources/kit/form/definition.ts';
import { randomId, randomLetters } from '../../../../resources/kit/form/ids.ts';

/** Changes of a form that is being written; none of them touches the one that is given. */

const usedIds = (form: Form): Set<string> =>
  new Set(form.sections.flatMap(section => [section.id, ...section.questions.map(({ id }) => id)]));

/** An id that the form does not have. */
const freshId = (form: Form, prefix: string): string => randomId(prefix, usedIds(form));

/** A choice with a code that none before it had: answers that chose a removed one must not be read as the new one. */
export function freshChoice(list: readonly FormChoice[]): FormChoice {
  for (;;) {
    const value = `p${randomLetters(4)}`;
    if (!list.some(one => one.value === value)) return { value, label: '' };
  }
}

/** An entry one step up or down, or at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [taken] = next.splice(from, 1);
  if (taken !== undefined) next.splice(Math.max(0, Math.min(next.length, to)), 0, taken);
  return next;
}

export const changeSection = (form: Form, id: string, part: Partial<FormSection>): Form => ({
  sections: form.sections.map(section => (section.id === id ? { ...section, ...part } : section)),
});

export const changeQuestion = (form: Form, id: string, part: Partial<FormQuestion>): Form => ({
  sections: form.sections.map(section => ({
    ...section,
    questions: section.questions.map(question => (question.id === id ? { ...question, ...part } : question)),
  })),
});

/** A question of another kind keeps what both kinds have. */
export function changeKind(form: Form, question: FormQuestion, kind: QuestionKind): Form {
  const { choices, rows, min, max } = newQuestion(question.id, kind);
  return changeQuestion(form, question.id, {
    kind,
    min,
    max,
    source: kind === 'row' ? question.source : undefined,
    choices: choices.length && question.choices.length ? question.choices : choices,
    rows: rows.length && question.rows.length ? question.rows : rows,
  });
}

/** @returns the form and the id of the new question */
export function addQuestion(form: Form, section: string, kind: QuestionKind): { form: Form; id: string } {
  const id = freshId(form, 'q');
  const added = newQuestion(id, kind);
  return {
    id,
    form: {
      sections: form.sections.map(each =>
        each.id === section ? { ...each, questions: [...each.questions, added] } : each,
      ),
    },
  };
}

/** The same question once more, behind it. */
export function copyQuestion(form: Form, question: FormQuestion): { form: Form; id: string } {
  const id = freshId(form, 'q');
  return {
    id,
    form: {
      sections: form.sections.map(section => ({
        ...section,
        questions: section.questions.flatMap(each => (each.id === question.id ? [each, { ...question, id }] : [each])),
      })),
    },
  };
}

const without = (when: FormCondition | null, gone: ReadonlySet<string>): FormCondition | null => {
  const rules = when?.rules.filter(({ question }) => !gone.has(question)) ?? [];
  return when && rules.length ? { ...when, rules } : null;
};

/** Conditions on questions that are gone go with them. */
function forget(form: Form, gone: ReadonlySet<string>): Form {
  return {
    sections: form.sections.map(section => ({
      ...section,
      when: without(section.when, gone),
      questions: section.questions.map(question => ({ ...question, when: without(question.when, gone) })),
    })),
  };
}

export const removeQuestion = (form: Form, id: string): Form =>
  forget(
    {
      sections: form.sections.map(section => ({
        ...section,
        questions: section.questions.filter(question => question.id !== id),
      })),
    },
    new Set([id]),
  );

/** One step up or down, over the border of a section too. */
export function stepQuestion(form: Form, id: string, step: -1 | 1): Form {
  const s = form.sections.findIndex(({ questions }) => questions.some(question => question.id === id));
  const section = form.sections[s];
  if (!section) return form;
  const at = section.questions.findIndex(question => question.id === id);
  const inside = at + step >= 0 && at + step < section.questions.length;
  if (inside) return changeSection(form, section.id, { questions: moved(section.questions, at, at + step) });
  const neighbour = form.sections[s + step];
  return neighbour ? placeQuestion(form, id, neighbour.id, step > 0 ? 0 : neighbour.questions.length) : form;
}

/** Whether a question can go that step. */
export function canStep(form: Form, id: string, step: -1 | 1): boolean {
  const all = questionsOf(form);
  const edge = all.at(step < 0 ? 0 : -1);
  const outer = form.sections.at(step < 0 ? 0 : -1);
  return edge?.question.id !== id || edge.section.id !== outer?.id;
}

/** Puts a question at a place of a section. */
function placeQuestion(form: Form, id: string, to: string, at: number): Form {
  const found = questionsOf(form).find(({ question }) => question.id === id);
  if (!found) return form;
  return {
    sections: form.sections.map(section => {
      const questions = section.questions.filter(question => question.id !== id);
      if (section.id !== to) return { ...section, questions };
      return { ...section, questions: [...questions.slice(0, at), found.question, ...questions.slice(at)] };
    }),
  };
}

/** Puts a question where another one stands. */
export function dropOn(form: Form, id: string, target: string): Form {
  if (id === target) return form;
  for (const section of form.sections) {
    if (section.id === target) return placeQuestion(form, id, target, section.questions.length);
    const at = section.questions.findIndex(question => question.id === target);
    if (at >= 0) return placeQuestion(form, id, section.id, at);
  }
  return form;
}

export const addSection = (form: Form): Form => ({
  sections: [
    ...form.sections,
    { id: freshId(form, 'bagian'), title: '', help: '', repeat: null, when: null, questions: [] },
  ],
});

export const stepSection = (form: Form, at: number, step: -1 | 1): Form => ({
  sections: moved(form.sections, at, at + step),
});

export const removeSection = (form: Form, id: string): Form =>
  forget(
    { sections: form.sections.filter(section => section.id !== id) },
    new Set(form.sections.find(section => section.id === id)?.questions.map(question => question.id)),
  );

/** Questions that a condition may ask about: those before, outside of other repeated sections. */
export function askable(form: Form, section: string, question: string | null): FormQuestion[] {
  const found: FormQuestion[] = [];
  for (const each of questionsOf(form)) {
    if (each.question.id === question) break;
    if (each.section.id === section && question === null) break;
    if (each.section.repeat && each.section.id !== section) continue;
    found.push(each.question);
  }
  return found;
}
