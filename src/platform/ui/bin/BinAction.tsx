import AutoDeleteIcon from '@mui/icons-material/AutoDeleteOutlined';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useWords } from '../../providers/language.ts';
import { ListAction } from '../list/ListAction.tsx';
import { useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';

const BinDialog = lazyScreen(() => import('./BinDialog.tsx'));

/** "Terhapus": deleted rows, and the way back for them; for who may delete. */
export function BinAction() {
  const { serverOnly, appendOnly, unaudited, view } = useDeclaration();
  const say = useWords();
  const [open, setOpen] = useState(false);
  if (!useMay('delete') || serverOnly || appendOnly || unaudited || view) return null;
  return (
    <>
      <ListAction minor label={say('Terhapus')} icon={AutoDeleteIcon} onClick={() => setOpen(true)} />
      {open ? (
        <Suspense>
          <BinDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
