import ExpandMore from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import type { MenuEntry } from '../../../../resources/pengaturan/hakMenu.ts';
import { MenuButton } from './MenuButton.tsx';
import { MenuLine } from './Shortcuts.tsx';

export interface MenuNodeProps {
  entry: MenuEntry;
  depth: number;
  wide: boolean;
  selectedId: string | undefined;
  /** Entries on the way to the current page. */
  activeIds: ReadonlySet<string>;
  isOpen: (entry: MenuEntry) => boolean;
  onToggle: (entry: MenuEntry) => void;
  onNavigate?: (() => void) | undefined;
}

/** An entry of the drawer: a link, or a heading that opens and closes. */
export function MenuNode(props: MenuNodeProps) {
  const { entry, depth, wide, selectedId, activeIds, isOpen, onToggle, onNavigate } = props;
  const shared = { entry, depth, wide };
  if (entry.children.length === 0) {
    if (wide)
      return <MenuLine entry={entry} depth={depth} selected={entry.id === selectedId} onNavigate={onNavigate} />;
    return (
      <li>
        <MenuButton {...shared} to={entry.link ?? undefined} selected={entry.id === selectedId} onClick={onNavigate} />
      </li>
    );
  }
  const open = wide && isOpen(entry);
  return (
    <li>
      <MenuButton
        {...shared}
        // A heading with a page of its own (a hub) is listed as the first entry below itself.
        active={activeIds.has(entry.id) && !open}
        expanded={open}
        onClick={() => onToggle(entry)}
        end={
          <ExpandMore
            fontSize="small"
            sx={{ color: 'text.secondary', transition: 'transform 160ms', transform: open ? 'rotate(180deg)' : 'none' }}
          />
        }
      />
      <Collapse in={open} timeout={160} unmountOnExit>
        <List component="ul" disablePadding>
          {entry.link ? <MenuNode {...props} entry={{ ...entry, children: [] }} depth={depth + 1} /> : null}
          {entry.children.map(child => (
            <MenuNode key={child.id} {...props} entry={child} depth={depth + 1} />
          ))}
        </List>
      </Collapse>
    </li>
  );
}
