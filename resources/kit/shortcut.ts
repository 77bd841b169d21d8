import type { Role } from './roles.ts';

/** A screen that roles use every week: the drawer shows it above the whole menu, in the order of the numbers. */
export interface WeeklyScreen {
  readonly screen: string;
  readonly by: Readonly<Partial<Record<Role, number>>>;
}

/** Something that may be done from the search over everything (Ctrl+K). */
export interface QuickAction {
  /** Name of the action; `{nama}` is replaced by the text typed after the other words. */
  readonly name: string;
  /** Screen of the role's menu that it leads to. */
  readonly screen: string;
  /** Right without which it is not offered. */
  readonly needs: readonly [resource: string, flag: 'create' | 'update' | 'export' | 'import' | 'action'];
  /** Where it leads, from the screen's address on. */
  readonly opens?: string;
  /** The list opens its export at once. */
  readonly exports?: true;
  /** Only these roles do it; without a word whoever has the right. */
  readonly by?: readonly Role[];
}
