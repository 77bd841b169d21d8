import MoreVertIcon from '@mui/icons-material/MoreVert';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CatatanSiap } from '../../../../resources/umum/panggilanCatatan.ts';
import { useWords } from '../../providers/language.ts';

interface Props {
  anchor: HTMLElement;
  notes: readonly CatatanSiap[];
  /** Roles that the person may share with. */
  roles: readonly { id: string; nama: string }[];
  onChoose: (text: string) => void;
  onShare: (id: string, idRole: string | null) => void;
  onDelete: (note: CatatanSiap) => void;
  onRestore: (note: CatatanSiap) => void;
  onClose: () => void;
}

/** Kept notes: a click takes one over; one's own are shared and deleted here. */
export function ReadyNoteList({ anchor, notes, onChoose, onDelete, onRestore, onClose, ...sharing }: Props) {
  const say = useWords();
  const [dropped, setDropped] = useState<CatatanSiap | null>(null);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': say('Catatan tersimpan'), sx: { width: 400, p: 1 } } }}
    >
      {dropped ? (
        <Alert
          severity="info"
          sx={{ mb: 1 }}
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                onRestore(dropped);
                setDropped(null);
              }}
            >
              {say('Urungkan')}
            </Button>
          }
        >
          {say('Catatan dihapus.')}
        </Alert>
      ) : null}
      {notes.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', p: 1 }}>
          {say('Tidak ada catatan tersimpan.')}
        </Typography>
      ) : null}
      <List dense disablePadding aria-label={say('Catatan tersimpan')} sx={{ maxHeight: 320, overflowY: 'auto' }}>
        {notes.map(note => (
          <NoteItem
            key={note.id}
            note={note}
            onChoose={() => onChoose(note.teks)}
            onDelete={() => {
              setDropped(note);
              onDelete(note);
            }}
            {...sharing}
          />
        ))}
      </List>
    </Popover>
  );
}

interface ItemProps extends Pick<Props, 'roles' | 'onShare'> {
  note: CatatanSiap;
  onChoose: () => void;
  onDelete: () => void;
}

function NoteItem({ note: { id, teks, milikSaya, idRole, pemilik }, roles, onChoose, onShare, onDelete }: ItemProps) {
  const say = useWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  const sharedBy = milikSaya ? (idRole ? say('Dibagikan') : null) : say('Dari %{nama}', { nama: pemilik });
  return (
    <ListItem
      disablePadding
      secondaryAction={
        milikSaya ? (
          <IconButton
            edge="end"
            size="small"
            aria-label={say('Aksi untuk %{nama}', { nama: teks })}
            aria-haspopup="menu"
            onClick={event => setAnchor(event.currentTarget)}
          >
            <MoreVertIcon fontSize="small" />
          </IconButton>
        ) : null
      }
    >
      <ListItemButton onClick={onChoose} sx={{ borderRadius: 1 }}>
        <ListItemText
          primary={teks}
          secondary={sharedBy}
          slotProps={{ primary: { sx: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } } }}
        />
      </ListItemButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {roles.map(({ id: role, nama }) => (
          <MenuItem key={role} selected={role === idRole} onClick={choose(() => onShare(id, role))}>
            {say('Bagikan kepada %{nama}', { nama })}
          </MenuItem>
        ))}
        {idRole && roles.length ? (
          <MenuItem onClick={choose(() => onShare(id, null))}>{say('Hanya saya')}</MenuItem>
        ) : null}
        <MenuItem onClick={choose(onDelete)}>{say('Hapus')}</MenuItem>
      </Menu>
    </ListItem>
  );
}
