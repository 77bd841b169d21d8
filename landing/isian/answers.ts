import type { Form, FormQuestion } from '../../resources/kit/form/definition.ts';

/** Answers by question; those of a repeated section are a list under its id. */
export type Answers = Readonly<Record<string, unknown>>;
/** Names by which the rows of each repeated section are told apart on the page, in their order. */
export type RowNames = Readonly<Record<string, readonly string[]>>;

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** '1.500.000' and '3,5' as people write them; what is no number stays as typed, and the server says so. */
function numberOf(text: string, whole: boolean): number | string | null {
  if (!text) return null;
  const plain = whole || text.includes(',') ? text.replaceAll('.', '') : text;
  const value = Number(plain.replace(',', '.').replace(/^Rp\s*/i, ''));
  return Number.isFinite(value) ? value : text;
}

/** What stands in the inputs of one question; null: nothing. */
function answerOf({ kind, choices, rows }: FormQuestion, name: string, data: FormData): unknown {
  const text = textOf(data, name);
  switch (kind) {
    case 'several': {
      const chosen = data.getAll(name);
      return chosen.length ? chosen : null;
    }
    case 'ranking': {
      const placed = choices.map((_, i) => textOf(data, `${name}.${i}`)).filter(Boolean);
      return placed.length ? placed : null;
    }
    case 'matrix': {
      const lines = rows.flatMap(({ value }) => {
        const chosen = textOf(data, `${name}.${value}`);
        return chosen ? [[value, chosen] as const] : [];
      });
      return lines.length ? Object.fromEntries(lines) : null;
    }
    case 'yesno':
      return text ? text === 'ya' : null;
    case 'agree':
      return text ? true : null;
    case 'scale':
    case 'integer':
    case 'money':
      return numberOf(text, true);
    case 'decimal':
      return numberOf(text, false);
    default:
      return text || null;
  }
}

/** Everything that stands in the page's inputs. */
export function collect(form: Form, element: HTMLFormElement, rowNames: RowNames): Answers {
  const data = new FormData(element);
  const shown = (name: string) => element.querySelector(`[data-question="${CSS.escape(name)}"]`) !== null;
  const of = (questions: readonly FormQuestion[], before: string) =>
    Object.fromEntries(
      questions.flatMap(question => {
        const name = before + question.id;
        return question.kind !== 'note' && shown(name) ? [[question.id, answerOf(question, name, data)] as const] : [];
      }),
    );
  return Object.assign(
    {},
    ...form.sections.map(({ id, repeat, questions }) =>
      repeat
        ? element.querySelector(`[data-section="${CSS.escape(id)}"]`)
          ? { [id]: (rowNames[id] ?? []).map(row => of(questions, `${id}.${row}.`)) }
          : {}
        : of(questions, ''),
    ),
  );
}

/** Without what was left empty, as answers are sent. */
export const given = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => {
      if (value === null) return [];
      if (Array.isArray(value) && value.some(isRecord))
        return [[name, value.map(row => (isRecord(row) ? given(row) : row))] as const];
      return [[name, value] as const];
    }),
  );

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is kept on the device until it is sent. */
export interface Draft {
  /** Drawn by lot, the same for every attempt to send. */
  kunci: string;
  nomorVersi: number;
  answers: Answers;
}

const nameOf = (draf: string): string => `isian:${draf}`;

/** A name that nobody else draws. */
export const drawn = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/** The device's store; a browser that has none keeps nothing. */
function store(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

export function readDraft(draf: string): Draft | undefined {
  try {
    const found: unknown = JSON.parse(store()?.getItem(nameOf(draf)) ?? 'null');
    if (!isRecord(found) || typeof found.kunci !== 'string' || !isRecord(found.answers)) return undefined;
    return { kunci: found.kunci, nomorVersi: Number(found.nomorVersi), answers: found.answers };
  } catch {
    return undefined;
  }
}

/** @returns whether the device keeps it */
export function keepDraft(draf: string, draft: Draft): boolean {
  try {
    store()?.setItem(nameOf(draf), JSON.stringify(draft));
    return store() !== undefined;
  } catch {
    return false;
  }
}

export const dropDraft = (draf: string): void => store()?.removeItem(nameOf(draf));
