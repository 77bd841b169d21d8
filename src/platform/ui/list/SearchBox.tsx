import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { inSentence } from '../../../../resources/kit/index.ts';
import { isTyping, useShownKeys } from '../../common/keys.ts';
import { useRouterLocation } from '../../common/useRouterLocation.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { useDeclaration } from '../registry.ts';
import { maySearch, shortSearch } from '../searchText.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { tableRows } from './useEnterRows.ts';

const restMs = 300;

/** The filters that an address names; undefined when it names none that can be read. */
function filtersIn(search: string): Record<string, unknown> | undefined {
  const given = new URLSearchParams(search).get('filter');
  if (given === null) return undefined;
  try {
    const parsed: unknown = JSON.parse(given);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : undefined;
  } catch {
    return undefined;
  }
}

/** Free search over the declared fields, where there are any; the key `/` leads here, ArrowDown on to the rows. */
export const SearchBox = () => (useDeclaration().search.length > 0 ? <Search /> : null);

function Search() {
  const resource = useDeclaration();
  const labelOf = useFieldLabel();
  const translated = useLabel();
  const say = useWords();
  const { filterValues, setFilters } = useListContext();
  const { pathname } = useLocation();
  const routerLocation = useRouterLocation();
  const applied = typeof filterValues.q === 'string' ? filterValues.q : '';
  const [text, setText] = useState(applied);
  const [known, setKnown] = useState(applied);
  const tooLittle = !maySearch(resource, text);
  const input = useRef<HTMLInputElement>(null);
  // A chip was removed, or a shared link opened: the box shows what is searched.
  if (known !== applied) {
    setKnown(applied);
    if (text.trim() !== applied) setText(applied);
  }

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === applied || tooLittle) return;
    const timer = setTimeout(() => {
      // The list stays in sight while the next screen is loaded: searching now would lead back to it.
      const now = routerLocation();
      if (now?.pathname !== pathname) return;
      // A filter chosen a moment ago is in the address before it is on the screen.
      const { q: _, ...others } = filtersIn(now.search) ?? filterValues;
      setFilters(wanted ? { ...others, q: wanted } : others, undefined, false);
    }, restMs);
    return () => clearTimeout(timer);
  }, [text, tooLittle, applied, filterValues, setFilters, pathname, routerLocation]);

  useShownKeys([
    { keys: ['/'], does: say('Ke kotak pencarian daftar') },
    { keys: ['Esc'], does: say('Kosongkan pencarian') },
  ]);
  useEffect(() => {
    const toSearch = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', toSearch);
    return () => document.removeEventListener('keydown', toSearch);
  }, []);

  const words = [
    ...resource.search.map(name => inSentence(labelOf(name))),
    ...resource.alsoSearched.map(translated),
  ].join(', ');
  return (
    <TextField
      type="search"
      size="small"
      margin="none"
      value={text}
      onChange={event => setText(event.target.value)}
      onKeyDown={event => {
        if (event.key === 'Escape') setText('');
        const row = event.key === 'ArrowDown' ? document.querySelector<HTMLElement>(tableRows) : null;
        if (!row) return;
        event.preventDefault();
        row.focus();
      }}
      placeholder={say('Cari %{isian}', { isian: words })}
      helperText={tooLittle ? shortSearch : undefined}
      inputRef={input}
      // What does not fit beside it goes below: words that nobody can read help nobody.
      sx={{ flex: 1, minWidth: 180, maxWidth: { sm: 420 } }}
      slotProps={{
        htmlInput: { 'aria-label': say('Cari'), 'aria-keyshortcuts': '/', enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: text ? (
            <InputAdornment position="end">
              <IconButton aria-label={say('Kosongkan pencarian')} size="small" edge="end" onClick={() => setText('')}>
                <CloseIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ) : undefined,
          // The browser's own clear cross beside ours would be one too many.
          sx: { '& input::-webkit-search-cancel-button': { display: 'none' } },
        },
      }}
    />
  );
}
