import type { z } from 'zod';
import type {
  AnyStep,
  ChangeOf,
  HistoryEntry,
  InputOf,
  Message,
  Note,
  Registry,
  Resource,
  RowOf,
} from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import type { CallerChange, Core } from '../access/change.ts';
import type { IdentitySource } from '../access/identity.ts';
import type { WaysOf } from '../access/scope.ts';
import type { Queryable, RowData } from '../database/db.ts';
import type { RowFiles } from '../documents/files/rights.ts';
import type { Counts } from './counts.ts';
import type { Passed } from './ruleParameter.ts';

/** Dependencies of every part of the engine; made once per process. */
export interface Engine extends Core {
  /** Identity of the operator at this moment. */
  readonly identity: IdentitySource;
  readonly counts: Counts;
  readonly waysOf: WaysOf;
  readonly rulesOf: (resource: Resource) => ResourceRules;
  readonly createSchemaOf: (resource: Resource) => z.ZodObject;
  readonly updateSchemaOf: (resource: Resource) => z.ZodObject;
  /** See `RuleContext.step`. */
  readonly stepAlong: <R extends Resource>(
    ctx: RuleContext,
    resource: R,
    id: string,
    action: string,
    note: Note | null,
    passed?: readonly Passed[],
  ) => Promise<RowOf<R>>;
}

/** One write in progress: what a rule may use, the transaction of the write that it guards, and who writes. */
export interface RuleContext extends CallerChange {
  readonly engine: Engine;
  /** Extra parameters passed to the rules (`ruleParameter`). */
  readonly passed: readonly Passed[];
  /** Writes what follows from this change in other rows, with their history, versions and rules (`carry.ts`). */
  carry<R extends Resource>(
    resource: R,
    changes: readonly { readonly id: string; readonly values: ChangeOf<R> }[],
    note: Note,
  ): Promise<void>;
  /** Creates a row that follows from this change, checked and in reach as the caller's own would be. */
  create<R extends Resource>(resource: R, data: InputOf<R>): Promise<RowOf<R>>;
  /**
   * Takes a step of another row as a consequence of this change: state, rules, history and notices apply; the right to
   * take it was decided here. `passed` goes to its rules.
   */
  step<R extends Resource>(
    resource: R,
    id: string,
    action: string,
    note: Note | null,
    passed?: readonly Passed[],
  ): Promise<RowOf<R>>;
}

