import type { Role } from '../roles.ts';
import type { Takes } from '../takes.ts';
import type {
  Condition,
  ErrorDialog,
  ListFilter,
  ListTask,
  Printed,
  RecordView,
  Requirements,
  Warnings,
} from './common.ts';

/** QUEUE: how a list of what waits is declared. */

/** A tab of a queue; its count is that of its filter. */
export type QueueTab = {
  key: string;
  label: string;
  filter: ListFilter;
  /** Narrows the filter for a role: what waits for it. */
  byRole?: Readonly<Partial<Record<Role, ListFilter>>>;
  sort: readonly [field: string, order: 'ASC' | 'DESC'];
  /** Rows may be marked here for the bulk actions. */
  bulk: boolean;
  /** Its rows wait for nobody, though they may be marked: nothing says how long they wait. */
  settled?: boolean;
  task?: ListTask;
};

/**
 * Columns that stay empty while what fills them is only begun: the field that lists what is begun, the state of
 * `resource` that it is in, and the code that each column goes by.
 */
export type Begun = {
  field: string;
  resource: string;
  state: string;
  columns: Readonly<Record<string, string>>;
};

/** A call about the row of the detail that is no step of its workflow. */
export type RowCall = {
  about: 'row';
  label: string;
  /** POST; `{id}` is the row's. */
  endpoint: string;
  roles: readonly Role[];
  when: readonly Condition[];
  /** Fields of another resource asked for first. */
  ask?: { resource: string; fields: readonly string[] };
};

/** A call about the ticked rows together that is no step of theirs: a letter for all, an appointment. */
export type MarkedCall = {
  about: 'marked';
  label: string;
  /** POST `{ [key]: ids }`, or `{ items: [{ id, version }] }`, with what is asked for → `{ berhasil, gagal }`, or what was made. */
  endpoint: string;
  key?: string;
  roles: readonly Role[];
  /** Offered while it holds for one of the ticked rows. */
  when: readonly Condition[];
  /** Description of the effect. */
  text: string;
  ask?: { resource: string; fields: readonly string[] };
  /** POST the same → how it will look, as PDF. */
  preview?: string;
  success: string;
};

/**
 * QUEUE: what waits for this role first and oldest first; a detail with data beside documents; decide, next, bulk.
 * Rows, one row, history and single decisions are the resource's own calls (docs/api.md).
 */
export type QueueOptions = {
  /** Applied to every tab. */
  filter: ListFilter;
  tabs: readonly QueueTab[];
  columns: readonly string[];
  begun?: Begun;
  /** Two fields that name a row on a card, and the moment since which it waits. */
  card: { title: string; subtitle: string; facts: readonly string[] };
  waiting: { since: string; soonDays: number; lateDays: number };
  /** Field with the state that is decided on, where it is not the resource's first. */
  status?: string;
  listPath: string;
  detailPath: string;
  /** Where one reads more about a row; `:id` is the row's. */
  more?: { label: string; path: string };
  /** Workflow actions of the detail, in the order of their buttons. */
  actions: readonly string[];
  /** Its steps are taken wherever the row's workflow allows, not only where rows wait to be decided together. */
  everywhere?: true;
  /** Rows that a role decides for somebody else, with a note. */
  onBehalf?: { roles: readonly Role[]; filter: ListFilter; text: string };
  /** PUT `{ items: [{ id, version }], aksi, catatan }` → `{ berhasil, gagal }`; default: the resource's own call for many. */
  bulk: { endpoint?: string; actions: readonly string[] };
  /** Inputs of steps on rows of this queue only: the supervisor named by an approval of this programme. */
  takes?: Readonly<Record<string, Takes>>;
  /** Calls that are no step: about the row of the detail, or about the ticked rows together. */
  calls?: readonly (RowCall | MarkedCall)[];
  /** Parameter of the address that narrows every tab to one: a participation. */
  by?: string;
  /** Rows of files that are shown with each row, which then is a card on every screen. */
  pictures?: string;
  /** GET → groups with what waits in them, `KelompokMenunggu[]`; each leads to `path?idKelompok=`. */
  groups?: { endpoint: string; path: string };
  /** GET → people with rows that wait, `[{ [field], [title], [subtitle], jumlah, terlama }]`; one of them filters the tab. */
  people?: { endpoint: string; field: string; title: string; subtitle: string };
  /** Of a logbook: copies of what devices could not send are handed in here. */
  copies?: boolean;
  detail: RecordView & { requirements?: Requirements; warnings?: Warnings };
  prints?: readonly Printed[];
  /** An error at this field is also shown in a dialog of its own. */
  warn?: ErrorDialog;
};
