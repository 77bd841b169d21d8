import Stack from '@mui/material/Stack';
import { FilterButton } from './FilterButton.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SheetSwitch } from './SheetSwitch.tsx';
import { ViewMenu } from './ViewMenu.tsx';

/** Search, filters and how the list looks. */
export function ListToolbar() {
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
      <ViewMenu />
      <SheetSwitch />
    </Stack>
  );
}
