import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useWords } from '../../providers/language.ts';

interface Props {
  label: string;
  onReplace: () => void;
  /** Where there is a camera. */
  onPhoto?: (() => void) | undefined;
  onRemove: () => void;
}

/** Actions on an existing document besides opening it. */
export function FileMenu({ label, onReplace, onPhoto, onRemove }: Props) {
  const say = useWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const done = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={say('Aksi untuk %{nama}', { nama: label })}
        aria-haspopup="menu"
        onClick={event => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={done(onReplace)}>{say('Ganti berkas')}</MenuItem>
        {onPhoto ? <MenuItem onClick={done(onPhoto)}>{say('Ganti dengan foto')}</MenuItem> : null}
        <MenuItem onClick={done(onRemove)} sx={{ color: 'error.main' }}>
          {say('Hapus')}
        </MenuItem>
      </Menu>
    </>
  );
}
