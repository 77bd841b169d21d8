import SwapVertIcon from '@mui/icons-material/SwapVert';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useWords } from '../../providers/language.ts';
import { useMay } from '../permissions.ts';
import { ListAction } from './ListAction.tsx';

const OrderDialog = lazyScreen(() => import('./OrderDialog.tsx'));

/** "Atur urutan" of a sortable resource. */
export function OrderAction() {
  const say = useWords();
  const [open, setOpen] = useState(false);
  if (!useMay('edit')) return null;
  return (
    <>
      <ListAction label={say('Atur urutan')} icon={SwapVertIcon} onClick={() => setOpen(true)} />
      {open ? (
        <Suspense>
          <OrderDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
