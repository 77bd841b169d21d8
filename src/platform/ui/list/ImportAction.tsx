import UploadIcon from '@mui/icons-material/UploadOutlined';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { ListAction } from './ListAction.tsx';

const ImportDialog = lazyScreen(() => import('../import/ImportDialog.tsx'));

/** "Impor": rows from a spreadsheet, looked at before anything is written. */
export function ImportAction() {
  const { serverOnly } = useDeclaration();
  const [open, setOpen] = useState(false);
  if (!useMay('import') || serverOnly) return null;
  return (
    <>
      <ListAction label="Impor" icon={UploadIcon} onClick={() => setOpen(true)} />
      {open ? (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
