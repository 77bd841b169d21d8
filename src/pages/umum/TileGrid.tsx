import Box from '@mui/material/Box';
import type { MenuEntry } from '../../providers/session.ts';
import { MenuTile } from './MenuTile.tsx';

/** Tiles side by side, one below the other on a phone. */
export function TileGrid({ tiles }: { tiles: readonly MenuEntry[] }) {
  if (tiles.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(230px, 1fr))' },
        gap: 1.25,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {tiles.map(entry => (
        <MenuTile key={entry.id} entry={entry} />
      ))}
    </Box>
  );
}
