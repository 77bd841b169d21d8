import UploadIcon from '@mui/icons-material/UploadOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { GroupGradingOptions } from '../../../../../resources/kit/index.ts';
import { lazyScreen } from '../../../../platform/common/lazyScreen.ts';
import { useMay } from '../../../../platform/ui/permissions.ts';

const ScoreImportDialog = lazyScreen(() => import('./ScoreImportDialog.tsx'));

/** "Impor Nilai": the assessor's grades from a spreadsheet, where the programme takes them. */
export function ScoreImport({ options }: { options: GroupGradingOptions }) {
  const [open, setOpen] = useState(false);
  const may = useMay('edit', options.resource);
  if (!options.imported || !may) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => setOpen(true)} sx={{ mb: 2 }}>
        Impor Nilai
      </Button>
      {open ? (
        <Suspense>
          <ScoreImportDialog options={options} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
