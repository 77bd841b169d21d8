import AutoDeleteIcon from '@mui/icons-material/AutoDeleteOutlined';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useWords } from '../../providers/language.ts';
import { ListAction, type ListActionEntry } from '../list/ListAction.tsx';
import { useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';

const BinDialog = lazyScreen(() => import('./BinDialog.tsx'));

/** "Terhapus": deleted rows, and the way back for them; for who may delete. */
export function useBinEntry(): ListActionEntry[] {
  const { serverOnly, appendOnly, unaudited, view } = useDeclaration();
  const say = useWords();
  if (!useMay('delete') || serverOnly || appendOnly || unaudited || view) return [];
  const dialog = { name: 'terhapus', render: (close: () => void) => <BinDialog onClose={close} /> };
  return [{ label: say('Terhapus'), icon: AutoDeleteIcon, dialog, minor: true }];
}

/** "Terhapus" where it stands by itself. */
export function BinAction() {
  return useBinEntry().map(entry => <ListAction key={entry.label} {...entry} />);
}
