import type { ComponentType } from 'react';
import type { InputProps } from './inputs/useFieldInput.ts';
import type { ScreenParts } from './screenParts.ts';

/** A tab beside "Data", the declared ones and "Riwayat" on a show page. */
interface ShowTab {
  /** Part of the address: `…/show?tab=kurikulum`. */
  key: string;
  label: string;
  content: ComponentType;
  /** Resources of which the role must be able to list one; otherwise the tab is not there. */
  needs?: readonly string[];
  /** A field that the role must see. */
  needsField?: string;
  /** Steps of the workflow that it takes in its own way: not once more above it while it is open. */
  ownSteps?: readonly string[];
}

/** A cell that a page adds to every row. */
export interface RowCell {
  label: string;
  content: ComponentType;
  /** Says nothing without its label, which stands before it on a card. */
  named?: true;
  /** Stands before the columns. */
  first?: true;
  /** Label of the cell beneath which it stands, in the same column, where the table is too wide for its place. */
  beneath?: string;
}

/**
 * Parts that a page adds to a generated screen; every component is lazy and reads its record from react-admin's
 * context.
 */
export interface Extensions {
  /** Between the head of a show page and its parts: important information. */
  showBanner?: ComponentType;
  /** Fields that `showBanner` shows in its own way: not once more among the sections of the page. */
  shownAbove?: readonly string[];
  /** Beside the sections of a show page (below them on phones). */
  showAside?: ComponentType;
  /** Fields that `showAside` shows in its own way: not once more among the sections. */
  besideSections?: readonly string[];
  showTabs?: readonly ShowTab[];
  /** Above the rows of a declared tab of related rows, by the tab's key. */
  tabHeads?: Readonly<Record<string, ComponentType>>;
  /** Buttons where a row is read whole: on its show page before "Ubah", in its dialog, on an output's card. */
  showActions?: ComponentType;
  /** Beside the declared columns of a list or queue, below them on a card; each reads its row from the context. */
  rowCells?: readonly RowCell[];
  /** Fields that cells, header and actions read beside the list's columns: rows come only with the fields asked for. */
  reads?: readonly string[];
  /** Entries of a row's own menu in the list. */
  rowActions?: ComponentType;
  /** Buttons for the ticked rows, before those of every list. */
  bulkActions?: ComponentType;
  /** Buttons at the top of a list. */
  listActions?: ComponentType;
  /** Above the list, below its declared tabs: figures, choices. */
  listHeader?: ComponentType;
  /** Instead of the table while nothing is searched or filtered: a tree. */
  listTree?: ComponentType;
  /** Below the list: where its data comes from. */
  listFooter?: ComponentType;
  /** Replaces the input of a field. */
  inputs?: Readonly<Record<string, ComponentType<InputProps>>>;
}

const known = new Map<string, Extensions>();
const nothing: Extensions = {};
const knownParts = new Map<string, ScreenParts>();
const noParts: ScreenParts = {};

let signing: ComponentType | undefined;

/** Shows how far the signature of a row's file is, on the pages of rows whose resource declares one (`Signable`). */
export function showSignatures(part: ComponentType): void {
  signing = part;
}

export const signaturePart = (): ComponentType | undefined => signing;

/** Adds to the screen of a pattern at a path: `extendScreen('/contoh/riwayat', { buttons: … })`. */
export const extendScreen = (path: string, parts: ScreenParts): void =>
  void knownParts.set(path, { ...knownParts.get(path), ...parts });

export const partsOf = (path: string): ScreenParts => knownParts.get(path) ?? noParts;

/** Adds to the generated screens of a resource: `extend('master/mitra', { showTabs: [...] })`. */
export function extend(resource: string, extensions: Extensions): void {
  known.set(resource, { ...known.get(resource), ...extensions });
}

export const extensionsOf = (resource: string): Extensions => known.get(resource) ?? nothing;
