import Stack from '@mui/material/Stack';
import { useDeclaration } from '../registry.ts';
import { FilterButton } from './FilterButton.tsx';
import { SearchBox } from './SearchBox.tsx';
import { ViewMenu } from './ViewMenu.tsx';

/** Search, filters and how the list looks. */
export function ListToolbar() {
  const { search } = useDeclaration();
  return (
    <Stack className="layar-saja" direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1.5 }}>
      {search.length > 0 ? <SearchBox /> : null}
      <FilterButton />
      <ViewMenu />
    </Stack>
  );
}
