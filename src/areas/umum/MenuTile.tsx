import Typography from '@mui/material/Typography';
import type { MenuEntry } from '../../../resources/pengaturan/hakMenu.ts';
import { NamedIcon } from '../../platform/common/NamedIcon.tsx';
import { Said } from '../../platform/common/Said.tsx';
import { Tile } from '../../platform/common/Tiles.tsx';

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
