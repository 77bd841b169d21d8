import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { usePhone } from '../../common/usePhone.ts';
import { useWords } from '../../providers/language.ts';
import { ListAction } from '../list/ListAction.tsx';
import { useDeclaration } from '../registry.ts';
import { useBulkRights } from './useBulkRights.ts';

const ReceiptsDialog = lazyScreen(() => import('./ReceiptsDialog.tsx'));

/** "Bukti ubah": earlier changes of many rows; on phones the dialog that makes one leads there. */
export function ReceiptsAction() {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const { unaudited } = useDeclaration();
  const phone = usePhone();
  if (!useBulkRights().edit || unaudited || phone) return null;
  return (
    <>
      <ListAction minor label={say('Bukti ubah')} icon={ReceiptIcon} onClick={() => setOpen(true)} />
      {open ? (
        <Suspense>
          <ReceiptsDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
