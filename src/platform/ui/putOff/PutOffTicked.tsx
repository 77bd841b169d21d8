import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useListContext, useResourceContext } from 'react-admin';
import { type ListFilter, putOffFilter } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useWords } from '../../providers/language.ts';
import { useSelection } from '../list/selection.ts';
import { useFilters } from '../list/useFilters.ts';
import { usePutOff } from './usePutOff.ts';
import { useTakeBack } from './useTakeBack.ts';
import { showsWaiting, waitsIn } from './waiting.ts';

const PutOffDialog = lazyScreen(() => import('./PutOffDialog.tsx'));

/** Puts the ticked rows off that wait for the reader, and takes those back that are put off. */
export function PutOffTicked({ waiting }: { waiting: readonly ListFilter[] }) {
  const say = useWords();
  const resource = useResourceContext() ?? '';
  const { data = [], selectedIds, onUnselectItems } = useListContext();
  const { all } = useSelection();
  const { values, set } = useFilters();
  const off = usePutOff(resource, waiting.length > 0);
  const takeBack = useTakeBack(resource);
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  if (waiting.length === 0 || all) return null;
  const ids = selectedIds.map(String);
  const shown = showsWaiting(waiting, values);
  const isOff = (id: string) => off.some(one => one.id === id);
  const waits = ids.filter(
    id =>
      !isOff(id) &&
      (shown ||
        waitsIn(
          waiting,
          data.find(row => String(row.id) === id),
        )),
  );
  const back = ids.filter(isOff);
  const done = () => {
    setAsked(null);
    // Among what waits they are no longer shown.
    if (shown && values[putOffFilter] === undefined) set({ [putOffFilter]: false });
    onUnselectItems();
  };
  return (
    <>
      {waits.length ? (
        <Button size="small" onClick={() => setAsked(waits)}>
          {say('Tunda')}
        </Button>
      ) : null}
      {back.length ? (
        <Button
          size="small"
          loading={takeBack.isPending}
          onClick={() => takeBack.mutate(back, { onSuccess: () => onUnselectItems() })}
        >
          {say('Kembali ke antrean')}
        </Button>
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
