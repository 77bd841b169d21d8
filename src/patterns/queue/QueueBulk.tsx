import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import type { QueueOptions } from '../../../resources/kit/index.ts';
import { formatNumber } from '../../crud/format.ts';
import { useDeclaration } from '../../crud/registry.ts';
import { lazyScreen } from '../../layout/lazyScreen.ts';
import { queueStatus } from './queueStatus.ts';
import { useMarks } from './useMarks.ts';

const QueueBulkDialog = lazyScreen(() => import('./QueueBulkDialog.tsx'));

/** What may be done with the ticked rows together; within reach of the thumb on phones. */
export function QueueBulk({ options }: { options: QueueOptions }) {
  const flow = queueStatus(useDeclaration(), options)?.workflow;
  const { selectedIds, onUnselectItems } = useListContext();
  const [open, setOpen] = useState<string | null>(null);
  const marks = useMarks(options);
  if (selectedIds.length === 0 && !open) return null;
  return (
    <>
      <Paper
        role="toolbar"
        aria-label="Aksi untuk baris yang dipilih"
        elevation={4}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 1.5,
          py: 0.75,
          mb: { sm: 1.5 },
          border: 1,
          borderColor: 'primary.main',
          position: { xs: 'fixed', sm: 'static' },
          insetInline: { xs: 8, sm: 'auto' },
          bottom: { xs: 8, sm: 'auto' },
          zIndex: { xs: 1051, sm: 'auto' },
        }}
      >
        <Typography variant="subtitle2" role="status" sx={{ mr: 'auto' }}>
          {formatNumber(selectedIds.length)} dipilih
        </Typography>
        <Button size="small" onClick={() => onUnselectItems()}>
          Batalkan
        </Button>
        {[...options.bulk.actions, ...marks.map(({ action }) => action)].map((name, i) => (
          <Button key={name} size="small" variant={i === 0 ? 'contained' : 'outlined'} onClick={() => setOpen(name)}>
            {flow?.actions[name]?.label ?? marks.find(({ action }) => action === name)?.label ?? name} yang dipilih
          </Button>
        ))}
      </Paper>
      {open ? (
        <Suspense>
          <QueueBulkDialog options={options} action={open} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
