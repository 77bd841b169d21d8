import { xlsformMessages } from '../../../../resources/formulir/xlsformMessages.ts';
import {
  type FormCondition,
  type FormQuestion,
  formLimits,
  isNumeric,
} from '../../../../resources/kit/form/definition.ts';
import type { Message } from '../../../../resources/kit/index.ts';
import type { Comparing, Expression, Operand } from './expression.ts';

/** A question that conditions may ask about, with the values of its answers by what the spreadsheet calls them. */
export interface Askable {
  readonly question: FormQuestion;
  readonly codes: ReadonlyMap<string, string | boolean>;
}

export type Asking = (name: string) => Askable | undefined;

type Rule = FormCondition['rules'][number];
type Joined = { readonly match: FormCondition['match'] | null; readonly rules: readonly Rule[] };

class Unkept extends Error {
  override name = 'Unkept';
  constructor(readonly said: (source: string) => Message) {
    super('Syarat tidak dapat disimpan.');
  }
}

const unread = () => new Unkept(syarat => xlsformMessages.xlsConditionUnread({ syarat }));
const mixed = () => new Unkept(syarat => xlsformMessages.xlsConditionMixed({ syarat }));
const otherValue = (nama: string) => new Unkept(syarat => xlsformMessages.xlsConditionValue({ syarat, nama }));

const flipped: Readonly<Record<Comparing, Comparing>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/** The next number above or below an open limit, of kinds that know whole numbers alone. */
const closed = (by: Comparing, limit: number): number => {
  if (by === '>') return Math.floor(limit) + 1;
  return by === '<' ? Math.ceil(limit) - 1 : limit;
};

/** A comparison of an answer with a value, as a rule of a condition. */
function ruleOf(name: string, by: Comparing, value: string | number, asking: Asking): Rule {
  const found = asking(name);
  if (!found) throw new Unkept(syarat => xlsformMessages.xlsConditionOther({ syarat, nama: name }));
  const { question, codes } = found;
  const rule = (is: Rule['is'], kept: Rule['value'] = null): Rule => ({ question: question.id, is, value: kept });
  if (by === '=' || by === '!=') {
    if (value === '') return rule(by === '=' ? 'empty' : 'filled');
    // To say that several choices are one only, and no other, a condition has no word.
    if (question.kind === 'several') throw otherValue(name);
    const is = by === '=' ? 'equal' : 'unequal';
    const code = codes.get(String(value));
    if (code !== undefined) return rule(is, code);
    if (codes.size) throw otherValue(name);
    if (String(value).length > formLimits.text) throw otherValue(name);
    if (!isNumeric(question.kind)) return rule(is, String(value));
    if (!Number.isFinite(Number(value))) throw otherValue(name);
    return rule(is, Number(value));
  }
  const open = by === '<' || by === '>';
  const is = by === '>=' || by === '>' ? 'least' : 'most';
  if (isNumeric(question.kind)) {
    const limit = Number(value);
    if (value === '' || !Number.isFinite(limit) || (open && question.kind === 'decimal')) throw otherValue(name);
    return rule(is, closed(by, limit));
  }
  if (open || codes.size || typeof value !== 'string' || value === '' || value.length > formLimits.text)
    throw otherValue(name);
  return rule(is, value);
}

const single = (rule: Rule): Joined => ({ match: null, rules: [rule] });

function compared(by: Comparing, left: Operand, right: Operand, asking: Asking): Joined {
  if (left.is === 'value' && right.is !== 'value') return compared(flipped[by], right, left, asking);
  if (right.is !== 'value') throw unread();
  if (left.is === 'ref') return single(ruleOf(left.name, by, right.value, asking));
  // To be as long as one character, or to have chosen one, is to be there at all.
  if ((left.is === 'length' || left.is === 'count') && left.of.is === 'ref') {
    const some =
      (by === '>' && right.value === 0) || (by === '>=' && right.value === 1) || (by === '!=' && right.value === 0);
    const none = (by === '=' && right.value === 0) || (by === '<' && right.value === 1);
    if (some || none) return single(ruleOf(left.of.name, some ? '!=' : '=', '', asking));
  }
  throw unread();
}

