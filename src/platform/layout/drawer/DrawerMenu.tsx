import List from '@mui/material/List';
import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { longestMatch } from '../../../../resources/kit/index.ts';
import type { MenuEntry } from '../../../../resources/pengaturan/hakMenu.ts';
import { linksOf, wayTo } from '../../common/trail.ts';
import { useAuthState } from '../../providers/session.ts';
import { drawnEntries } from './drawnEntries.ts';
import { MenuNode } from './MenuNode.tsx';

interface Props {
  wide: boolean;
  onNavigate?: () => void;
  onExpand: () => void;
}

/** The menu tree of the active role; the one entry that matches the path best is lit. */
export function DrawerMenu({ wide, onNavigate, onExpand }: Props) {
  const { menus } = useAuthState();
  const { pathname } = useLocation();
  const [toggled, setToggled] = useStore<Record<string, boolean>>('menu.terbuka', {});

  const entries = useMemo(() => drawnEntries(menus ?? []), [menus]);
  const selected = useMemo(() => {
    const link = longestMatch(linksOf(menus ?? []), pathname);
    const way = link ? wayTo(menus ?? [], link) : [];
    // A hidden page lights up the nearest entry above it that is drawn.
    const lit = way.filter(entry => !entry.meta.hiddenInMenu && entry.link).at(-1);
    return { id: lit?.id, way: new Set(way.map(entry => entry.id)) };
  }, [menus, pathname]);

  const isOpen = (entry: MenuEntry) => toggled[entry.id] ?? selected.way.has(entry.id);
  const toggle = (entry: MenuEntry) => {
    if (wide) {
      setToggled({ ...toggled, [entry.id]: !isOpen(entry) });
      return;
    }
    setToggled({ ...toggled, [entry.id]: true });
    onExpand();
  };

  return (
    <List component="ul" disablePadding sx={{ px: 1 }}>
      {entries.map(entry => (
        <MenuNode
          key={entry.id}
          entry={entry}
          depth={0}
          wide={wide}
          selectedId={selected.id}
          activeIds={selected.way}
          isOpen={isOpen}
          onToggle={toggle}
          onNavigate={onNavigate}
        />
      ))}
    </List>
  );
}
