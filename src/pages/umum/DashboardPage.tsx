import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import type { MenuEntry } from '../../../resources/pengaturan/hakMenu.ts';
import { dashboardScreen } from '../../../resources/umum/screens.ts';
import { drawnEntries } from '../../layout/drawer/drawnEntries.ts';
import { lazyScreen } from '../../layout/lazyScreen.ts';
import { useAuthState } from '../../providers/session.ts';
import { TileGrid } from './TileGrid.tsx';
import { WelcomeBand } from './WelcomeBand.tsx';

// Apart, so that the welcome and the menu do not wait for it.
const DashboardWork = lazyScreen(() => import('./DashboardWork.tsx'));
const ShortcutTiles = lazyScreen(() => import('./ShortcutTiles.tsx'));

interface Section {
  id: string;
  name: string;
  /** Headings of the menu in headings of the page. */
  level: 2 | 3;
  tiles: MenuEntry[];
}

const leadsSomewhere = (entry: MenuEntry) => entry.link !== null && entry.link !== dashboardScreen.path;

/** The menu's headings with the links right below each; a link of its own outside any heading is one of "Beranda". */
function sectionsOf(entries: readonly MenuEntry[], level: 2 | 3 = 2): Section[] {
  return entries
    .filter(entry => entry.children.length > 0)
    .flatMap(entry => {
      const tiles = [entry, ...entry.children.filter(child => !child.children.length)].filter(leadsSomewhere);
      const own: Section = { id: entry.id, name: entry.meta.name, level, tiles };
      const below = sectionsOf(entry.children, 3);
      return tiles.length + below.length > 0 ? [own, ...below] : [];
    });
}

/** /dashboard: a welcome, what waits, figures, and the menu of the active role. */
export default function DashboardPage() {
  const { menus, user } = useAuthState();
  const entries = drawnEntries(menus ?? []);
  const sections = sectionsOf(entries);
  const loose = entries.filter(entry => entry.children.length === 0).filter(leadsSomewhere);
  if (!user) return null;
  return (
    <Box sx={{ maxWidth: 1180, mx: 'auto' }}>
      <WelcomeBand user={user} />
      <Suspense fallback={null}>
        <DashboardWork />
      </Suspense>
      <Suspense fallback={null}>
        <ShortcutTiles />
      </Suspense>
      {loose.length > 0 ? (
        <Box sx={{ mt: 4 }}>
          <TileGrid tiles={loose} />
        </Box>
      ) : null}
      {sections.map(({ id, name, level, tiles }) => (
        <Box key={id} sx={{ mt: level === 2 ? 4 : 2.5 }}>
          <Typography
            variant={level === 2 ? 'h6' : 'subtitle2'}
            component={level === 2 ? 'h2' : 'h3'}
            sx={{ mb: 1.25, color: level === 2 ? 'text.primary' : 'text.secondary' }}
          >
            {name}
          </Typography>
          <TileGrid tiles={tiles} />
        </Box>
      ))}
      {sections.length + loose.length === 0 ? (
        <Typography sx={{ mt: 4, color: 'text.secondary' }}>
          Menu untuk peran Anda akan muncul di sini setelah diatur oleh administrator.
        </Typography>
      ) : null}
    </Box>
  );
}
