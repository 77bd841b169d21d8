import type { MenuEntry } from '../../../resources/pengaturan/hakMenu.ts';
import { Tiles } from '../../platform/common/Tiles.tsx';
import { MenuTile } from './MenuTile.tsx';

/** Tiles side by side, one below the other on a phone. */
export function TileGrid({ tiles }: { tiles: readonly MenuEntry[] }) {
  if (tiles.length === 0) return null;
  return (
    <Tiles least={230}>
      {tiles.map(entry => (
        <MenuTile key={entry.id} entry={entry} />
      ))}
    </Tiles>
  );
}
