import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useListContext, useNotify, useResourceContext } from 'react-admin';
import { type ListFilter, putOffFilter } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useWords } from '../../providers/language.ts';
import { useTargetIds } from '../bulk/useTargetIds.ts';
import { messageOf } from '../failedCall.ts';
import { useSelection } from '../list/selection.ts';
import { useFilters } from '../list/useFilters.ts';
import { usePutOff } from './usePutOff.ts';
import { useTakeBack } from './useTakeBack.ts';
import { showsWaiting, waitsIn } from './waiting.ts';

const PutOffDialog = lazyScreen(() => import('./PutOffDialog.tsx'));

/** Puts the ticked rows off that wait for the reader, and takes those back that are put off. */
export function PutOffTicked({ waiting }: { waiting: readonly ListFilter[] }) {
  const say = useWords();
  const notify = useNotify();
  const resource = useResourceContext() ?? '';
  const { onUnselectItems } = useListContext();
  const { values, set } = useFilters();
  const { waits, back, untold } = useTickedRows(waiting);
  const takeBack = useTakeBack(resource);
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const [reading, setReading] = useState(false);
  if (waiting.length === 0) return null;
  /** Reads which rows are meant, where they are more than those in sight. */
  const withIds = async (of: Ids, act: (ids: readonly string[]) => void) => {
    setReading(true);
    try {
      act(await of());
    } catch (problem) {
      notify(messageOf(problem), { type: 'error' });
    } finally {
      setReading(false);
    }
  };
  const done = () => {
    setAsked(null);
    // Among what waits they are no longer shown.
    if (showsWaiting(waiting, values) && values[putOffFilter] === undefined) set({ [putOffFilter]: false });
    onUnselectItems();
  };
  return (
    <>
      {waits ? (
        <Button size="small" loading={reading} onClick={() => void withIds(waits, setAsked)}>
          {say('Tunda')}
        </Button>
      ) : null}
      {back ? (
        <Button
          size="small"
          loading={reading || takeBack.isPending}
          onClick={() => void withIds(back, ids => takeBack.mutate(ids, { onSuccess: () => onUnselectItems() }))}
        >
          {say('Kembali ke antrean')}
        </Button>
      ) : null}
      {untold ? (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {say('Untuk menunda, pilih dahulu bagian daftar yang menunggu Anda.')}
        </Typography>
      ) : null}
      {asked ? (
        <Suspense>
          <PutOffDialog
            resource={resource}
            ids={asked}
            about={say('%{n} baris', { n: asked.length })}
            onDone={done}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

type Ids = () => Promise<readonly string[]>;

/** What may be done with the selected rows; `untold`: nobody knows which of them wait, as they are not all in sight. */
interface TickedRows {
  waits: Ids | null;
  back: Ids | null;
  untold: boolean;
}

function useTickedRows(waiting: readonly ListFilter[]): TickedRows {
  const { data = [], selectedIds } = useListContext();
  const { values } = useFilters();
  const { all } = useSelection();
  const everyId = useTargetIds();
  const off = usePutOff(useResourceContext() ?? '', waiting.length > 0);
  const shown = showsWaiting(waiting, values);
  if (all) {
    const only = values[putOffFilter] === true;
    return { waits: shown && !only ? everyId : null, back: only ? everyId : null, untold: !shown && !only };
  }
  const ids = selectedIds.map(String);
  const isOff = (id: string) => off.some(one => one.id === id);
  const rowOf = (id: string) => data.find(row => String(row.id) === id);
  const waits = ids.filter(id => !isOff(id) && (shown || waitsIn(waiting, rowOf(id))));
  const back = ids.filter(isOff);
  return {
    waits: waits.length ? async () => waits : null,
    back: back.length ? async () => back : null,
    untold: false,
  };
}
