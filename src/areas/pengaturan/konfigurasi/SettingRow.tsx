import HistoryIcon from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { z } from 'zod';
import {
  type SettingKey,
  settingErrors,
  settings,
  settingValue,
} from '../../../../resources/pengaturan/konfigurasi.ts';
import { useUnsavedInDialog } from '../../../platform/common/unsaved/useUnsaved.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { fieldErrorsOf, messageOf } from '../../../platform/ui/failedCall.ts';
import { SettingInput } from './SettingInput.tsx';
import { type KindCode, readSetting, shownSetting, typedSetting } from './settingText.ts';
import type { StoredSetting } from './useSettings.ts';

/** Numbers need little room; lines of words must be read whole. */
const inputWidth = { angka: '220px', boolean: '220px', teks: 'minmax(0, 1fr)', daftar: 'minmax(0, 1fr)' };

interface Props {
  kunci: SettingKey;
  /** Kinds of which each has a code of its own; none for other settings. */
  kinds: readonly KindCode[];
  stored: StoredSetting | undefined;
  /** The role may change it. */
  writable: boolean;
  onSave: (kunci: string, nilai: unknown, version: number | undefined) => Promise<void>;
  onHistory: (stored: StoredSetting) => void;
}

/** One setting: what it means, its value beside its default, and a button as soon as it is changed. */
export function SettingRow({ kunci, kinds, stored, writable, onSave, onHistory }: Props) {
  const id = useId();
  const notify = useNotify();
  const { tipe, bawaan, keterangan } = settings[kunci];
  const value = settingValue(kunci, stored?.nilai);
  const before = typedSetting(value);
  const [typed, setTyped] = useState(before);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => setTyped(before), [before]);

  const next = readSetting(tipe, typed);
  const changed = typed !== before;
  useUnsavedInDialog({ name: kunci, dirty: changed, values: typed, shape: z.string(), put: setTyped }, false);
  const problem = changed ? (Object.values(settingErrors(kunci, JSON.stringify(next)))[0] ?? refusal) : null;
  const save = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      await onSave(kunci, next, stored?.version);
      notify('Konfigurasi disimpan.', { type: 'success' });
    } catch (error) {
      setRefusal(Object.values(fieldErrorsOf(error))[0] ?? messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `minmax(0, 1fr) ${inputWidth[tipe]}` },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography id={`${id}-nama`} component="div">
          {keterangan}
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', mt: 0.25 }}>
          <Typography variant="caption" sx={{ color: 'text.secondary', minWidth: 0, overflowWrap: 'anywhere' }}>
            Bawaan: {shownSetting(bawaan, kinds) || 'kosong'}
          </Typography>
          {before !== typedSetting(bawaan) ? <Chip size="small" color="secondary" label="Diubah" /> : null}
          {stored ? (
            <Tooltip title="Riwayat perubahan">
              <IconButton size="small" aria-label={`Riwayat ${keterangan}`} onClick={() => onHistory(stored)}>
                <HistoryIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          ) : null}
        </Stack>
      </Box>
      <Box>
        <SettingInput
          kind={tipe}
          kinds={kinds}
          value={typed}
          onChange={setTyped}
          labelledBy={`${id}-nama`}
          problem={problem && inWords(problem)}
          disabled={!writable || busy}
        />
        {changed && writable ? (
          <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
            <Button
              size="small"
              variant="contained"
              onClick={save}
              loading={busy}
              disabled={problem !== null && !refusal}
            >
              Simpan
            </Button>
            <Button
              size="small"
              disabled={busy}
              onClick={() => {
                setTyped(before);
                setRefusal(null);
              }}
            >
              Batal
            </Button>
          </Stack>
        ) : null}
      </Box>
    </Box>
  );
}
