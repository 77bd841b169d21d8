import { useState } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { type Undone, useUndoToast } from '../../common/undo/useUndoToast.tsx';
import type { Report } from '../../providers/api.ts';
import { messageOf } from '../failedCall.ts';
import { useSelection } from '../list/selection.ts';

interface Options {
  refused?: (failure: unknown) => string | null;
  /** Undoes what a report tells of, where it can be. */
  undo?: (report: Report) => (() => Promise<Undone>) | null;
}

/**
 * Runs a bulk call and tells how it went: a toast when all went well, else the report that names what did not.
 * `done` says how many were done; `refused` what stands against all of them, as far as it is not said elsewhere. The selection is given up as soon as anything was done; `close` gives it up with a report that has been read.
 */
export function useBulkRun(
  done: (count: number, report: Report) => string,
  onDone: () => void,
  { refused = messageOf, undo }: Options = {},
) {
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<Report | null>(null);
  const [error, setError] = useState<string | null>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  const { refetch } = useListContext();
  const { clear } = useSelection();
  const undoable = useUndoToast();

  const run = async (call: () => Promise<Report>) => {
    setBusy(true);
    setError(null);
    try {
      const answer = await call();
      refresh();
      refetch();
      if (answer.gagal.length > 0) setReport(answer);
      else {
        const back = undo?.(answer);
        const said = done(answer.berhasil, answer);
        if (back) undoable(said, back);
        else notify(said, { type: 'success' });
        clear();
        onDone();
      }
    } catch (failure) {
      setError(refused(failure));
    } finally {
      setBusy(false);
    }
  };
  const close = () => {
    if (report) clear();
    onDone();
  };
  return { run, close, state: { busy, report, error } };
}
