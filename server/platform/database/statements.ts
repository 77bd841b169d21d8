import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';

/** Named statements that a connection holds at most; PostgreSQL keeps the plan of each. */
const most = 500;
/** Texts that are remembered at most, those asked once included. */
const mostTexts = 1000;

/** Names of prepared statements, and whether a connection still has only those in use. */
export interface Statements {
  /** Name for a text that came before; undefined for one that comes for the first time. */
  nameOf(text: string): string | undefined;
  /** True if the connection holds names of before: it is closed instead of going back to the pool. */
  isOld(client: PoolClient): boolean;
}

/**
 * Names only statements that recur, since filters, pages and chosen columns make any number of texts. When there are
 * too many, all names begin anew on new connections, so that neither this process nor PostgreSQL grows without bound.
 */
export function createStatements(): Statements {
  /** Text → its name; empty for one that came once. */
  const names = new Map<string, string>();
  const bornIn = new WeakMap<PoolClient, number>();
  let age = 0;
  let named = 0;
  const renew = () => {
    names.clear();
    named = 0;
    age++;
  };
  return {
    nameOf: text => {
      const known = names.get(text);
      if (known) return known;
      if (named >= most || names.size >= mostTexts) renew();
      if (known === undefined) {
        names.set(text, '');
        return undefined;
      }
      const name = `s${createHash('sha1').update(text).digest('base64url')}`;
      names.set(text, name);
      named++;
      return name;
    },
    isOld: client => {
      const born = bornIn.get(client) ?? age;
      bornIn.set(client, born);
      return born !== age;
    },
  };
}
