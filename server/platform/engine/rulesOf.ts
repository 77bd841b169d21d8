import type { Fields, RowOf, StepOf } from '../../../resources/kit/index.ts';
import { composed } from './composedRules.ts';
import type { ResourceRules, RulesByResource } from './rules.ts';

/** A resource as its declaration is typed. */
interface Declared {
  readonly name: string;
  readonly fields: Fields;
}

/**
 * Rules of a declared resource, or of a family of them (`RowOf`): its rows and changes have the types of its fields, its
 * steps are those of its workflows, each with what it takes (`StepOf`).
 */
export type RulesFor<R extends Declared> = ResourceRules<RowOf<R>, StepOf<R>>;

/**
 * Rules of one resource, typed by its declaration: a field that is renamed there is a compile error here.
 * @param parts rules from several places, in the order in which they run
 */
export const rulesOf = <R extends Declared>(resource: R, ...parts: readonly RulesFor<R>[]): RulesByResource => ({
  [resource.name]: composed(parts),
});
