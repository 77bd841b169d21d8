import { createContext, useCallback, useContext, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { HttpError, useNotify } from 'react-admin';
import type { KelompokUsulan, PerubahanUsulan, TanpaTempat, Usulan } from '../../../../resources/kkn/papan.ts';
import { http } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { nowhere, type Step } from './boardState.ts';
import { BoardStore, type Lifted, type Summary } from './boardStore.ts';

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

/** The store of a proposal and its way to the server. A 409 stops the board: what was done after it is named, not lost in silence. */
export function useBoardSteps(usulan: Usulan) {
  const store = useMemo(() => new BoardStore(usulan), [usulan]);
  const notify = useNotify();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [lost, setLost] = useState<readonly Step[] | null>(null);

  const send = useCallback(
    (call: 'pindah' | 'urungkan', body: object) => {
      queue.current = queue.current.then(async () => {
        if (store.waiting().length === 0 && call === 'pindah') return;
        try {
          const { version } = store.summary();
          const { data } = await http<PerubahanUsulan>(`${proposalPath}/${usulan.id}/${call}`, {
            method: 'PUT',
            body: { version, ...body },
          });
          store.confirm(data, call);
        } catch (error) {
          const waiting = store.waiting();
          store.refuse();
          if (error instanceof HttpError && error.status === 409) setLost(waiting);
          else notify(messageOf(error), { type: 'error' });
        }
      });
    },
    [notify, store, usulan.id],
  );
  const act = useCallback(
    (step: Step) => {
      store.take(step);
      send('pindah', step);
    },
    [send, store],
  );
  const undo = useCallback(() => send('urungkan', {}), [send]);
  const conflict = useCallback(() => setLost(before => before ?? []), []);
  return { store, act, undo, lost, conflict };
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
