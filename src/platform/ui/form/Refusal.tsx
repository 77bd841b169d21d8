import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useWords } from '../../providers/language.ts';
import { useWrongInputs } from './useWrongInputs.ts';
import { leadToWrong } from './wrongInputs.ts';

interface Props {
  /** How often the person has tried to send the form. */
  attempts: number;
  /** It is on its way; whether it was refused shows afterwards. */
  busy: boolean;
}

/** The surrounding form or dialog. */
const formAround = 'form, [role="dialog"], [role="alertdialog"], [data-formulir]';

/**
 * Stands beside the button that sends a form or dialog. After a refusal, by the browser or the server, it leads to the
 * first wrong input, and says how many there are; who presses it is led there again.
 */
export function Refusal({ attempts, busy }: Props) {
  const [box, setBox] = useState<Element | null>(null);
  const wrong = useWrongInputs(box);
  useEffect(() => {
    if (!box || attempts === 0 || busy) return;
    const frame = requestAnimationFrame(() => leadToWrong(box));
    return () => cancelAnimationFrame(frame);
  }, [box, attempts, busy]);
  return (
    <WrongCount
      ref={element => setBox(element?.closest(formAround) ?? null)}
      count={attempts > 0 && !busy ? wrong : 0}
      onLead={() => box && leadToWrong(box)}
    />
  );
}

interface CountProps {
  count: number;
  /** Leads to the first of them. */
  onLead: () => void;
  ref?: (element: HTMLElement | null) => void;
}

/** "2 isian perlu diperbaiki", said aloud when it changes. */
export function WrongCount({ count, onLead, ref }: CountProps) {
  const say = useWords();
  return (
    <Box
      ref={ref}
      role="status"
      sx={
        count > 0
          ? // On phones a line of its own above the buttons.
            { display: 'flex', alignItems: 'center', flexBasis: { xs: '100%', sm: 'auto' }, order: { xs: -1, sm: 0 } }
          : // Without words it takes no room.
            { position: 'absolute' }
      }
    >
      {count > 0 ? (
        <Button type="button" size="small" color="error" startIcon={<ErrorIcon />} onClick={onLead}>
          {say('%{n} isian perlu diperbaiki', { n: count })}
        </Button>
      ) : null}
    </Box>
  );
}
