import type { ComponentType } from 'react';
import type { InputProps } from './inputs/useFieldInput.ts';

/** A tab beside "Data" and "Riwayat" on a show page. */
export interface ShowTab {
  /** Part of the address: `…/show?tab=kurikulum`. */
  key: string;
  label: string;
  content: ComponentType;
  /** Resources of which the role must be able to list one; otherwise the tab is not there. */
  needs?: readonly string[];
  /** A field that the role must see. */
  needsField?: string;
}

/** What a page adds to a generated screen; every component is lazy and reads its record from react-admin's context. */
export interface Extensions {
  /** Beside the sections of a show page (below them on phones). */
  showAside?: ComponentType;
  showTabs?: readonly ShowTab[];
  /** Buttons on a show page, before "Ubah". */
  showActions?: ComponentType;
  /** Entries of a row's own menu in the list. */
  rowActions?: ComponentType;
  /** Buttons for the ticked rows, before those of every list. */
  bulkActions?: ComponentType;
  /** Buttons at the top of a list. */
  listActions?: ComponentType;
  /** Above the list: tabs, figures. */
  listHeader?: ComponentType;
  /** Instead of the table while nothing is searched or filtered: a tree. */
  listTree?: ComponentType;
  /** Below the list: where its data comes from. */
  listFooter?: ComponentType;
  /** Words of filters that are no fields: what the server computes, by the filter's name. */
  filterWords?: Readonly<Record<string, { label: string; words: Readonly<Record<string, string>> }>>;
  /** Replaces the input of a field. */
  inputs?: Readonly<Record<string, ComponentType<InputProps>>>;
}

const known = new Map<string, Extensions>();
const nothing: Extensions = {};

/** Adds to the generated screens of a resource: `extend('master/mitra', { showTabs: [...] })`. */
export function extend(resource: string, extensions: Extensions): void {
  known.set(resource, { ...known.get(resource), ...extensions });
}

export const extensionsOf = (resource: string): Extensions => known.get(resource) ?? nothing;
