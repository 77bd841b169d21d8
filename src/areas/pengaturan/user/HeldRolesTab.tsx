import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { useDelete, useGetList, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { useDialogs } from '../../../platform/common/dialogs/useDialogs.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { formatDate, formatDays } from '../../../platform/providers/format.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { useMay } from '../../../platform/ui/permissions.ts';
import type { UserRow } from './accountState.ts';
import { HeldRoleDialog } from './HeldRoleDialog.tsx';
import type { HeldRow } from './heldRow.ts';

const resource = 'pengaturan/user-role';

const datesOf = ({ berlakuMulai, berlakuSampai }: HeldRow): string | null => {
  if (berlakuMulai && berlakuSampai) return formatDays(berlakuMulai, berlakuSampai);
  if (berlakuSampai) return `sampai ${formatDate(berlakuSampai)}`;
  return berlakuMulai ? `mulai ${formatDate(berlakuMulai)}` : null;
};

/** The roles that an account holds: for which study programme or partner, since when and until when. */
export default function HeldRolesTab() {
  const account = useRecordContext<UserRow>();
  const may = useMay('edit', resource);
  const { confirm } = useDialogs();
  const notify = useNotify();
  const refresh = useRefresh();
  const [open, setOpen] = useState<HeldRow | 'baru' | null>(null);
  const [remove, { isPending }] = useDelete<HeldRow>();
  const { data, error } = useGetList<HeldRow>(resource, {
    filter: { idUser: account?.id },
    sort: { field: 'idUser', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  if (!account) return null;
  if (error) return <Notice role="alert" title="Peran tidak dapat dimuat" text={messageOf(error)} />;
  if (!data) return <Loading height={160} label="Memuat peran" />;

  const nameOf = (row: HeldRow) => row._embed?.idRole?.label ?? row.idRole;
  const take = async (row: HeldRow) => {
    const text = `Cabut peran ${nameOf(row)} dari ${account.name}?`;
    if (!(await confirm({ title: 'Cabut peran', text, accept: 'Cabut', danger: true }))) return;
    remove(
      resource,
      { id: row.id },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('Peran dicabut.', { type: 'success' });
          refresh();
        },
        onError: reason => notify(messageOf(reason), { type: 'error' }),
      },
    );
  };

  return (
    <Paper sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
      <List disablePadding aria-label="Peran yang dimiliki">
        {data.map(row => {
          const held = [row._embed?.idProgramProdi?.label, row._embed?.idMitra?.label, datesOf(row)];
          return (
            <ListItem key={row.id} disableGutters divider sx={{ minHeight: 64, flexWrap: 'wrap', gap: 1 }}>
              <ListItemText
                sx={{ flex: '1 1 240px' }}
                primary={
                  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                    {nameOf(row)}
                    {row.isUtama ? <Chip component="span" size="small" variant="outlined" label="Utama" /> : null}
                    {row.asal === 'otomatis' ? (
                      <Chip component="span" size="small" variant="outlined" label="Otomatis" />
                    ) : null}
                  </Box>
                }
                secondary={held.filter(Boolean).join(' · ') || 'Tanpa batas waktu'}
              />
              {may && row.asal !== 'otomatis' ? (
                <Box>
                  <Button size="small" onClick={() => setOpen(row)} aria-label={`Ubah peran ${nameOf(row)}`}>
                    Ubah
                  </Button>
                  {row.isUtama ? null : (
                    <Button
                      size="small"
                      color="error"
                      disabled={isPending}
                      onClick={() => take(row)}
                      aria-label={`Cabut peran ${nameOf(row)}`}
                    >
                      Cabut
                    </Button>
                  )}
                </Box>
              ) : null}
            </ListItem>
          );
        })}
      </List>
      {may ? (
        <Button variant="outlined" startIcon={<Add />} onClick={() => setOpen('baru')} sx={{ my: 1.5 }}>
          Tambah peran
        </Button>
      ) : null}
      {open ? (
        <HeldRoleDialog
          account={account}
          row={open === 'baru' ? undefined : open}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            refresh();
          }}
        />
      ) : null}
    </Paper>
  );
}
