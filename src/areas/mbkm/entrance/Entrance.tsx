import Stack from '@mui/material/Stack';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { StandsAbove } from '../../../platform/ui/list/StandsAbove.tsx';
import type { ScreenProps } from '../../../platform/ui/screenParts.ts';
import { OwnGroups } from './OwnGroups.tsx';
import { OwnPlaces } from './OwnPlaces.tsx';
import { OwnTasks } from './OwnTasks.tsx';

/** ENTRANCE: progress of a participant in a programme. */
export function Entrance({ path, options: { own, groups } }: ScreenProps<'entrance'>) {
  return (
    <>
      <ScreenTitle path={path} />
      <Stack spacing={3} sx={{ mt: 2 }}>
        {own ? <OwnPlaces own={own} /> : null}
        {groups ? (
          <StandsAbove above={<OwnGroups groups={groups} />}>
            <OwnTasks path={path} />
          </StandsAbove>
        ) : null}
      </Stack>
    </>
  );
}
