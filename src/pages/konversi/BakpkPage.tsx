import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { bakpkOptions } from '../../../resources/konversi/dataOptions.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { lazyScreen } from '../../layout/lazyScreen.ts';
import { QueueList } from '../../patterns/queue/QueueList.tsx';

const RecognitionDialog = lazyScreen(() => import('./RecognitionDialog.tsx'));

/** /data-mbkm/bakpk: final conversions by what SIAMIK has of them, and the export for PDDikti. */
export default function BakpkPage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
        <Button startIcon={<DownloadIcon />} variant="outlined" onClick={() => setOpen(true)}>
          Ekspor PDDikti
        </Button>
      </Box>
      <QueueList resource={pendaftar.name} options={bakpkOptions} />
      {open ? (
        <Suspense>
          <RecognitionDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
