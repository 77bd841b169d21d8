import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Tampilan } from '../../../../../resources/umum/panggilanTampilan.ts';
import { useWords } from '../../../providers/language.ts';
import { AskDialog } from '../../AskDialog.tsx';
import { fieldErrorsOf, messageOf } from '../../failedCall.ts';

/** Settings of a view beside its filters and columns. */
export type ViewSettings = Pick<Tampilan, 'nama' | 'idRole' | 'bawaan'>;

interface Props {
  title: string;
  first: ViewSettings;
  roles: readonly { id: string; nama: string }[];
  /** Throws what the server refuses. */
  onSave: (settings: ViewSettings) => Promise<unknown>;
  onClose: () => void;
}

/** Name of a view, whether the list begins with it, and who else sees it. */
export function ViewDialog({ title, first, roles, onSave, onClose }: Props) {
  const say = useWords();
  const [settings, setSettings] = useState(first);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const wrong = fieldErrorsOf(error);
  const change = (part: Partial<ViewSettings>) => setSettings({ ...settings, ...part });
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
  return (
    <AskDialog
      title={title}
      maxWidth="xs"
      verb={say('Simpan')}
      busy={busy}
      problem={error !== undefined && Object.keys(wrong).length === 0 ? messageOf(error) : null}
      onAgree={save}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <TextField
          autoFocus
          fullWidth
          required
          label={say('Nama tampilan')}
          value={settings.nama}
          onChange={event => change({ nama: event.target.value })}
          onKeyDown={event => {
            if (event.key === 'Enter' && !busy) save();
          }}
          error={wrong.nama !== undefined}
          helperText={wrong.nama ?? say('Menyimpan filter, urutan, kolom, dan kerapatan daftar ini.')}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
        {roles.length ? (
          <TextField
            select
            fullWidth
            label={say('Terlihat oleh')}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            value={settings.idRole ?? ''}
            onChange={event => change({ idRole: event.target.value || null })}
            error={wrong.idRole !== undefined}
            helperText={wrong.idRole ?? say('Tiap orang tetap hanya melihat data yang menjadi haknya.')}
          >
            <MenuItem value="">{say('Hanya saya')}</MenuItem>
            {roles.map(({ id, nama }) => (
              <MenuItem key={id} value={id}>
                {nama}
              </MenuItem>
            ))}
          </TextField>
        ) : null}
        <FormControlLabel
          control={
            <Checkbox checked={settings.bawaan} onChange={(_, checked) => change({ bawaan: checked })} size="small" />
          }
          label={say('Daftar ini dibuka dengan tampilan ini')}
        />
      </Stack>
    </AskDialog>
  );
}
