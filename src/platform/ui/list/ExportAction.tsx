import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { takeAsked } from '../../common/askedDialog.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useWords } from '../../providers/language.ts';
import { useMay } from '../permissions.ts';
import { ListAction } from './ListAction.tsx';

const ExportDialog = lazyScreen(() => import('./ExportDialog.tsx'));

/** "Ekspor": all filtered rows as a spreadsheet. */
export function ExportAction() {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  // From the search over everything ("Ekspor mahasiswa").
  useEffect(() => {
    if (takeAsked(pathname, 'ekspor')) setOpen(true);
  }, [pathname]);
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
