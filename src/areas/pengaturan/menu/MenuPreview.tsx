import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { MenuEntry } from '../../../../resources/pengaturan/hakMenu.ts';
import { drawnEntries } from '../../../platform/layout/drawer/drawnEntries.ts';
import { MenuNode } from '../../../platform/layout/drawer/MenuNode.tsx';
import { sizes } from '../../../platform/look/tokens.ts';
import { childrenOf } from './menuOrder.ts';
import { noRights, type Rights } from './rights.ts';
import type { Menu } from './useMenus.ts';

/** The drawer that the rights as they stand would give; unsaved ones too. */
function entriesFor(menus: readonly Menu[], rights: Rights, idParent: string | null = null): MenuEntry[] {
  return childrenOf(menus, idParent).flatMap(({ id }) => {
    const menu = menus.find(found => found.id === id);
    if (!menu?.aktif) return [];
    const children = entriesFor(menus, rights, id);
    const permission = rights[id] ?? noRights;
    // Tiles are no part of the drawer; pages below one move up, as the server draws them.
    if (menu.posisiSubMenu !== '1' || (menu.link && !permission.canRead)) return children;
    return [
      {
        id,
        link: menu.link,
        path: menu.link,
        urut: menu.urut,
        meta: { title: menu.title, icon: menu.icon, name: menu.name, hiddenInMenu: menu.hiddenInMenu },
        permission,
        children,
      },
    ];
  });
}

const nothing: ReadonlySet<string> = new Set();

/** The drawer that some rights give, to look at: nothing in it leads anywhere. */
export function DrawnMenu({ menus, rights }: { menus: readonly Menu[]; rights: Rights }) {
  const entries = drawnEntries(entriesFor(menus, rights));
  return (
    <Box inert sx={{ flex: 1, overflowY: 'auto', px: 1 }}>
      <List component="ul" disablePadding>
        {entries.map(entry => (
          <MenuNode
            key={entry.id}
            entry={entry}
            depth={0}
            wide
            selectedId={undefined}
            activeIds={nothing}
            isOpen={() => true}
            onToggle={() => undefined}
          />
        ))}
      </List>
      {entries.length === 0 ? <Typography sx={{ px: 1 }}>Tidak ada menu.</Typography> : null}
    </Box>
  );
}

interface FrameProps {
  open: boolean;
  onClose: () => void;
  /** Names the drawer for a screen reader. */
  label: string;
  children: ReactNode;
}

/** A drawer at the right edge with a button that closes it. */
export function PreviewFrame({ open, onClose, label, children }: FrameProps) {
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: sizes.drawer + 24, borderRadius: 0 }, 'aria-label': label } }}
    >
      {open ? children : null}
      <Box sx={{ p: 2, mt: 'auto' }}>
        <Button variant="outlined" fullWidth onClick={onClose}>
          Tutup
        </Button>
      </Box>
    </Drawer>
  );
}

interface Props {
  open: boolean;
  onClose: () => void;
  roleName: string;
  menus: readonly Menu[];
  rights: Rights;
}

/** "Lihat sebagai peran": the drawer as that role would see it. */
export function MenuPreview({ open, onClose, roleName, menus, rights }: Props) {
  return (
    <PreviewFrame open={open} onClose={onClose} label={`Menu sebagai ${roleName}`}>
      <Box sx={{ p: 2 }}>
        <Typography variant="h6" component="h2">
          {roleName}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Menu yang terlihat, termasuk perubahan yang belum disimpan.
        </Typography>
      </Box>
      <DrawnMenu menus={menus} rights={rights} />
    </PreviewFrame>
  );
}
