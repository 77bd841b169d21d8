import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Laporan } from '../../../../resources/umum/panggilanLaporan.ts';
import { AskDialog } from '../AskDialog.tsx';
import { fieldErrorsOf, messageOf } from '../failedCall.ts';

/** Settings of a report beside its question. */
export interface ReportSettings {
  nama: string;
  uraian: string | null;
  peran: string[];
}

interface Props {
  title: string;
  /** A board has no description. */
  of?: 'laporan' | 'papan';
  first: Pick<Laporan, 'nama' | 'uraian' | 'peran'>;
  roles: readonly { id: string; nama: string }[];
  /** Throws what the server refuses. */
  onSave: (settings: ReportSettings) => Promise<unknown>;
  onClose: () => void;
}

const helps = {
  laporan: 'Menyimpan baris, kolom, angka, filter, dan bentuknya; angkanya selalu yang terkini.',
  papan: 'Sampai dua belas laporan di satu halaman.',
} as const;
const shared = {
  laporan: 'Tiap orang melihat angka dalam cakupannya sendiri.',
  papan: 'Tampil di beranda peran itu. Laporan di dalamnya dibagikan sendiri-sendiri.',
} as const;

/** Name of a report or a board, what it is about, and who else sees it. */
export function ReportDialog({ title, of = 'laporan', first, roles, onSave, onClose }: Props) {
  const [settings, setSettings] = useState<ReportSettings>({
    nama: first.nama,
    uraian: first.uraian,
    peran: [...first.peran],
  });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const wrong = fieldErrorsOf(error);
  const change = (part: Partial<ReportSettings>) => setSettings({ ...settings, ...part });
  const save = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await onSave(settings);
      onClose();
    } catch (refused) {
      setError(refused);
      setBusy(false);
    }
  };
  const named = (ids: readonly string[]) => roles.filter(({ id }) => ids.includes(id)).map(({ nama }) => nama);
  return (
    <AskDialog
      title={title}
      maxWidth="xs"
      verb="Simpan"
      busy={busy}
      problem={error === undefined ? null : (wrong.isi ?? (Object.keys(wrong).length === 0 ? messageOf(error) : null))}
      onAgree={save}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <TextField
          autoFocus
          fullWidth
          required
          label={`Nama ${of}`}
          value={settings.nama}
          onChange={event => change({ nama: event.target.value })}
          onKeyDown={event => {
            if (event.key === 'Enter' && !busy) save();
          }}
          error={wrong.nama !== undefined}
          helperText={wrong.nama ?? helps[of]}
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
        {of === 'laporan' ? (
          <TextField
            fullWidth
            multiline
            minRows={2}
            label="Uraian"
            value={settings.uraian ?? ''}
            onChange={event => change({ uraian: event.target.value || null })}
            error={wrong.uraian !== undefined}
            helperText={wrong.uraian}
            slotProps={{ htmlInput: { maxLength: 1000 } }}
          />
        ) : null}
        {roles.length ? (
          <TextField
            select
            fullWidth
            label="Dibagikan kepada peran"
            slotProps={{
              select: {
                multiple: true,
                displayEmpty: true,
                renderValue: () => named(settings.peran).join(', ') || 'Hanya saya',
              },
              inputLabel: { shrink: true },
            }}
            value={settings.peran}
            onChange={event => {
              // A multiple choice answers a list, an autofilled one its words.
              const chosen: unknown = event.target.value;
              change({ peran: Array.isArray(chosen) ? chosen.map(String) : [] });
            }}
            error={wrong.peran !== undefined}
            helperText={wrong.peran ?? shared[of]}
          >
            {roles.map(({ id, nama }) => (
              <MenuItem key={id} value={id} dense>
                <Checkbox checked={settings.peran.includes(id)} size="small" tabIndex={-1} disableRipple />
                <ListItemText primary={nama} />
              </MenuItem>
            ))}
          </TextField>
        ) : null}
      </Stack>
    </AskDialog>
  );
}
