import DragIndicator from '@mui/icons-material/DragIndicator';
import ExpandMore from '@mui/icons-material/ExpandMore';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { DragEvent, KeyboardEvent } from 'react';
import { posisiMenu } from '../../../../resources/pengaturan/menu.ts';
import { NamedIcon } from '../../../platform/common/NamedIcon.tsx';
import type { Shown, Zone } from './menuOrder.ts';
import type { Menu } from './useMenus.ts';

interface Props {
  row: Shown;
  menu: Menu;
  open: boolean;
  focusable: boolean;
  chosen: boolean;
  dragged: boolean;
  /** Drop position of the dragged menu relative to this one. */
  zone: Zone | undefined;
  onToggle: () => void;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
}

const landing = (zone: Zone | undefined) => (theme: Theme) => {
  const line = `2px ${theme.palette.secondary.main}`;
  if (zone === 'before') return `inset 0 ${line}`;
  if (zone === 'after') return `inset 0 -${line}`;
  return zone === 'inside' ? `inset 0 0 0 ${line}` : 'none';
};

/** One menu of the tree. */
export function TreeRow({ row, menu, open, focusable, chosen, dragged, zone, onToggle, onChoose, ...events }: Props) {
  const faded = !menu.aktif || dragged;
  return (
    <Box
      role="treeitem"
      data-id={row.id}
      aria-level={row.depth + 1}
      aria-expanded={row.hasChildren ? open : undefined}
      aria-selected={chosen}
      tabIndex={focusable ? 0 : -1}
      draggable
      onClick={onChoose}
      {...events}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: { xs: 44, md: 38 },
        pl: `${6 + row.depth * 24}px`,
        pr: 1.5,
        cursor: 'pointer',
        opacity: faded ? 0.6 : 1,
        bgcolor: chosen ? 'action.selected' : undefined,
        boxShadow: landing(zone),
        '&:hover': { bgcolor: chosen ? 'action.selected' : 'action.hover' },
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <DragIndicator fontSize="small" sx={{ color: 'text.secondary', cursor: 'grab', flexShrink: 0 }} />
      {/* The arrow is for the mouse; the keyboard opens and closes with the arrow keys. */}
      <Box
        aria-hidden
        onClick={event => {
          event.stopPropagation();
          onToggle();
        }}
        sx={{ display: 'flex', visibility: row.hasChildren ? 'visible' : 'hidden' }}
      >
        <ExpandMore
          fontSize="small"
          sx={{ transform: open ? 'none' : 'rotate(-90deg)', transition: 'transform 140ms' }}
        />
      </Box>
      <NamedIcon name={menu.icon} fontSize="small" sx={{ color: 'text.secondary' }} />
      <Typography
        component="span"
        noWrap
        sx={{
          fontWeight: menu.link ? 400 : 600,
          minWidth: 0,
          flex: { xs: 1, sm: 'none' },
          maxWidth: { sm: '60%' },
        }}
      >
        {menu.name}
      </Typography>
      {/* A phone has room for the name alone; the address stands in the panel. */}
      <Typography
        component="span"
        variant="caption"
        noWrap
        sx={{ color: 'text.secondary', flex: 1, minWidth: 0, display: { xs: 'none', sm: 'block' } }}
      >
        {menu.link}
      </Typography>
      {menu.posisiSubMenu === '1' ? null : (
        <Typography component="span" variant="caption">
          {posisiMenu[menu.posisiSubMenu]}
        </Typography>
      )}
      {menu.hiddenInMenu ? (
        <VisibilityOffOutlined fontSize="small" titleAccess="Tidak tampil di menu" sx={{ color: 'text.secondary' }} />
      ) : null}
      {menu.aktif ? null : (
        <Typography component="span" variant="caption">
          Nonaktif
        </Typography>
      )}
    </Box>
  );
}
