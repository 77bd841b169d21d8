import type { HistoryEntry, Registry, Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import type { CallerChange, Core } from '../access/writeContext.ts';
import type { Queryable, RowData } from '../database/db.ts';

/** Context of a rule: the transaction of the write that it guards, and the caller. */
export interface RuleContext extends CallerChange {
  /** Writes what follows from this change in other rows, with their history, versions and rules (`carry.ts`). */
  carry(
    resource: Resource,
    changes: readonly { readonly id: string; readonly values: RowData }[],
    note: string,
  ): Promise<void>;
  /** Creates a row that follows from this change, checked and in reach as the caller's own would be. */
  create(resource: Resource, data: RowData): Promise<RowData>;
  /**
   * Takes a step of another row as a consequence of this change: state, rules, history and notices apply; the right to
   * take it was decided here. `more` stands in the context of its rules.
   */
  step(resource: Resource, id: string, action: string, note: string | null, more?: object): Promise<RowData>;
}

/** One step along a declared workflow. */
export interface Transition {
  readonly action: string;
  /** The status field that moves. */
  readonly field: string;
  readonly from: string;
  readonly to: string;
  readonly note: string | null;
  /** Values to be written: the status, and whatever a rule adds. */
  readonly data: RowData;
}

/** A step of a workflow: the status field and the name of the action. */
export interface StepName {
  readonly field: string;
  readonly name: string;
}

/** Inputs of a condition; its values are pushed to `params` and appear as `$n`. */
export interface ConditionContext {
  readonly registry: Registry;
  readonly alias: string;
  readonly params: unknown[];
  readonly now: Date;
  /** The step that asks. */
  readonly step: StepName;
}

/** A condition of a step (`Need`) that no row scope can express. */
export interface StepCondition {
  /** The rows that meet it, as SQL. */
  rows(ctx: ConditionContext): string;
  /** Words of the need's sentence, for a row that does not. */
  words?(
    ctx: Pick<RuleContext, 'tx' | 'registry' | 'now'>,
    row: RowData,
    step: StepName,
  ): Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
}

/** Inputs of a computed filter; its values are pushed to `params` and appear as `$n`. */
export interface FilterContext {
  readonly caller: Caller;
  readonly registry: Registry;
  readonly now: Date;
  readonly alias: string;
  readonly params: unknown[];
  /** Connection for a filter whose rows only code can determine: it queries first, and its fragment names the rows. */
  readonly on: Queryable;
  /** The whole filter that it is part of. */
  readonly filter: Readonly<Record<string, unknown>>;
}

/** Inputs for completing a row that is opened by itself. */
export interface Opening extends Pick<Core, 'db' | 'registry' | 'rowsOf'> {
  readonly caller: Caller;
  /** History of the row, as far as the caller sees it. */
  history(): Promise<HistoryEntry[]>;
}

/** A filter that no column holds, as a WHERE fragment. @throws HttpError 400 for an impossible value */
export type ComputedFilter = (ctx: FilterContext, value: unknown) => string | Promise<string>;

/**
 * Copies of a row's fields in other rows, kept for searching and sorting: `run` updates them for all rows of which an
 * update changed one of `fields`. Unlike the hooks it allows writing many rows in one statement.
 */
export interface Follows {
  readonly fields: readonly string[];
  /** @param rows what they are now: their id and `fields` */
  run(ctx: Pick<RuleContext, 'tx' | 'registry'>, rows: readonly RowData[]): Promise<void>;
}

/** Two rows that become one, as they are stored. */
export interface MergedPair {
  readonly keep: RowData;
  readonly lose: RowData;
}

/** Where rules of a merging read: nothing is written there. */
export interface MergeReading {
  readonly on: Queryable;
  readonly registry: Registry;
}

/** Plain fields of another row that change with a merging. */
export interface MergedAlong {
  readonly resource: string;
  readonly id: string;
  readonly values: RowData;
}

/**
 * Rules of one resource beyond plain CRUD. The engine calls the hooks inside the write's transaction, for one row at a
 * time, after validation, permission and row scope, for single, bulk and imported writes alike. A hook refuses by
 * throwing `invalid`, `conflict` or `forbidden` of `server/platform/errors.ts`.
 */
export interface ResourceRules {
  /** Filters of lists, counts and exports beyond the declared ones, by name. */
  readonly filters?: Readonly<Record<string, ComputedFilter>>;
  /**
   * Id of the row that the same request has created already (a phone that lost the answer sends again): it is answered,
   * and nothing is created.
   */
  sentBefore?(ctx: RuleContext, data: RowData): Promise<string | undefined>;
  /** Conditions of its steps beyond row scopes, by the name that needs refer to (`Need.rule`). */
  readonly conditions?: Readonly<Record<string, StepCondition>>;
  /** Runs before a row is locked for a write: take locks here that others may be waiting behind. */
  beforeLock?(ctx: RuleContext, id: string): void | Promise<void>;
  /** `data` holds the checked input; what the hook sets in it is written too, read-only fields included. */
  beforeCreate?(ctx: RuleContext, data: RowData): void | Promise<void>;
  /** `before` is the stored row, locked; `data` only the fields that are given. */
  beforeUpdate?(ctx: RuleContext, before: RowData, data: RowData): void | Promise<void>;
  /**
   * Data of external sources that a step needs, put into the context of its rules; fetched before the transaction,
   * since a slow source must not hold locks.
   */
  outside?(core: Core, caller: Caller, id: string, step: StepName): Promise<object>;
  /** Places taken of a row, by the field that limits them (`holds: 'counted'`); the row is locked. */
  readonly taken?: Readonly<Record<string, (ctx: RuleContext, row: RowData) => Promise<number>>>;
  /** A workflow action about to happen: refuses by throwing, or sets more fields in `transition.data`. */
  beforeTransition?(ctx: RuleContext, before: RowData, transition: Transition): void | Promise<void>;
  beforeDelete?(ctx: RuleContext, row: RowData): void | Promise<void>;
  readonly follows?: Follows;
  /** Further obstacles to merging two rows, a sentence each (server/platform/engine/merge). */
  mergeHurdles?(on: MergeReading, pair: MergedPair): Promise<string[]>;
  /** Values of other rows that a merging changes; computed before anything moves, and restored when it is undone. */
  mergeAlong?(on: MergeReading, pair: MergedPair): Promise<MergedAlong[]>;
  /** Recomputes what rows keep of those that refer to them, after references were added or removed. */
  recount?(ctx: RuleContext, ids: readonly string[]): void | Promise<void>;
  /** Adds to rows that are about to be shown what no column holds; they hold what the caller may see, and no more. */
  shown?(on: Pick<Core, 'db' | 'registry' | 'now'>, rows: readonly RowData[]): Promise<void>;
  /** Adds to a row that is opened by itself what lists do without; it asks for no more than the caller may see. */
  opened?(on: Opening, row: RowData): Promise<void>;
  /** After a create (`before` undefined), an update, or a delete (`row` undefined). */
  afterWrite?(ctx: RuleContext, row: RowData | undefined, before: RowData | undefined): void | Promise<void>;
}

/** Rules by resource name. */
export type RulesByResource = Readonly<Record<string, ResourceRules>>;
