import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { useWords } from '../../platform/providers/language.ts';
import { useConversionSheet } from '../nilai/grading/conversionSheet.ts';

const RevisionDialog = lazyScreen(() => import('./RevisionDialog.tsx'));

/** "Sanggah nilai": a student objects to final grades, as long as the time for it runs (docs/domain/20 §1.8). */
export default function ObjectionButton() {
  const say = useWords();
  const record = useRecordContext();
  const isFinal = record?.statusKonversi === 'final';
  const { data: sheet } = useConversionSheet(isFinal ? String(record.id) : '');
  const [open, setOpen] = useState(false);
  if (!isFinal || !sheet?.hak.sanggah) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('Sanggah nilai')}</Button>
      {open ? (
        <Suspense>
          <RevisionDialog sheet={sheet} mode="sanggah" onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
