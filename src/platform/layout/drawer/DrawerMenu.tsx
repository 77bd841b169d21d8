import Close from '@mui/icons-material/Close';
import ExpandMore from '@mui/icons-material/ExpandMore';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { longestMatch } from '../../../../resources/kit/index.ts';
import type { MenuEntry } from '../../../../resources/pengaturan/hakMenu.ts';
import { linksOf, wayTo } from '../../common/trail.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { useAuthState } from '../../providers/session.ts';
import { drawnEntries } from './drawnEntries.ts';
import { useFavorites } from './favorites.ts';
import { MenuNode } from './MenuNode.tsx';
import { entriesNamed, shortcutsOf } from './menuShortcuts.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { useVisited } from './useVisited.ts';

/** Menus of fewer screens are read at a glance. */
const searchedFrom = 15;

interface Props {
  wide: boolean;
  onNavigate?: () => void;
  onExpand: () => void;
}

/**
 * The menu of the active role: a search, what is starred, used every week and opened last, and the whole tree, which
 * stands open where the role has no weekly screens. The one entry that matches the path best is lit.
 */
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
    return { id: lit?.id, link: lit?.link, way: new Set(way.map(entry => entry.id)) };
  }, [menus, pathname]);

  const led = useLed(selected.way);
  const isOpen = (entry: MenuEntry) => toggled[entry.id] ?? led.has(entry.id);
  const toggle = (entry: MenuEntry) => {
    if (wide) {
      setToggled({ ...toggled, [entry.id]: !isOpen(entry) });
      return;
    }
    setToggled({ ...toggled, [entry.id]: true });
    onExpand();
  };

  const say = useWords();
  const labelOf = useLabel();
  const [starred] = useFavorites();
  const [typed, setTyped] = useState('');
  const [whole, setWhole] = useStore<boolean>('menu.semua', false);
  const visited = useStill(useVisited(selected.link), whole);
  const { favorites, weekly, recent, count } = shortcutsOf(entries, starred, visited);
  const shared = { selectedId: selected.id, onNavigate };
  const tree = (
    <List component="ul" disablePadding aria-label={say('Semua menu')} sx={{ px: 1 }}>
      {entries.map(entry => (
        <MenuNode
          key={entry.id}
          entry={entry}
          depth={0}
          wide={wide}
          activeIds={selected.way}
          isOpen={isOpen}
          onToggle={toggle}
          {...shared}
        />
      ))}
    </List>
  );
  if (!wide) return tree;
  const found = typed.trim() ? entriesNamed(entries, typed, labelOf) : null;
  return (
    <>
      {count >= searchedFrom ? <MenuSearch typed={typed} onType={setTyped} /> : null}
      {found ? (
        <>
          <Shortcuts title={say('Hasil pencarian')} entries={found} {...shared} />
          {found.length ? null : (
            <Typography variant="body2" role="status" sx={{ px: 2.5, py: 1, color: 'text.secondary' }}>
              {say('Tidak ada yang cocok dengan “%{kata}”.', { kata: typed.trim() })}
            </Typography>
          )}
        </>
      ) : (
        <>
          <Shortcuts title={say('Favorit')} entries={favorites} {...shared} />
          {weekly.length ? (
            <>
              <Shortcuts title={say('Sering dipakai')} entries={weekly} {...shared} />
              <Shortcuts title={say('Terakhir dibuka')} entries={recent} {...shared} />
              <Box sx={{ px: 1, pt: 1 }}>
                <Button
                  fullWidth
                  color="inherit"
                  aria-expanded={whole}
                  endIcon={<ExpandMore sx={{ transform: whole ? 'rotate(180deg)' : 'none' }} />}
                  onClick={() => setWhole(!whole)}
                  sx={{ justifyContent: 'space-between', px: 1.5, color: 'text.secondary' }}
                >
                  {say('Semua menu')}
                </Button>
              </Box>
              {whole ? tree : null}
            </>
          ) : (
            tree
          )}
        </>
      )}
    </>
  );
}

/** The value as it was when `still` began: a line more above the open tree would move the entry that was just pressed. */
function useStill<T>(value: T, still: boolean): T {
  const [kept, keep] = useState(value);
  if (!still && kept !== value) keep(value);
  return still ? kept : value;
}

/**
 * Headings that lead to the open page, and those that led to one before: a heading that closed by itself would pull the entry
 * that was just pressed away from the pointer.
 */
function useLed(way: ReadonlySet<string>): ReadonlySet<string> {
  const [led, add] = useState(way);
  const more = [...way].filter(id => !led.has(id));
  if (more.length) add(new Set([...led, ...more]));
  return led;
}

function MenuSearch({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const say = useWords();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        mx: 1.5,
        mb: 0.5,
        pl: 1.25,
        height: { xs: 44, md: 38 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '&:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <SearchIcon fontSize="small" sx={{ color: 'text.secondary' }} />
      <InputBase
        value={typed}
        onChange={event => onType(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Escape' && typed) {
            event.stopPropagation();
            onType('');
          }
        }}
        placeholder={say('Cari menu')}
        inputProps={{ 'aria-label': say('Cari menu'), maxLength: 60, autoComplete: 'off', spellCheck: false }}
        sx={{ flex: 1, fontSize: 14 }}
      />
      {typed ? (
        <IconButton size="small" aria-label={say('Hapus pencarian menu')} onClick={() => onType('')}>
          <Close fontSize="small" />
        </IconButton>
      ) : null}
    </Box>
  );
}
