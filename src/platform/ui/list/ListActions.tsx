import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { usePhone } from '../../common/usePhone.ts';
import { useWords } from '../../providers/language.ts';
import { ListActionButton, type ListActionEntry, useListDialog } from './ListAction.tsx';

interface Props {
  entries: readonly ListActionEntry[];
}

/** What may be done with a list as a whole: the frequent as buttons, the others, and all on a phone, in one menu. */
export function ListActions({ entries }: Props) {
  const phone = usePhone();
  const { act, dialog } = useListDialog(entries);
  const beside = phone ? [] : entries.filter(({ minor }) => !minor);
  const others = entries.filter(entry => !beside.includes(entry));
  return (
    <>
      {beside.map(entry => (
        <ListActionButton key={entry.label} {...entry} onClick={() => act(entry)} />
      ))}
      {others.length === 1
        ? others.map(entry => <ListActionButton minor key={entry.label} {...entry} onClick={() => act(entry)} />)
        : null}
      {others.length > 1 ? <OtherActions entries={others} onChoose={act} /> : null}
      {dialog}
    </>
  );
}

/** The menu of the others; what is chosen happens when the menu is gone: a dialog takes the focus, paper shows no menu. */
function OtherActions({ entries, onChoose }: Props & { onChoose: (entry: ListActionEntry) => void }) {
  const say = useWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = useRef<ListActionEntry | null>(null);
  const close = () => setAnchor(null);
  const onExited = () => {
    const entry = chosen.current;
    chosen.current = null;
    if (entry) onChoose(entry);
  };
  return (
    <>
      <IconButton
        aria-label={say('Aksi lain')}
        aria-haspopup="menu"
        color="primary"
        onClick={event => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ transition: { onExited } }}>
        {entries.map(entry => (
          <MenuItem
            key={entry.label}
            disabled={entry.disabled}
            onClick={() => {
              chosen.current = entry;
              close();
            }}
          >
            <ListItemIcon>
              <entry.icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{entry.label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
