import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useWords } from '../../providers/language.ts';
import { useMay } from '../permissions.ts';
import { ListAction, type ListActionEntry } from './ListAction.tsx';

const ExportDialog = lazyScreen(() => import('./ExportDialog.tsx'));

/** "Ekspor": all filtered rows as a spreadsheet; none for who may not. */
export function useExportEntry(): ListActionEntry[] {
  const say = useWords();
  if (!useMay('export')) return [];
  const dialog = { name: 'ekspor', render: (close: () => void) => <ExportDialog onClose={close} /> };
  return [{ label: say('Ekspor'), icon: DownloadIcon, dialog }];
}

/** "Ekspor" where it stands by itself. */
export function ExportAction() {
  return useExportEntry().map(entry => <ListAction key={entry.label} {...entry} />);
}
