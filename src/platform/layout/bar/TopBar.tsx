import MenuIcon from '@mui/icons-material/Menu';
import MenuOpen from '@mui/icons-material/MenuOpen';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import { sizes } from '../../look/tokens.ts';
import { useWords } from '../../providers/language.ts';
import { Breadcrumbs } from '../Breadcrumbs.tsx';
import { ProgressBar } from '../ProgressBar.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { FullscreenButton } from './FullscreenButton.tsx';
import { ModeButton } from './ModeButton.tsx';
import { NotificationSlot } from './NotificationSlot.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

interface Props {
  expanded: boolean;
  onToggle: () => void;
}

/** The toolbar: drawer toggle, where one is, and what is always at hand. */
export function TopBar({ expanded, onToggle }: Props) {
  const say = useWords();
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider', borderRadius: 0 }}
    >
      <ProgressBar />
      <Toolbar
        disableGutters
        sx={{ minHeight: { xs: sizes.topBar }, px: { xs: 0.5, sm: 1.5 }, gap: { xs: 0, sm: 0.5 } }}
      >
        <IconButton onClick={onToggle} aria-label={say(expanded ? 'Tutup menu' : 'Buka menu')} aria-expanded={expanded}>
          {expanded ? <MenuOpen /> : <MenuIcon />}
        </IconButton>
        <Box sx={{ flex: 1, minWidth: 0, px: 1 }}>
          <Breadcrumbs />
        </Box>
        <SearchButton />
        <NotificationSlot />
        <FullscreenButton />
        <ModeButton />
        <ProfileMenu />
      </Toolbar>
    </AppBar>
  );
}
