import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isRecord } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useWords } from '../../providers/language.ts';
import { useMay } from '../permissions.ts';
import { ListAction } from './ListAction.tsx';

const ExportDialog = lazyScreen(() => import('./ExportDialog.tsx'));

/** "Ekspor": all filtered rows as a spreadsheet. */
export function ExportAction() {
  const say = useWords();
  // From the search over everything ("Ekspor mahasiswa").
  const asked: unknown = useLocation().state;
  const [open, setOpen] = useState(isRecord(asked) && asked.buka === 'ekspor');
  if (!useMay('export')) return null;
  return (
    <>
      <ListAction label={say('Ekspor')} icon={DownloadIcon} onClick={() => setOpen(true)} />
      {open ? (
        <Suspense>
          <ExportDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
