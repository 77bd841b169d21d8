import BookmarkAddIcon from '@mui/icons-material/BookmarkAddOutlined';
import CheckIcon from '@mui/icons-material/Check';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Tampilan } from '../../../../../resources/umum/panggilanTampilan.ts';
import { useWords } from '../../../providers/language.ts';
import { messageOf } from '../../failedCall.ts';
import { RetryAlert } from '../../RetryAlert.tsx';
import { useListState, useViewCalls, useViews } from './useViews.ts';
import { ViewDialog, type ViewSettings } from './ViewDialog.tsx';

/** A view that was just deleted, to be kept again. */
type Dropped = ViewSettings & Pick<Tampilan, 'isi'>;

const empty: ViewSettings = { nama: '', idRole: null, bawaan: false };

/** The kept views of a list: put on by a click; one's own are changed and deleted here. */
export function SavedViews({ onDone }: { onDone: () => void }) {
  const say = useWords();
  const notify = useNotify();
  const { data, error, refetch } = useViews();
  const { current, apply } = useListState();
  const { create, change, remove } = useViewCalls();
  const [saving, setSaving] = useState<Tampilan | 'new' | null>(null);
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const tell = (text: string) => notify(text, { type: 'info' });
  // The database keeps no order of keys.
  const now = hashKey([current]);
  const drop = async ({ id, nama, isi, idRole, bawaan }: Tampilan) => {
    await remove(id);
    setDropped({ nama, isi, idRole, bawaan });
  };
  const restore = async (view: Dropped) => {
    await create(view);
    setDropped(null);
  };
  const attempt = async (work: () => Promise<unknown>, done?: string) => {
    try {
      await work();
      if (done) tell(done);
    } catch (refused) {
      notify(messageOf(refused), { type: 'error' });
    }
  };
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="subtitle2">{say('Tampilan tersimpan')}</Typography>
        <Button size="small" startIcon={<BookmarkAddIcon />} onClick={() => setSaving('new')}>
          {say('Simpan')}
        </Button>
      </Stack>
      {error && !data ? <RetryAlert error={error} onRetry={refetch} severity="warning" /> : null}
      {dropped ? (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={() => attempt(() => restore(dropped))}>
              {say('Urungkan')}
            </Button>
          }
        >
          {say('Tampilan “%{nama}” dihapus.', { nama: dropped.nama })}
        </Alert>
      ) : null}
      {data?.tampilan.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('Belum ada. Atur filter dan kolom, lalu simpan dengan nama.')}
        </Typography>
      ) : null}
      <List dense disablePadding aria-label={say('Tampilan tersimpan')} sx={{ maxHeight: 220, overflowY: 'auto' }}>
        {data?.tampilan.map(view => (
          <ViewItem
            key={view.id}
            view={view}
            on={hashKey([view.isi]) === now}
            onApply={() => {
              apply(view.isi);
              onDone();
            }}
            onReplace={() =>
              attempt(() => change(view.id, { isi: current }), say('Tampilan “%{nama}” disimpan.', { nama: view.nama }))
            }
            onEdit={() => setSaving(view)}
            onDelete={() => attempt(() => drop(view))}
          />
        ))}
      </List>
      {saving ? (
        <ViewDialog
          title={saving === 'new' ? say('Simpan tampilan') : say('Ubah tampilan')}
          first={saving === 'new' ? empty : saving}
          roles={data?.peran ?? []}
          onClose={() => setSaving(null)}
          onSave={async ({ nama, idRole, bawaan }) => {
            if (saving === 'new') await create({ nama, idRole, bawaan, isi: current });
            else await change(saving.id, { nama, idRole, bawaan });
            tell(say('Tampilan “%{nama}” disimpan.', { nama }));
          }}
        />
      ) : null}
    </Stack>
  );
}

interface ItemProps {
  view: Tampilan;
  /** True if the list matches the view now. */
  on: boolean;
  onApply: () => void;
  onReplace: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

function ViewItem({
  view: { nama, milikSaya, idRole, pemilik, bawaan },
  on,
  onApply,
  onReplace,
  onEdit,
  onDelete,
}: ItemProps) {
  const say = useWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const notes = [
    bawaan ? say('Pembuka daftar') : undefined,
    milikSaya ? (idRole ? say('Dibagikan') : undefined) : say('Dari %{nama}', { nama: pemilik }),
  ].filter(note => note !== undefined);
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <ListItem
      disablePadding
      secondaryAction={
        milikSaya ? (
          <IconButton
            edge="end"
            size="small"
            aria-label={say('Aksi untuk %{nama}', { nama })}
            aria-haspopup="menu"
            onClick={event => setAnchor(event.currentTarget)}
          >
            <MoreVertIcon fontSize="small" />
          </IconButton>
        ) : null
      }
    >
      <ListItemButton onClick={onApply} aria-current={on} sx={{ borderRadius: 1, pl: 0.5 }}>
        <ListItemIcon sx={{ minWidth: 28 }}>{on ? <CheckIcon fontSize="small" color="primary" /> : null}</ListItemIcon>
        <ListItemText
          primary={nama}
          secondary={notes.length ? notes.join(' · ') : null}
          slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
        />
      </ListItemButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(onReplace)} disabled={on}>
          {say('Simpan keadaan sekarang')}
        </MenuItem>
        <MenuItem onClick={choose(onEdit)}>{say('Ubah nama dan pilihan')}</MenuItem>
        <MenuItem onClick={choose(onDelete)}>{say('Hapus')}</MenuItem>
      </Menu>
    </ListItem>
  );
}
