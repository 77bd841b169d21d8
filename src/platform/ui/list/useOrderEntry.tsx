import SwapVertIcon from '@mui/icons-material/SwapVert';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useWords } from '../../providers/language.ts';
import { useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import type { ListActionEntry } from './ListAction.tsx';

const OrderDialog = lazyScreen(() => import('./OrderDialog.tsx'));

/** "Atur urutan" of a sortable resource. */
export function useOrderEntry(): ListActionEntry[] {
  const say = useWords();
  const { sortable } = useDeclaration();
  if (!useMay('edit') || !sortable) return [];
  const dialog = { name: 'urutan', render: (close: () => void) => <OrderDialog onClose={close} /> };
  return [{ label: say('Atur urutan'), icon: SwapVertIcon, dialog, minor: true }];
}
