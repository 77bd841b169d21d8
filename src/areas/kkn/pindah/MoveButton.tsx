import MoveIcon from '@mui/icons-material/MoveUpOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { pemindahPeserta } from '../../../../resources/kkn/alurGelombang.ts';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { useBaseRole } from '../../../platform/ui/permissions.ts';

const MoveWaveDialog = lazyScreen(() => import('./MoveWaveDialog.tsx'));

interface Props extends Pick<ButtonProps, 'size'> {
  ids: readonly string[];
  /** Those of them that are on the page. */
  rows: readonly RaRecord[];
  onDone?: () => void;
}

/** Moves participants to another wave; not there for roles that may not. */
export function MoveButton({ ids, rows, size, onDone }: Props) {
  const role = useBaseRole();
  const [open, setOpen] = useState(false);
  if (!role || !pemindahPeserta.some(one => one === role)) return null;
  const close = (done: boolean) => {
    setOpen(false);
    if (done) onDone?.();
  };
  return (
    <>
      <Button variant="outlined" size={size} startIcon={<MoveIcon />} onClick={() => setOpen(true)}>
        Pindah gelombang
      </Button>
      {open ? (
        <Suspense>
          <MoveWaveDialog ids={ids} rows={rows} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