const opposite: Partial<Record<Rule['is'], Rule['is']>> = {
  equal: 'unequal',
  unequal: 'equal',
  filled: 'empty',
  empty: 'filled',
};

function joinedOf(expression: Expression, asking: Asking): Joined {
  switch (expression.is) {
    case 'compare':
      return compared(expression.by, expression.left, expression.right, asking);
    case 'selected': {
      if (expression.of.is !== 'ref') throw unread();
      const { name } = expression.of;
      const found = asking(name);
      if (!found) throw new Unkept(syarat => xlsformMessages.xlsConditionOther({ syarat, nama: name }));
      const code = found.codes.get(expression.value);
      if (code === undefined) throw otherValue(name);
      return single({ question: found.question.id, is: 'equal', value: code });
    }
    case 'not': {
      const { match, rules } = joinedOf(expression.of, asking);
      return {
        match: match && (match === 'all' ? 'any' : 'all'),
        rules: rules.map(rule => {
          const is = opposite[rule.is];
          // What is not at least something may also be empty, which `most` does not say.
          if (!is) throw unread();
          return { ...rule, is };
        }),
      };
    }
    case 'and':
    case 'or': {
      const match = expression.is === 'and' ? 'all' : 'any';
      const parts = expression.of.map(each => joinedOf(each, asking));
      if (parts.some(part => part.match !== null && part.match !== match)) throw mixed();
      return { match, rules: parts.flatMap(({ rules }) => rules) };
    }
  }
}

/** Conditions that must all hold, as one; null where there are none. @returns why it cannot be kept otherwise */
export function conditionOf(
  expressions: readonly { readonly source: string; readonly read: Expression | undefined }[],
  asking: Asking,
): { when: FormCondition | null; lost: Message[] } {
  const lost: Message[] = [];
  let kept: Joined = { match: null, rules: [] };
  for (const { source, read } of expressions) {
    try {
      if (!read) throw unread();
      const next = joinedOf(read, asking);
      const joins = kept.rules.length > 0;
      if (joins && (kept.match === 'any' || next.match === 'any')) throw mixed();
      const rules = [...kept.rules, ...next.rules];
      if (rules.length > formLimits.rules) throw mixed();
      kept = { match: joins ? 'all' : next.match, rules };
    } catch (error) {
      if (!(error instanceof Unkept)) throw error;
      lost.push(error.said(source.slice(0, 120)));
    }
  }
  const { match, rules } = kept;
  return { when: rules.length ? { match: match ?? 'all', rules: [...rules] } : null, lost };
}

/** Lower and upper limit that a constraint says of a question's own answer, and its parts that say something else. */
export function limitsOf(
  expression: Expression | undefined,
  kind: FormQuestion['kind'],
): { min: number | null; max: number | null; lost: boolean } {
  const found: { min: number | null; max: number | null; lost: boolean } = { min: null, max: null, lost: false };
  const parts = expression?.is === 'and' ? expression.of : [expression];
  for (const part of parts) {
    const limit = part?.is === 'compare' ? limitIn(part.by, part.left, part.right, kind) : undefined;
    if (!limit) found.lost = true;
    else if (limit.least) found.min = limit.value;
    else found.max = limit.value;
  }
  return found;
}

function limitIn(
  by: Comparing,
  left: Operand,
  right: Operand,
  kind: FormQuestion['kind'],
): { least: boolean; value: number } | undefined {
  if (left.is === 'value' && right.is !== 'value') return limitIn(flipped[by], right, left, kind);
  if (right.is !== 'value' || typeof right.value !== 'number' || by === '=' || by === '!=') return undefined;
  if (Math.abs(right.value) > Number.MAX_SAFE_INTEGER) return undefined;
  const measured =
    kind === 'several' ? 'count' : isNumeric(kind) ? 'self' : kind === 'text' || kind === 'longtext' ? 'length' : null;
  const what = left.is === 'length' || left.is === 'count' ? (left.of.is === 'self' ? left.is : null) : left.is;
  if (measured === null || what !== measured) return undefined;
  if (kind === 'decimal' && (by === '<' || by === '>')) return undefined;
  return { least: by === '>' || by === '>=', value: closed(by, right.value) };
}
