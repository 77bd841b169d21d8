import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { z } from 'zod';
import { useKept } from '../../../platform/common/unsaved/useKept.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import type { Recipe } from './useProposals.ts';

interface Props {
  onClose: () => void;
  onCompute: (recipe: Recipe) => void;
}

/** Asks for the seed of a computation and whether groups that students are still forming are kept. */
export function ComputeDialog({ onClose, onCompute }: Props) {
  const [benih, setBenih] = useKept({ name: 'hitung', initial: '', shape: z.string() });
  const [pertahankanMandiri, keep] = useState(true);
  return (
    <AskDialog
      title="Hitung usulan kelompok"
      verb="Hitung"
      busy={false}
      maxWidth="xs"
      onClose={onClose}
      onAgree={() => {
        onCompute({ pertahankanMandiri, ...(benih.trim() ? { benih: benih.trim() } : {}) });
        onClose();
      }}
    >
      <Stack spacing={1} sx={{ pt: 1 }}>
        <TextField
          label="Kode pembagian"
          value={benih}
          onChange={event => setBenih(event.target.value)}
          helperText="Boleh kosong. Kode dan data yang sama selalu memberi kelompok yang sama."
          slotProps={{ htmlInput: { maxLength: 40 } }}
        />
        <FormControlLabel
          control={<Switch checked={pertahankanMandiri} onChange={(_, on) => keep(on)} />}
          label="Pertahankan kelompok mandiri"
        />
        <FormHelperText sx={{ mt: '0 !important' }}>
          {pertahankanMandiri
            ? 'Kelompok yang dibentuk mahasiswa tetap seperti adanya.'
            : 'Kelompok mandiri yang masih draf dibubarkan saat usulan diterapkan; anggotanya ikut dibagi.'}
        </FormHelperText>
      </Stack>
    </AskDialog>
  );
}
