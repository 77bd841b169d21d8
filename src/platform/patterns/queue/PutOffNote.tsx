import SnoozeIcon from '@mui/icons-material/Snooze';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import type { QueueOptions } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { formatDate } from '../../providers/format.ts';
import { useWords } from '../../providers/language.ts';
import { useMay } from '../../ui/permissions.ts';
import { useDeclaration } from '../../ui/registry.ts';
import { nameAmong } from '../../ui/representation.ts';
import { useDecidingTab, usePutOff } from './usePutOff.ts';
import { useTakeBack } from './useTakeBack.ts';

const PutOffDialog = lazyScreen(() => import('./PutOffDialog.tsx'));

/** Puts the row in context off. @param onDone after it was put off */
export function PutOffButton({ options, onDone }: { options: QueueOptions; onDone: () => void }) {
  const say = useWords();
  const resource = useResourceContext() ?? '';
  const declaration = useDeclaration();
  const record = useRecordContext();
  const deciding = useDecidingTab(options);
  const mayAct = useMay('action');
  const off = usePutOff(resource);
  const [open, setOpen] = useState(false);
  if (!record || !deciding || !mayAct || off.some(({ id }) => id === record.id)) return null;
  return (
    <>
      <Button size="small" startIcon={<SnoozeIcon />} onClick={() => setOpen(true)}>
        {say('Tunda')}
      </Button>
      {open ? (
        <Suspense>
          <PutOffDialog
            resource={resource}
            ids={[String(record.id)]}
            about={nameAmong(declaration, record)}
            onDone={onDone}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Says until when and why the reader has put the row in context off, and takes it back. */
export function PutOffNote() {
  const say = useWords();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const takeBack = useTakeBack(resource);
  const found = usePutOff(resource).find(({ id }) => id === record?.id);
  if (!found) return null;
  return (
    <Alert
      severity="info"
      icon={<SnoozeIcon fontSize="inherit" />}
      sx={{ mb: 2, overflowWrap: 'anywhere' }}
      action={
        <Button color="inherit" size="small" loading={takeBack.isPending} onClick={() => takeBack.mutate([found.id])}>
          {say('Kembali ke antrean')}
        </Button>
      }
    >
      {say('Anda tunda sampai %{hari}: %{alasan}', { hari: formatDate(found.sampai), alasan: found.alasan })}
    </Alert>
  );
}
