import type { HistoryEntry, Registry, Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import type { CallerChange, Core } from '../access/writeContext.ts';
import type { Queryable, RowData } from '../database/db.ts';

/** What a rule may use: the transaction of the write that it guards, and who writes. */
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
   * Takes a step of another row that follows from this change: its state is asked, its rules, history and notices go
   * with it; who may take it was decided here. `more` stands in the context of its rules.
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
  /** What will be written: the status, and whatever a rule adds. */
  readonly data: RowData;
}

/** A step of a workflow: the status field and the name of the action. */
export interface StepName {
  readonly field: string;
  readonly name: string;
}

/** What a condition is written with; its values are pushed to `params` and appear as `$n`. */
export interface ConditionContext {
  readonly registry: Registry;
  readonly alias: string;
  readonly params: unknown[];
  readonly now: Date;
  /** The step that asks. */
  readonly step: StepName;
}

/** What a step asks (`Need`) that no row scope can say. */
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

/** What a computed filter is written with; its values are pushed to `params` and appear as `$n`. */
export interface FilterContext {
  readonly caller: Caller;
  readonly registry: Registry;
  readonly now: Date;
  readonly alias: string;
  readonly params: unknown[];
  /** Where a filter reads whose rows only code can tell: it asks first, and its fragment names the rows. */
  readonly on: Queryable;
  /** The whole filter that it is part of. */
  readonly filter: Readonly<Record<string, unknown>>;
}

/** What a row that is opened by itself is completed with. */
export interface Opening extends Pick<Core, 'db' | 'registry' | 'rowsOf'> {
  readonly caller: Caller;
  /** What happened to the row, as far as the caller sees it. */
  history(): Promise<HistoryEntry[]>;
}

/** A filter that no column holds, as a WHERE fragment. @throws HttpError 400 for an impossible value */
export type ComputedFilter = (ctx: FilterContext, value: unknown) => string | Promise<string>;

/**
 * What other rows repeat of a row, so that they can be searched and sorted by it: `run` brings them up to date for all
 * rows that an update changed in one of `fields`. Unlike the hooks it lets many rows be written in one statement.
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
 * What plain CRUD cannot say about one resource. The engine calls the hooks inside the write's transaction, for one
 * row at a time, after validation, permission and row scope, for single, bulk and imported writes alike. A hook
 * refuses by throwing `invalid`, `conflict` or `forbidden` of `server/platform/errors.ts`.
 */
export interface ResourceRules {
  /** Filters of lists, counts and exports beyond the declared ones, by name. */
  readonly filters?: Readonly<Record<string, ComputedFilter>>;
  /**
   * Id of the row that the same sending has made already (a phone that lost the answer sends again): it is answered,
   * and nothing is made.
   */
  sentBefore?(ctx: RuleContext, data: RowData): Promise<string | undefined>;
  /** What its steps ask beyond row scopes, by the name that their needs give it (`Need.rule`). */
  readonly conditions?: Readonly<Record<string, StepCondition>>;
  /** Before a row is locked for a write: who must wait for others does it here, holding nothing that they need. */
  beforeLock?(ctx: RuleContext, id: string): void | Promise<void>;
  /** `data` holds the checked input; what the hook sets in it is written too, read-only fields included. */
  beforeCreate?(ctx: RuleContext, data: RowData): void | Promise<void>;
  /** `before` is the stored row, locked; `data` only the fields that are given. */
  beforeUpdate?(ctx: RuleContext, before: RowData, data: RowData): void | Promise<void>;
  /**
   * What a step needs of the outside, put into the context of its rules: asked before the transaction begins, since a
   * slow source must not hold locks.
   */
  outside?(core: Core, caller: Caller, id: string, step: StepName): Promise<object>;
  /** How many places of a row are taken, by the field that limits them (`holds: 'counted'`); the row is locked. */
  readonly taken?: Readonly<Record<string, (ctx: RuleContext, row: RowData) => Promise<number>>>;
  /** A workflow action about to happen: refuses by throwing, or sets more fields in `transition.data`. */
  beforeTransition?(ctx: RuleContext, before: RowData, transition: Transition): void | Promise<void>;
  beforeDelete?(ctx: RuleContext, row: RowData): void | Promise<void>;
  readonly follows?: Follows;
  /** What else keeps two rows from becoming one, a sentence each (server/platform/engine/merge). */
  mergeHurdles?(on: MergeReading, pair: MergedPair): Promise<string[]>;
  /** Values of other rows that two becoming one changes; told before anything moves, and taken back with it. */
  mergeAlong?(on: MergeReading, pair: MergedPair): Promise<MergedAlong[]>;
  /** Works out anew what rows keep of those that refer to them, after references came or went. */
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
