import UploadIcon from '@mui/icons-material/UploadOutlined';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useWords } from '../../providers/language.ts';
import { useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { ListAction } from './ListAction.tsx';

const ImportDialog = lazyScreen(() => import('../import/ImportDialog.tsx'));

/** "Impor": rows from a spreadsheet, looked at before anything is written. */
export function ImportAction() {
  const say = useWords();
  const { serverOnly } = useDeclaration();
  const [open, setOpen] = useState(false);
  if (!useMay('import') || serverOnly) return null;
  return (
    <>
      <ListAction label={say('Impor')} icon={UploadIcon} onClick={() => setOpen(true)} />
      {open ? (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
