import type { Scope } from './access.ts';
import type { ReachStep } from './reachesShape.ts';
import type { Role } from './roles.ts';

/**
 * A moment at which forms of the campus's own are asked (docs/domain/70 §8): a row has come to a state, and somebody is
 * asked about it once. Areas declare theirs; which forms are asked then, forms say themselves.
 */
export interface Moment {
  /** Kept by the forms that name it: never renamed. */
  readonly key: string;
  readonly label: string;
  /** Resource whose rows come to it. */
  readonly of: string;
  /** Roles that are asked, each about the rows that it reads. */
  readonly asks: readonly Role[];
  /**
   * How a row leads to those who may be asked: to people (`person`), or to an account. They are told that it has come to
   * the moment as far as it asks them.
   */
  readonly path: readonly ReachStep[];
  /** Rows that have come to it, and are the caller's to answer. */
  readonly when: Scope;
  /** Day or moment at which a row came to it: rows from before a form was opened are not asked about. */
  readonly since: string;
  /**
   * Rows are asked about week by week, Monday to Sunday, by the day `since`, once the week is over: of one `about` the
   * first written with one of these values stands for its week.
   */
  readonly weekly?: { readonly field: string; readonly in: readonly string[] };
  /** Reference whose row is shown instead of the row itself. */
  readonly about?: string;
  /** Fields of the shown row by which answers are counted: references. */
  readonly groups: readonly string[];
  /** What waits for the answers, where a form says so (`owed`): "Nilai". */
  readonly withholds?: string;
}
