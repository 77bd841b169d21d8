import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import type { UsulanRingkas } from '../../../../resources/kkn/papan.ts';
import { statusUsulan } from '../../../../resources/kkn/usulan.ts';
import { useDialogs } from '../../../platform/common/dialogs/useDialogs.ts';
import { formatDateTime, formatNumber } from '../../../platform/providers/format.ts';

interface Props {
  proposals: readonly UsulanRingkas[];
  value: string | null;
  onChange: (id: string) => void;
  onRemove: (proposal: UsulanRingkas) => void;
}

/** The wave's former proposals with their cost: the lower, the better. */
export function ProposalPicker({ proposals, value, onChange, onRemove }: Props) {
  const { confirm } = useDialogs();
  const chosen = proposals.find(({ id }) => id === value);
  const remove = async () => {
    if (!chosen) return;
    const text = `Usulan dengan kode ${chosen.benih} beserta semua perubahannya dihapus.`;
    if (await confirm({ title: 'Hapus usulan', text, accept: 'Hapus', danger: true })) onRemove(chosen);
  };
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', minWidth: { xs: '100%', sm: 0 } }}>
      <TextField
        select
        label="Usulan"
        margin="none"
        value={value ?? ''}
        onChange={event => onChange(event.target.value)}
        sx={{ minWidth: 0, flex: 1, width: { sm: 300 } }}
      >
        {proposals.map(one => (
          <MenuItem key={one.id} value={one.id} disabled={one.status === 'menghitung' || one.status === 'gagal'}>
            {one.status === 'gagal'
              ? `Gagal · ${one.pesan ?? ''}`
              : `Skor ${formatNumber(one.skor)} · ${statusUsulan[one.status]} · ${formatDateTime(one.dibuat)} · kode ${one.benih}`}
          </MenuItem>
        ))}
      </TextField>
      {chosen && chosen.status !== 'diterapkan' ? (
        <Tooltip title="Hapus usulan">
          <IconButton aria-label="Hapus usulan" onClick={remove}>
            <DeleteIcon />
          </IconButton>
        </Tooltip>
      ) : null}
    </Stack>
  );
}
