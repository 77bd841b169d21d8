import type { Flag, Scope } from '../../../resources/kit/index.ts';

/** What the key of another system reaches of one resource at most; rights, scope and sight of its role narrow it further. */
export interface Reach {
  readonly flags: ReadonlySet<Flag>;
  /** null: every field that the role sees. */
  readonly fields: ReadonlySet<string> | null;
  /** null: every row in the role's scope. */
  readonly rows: Scope | null;
}

/** By the names of resources; one that is not named is not reached. */
export type Narrowed = ReadonlyMap<string, Reach>;
