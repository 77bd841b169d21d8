import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { KelompokUsulan, TanpaTempat, Usulan } from '../../../../resources/kkn/papan.ts';
import { nowhere, type Step } from './boardState.ts';
import type { BoardStore, Lifted, News, Summary } from './boardStore.ts';

/** Base of the calls about proposals. */
export const proposalPath = 'v3/kkn/mengatur-kelompok/usulan';

/** A board with what can be done on it. */
export interface BoardWorld {
  store: BoardStore;
  usulan: Usulan;
  /** Nothing can be changed: applied already, or the role only reads. */
  fixed: boolean;
  /** Shows a step and sends it; steps go one after the other. */
  act(step: Step): void;
  /** Dialogs of one card or column. */
  ask(what: Asked): void;
}

/** A dialog that a card or a column opens. */
export type Asked =
  | { what: 'pindah' | 'tukar'; who: string }
  | { what: 'kelompok'; kunci: string }
  | { what: 'menu'; who: string; anchor: HTMLElement };

export const BoardContext = createContext<BoardWorld | null>(null);

/** @throws Error outside of a board */
export function useBoard(): BoardWorld {
  const world = useContext(BoardContext);
  if (!world) throw new Error('useBoard needs a board around it');
  return world;
}

export const useGroup = (key: string): KelompokUsulan | undefined => {
  const { store } = useBoard();
  const subscribe = useCallback((listener: () => void) => store.subscribe(`kelompok:${key}`, listener), [store, key]);
  return useSyncExternalStore(subscribe, () => store.group(key));
};

export const useLeft = (): readonly TanpaTempat[] => {
  const { store } = useBoard();
  const subscribe = useCallback((listener: () => void) => store.subscribe(`kelompok:${nowhere}`, listener), [store]);
  return useSyncExternalStore(subscribe, store.left);
};

export const useSummary = (store: BoardStore): Summary => {
  const subscribe = useCallback((listener: () => void) => store.subscribe('ringkasan', listener), [store]);
  return useSyncExternalStore(subscribe, store.summary);
};

/** Selects from the card being dragged; renders again only when the selected value changes. */
export function useLifted<T extends string | number | boolean | null>(select: (lifted: Lifted | null) => T): T {
  const { store } = useBoard();
  const subscribe = useCallback((listener: () => void) => store.subscribe('angkat', listener), [store]);
  return useSyncExternalStore(subscribe, () => select(store.lifted()));
}

export const useWords = (store: BoardStore): string => {
  const subscribe = useCallback((listener: () => void) => store.subscribe('kata', listener), [store]);
  return useSyncExternalStore(subscribe, store.words);
};

export const useNews = (store: BoardStore): News => {
  const subscribe = useCallback((listener: () => void) => store.subscribe('kabar', listener), [store]);
  return useSyncExternalStore(subscribe, store.news);
};

/** Name of whoever has just moved a student; undefined most of the time. */
export function useMover(who: string): string | undefined {
  const { store } = useBoard();
  const subscribe = useCallback((listener: () => void) => store.subscribe('kabar', listener), [store]);
  return useSyncExternalStore(subscribe, () => store.news().movedBy.get(who));
}
