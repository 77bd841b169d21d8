import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { MenuEntry } from '../../../resources/pengaturan/hakMenu.ts';
import { drawnEntries } from '../../platform/layout/drawer/drawnEntries.ts';
import { http } from '../../platform/providers/http.ts';
import { useWords } from '../../platform/providers/language.ts';
import { useAuthState } from '../../platform/providers/session.ts';
import { TileGrid } from './TileGrid.tsx';

const linked = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap(entry => [...(entry.link ? [entry] : []), ...linked(entry.children)]);

/** Menus that are tiles only (docs/domain/10 §2.1, posisi 2): where they lead is no page of the drawer. */
export function ShortcutTiles() {
  const say = useWords();
  const { user } = useAuthState();
  const { data } = useQuery({
    queryKey: ['menu-user', 'kotak', user?.role.id],
    queryFn: async ({ signal }) =>
      (await http<MenuEntry[]>('menu-user', { query: { app: '1', posisiSubMenu: '2' }, signal })).data,
    // Tiles are an extra: without them the page is whole.
    retry: false,
  });
  const tiles = linked(drawnEntries(data ?? []));
  if (tiles.length === 0) return null;
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1.25 }}>
        {say('Pintasan')}
      </Typography>
      <TileGrid tiles={tiles} />
    </Box>
  );
}
