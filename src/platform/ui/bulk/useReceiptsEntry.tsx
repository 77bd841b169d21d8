import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useWords } from '../../providers/language.ts';
import type { ListActionEntry } from '../list/ListAction.tsx';
import { useDeclaration } from '../registry.ts';
import { useBulkRights } from './useBulkRights.ts';

const ReceiptsDialog = lazyScreen(() => import('./ReceiptsDialog.tsx'));

/** "Bukti ubah": earlier changes of many rows; for who may make one. */
export function useReceiptsEntry(): ListActionEntry[] {
  const say = useWords();
  const { unaudited } = useDeclaration();
  if (!useBulkRights().edit || unaudited) return [];
  const dialog = { name: 'bukti', render: (close: () => void) => <ReceiptsDialog onClose={close} /> };
  return [{ label: say('Bukti ubah'), icon: ReceiptIcon, dialog, minor: true }];
}
