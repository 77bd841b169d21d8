import SnoozeIcon from '@mui/icons-material/Snooze';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import type { ListFilter } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useWords } from '../../providers/language.ts';
import { useDeclaration } from '../registry.ts';
import { nameAmong } from '../representation.ts';
import { usePutOff } from './usePutOff.ts';
import { waitsIn } from './waiting.ts';

const PutOffDialog = lazyScreen(() => import('./PutOffDialog.tsx'));

interface Props {
  id: string;
  /** What the row is called. */
  about: string;
  /** After it was put off. */
  onDone?: () => void;
  /** Small beside words; default: as the buttons of a page. */
  size?: 'small' | 'medium';
}

/** Puts a row of the resource around off; nothing where it is already. */
export function PutOffButton({ id, about, onDone, size = 'medium' }: Props) {
  const say = useWords();
  const resource = useResourceContext() ?? '';
  const off = usePutOff(resource);
  const [open, setOpen] = useState(false);
  if (off.some(one => one.id === id)) return null;
  return (
    <>
      <Button size={size} startIcon={<SnoozeIcon />} onClick={() => setOpen(true)}>
        {say('Tunda')}
      </Button>
      {open ? (
        <Suspense>
          <PutOffDialog
            resource={resource}
            ids={[id]}
            about={about}
            onDone={() => onDone?.()}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Puts the row in context off, where one of the filters says that it waits for the reader. */
export function PutOffWaiting({ waiting }: { waiting: readonly ListFilter[] }) {
  const declaration = useDeclaration();
  const record = useRecordContext();
  if (!record || !waitsIn(waiting, record)) return null;
  return <PutOffButton id={String(record.id)} about={nameAmong(declaration, record)} />;
}
