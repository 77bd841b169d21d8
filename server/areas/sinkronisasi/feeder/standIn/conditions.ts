import type { FeederRow } from '../port.ts';

/** `field = 'value'` or `field in ('a', 'b')`, as far as a condition of the portal goes. */
interface Condition {
  readonly field: string;
  readonly values: readonly string[];
}

/** Words, quoted texts and signs of a condition, in their order; a text keeps its first quote as a mark. */
function tokensOf(filter: string): string[] {
  const tokens: string[] = [];
  let i = 0;
  while (i < filter.length) {
    const letter = filter[i] ?? '';
    if (letter === "'") {
      let text = "'";
      i++;
      while (i < filter.length && (filter[i] !== "'" || filter[i + 1] === "'")) {
        if (filter[i] === "'") i++;
        text += filter[i];
        i++;
      }
      tokens.push(text);
      i++;
    } else if (/[\w.]/.test(letter)) {
      let word = '';
      while (i < filter.length && /[\w.]/.test(filter[i] ?? '')) word += filter[i++];
      tokens.push(word);
    } else {
      if ('=(),'.includes(letter)) tokens.push(letter);
      i++;
    }
  }
  return tokens;
}

const isText = (token: string | undefined): token is string => token?.startsWith("'") ?? false;

/** @throws Error for a condition that the portal does not write */
function parse(filter: string): Condition[] {
  const tokens = tokensOf(filter);
  const conditions: Condition[] = [];
  for (let i = 0; i < tokens.length; ) {
    if (conditions.length) {
      if (tokens[i]?.toLowerCase() !== 'and') throw new Error(`bukan syarat: ${filter}`);
      i++;
    }
    const field = tokens[i++] ?? '';
    const sign = tokens[i++]?.toLowerCase();
    const values: string[] = [];
    if (sign === '=') {
      const value = tokens[i++];
      if (!isText(value)) throw new Error(`bukan syarat: ${filter}`);
      values.push(value.slice(1));
    } else if (sign === 'in' && tokens[i++] === '(') {
      while (i < tokens.length && tokens[i] !== ')') {
        const value = tokens[i++];
        if (isText(value)) values.push(value.slice(1));
      }
      i++;
    } else throw new Error(`bukan syarat: ${filter}`);
    conditions.push({ field, values });
  }
  return conditions;
}

/** Whether a row meets a condition; everything does where there is none. */
export function conditionOf(filter: string): (row: FeederRow) => boolean {
  const conditions = parse(filter).map(({ field, values }) => ({ field, values: new Set(values) }));
  return row => conditions.every(({ field, values }) => values.has(String(row[field] ?? '')));
}
