import Button from '@mui/material/Button';
import { ActionBar } from '../../common/ActionBar.tsx';
import { useWords } from '../../providers/language.ts';
import { WrongCount } from '../../ui/form/Refusal.tsx';

interface Props {
  first: boolean;
  /** Words of the button that leads on. */
  verb: string;
  busy: boolean;
  /** How many inputs of the steps that were left are wrong. */
  wrong: number;
  onLead: () => void;
  onBack: () => void;
  onForward: () => void;
}

/** Back and on, within reach of the thumb on phones. */
export function StepNav({ first, verb, busy, wrong, onLead, onBack, onForward }: Props) {
  const say = useWords();
  return (
    <ActionBar sx={{ justifyContent: 'flex-end', mt: { sm: 3 } }}>
      <WrongCount count={wrong} onLead={onLead} />
      {first ? null : (
        <Button variant="outlined" onClick={onBack} disabled={busy}>
          {say('Kembali')}
        </Button>
      )}
      <Button variant="contained" onClick={onForward} loading={busy}>
        {verb}
      </Button>
    </ActionBar>
  );
}
