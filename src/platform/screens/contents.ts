import type { ComponentType } from 'react';
import type { Pattern } from '../../../resources/kit/index.ts';
import { lazyScreen } from '../common/lazyScreen.ts';
import type { ScreenProps } from '../ui/screenParts.ts';

/** Patterns that a component draws: crud screens and their forms are react-admin's, pages are composed by hand. */
export type Drawn = Exclude<Pattern, 'crud' | 'crud/form' | 'page'>;

type Contents<Drawing extends Drawn> = { readonly [P in Drawing]: ComponentType<ScreenProps<P>> };

/** Components of the patterns that any admin could use; each arrives with the first screen of it. */
const ownContents = {
  queue: lazyScreen(async () => ({ default: (await import('../patterns/queue/QueueScreen.tsx')).QueueScreen })),
  'queue/detail': lazyScreen(async () => ({
    default: (await import('../patterns/queue/QueueDetail.tsx')).QueueDetail,
  })),
  register: lazyScreen(async () => ({ default: (await import('../patterns/register/RegisterHub.tsx')).RegisterHub })),
  'register/form': lazyScreen(async () => ({ default: (await import('../patterns/register/Register.tsx')).Register })),
  history: lazyScreen(async () => ({ default: (await import('../patterns/history/HistoryTable.tsx')).HistoryTable })),
  'history/own': lazyScreen(async () => ({
    default: (await import('../patterns/history/HistoryList.tsx')).HistoryList,
  })),
  'history/detail': lazyScreen(async () => ({
    default: (await import('../patterns/history/HistoryDetail.tsx')).HistoryDetail,
  })),
  recap: lazyScreen(async () => ({ default: (await import('../patterns/recap/Recap.tsx')).Recap })),
  redirect: lazyScreen(async () => ({ default: (await import('./RedirectScreen.tsx')).RedirectScreen })),
} satisfies Partial<Contents<Drawn>>;

/** Components of the other patterns, which areas bring. */
export type AreaContents = Contents<Exclude<Drawn, keyof typeof ownContents>>;

const known: Partial<Contents<Drawn>> = { ...ownContents };

/** Says what draws the patterns of areas; called before the first screen of an area. */
export const addContents = (contents: Partial<AreaContents>): void => void Object.assign(known, contents);

/** The component of a pattern; `undefined` for what no component draws. */
export const contentOf = <P extends Drawn>(pattern: P): Partial<Contents<Drawn>>[P] => known[pattern];

export const isDrawn = (pattern: Pattern): pattern is Drawn => Object.hasOwn(known, pattern);
