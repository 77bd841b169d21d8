import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';

const RecognitionDialog = lazyScreen(() => import('./RecognitionDialog.tsx'));

/** Above the final conversions: their export for PDDikti. */
export default function PddiktiExport() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
        <Button startIcon={<DownloadIcon />} variant="outlined" onClick={() => setOpen(true)}>
          Ekspor PDDikti
        </Button>
      </Box>
      {open ? (
        <Suspense>
          <RecognitionDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
