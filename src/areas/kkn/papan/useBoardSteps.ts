import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import type { PapanBersama, PerubahanUsulan, Usulan } from '../../../../resources/kkn/papan.ts';
import { http } from '../../../platform/providers/http.ts';
import { isRecord } from '../../../platform/providers/isRecord.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import type { Step } from './boardState.ts';
import { BoardStore } from './boardStore.ts';
import { proposalPath } from './useBoard.ts';

/** Milliseconds between two questions about who else is there and what they changed. */
const beat = 10_000;
/** How often a step is sent again on top of what others changed meanwhile. */
const mostTries = 4;

/** Names of those who have the board open as well; undefined until the server has answered. */
export type OtherPeople = readonly string[] | 'unknown' | undefined;

/** True if somebody else changed the proposal since the version that the call named. */
const isStale = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 409 && isRecord(error.body) && 'version' in error.body;

const isGone = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

/**
 * The store of a proposal and its way to the server and back. Calls go one after the other, so that each names the
 * version that the one before it led to. What others change is shown as soon as it is known; a step of one's own goes
 * on top of it, unless both are about the same: then it is `lost`.
 * @param onOver the proposal was applied or deleted by somebody else
 */
export function useBoardSteps(usulan: Usulan, onOver: () => void) {
  const store = useMemo(() => new BoardStore(usulan), [usulan]);
  const notify = useNotify();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const over = useRef(onOver);
  over.current = onOver;
  const [lost, setLost] = useState<readonly Step[]>([]);

  const inTurn = useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.current.then(work);
    queue.current = turn.catch(() => undefined);
    return turn;
  }, []);

  /** Asks who else is there and what they changed, and shows it. */
  const look = useCallback(async (): Promise<PapanBersama> => {
    try {
      const { data } = await http<PapanBersama>(`${proposalPath}/${usulan.id}/buka`, {
        method: 'POST',
        body: { sejak: store.summary().version },
        quiet: true,
      });
      if (data.status !== 'draf') {
        store.refuse();
        over.current();
      }
      const dropped = data.perubahan ? store.receive(data.perubahan) : [];
      if (dropped.length > 0) setLost(before => [...before, ...dropped]);
      return data;
    } catch (error) {
      if (isGone(error)) over.current();
      throw error;
    }
  }, [store, usulan.id]);

  /** Sends a change, again on top of the new state where others were first, as long as it is still wanted. */
  const send = useCallback(
    (call: 'pindah' | 'urungkan', body: object, wanted: () => boolean) =>
      inTurn(async () => {
        try {
          for (let tries = 1; wanted(); tries++) {
            try {
              const { version } = store.summary();
              const { data } = await http<PerubahanUsulan>(`${proposalPath}/${usulan.id}/${call}`, {
                method: 'PUT',
                body: { version, ...body },
                quiet: true,
              });
              store.confirm(data, call);
              return;
            } catch (error) {
              if (tries === mostTries || !isStale(error)) throw error;
              if ((await look()).status !== 'draf') return;
            }
          }
        } catch (error) {
          if (call === 'pindah') store.refuse();
          notify(messageOf(error), { type: 'error' });
        }
      }),
    [inTurn, look, notify, store, usulan.id],
  );
  const act = useCallback(
    (step: Step) => {
      setLost([]);
      store.take(step);
      void send('pindah', step, () => store.waiting().includes(step));
    },
    [send, store],
  );
  const undo = useCallback(() => void send('urungkan', {}, () => true), [send]);
  const refresh = useCallback(() => inTurn(look), [inTurn, look]);
  const { data: names, isError } = useQuery({
    queryKey: ['kkn', 'usulan', 'bersama', usulan.id],
    queryFn: async () => (await refresh()).orang,
    enabled: usulan.status === 'draf',
    refetchInterval: beat,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const others: OtherPeople = isError ? 'unknown' : names;
  return { store, act, undo, lost, forgetLost: () => setLost([]), refresh, others };
}
