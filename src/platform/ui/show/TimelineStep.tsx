import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { Workflow } from '../../../../resources/kit/index.ts';
import { useWords } from '../../providers/language.ts';
import { StatusChip } from '../cells/StatusChip.tsx';

interface Props {
  /** Nothing comes below it. */
  last: boolean;
  /** A step that moved nothing. */
  quiet?: boolean;
  children: ReactNode;
}

/** One step of a timeline beside its dot, with the line to the next. */
export function TimelineStep({ last, quiet, children }: Props) {
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '12px minmax(0, 1fr)', columnGap: 2 }}>
      <Box aria-hidden sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
        <Box
          sx={{ width: 10, height: 10, mt: '7px', borderRadius: '50%', bgcolor: quiet ? 'divider' : 'primary.main' }}
        />
        {last ? null : <Box sx={{ flex: 1, width: '2px', mt: 0.5, bgcolor: 'divider' }} />}
      </Box>
      <Stack spacing={1} sx={{ pb: last ? 0 : 3, minWidth: 0 }}>
        {children}
      </Stack>
    </Box>
  );
}

interface MoveProps {
  workflow: Workflow;
  /** null: it had no state before. */
  from: string | null;
  to: string;
}

/** From which state to which. */
export function StatusMove({ workflow, from, to }: MoveProps) {
  const say = useWords();
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      {from ? (
        <>
          <StatusChip workflow={workflow} value={from} />
          <span role="img" aria-label={say('menjadi')}>
            →
          </span>
        </>
      ) : null}
      <StatusChip workflow={workflow} value={to} />
    </Stack>
  );
}

/** Note of a step. */
export function SaidNote({ children }: { children: ReactNode }) {
  return (
    <Box
      component="blockquote"
      sx={{ m: 0, pl: 1.5, borderLeft: 3, borderColor: 'divider', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
    >
      {children}
    </Box>
  );
}
