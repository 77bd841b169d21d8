import type { Scope } from './access.ts';
import type { Message } from './message.ts';

/** Something of a row because of which a person's data stays as it is. */
interface OpenMatter {
  readonly when: Scope;
  /** Why, as the numbers before a run count it. */
  readonly says: Message;
}

/**
 * How long personal data is kept. Of a resource of persons: their whole data, in every row that leads to them; of one whose
 * rows lead to a person: what these rows say, which may go earlier. The years are the installation's to set.
 */
export interface Retention<Name extends string = string> {
  /** Its own line among the kinds whose years are set, and what its rows say. */
  readonly kind?: { readonly label: string; readonly help: string };
  /** Of persons: until the field has one of these values they belong here; the years count from then on. */
  readonly over?: { readonly field: Name; readonly values: readonly (string | boolean)[]; readonly says: Message };
  /** Days, the latest of which is the last one on which the row mattered. */
  readonly days?: readonly Name[];
  readonly open?: readonly OpenMatter[];
}