/** A step as rules find it that know no more of the resource than its rows. */
export type Transition<Stored = RowData> = AnyStep<Stored>;

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
export interface StepCondition<Stored = RowData> {
  /** The rows that meet it, as SQL. */
  rows(ctx: ConditionContext): string;
  /**
   * Before a step is taken on a locked row: locks the other rows that the condition looks at, so that what it finds stays
   * true until the step is written.
   */
  hold?(ctx: Pick<RuleContext, 'tx' | 'registry'>, row: Stored): Promise<void>;
  /** Why a row does not, where the need itself does not say it; undefined = the state of the row. */
  says?(
    ctx: Pick<RuleContext, 'tx' | 'registry' | 'now'>,
    row: Stored,
  ): Message | undefined | Promise<Message | undefined>;
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

/** What a computed group is put together from. */
export type GroupContext = Pick<FilterContext, 'registry' | 'now' | 'alias' | 'params'>;

/** A filter that no column holds, as a WHERE fragment. @throws HttpError 400 for an impossible value */
export type ComputedFilter = (ctx: FilterContext, value: unknown) => string | Promise<string>;

/**
 * Copies of a row's fields in other rows, kept for searching and sorting: `run` updates them for all rows of which an
 * update changed one of `fields`. Unlike the hooks it allows writing many rows in one statement.
 */
export interface Follows<Stored = RowData> {
  readonly fields: readonly (keyof Stored & string)[];
  /** @param rows what they are now: their id and `fields` */
  run(ctx: Pick<RuleContext, 'tx' | 'registry'>, rows: readonly Partial<Stored>[]): Promise<void>;
}

/** Two rows that become one, as they are stored. */
export interface MergedPair<Stored = RowData> {
  readonly keep: Stored;
  readonly lose: Stored;
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
export interface ResourceRules<Stored = RowData, Step extends AnyStep<Stored> = AnyStep<Stored>> {
  /** Filters of lists, counts and exports beyond the declared ones, by name. */
  readonly filters?: Readonly<Record<string, ComputedFilter>>;
  /** Groups of rows for reports that no field holds (`computedGroups` of the resource), by name: SQL of the value. */
  readonly groups?: Readonly<Record<string, (ctx: GroupContext) => string>>;
  /**
   * Id of the row that the same request has created already (a phone that lost the answer sends again): it is answered,
   * and nothing is created.
   */
  sentBefore?(ctx: RuleContext, data: Partial<Stored>): Promise<string | undefined>;
  /** Conditions of its steps beyond row scopes, by the name in their needs (`Need.rule`). */
  readonly conditions?: Readonly<Record<string, StepCondition<Stored>>>;
  /** Before a row is locked for a write: who must wait for others does it here, holding nothing that they need. */
  beforeLock?(ctx: RuleContext, id: string): void | Promise<void>;
  /** `data` holds the checked input; what the hook sets in it is written too, read-only fields included. */
  beforeCreate?(ctx: RuleContext, data: Partial<Stored>): void | Promise<void>;
  /** `before` is the stored row, locked; `data` only the fields that are given. */
  beforeUpdate?(ctx: RuleContext, before: Stored, data: Partial<Stored>): void | Promise<void>;
  /**
   * External data that a step needs, passed to its rules: fetched before the transaction, since a slow source must not
   * hold locks. It may refuse already.
   * @param given body of the call, as it was sent
   */
  outside?(engine: Engine, caller: Caller, id: string, step: StepName, given: RowData): Promise<readonly Passed[]>;
  /** Files of rows that no role reads or writes by itself: whose they are, calls of the area say. */
  readonly files?: RowFiles;
  /** Ids of the forms that a row names, where rows do not all answer the same questions (`chosenExtras`). */
  extraForms?(ctx: RuleContext, row: Partial<Stored>): Promise<string[]>;
  /** How many places of a row are taken, by the field that limits them (`holds: 'counted'`); the row is locked. */
  taken?(ctx: RuleContext, row: Stored): Promise<Readonly<Record<string, number>>>;
  /** A workflow action about to happen: refuses by throwing, or sets more fields in `transition.data`. */
  beforeTransition?(ctx: RuleContext, before: Stored, transition: Step): void | Promise<void>;
  /** After a workflow action was written, in its transaction: tells people of it. */
  afterTransition?(ctx: RuleContext, row: Stored, transition: Transition<Stored>, before: Stored): void | Promise<void>;
  beforeDelete?(ctx: RuleContext, row: Stored): void | Promise<void>;
  /**
   * How a field that only a call of its own sets goes back to what it was, by field, or by the source of a programme's
   * detail (`rincian.posisi`): an undo asks it where the receipt names it (`undoReceipt`). It writes with `audit`, and
   * refuses with what follows from the change by now. `before` is the stored row, locked.
   */
  readonly takeBack?: Readonly<Record<string, TakeBack<Stored>>>;
  readonly follows?: Follows<Stored>;
  /** Further obstacles to merging two rows, a sentence each (server/platform/engine/merge). */
  mergeHurdles?(on: MergeReading, pair: MergedPair<Stored>): Promise<Message[]>;
  /** Values of other rows that two becoming one changes; told before anything moves, and taken back with it. */
  mergeAlong?(on: MergeReading, pair: MergedPair<Stored>): Promise<MergedAlong[]>;
  /** Works out anew what rows keep of those that refer to them, after references came or went. */
  recount?(ctx: RuleContext, ids: readonly string[]): void | Promise<void>;
  /** Adds to rows that are about to be shown what no column holds; they hold what the caller may see, and no more. */
  shown?(on: Pick<Core, 'db' | 'registry' | 'now'>, rows: readonly Shown<Stored>[]): Promise<void>;
  /** Adds to a row that is opened by itself what lists do without; it asks for no more than the caller may see. */
  opened?(on: Opening, row: Shown<Stored>): Promise<void>;
  /** After a create (`before` undefined), an update, or a delete (`row` undefined). */
  afterWrite?(ctx: RuleContext, row: Stored | undefined, before: Stored | undefined): void | Promise<void>;
}

/** Puts the former value of a field back; see `ResourceRules.takeBack`. */
export interface TakeBack<Stored = RowData> {
  /** What keeps a change from being undone by now, asked before the version is compared: it says more than that something changed. */
  follows?(ctx: RuleContext, before: Stored, audit: UndoAudit): Promise<Message | undefined>;
  run(ctx: RuleContext, before: Stored, former: unknown, audit: UndoAudit): Promise<void>;
}

/** What the history says of an undo. */
interface UndoAudit {
  readonly action: 'pulihkan';
  readonly note: Note | null;
  readonly importId: string;
}

/** A row as somebody sees it: what they may see of it, and what rules add. */
type Shown<Stored> = Partial<Stored> & RowData;

/** Rules by resource name. */
export type RulesByResource = Readonly<Record<string, ResourceRules>>;
