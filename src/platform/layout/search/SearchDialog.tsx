import Close from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSearchable } from '../../../../resources/kit/index.ts';
import { cariTerpanjang } from '../../../../resources/umum/cari.ts';
import { askDialog } from '../../common/askedDialog.ts';
import { useMayOpen } from '../../common/useMayOpen.ts';
import { usePhone } from '../../common/usePhone.ts';
import { type Say, useLabel, useWords } from '../../providers/language.ts';
import { useAuthState } from '../../providers/session.ts';
import { useSwitchAkses } from '../bar/useSwitchAkses.ts';
import { drawnEntries } from '../drawer/drawnEntries.ts';
import { actionsNamed } from './actions.ts';
import { type Choice, type ChoiceGroup, groupsFound, screensNamed } from './options.ts';
import { rolesNamed } from './roles.ts';
import { SearchResults } from './SearchResults.tsx';
import { useFind } from './useFind.ts';
import { useRecent } from './useRecent.ts';

type Line = Pick<Choice, 'link' | 'dialog' | 'role'> & { kept?: Choice };

/** Targets of the lines, in the order of the arrow keys; those that lead to whole lists are not remembered. */
const linesOf = (groups: readonly ChoiceGroup[]): Line[] =>
  groups.flatMap(({ choices, all, deeds }): Line[] => [
    ...choices.map(choice => (deeds ? choice : { link: choice.link, kept: choice })),
    ...(all ? [{ link: all }] : []),
  ]);

function useGroups(typed: string) {
  const say = useWords();
  const labelOf = useLabel();
  const { user, menus } = useAuthState();
  const mayOpen = useMayOpen();
  const [recent, remember] = useRecent();
  const { found, failed, waiting } = useFind(typed);
  const screens = screensNamed(drawnEntries(menus ?? []), typed.trim(), labelOf);
  const deeds = [...actionsNamed(menus ?? [], typed, labelOf), ...(user ? rolesNamed(user, typed, say, labelOf) : [])];
  const before = recent.filter(({ link }) => mayOpen(link));
  const groups: ChoiceGroup[] = typed.trim()
    ? [
        { name: say('Kerjakan'), choices: deeds, deeds: true },
        { name: say('Layar'), choices: screens },
        ...(found ? groupsFound(found, mayOpen) : []),
      ]
    : [{ name: say('Terakhir dibuka'), choices: before }];
  return { groups: groups.filter(({ choices }) => choices.length > 0), failed, waiting, remember };
}

/** Message where nothing can be chosen; undefined while an answer is on its way. */
function wordsFor(say: Say, typed: string, failed: boolean, waiting: boolean): string | undefined {
  if (failed) return say('Pencarian gagal. Periksa koneksi, lalu ubah kata untuk mencoba lagi.');
  if (!typed.trim()) return say('Ketik nama, NPM, nama layar, mitra, nomor pendaftaran, atau nomor surat.');
  if (!isSearchable(typed)) return say('Ketik minimal satu kata dengan 3 huruf.');
  return waiting ? undefined : say('Tidak ada yang cocok dengan “%{kata}”.', { kata: typed.trim() });
}

/** The search over everything: a field, and below it what can be chosen with arrows, Enter and a finger. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const say = useWords();
  const id = useId();
  const navigate = useNavigate();
  const phone = usePhone();
  const switchRole = useSwitchAkses();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [leaving, setLeaving] = useState(false);
  const { groups, failed, waiting, remember } = useGroups(typed);
  const lines = linesOf(groups);
  const active = Math.min(at, lines.length - 1);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active < 0) return;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const choose = (place: number) => {
    const line = lines[place];
    if (!line) return;
    if (line.role) {
      onClose();
      void switchRole(line.role);
      return;
    }
    if (line.kept) remember(line.kept);
    // The page that opens takes the focus, not the button that opened the search.
    setLeaving(true);
    if (line.dialog) askDialog(line.link, line.dialog);
    navigate(line.link);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move: Readonly<Record<string, number>> = { ArrowDown: active + 1, ArrowUp: active - 1 };
    const next = Object.hasOwn(move, event.key) ? move[event.key] : undefined;
    if (next !== undefined && lines.length) {
      event.preventDefault();
      setAt((next + lines.length) % lines.length);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(active);
    }
  };
  const words = lines.length ? undefined : wordsFor(say, typed, failed, waiting);
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={phone}
      disableRestoreFocus={leaving}
      aria-labelledby={`${id}-judul`}
      transitionDuration={0}
      slotProps={{
        paper: {
          sx: { width: phone ? '100%' : 620, maxWidth: '100%' },
        },
      }}
    >
      <h2 id={`${id}-judul`} className="visually-hidden">
        {say('Cari di seluruh portal')}
      </h2>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          pl: 2,
          pr: 1,
          minHeight: 60,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <SearchIcon sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          onChange={event => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
          placeholder={say(phone ? 'Cari' : 'Cari orang, layar, mitra, pendaftaran, surat')}
          inputProps={{
            role: 'combobox',
            'aria-label': say('Cari orang, layar, mitra, pendaftaran, surat'),
            'aria-autocomplete': 'list',
            'aria-expanded': lines.length > 0,
            'aria-controls': `${id}-hasil`,
            'aria-activedescendant': lines.length ? `${id}-${active}` : undefined,
            maxLength: cariTerpanjang,
            autoComplete: 'off',
            spellCheck: false,
            enterKeyHint: 'go',
          }}
          sx={{ fontSize: 17 }}
        />
        <IconButton onClick={onClose} aria-label={say('Tutup pencarian')}>
          <Close />
        </IconButton>
      </Box>
      <Box
        ref={list}
        aria-busy={waiting}
        sx={{
          minHeight: 240,
          maxHeight: phone ? 'none' : '60vh',
          flex: phone ? 1 : undefined,
          overflowY: 'auto',
          pb: 1,
        }}
      >
        {lines.length ? (
          <SearchResults id={id} groups={groups} active={active} onChoose={choose} />
        ) : (
          <Typography sx={{ p: 3, color: 'text.secondary', overflowWrap: 'anywhere' }}>{words}</Typography>
        )}
      </Box>
      <Box role="status" className="visually-hidden">
        {waiting ? '' : lines.length ? say('%{n} pilihan', { n: lines.length }) : words}
      </Box>
    </Dialog>
  );
}
