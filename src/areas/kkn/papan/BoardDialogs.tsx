import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { nowhere } from './boardState.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { SwapDialog } from './SwapDialog.tsx';
import { type Asked, useBoard } from './useBoard.ts';

interface Props {
  asked: Asked | null;
  onClose: () => void;
}

/** The one menu and the dialogs of the board; cards and columns only say which one is wanted. */
export function BoardDialogs({ asked, onClose }: Props) {
  if (asked?.what === 'kelompok') return <GroupDialog kunci={asked.kunci} onClose={onClose} />;
  if (asked?.what === 'pindah') return <MoveDialog who={asked.who} onClose={onClose} />;
  if (asked?.what === 'tukar') return <SwapDialog who={asked.who} onClose={onClose} />;
  if (asked?.what === 'menu') return <CardMenu who={asked.who} anchor={asked.anchor} onClose={onClose} />;
  return null;
}

function CardMenu({ who, anchor, onClose }: { who: string; anchor: HTMLElement; onClose: () => void }) {
  const { store, act, ask } = useBoard();
  const place = store.placeOf(who) ?? nowhere;
  const group = store.group(place);
  const done = (then: () => void) => () => {
    onClose();
    then();
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose} aria-label={`Aksi untuk ${store.nameOf(who)}`}>
      <MenuItem onClick={() => ask({ what: 'pindah', who })}>Pindahkan ke…</MenuItem>
      <MenuItem onClick={() => ask({ what: 'tukar', who })}>Tukar dengan…</MenuItem>
      {group && group.idKetua !== who ? (
        <MenuItem onClick={done(() => act({ kunci: place, idKetua: who }))}>
          <ListItemText
            primary="Jadikan ketua"
            secondary={store.people.get(who)?.bersediaJadiKetua ? 'Bersedia menjadi ketua' : undefined}
          />
        </MenuItem>
      ) : null}
      {group ? (
        <MenuItem onClick={done(() => act({ idPendaftarMbkm: who, keKelompok: null }))}>
          Keluarkan dari kelompok
        </MenuItem>
      ) : null}
    </Menu>
  );
}
