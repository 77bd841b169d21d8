import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { useLabel } from '../../../platform/providers/language.ts';
import { NextStepLine } from '../person/NextStepLine.tsx';
import { DayList, type NamedDay } from './DayList.tsx';
import type { GroupStep } from './formingStep.ts';

interface Props {
  /** Null where nothing is left to do, or while it is asked for. */
  step: GroupStep | null;
  /** Whom to call, under a heading. */
  people: { title: string; content: ReactNode };
  /** Null where the role does not read them. */
  days: readonly NamedDay[] | null;
  members: ReactNode;
}

/** What the page of a group begins with: what is next and whose turn it is, whom to call, its days, its members. */
export function GroupHead({ step, people, days, members }: Props) {
  const labelOf = useLabel();
  return (
    <Stack spacing={2}>
      {step ? <NextStepLine who={step.who && labelOf(step.who)} what={step.what} /> : null}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Panel title={people.title}>
          <Stack spacing={1.5}>{people.content}</Stack>
        </Panel>
        {days ? (
          <Panel title="Tenggat">
            <DayList days={days} />
          </Panel>
        ) : null}
      </Box>
      {members}
    </Stack>
  );
}
