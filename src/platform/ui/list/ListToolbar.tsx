import Stack from '@mui/material/Stack';
import { PutOffChip } from '../putOff/PutOffChip.tsx';
import { useWaitingFilters } from '../putOff/waiting.ts';
import { useCrudOptions } from '../registry.ts';
import { FilterButton } from './FilterButton.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SheetSwitch } from './SheetSwitch.tsx';
import { useAsSheet } from './useAsSheet.ts';
import { ViewMenu } from './ViewMenu.tsx';

/** Search, filters and how the list looks. */
export function ListToolbar() {
  const { on } = useAsSheet();
  const waiting = useWaitingFilters(useCrudOptions());
  return (
    <Stack
      className="layar-saja"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1.5 }}
    >
      <SearchBox />
      <FilterButton />
      <PutOffChip waiting={waiting} />
      {/* A sheet has its own columns. */}
      {on ? null : <ViewMenu />}
      <SheetSwitch />
    </Stack>
  );
}
