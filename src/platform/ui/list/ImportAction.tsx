import UploadIcon from '@mui/icons-material/UploadOutlined';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useWords } from '../../providers/language.ts';
import { useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { ListAction, type ListActionEntry } from './ListAction.tsx';

const ImportDialog = lazyScreen(() => import('../import/ImportDialog.tsx'));

/** "Impor": rows from a spreadsheet, looked at before anything is written; none for who may not. */
export function useImportEntry(): ListActionEntry[] {
  const say = useWords();
  const { serverOnly } = useDeclaration();
  if (!useMay('import') || serverOnly) return [];
  const dialog = { name: 'impor', render: (close: () => void) => <ImportDialog onClose={close} /> };
  return [{ label: say('Impor'), icon: UploadIcon, dialog }];
}

/** "Impor" where it stands by itself. */
export function ImportAction() {
  return useImportEntry().map(entry => <ListAction key={entry.label} {...entry} />);
}
