import type { Role } from '../roles.ts';
import type { FilteredTask, ListFilter, ListTask } from './common.ts';
import type { RelatedList } from './record.ts';

/** CRUD: what a generated list and page show beside the resource's own fields. */
export type CrudOptions = {
  /** Which rows the list is of, its tabs and tasks included; a record of another row opens all the same. */
  filter?: ListFilter;
  tabs?: ListTabs;
  /** Tabs of the page of one row. */
  related?: readonly RelatedTab[];
  tasks?: readonly FilteredTask[];
  /** Where its rows come from, said while there are none: of lists to which nobody adds any. */
  empty?: string;
  /** Roles that create rows on another screen: this list offers them no create button. */
  begunElsewhere?: readonly Role[];
};

/** The form of a crud screen at an address of its own: bare it adds a row, with an id it changes that one. */
export type CrudFormOptions = {
  /** Path of the crud screen. */
  list: string;
};

/** RELATED: a tab of a show page with rows of other resources; absent for roles that may list none of them. */
export type RelatedTab = { key: string; label: string; lists: readonly RelatedList[] };

/**
 * TABS above a list: each is a filter, with its count; or one tab for each row of a short list that is pointed at.
 * `@30` in a filter is the day thirty days from today, `@0` today.
 */
export type ListTabs =
  | { tabs: readonly { key: string; label: string; filter: ListFilter; task?: ListTask }[] }
  | { field: string; to: string; all: string };

/** An address that leads on to another screen; `:params` of both are the same. */
export type RedirectOptions = {
  to: string;
  /** Where it leads with an `?id=`. */
  withId?: string;
};

/** Comparison with SIAMIK: one page for every kind of data (docs/domain/10 §4). */
export type SyncOptions = {
  jenis: 'programprodi' | 'mahasiswa' | 'matakuliah' | 'pegawai' | 'tendik';
  /** Where the rows are fetched. */
  getData: string;
  /** Where they are applied. */
  singkron: string;
  /** Noun for the rows. */
  sebutan: string;
};
