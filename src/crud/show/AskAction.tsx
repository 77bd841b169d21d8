import DialogContentText from '@mui/material/DialogContentText';
import type { ReactNode } from 'react';
import type { ActionWords } from '../../../resources/kit/index.ts';
import { useLabel } from '../../providers/language.ts';
import { AskDialog } from '../AskDialog.tsx';

interface Props {
  action: Pick<ActionWords, 'label' | 'tone' | 'confirm'>;
  /** What stood in the way. */
  problem?: string | null;
  busy: boolean;
  onAgree: () => void;
  onClose: () => void;
  /** What it asks for. */
  children: ReactNode;
}

/** Asks before a workflow action, in the words and the colour of its declaration. */
export function AskAction({ action, children, ...rest }: Props) {
  const labelOf = useLabel();
  const { label, tone, confirm } = action;
  return (
    <AskDialog title={labelOf(label)} verb={labelOf(label)} danger={tone === 'danger'} maxWidth="xs" {...rest}>
      {confirm ? <DialogContentText sx={{ mb: 2 }}>{labelOf(confirm)}</DialogContentText> : null}
      {children}
    </AskDialog>
  );
}
