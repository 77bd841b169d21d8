import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { isSearchable, messages } from '../../../resources/kit/index.ts';
import type { BebanDosen } from '../../../resources/monitoring/bimbingan.ts';
import { BulkDialog } from '../../crud/bulk/BulkDialog.tsx';
import { formatNumber } from '../../crud/format.ts';
import { NoteInput } from '../../crud/NoteInput.tsx';
import { useDeclaration } from '../../crud/registry.ts';
import { useNote } from '../../crud/useNote.ts';
import { shownItems } from '../../providers/shown.ts';
import { useBulkCall } from '../record/useBulkCall.ts';
import { LoadBar } from './LoadBar.tsx';
import { useLoads } from './loads.ts';

interface Props {
  ids: readonly string[];
  rows: readonly RaRecord[];
  onClose: (done: boolean) => void;
}

/** Gives the ticked participations a supervisor, with everybody's load in view; replacing one needs a note. */
export default function SupervisorDialog({ ids, rows, onClose }: Props) {
  const resource = useDeclaration();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<BebanDosen | null>(null);
  const [asked, setAsked] = useState(false);
  const { data: loads = [], isFetching } = useLoads(isSearchable(typed) ? typed.trim() : '');
  const { run, busy, report, failure } = useBulkCall('magang/pendaftar-program-mbkm/dospem', 'PUT', rows);
  const replaced = rows.filter(row => row.idDosenPembimbing && row.idDosenPembimbing !== chosen?.id);
  const needsNote = replaced.length > 0;
  const note = useNote(needsNote);
  const send = () => {
    setAsked(true);
    if (!note.check() || !chosen) return;
    void run({
      items: shownItems(resource.name, ids),
      idDosenPembimbing: chosen.id,
      ...(note.text ? { catatan: note.text } : {}),
    });
  };
  const errors = failure?.errors ?? {};
  const named = ['idDosenPembimbing', 'catatan'].some(name => errors[name]);
  const chooseProblem = asked && !chosen ? messages.required : errors.idDosenPembimbing;
  return (
    <BulkDialog
      title={`Tetapkan dosen pembimbing untuk ${formatNumber(ids.length)} peserta`}
      verb="Tetapkan"
      words={['ditetapkan', 'tidak ditetapkan']}
      noun="peserta"
      state={{ busy, report, error: named ? null : (failure?.message ?? null) }}
      onRun={send}
      onClose={() => onClose(report !== null)}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Autocomplete<BebanDosen>
          options={loads}
          value={chosen}
          loading={isFetching}
          loadingText="Mencari…"
          noOptionsText="Dosen tidak ditemukan."
          filterOptions={found => found}
          getOptionLabel={({ nama }) => nama}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
          onChange={(_, load) => setChosen(load)}
          openText="Buka pilihan"
          closeText="Tutup pilihan"
          clearText="Kosongkan"
          renderOption={({ key, ...props }, load) => (
            <Box
              component="li"
              key={key}
              {...props}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between !important' }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="body2">{load.nama}</Typography>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {load.prodi}
                </Typography>
              </Box>
              <LoadBar {...load} />
            </Box>
          )}
          renderInput={params => (
            <TextField
              {...params}
              label="Dosen pembimbing"
              required
              error={Boolean(chooseProblem)}
              helperText={chooseProblem}
            />
          )}
        />
        {chosen ? <LoadBar {...chosen} /> : null}
        {needsNote ? (
          <Alert severity="warning">
            {formatNumber(replaced.length)} peserta sudah memiliki pembimbing. Pembimbing lama tidak lagi melihat
            peserta ini.
          </Alert>
        ) : null}
        <NoteInput {...note.input} minRows={2} problem={note.input.problem ?? errors.catatan} />
      </Stack>
    </BulkDialog>
  );
}
