import DialogContentText from '@mui/material/DialogContentText';
import type { ReactNode } from 'react';
import type { ActionWords } from '../../../../resources/kit/index.ts';
import { useLabel } from '../../providers/language.ts';
import { AskDialog } from '../AskDialog.tsx';
import { StepFindings } from './StepFindings.tsx';
import type { StepLook } from './useStepLook.ts';

interface Props {
  action: Pick<ActionWords, 'label' | 'tone' | 'confirm'>;
  /** Error of the last attempt. */
  problem?: string | null;
  busy: boolean;
  onAgree: () => void;
  onClose: () => void;
  /** Findings before the step; a step that makes no sense cannot be agreed to. */
  look?: StepLook;
  /** Inputs of the action. */
  children: ReactNode;
}

/** Asks before a workflow action, in the words and the colour of its declaration. */
export function AskAction({ action, look, children, ...rest }: Props) {
  const labelOf = useLabel();
  const { label, tone, confirm } = action;
  return (
    <AskDialog
      title={labelOf(label)}
      verb={labelOf(label)}
      danger={tone === 'danger'}
      maxWidth="xs"
      disabled={look?.refused || look?.busy}
      {...rest}
    >
      {confirm ? <DialogContentText sx={{ mb: 2 }}>{labelOf(confirm)}</DialogContentText> : null}
      {look ? <StepFindings look={look} /> : null}
      {look?.refused ? null : children}
    </AskDialog>
  );
}
