import DialogContentText from '@mui/material/DialogContentText';
import type { Offered } from '../../../../resources/kit/index.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { useSelection } from '../list/selection.ts';
import { useDeclaration } from '../registry.ts';
import { StepFindings } from '../show/StepFindings.tsx';
import { StepInputs } from '../show/StepInputs.tsx';
import { useStepInput } from '../show/useStepInput.ts';
import { useCrudApi } from '../useCrudApi.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { BulkSubject } from './BulkSubject.tsx';
import { useBulkLook } from './useBulkLook.ts';
import { useBulkRun } from './useBulkRun.ts';
import { useReportWords } from './useReportWords.ts';
import { useTargetIds } from './useTargetIds.ts';

/** Takes one workflow action on all selected rows; rows in another state are listed afterwards. */
export default function BulkTransitionDialog({ step, onClose }: { step: Offered; onClose: () => void }) {
  const labelOf = useLabel();
  const say = useWords();
  const { action, key } = step;
  const resource = useDeclaration();
  const api = useCrudApi();
  const { count, target } = useSelection();
  const { counted, doneBy } = useReportWords(resource);
  const label = labelOf(action.label);
  const targetIds = useTargetIds();
  const look = useBulkLook(step, target);
  const needed = step.note || look.note;
  const input = useStepInput({ about: `${key} ${JSON.stringify(target)}`, action, mustNote: needed, step: key });
  const { run, close, state } = useBulkRun(done => doneBy(done, action), onClose, { refused: input.refused });
  const start = () => {
    const given = input.given();
    if (given) run(async () => api.transitionMany(resource.name, await targetIds(), key, given));
  };
  return (
    <BulkDialog
      title={`${label} ${counted(count)}?`}
      verb={label}
      danger={action.tone === 'danger'}
      words={[done => doneBy(done, action), say('tidak berubah')]}
      verbFocus={!step.note && !input.asks}
      disabled={look.refused || look.busy}
      state={state}
      onClose={close}
      onRun={start}
    >
      <BulkSubject />
      <DialogContentText sx={{ my: 2 }}>
        {needed && count > 1 ? `${say('Catatan ini berlaku untuk semuanya.')} ` : ''}
        {say('Yang statusnya tidak sesuai dilewati dan disebutkan setelahnya.')}
      </DialogContentText>
      <StepFindings look={look} />
      {look.refused ? null : <StepInputs input={input} autoFocus={step.note} />}
    </BulkDialog>
  );
}
