import type { Role } from '../roles.ts';
import type { FilteredTask, ListFilter, Printed, RecordView, Warnings } from './common.ts';

/** HISTORY, UPLOAD and the dossier: how a record's page is declared. */

/** HISTORY: participations with their timeline; rows open the timeline of one. */
export type HistoryOptions = {
  filter: ListFilter;
  columns: readonly string[];
  card: { title: string; subtitle: string; facts: readonly string[] };
  /** Where the timeline of a row is; empty = it unfolds in place. */
  listPath: string;
  detailPath?: string;
  /** Workflow actions offered here. */
  actions: readonly string[];
  prints: readonly Printed[];
  /** Field with the latest return note, shown on the card. */
  returned?: string;
  /** States in order, drawn as a track; others end it. */
  stepper: readonly string[];
  view: RecordView;
  /** Rows of other resources below what was handed in. */
  related?: readonly RelatedList[];
  export: boolean;
  tasks?: readonly FilteredTask[];
};

/** Where one goes on from a dossier; `:id` is the row's. Drawn where the role's menu leads there. */
export type DossierLink = { label: string; path: string };

/** One part of a tab of a dossier. */
export type DossierPart =
  | { kind: 'fields'; sections: RecordView['sections'] }
  | { kind: 'documents'; fields: readonly string[] }
  | { kind: 'stages'; field: string; resource: string; since: string }
  /** One row of another resource, named by a reference of the row. */
  | { kind: 'one'; resource: string; by: string; sections: RecordView['sections'] }
  /** Rows of another resource that belong to the row; one opens with its workflow actions. */
  | {
      kind: 'rows';
      list: RelatedList;
      /** Fields of the form for a new row. */
      add?: { label: string; fields: readonly string[] };
      /** Fields that the person named by the field `by` may change later. */
      edit?: { by: string; fields: readonly string[] };
    }
  /** Sections declared by the participation's programme: dossier, logbook, outputs; nothing where it has none. */
  | { kind: 'programme'; show: 'activity' | 'registration' | 'documents' | 'log' | 'outputs' }
  | { kind: 'timeline' }
  | { kind: 'links'; links: readonly DossierLink[] };

/** A tab of a dossier; it is left out where the programme has not what it needs, or the role is not among them. */
export type DossierTab = {
  key: string;
  label: string;
  roles?: readonly Role[];
  needs?: 'log' | 'outputs';
  parts: readonly DossierPart[];
};

/** MONITOR, drill-down: everything about one participation, tab by tab, and what may be done with it. */
export type DossierOptions = Pick<HistoryOptions, 'actions' | 'prints' | 'stepper'> & {
  /** Where one goes back to: the first of these lists that the role may open. */
  lists: readonly string[];
  detailPath: string;
  warnings: Warnings;
  /** Roles that assign the supervisor here. */
  supervisor: readonly Role[];
  tabs: readonly DossierTab[];
};

/** Rows of another resource that belong to the one shown. */
export type RelatedList = {
  resource: string;
  /** Field of the other resource → field of this row that it must equal; `id` is the row itself. */
  by: Readonly<Record<string, string>>;
  filter?: ListFilter;
  columns: readonly string[];
  sort?: readonly [field: string, order: 'ASC' | 'DESC'];
  /** Said when there are none. */
  empty: string;
  /** Page of a row, where that is not a generated one; `:id` is the row. */
  opens?: string;
  /** Offers "Tambah" with these references filled in. */
  create?: boolean;
};
