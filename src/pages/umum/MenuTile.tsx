import Typography from '@mui/material/Typography';
import type { MenuEntry } from '../../../resources/pengaturan/hakMenu.ts';
import { Said } from '../../crud/Said.tsx';
import { NamedIcon } from '../../layout/NamedIcon.tsx';
import { Tile } from '../../layout/Tiles.tsx';

/** One screen of the role's menu. */
export function MenuTile({ entry }: { entry: MenuEntry }) {
  return (
    <Tile to={entry.link ?? ''} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 60, py: 1.25 }}>
      <NamedIcon name={entry.meta.icon} sx={{ color: 'primary.main', fontSize: 24 }} />
      <Typography sx={{ fontWeight: 500, lineHeight: 1.3 }}>
        <Said label={entry.meta.title} />
      </Typography>
    </Tile>
  );
}
