/**
 * Expressions of XLSForm as far as a form of the portal can say them: comparisons of an answer with a value, `selected`,
 * `not`, joined by `and` and `or`. Arithmetic, dates that move and other functions are not read.
 */

/** What is compared: an answer, the answer itself (`.`), a value, or how long or how many an answer is. */
export type Operand =
  | { readonly is: 'ref'; readonly name: string }
  | { readonly is: 'self' }
  | { readonly is: 'value'; readonly value: string | number }
  | { readonly is: 'length' | 'count'; readonly of: Operand };

export type Comparing = '=' | '!=' | '<' | '<=' | '>' | '>=';

export type Expression =
  | { readonly is: 'and' | 'or'; readonly of: readonly Expression[] }
  | { readonly is: 'not'; readonly of: Expression }
  | { readonly is: 'compare'; readonly by: Comparing; readonly left: Operand; readonly right: Operand }
  | { readonly is: 'selected'; readonly of: Operand; readonly value: string };

/** Longest expression, in characters, and how deep brackets may stand in each other. */
const longest = 1000;
const deepest = 20;

class Unreadable extends Error {
  override name = 'Unreadable';
}

const token =
  /\s*(?:\$\{\s*([^\s{}]+)\s*\}|'([^']*)'|"([^"]*)"|(\d+(?:\.\d+)?)|(!=|<=|>=|[=<>(),.-])|([A-Za-z][\w-]*))/y;

interface Token {
  readonly kind: 'ref' | 'text' | 'number' | 'sign' | 'word';
  readonly text: string;
}

function tokensOf(source: string): Token[] {
  const found: Token[] = [];
  token.lastIndex = 0;
  while (source.slice(token.lastIndex).trim()) {
    const match = token.exec(source);
    if (!match) throw new Unreadable();
    const [, ref, single, double, number, sign, word] = match;
    if (ref !== undefined) found.push({ kind: 'ref', text: ref });
    else if (number !== undefined) found.push({ kind: 'number', text: number });
    else if (sign !== undefined) found.push({ kind: 'sign', text: sign });
    else if (word !== undefined) found.push({ kind: 'word', text: word });
    else found.push({ kind: 'text', text: single ?? double ?? '' });
  }
  return found;
}

const comparing: ReadonlySet<string> = new Set<Comparing>(['=', '!=', '<', '<=', '>', '>=']);
const isComparing = (text: string): text is Comparing => comparing.has(text);

class Reader {
  #at = 0;
  #depth = 0;

  constructor(readonly tokens: readonly Token[]) {}

  whole(): Expression {
    const read = this.#joined('or');
    if (this.#at < this.tokens.length) throw new Unreadable();
    return read;
  }

  #joined(by: 'or' | 'and'): Expression {
    const next = () => (by === 'or' ? this.#joined('and') : this.#single());
    const of = [next()];
    while (this.#takes('word', by)) of.push(next());
    return of.length === 1 && of[0] ? of[0] : { is: by, of };
  }

  #single(): Expression {
    if (this.#takes('sign', '(')) return this.#inside(() => this.#joined('or'));
    const word = this.#peek('word');
    if (word === 'not') return { is: 'not', of: this.#call(() => this.#joined('or')) };
    if (word === 'selected')
      return this.#call(() => {
        const of = this.#operand();
        this.#must(',');
        return { is: 'selected', of, value: String(this.#value()) };
      });
    const left = this.#operand();
    const by = this.tokens[this.#at];
    if (by?.kind !== 'sign' || !isComparing(by.text)) throw new Unreadable();
    this.#at++;
    return { is: 'compare', by: by.text, left, right: this.#operand() };
  }

  #operand(): Operand {
    const next = this.tokens[this.#at];
    if (next?.kind === 'ref') {
      this.#at++;
      return { is: 'ref', name: next.text };
    }
    if (this.#takes('sign', '.')) return { is: 'self' };
    if (next?.kind === 'word' && (next.text === 'string-length' || next.text === 'count-selected'))
      return { is: next.text === 'string-length' ? 'length' : 'count', of: this.#call(() => this.#operand()) };
    return { is: 'value', value: this.#value() };
  }

  #value(): string | number {
    const next = this.tokens[this.#at++];
    if (next?.kind === 'text') return next.text;
    if (next?.kind === 'number') return Number(next.text);
    if (next?.kind === 'sign' && next.text === '-') return -Number(this.#take('number'));
    if (next?.kind !== 'word') throw new Unreadable();
    this.#at--;
    switch (next.text) {
      case 'date':
        return this.#call(() => this.#value());
      case 'concat':
        return this.#call(() => {
          let text = String(this.#value());
          while (this.#takes('sign', ',')) text += this.#value();
          return text;
        });
      default:
        throw new Unreadable();
    }
  }

  #call<T>(inside: () => T): T {
    this.#at++;
    this.#must('(');
    return this.#inside(inside);
  }

  #inside<T>(read: () => T): T {
    if (++this.#depth > deepest) throw new Unreadable();
    const found = read();
    this.#must(')');
    this.#depth--;
    return found;
  }

  #peek(kind: Token['kind']): string | undefined {
    const next = this.tokens[this.#at];
    return next?.kind === kind ? next.text : undefined;
  }

  #take(kind: Token['kind']): string {
    const text = this.#peek(kind);
    if (text === undefined) throw new Unreadable();
    this.#at++;
    return text;
  }

  #takes(kind: Token['kind'], text: string): boolean {
    if (this.#peek(kind) !== text) return false;
    this.#at++;
    return true;
  }

  #must(text: string): void {
    if (!this.#takes('sign', text)) throw new Unreadable();
  }
}

/** Reads an expression; undefined for one that the portal cannot say. */
export function readExpression(source: string): Expression | undefined {
  if (source.length > longest) return undefined;
  try {
    return new Reader(tokensOf(source)).whole();
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** A text as a value of an expression: XPath has no way to write a quotation mark inside of its own kind. */
export function quoted(text: string): string {
  if (!text.includes("'")) return `'${text}'`;
  if (!text.includes('"')) return `"${text}"`;
  return `concat(${text
    .split("'")
    .map(part => `'${part}'`)
    .join(`, "'", `)})`;
}
