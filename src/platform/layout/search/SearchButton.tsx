import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Suspense, useEffect, useState } from 'react';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useWords } from '../../providers/language.ts';

const load = () => import('./SearchDialog.tsx');
const SearchDialog = lazyScreen(load);

const isMac = () => navigator.userAgent.includes('Mac');

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Opens the search over everything; Ctrl+K and ⌘K do as well. The search itself arrives when it is first wanted. */
export function SearchButton() {
  const say = useWords();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const ahead = () => void load().catch(() => undefined);
  return (
    <>
      <IconButton
        aria-label={say('Cari di seluruh portal')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        onPointerEnter={ahead}
        onFocus={ahead}
        sx={{ gap: 1, borderRadius: { md: 1 }, border: { md: 1 }, borderColor: { md: 'divider' }, px: { md: 1.25 } }}
      >
        <SearchIcon sx={{ fontSize: { md: 20 } }} />
        {/* The keys are drawn by the stylesheet: a name that is spoken begins with what is seen. */}
        <Box
          component="span"
          sx={{
            display: { xs: 'none', md: 'inline' },
            fontSize: 14,
            '&::after': { content: `"${isMac() ? '⌘K' : 'Ctrl K'}"`, ml: 2, fontFamily: 'monospace' },
          }}
        >
          {say('Cari')}
        </Box>
      </IconButton>
      {open ? (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
