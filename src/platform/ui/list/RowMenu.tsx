import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useWords } from '../../providers/language.ts';
import { extensionsOf } from '../extensions.ts';
import { useDeclaration } from '../registry.ts';
import { nameAmong } from '../representation.ts';

/** Menu of a row, for what a page adds to it. */
export function RowMenu() {
  const say = useWords();
  const resource = useDeclaration();
  const record = useRecordContext();
  const { rowActions: Actions } = extensionsOf(resource.name);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!Actions) return null;
  const close = () => setAnchor(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps clicks from also opening the row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the button itself
    <span onClick={event => event.stopPropagation()}>
      <IconButton
        size="small"
        aria-label={say('Aksi untuk %{nama}', { nama: nameAmong(resource, record) })}
        aria-haspopup="menu"
        onClick={event => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} onClick={close}>
        <Suspense>
          <Actions />
        </Suspense>
      </Menu>
    </span>
  );
}
