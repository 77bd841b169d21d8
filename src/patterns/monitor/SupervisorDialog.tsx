import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { messages } from '../../../resources/kit/index.ts';
import { formatNumber } from '../../crud/format.ts';
import { BulkFrame } from './BulkFrame.tsx';
import { LoadBar } from './LoadBar.tsx';
import { type Load, useLoads } from './loads.ts';
import { useBulkCall } from './useBulkCall.ts';

interface Props {
  ids: readonly string[];
  rows: readonly RaRecord[];
  onClose: (done: boolean) => void;
}

/** Gives the ticked participations a supervisor, with everybody's load in view; replacing one needs a note. */
export default function SupervisorDialog({ ids, rows, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Load | null>(null);
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const { data: loads = [], isFetching } = useLoads(typed.trim());
  const { run, busy, report, failure } = useBulkCall('magang/pendaftar-program-mbkm/dospem', 'PUT', rows);
  const replaced = rows.filter(row => row.idDosenPembimbing && row.idDosenPembimbing !== chosen?.id);
  const needsNote = replaced.length > 0;
  const missingNote = needsNote && note.trim() === '';
  const send = () => {
    setAsked(true);
    if (!chosen || missingNote) return;
    void run({ ids, idDosenPembimbing: chosen.id, ...(note.trim() ? { catatan: note.trim() } : {}) });
  };
  const errors = failure?.errors ?? {};
  const named = ['idDosenPembimbing', 'catatan'].some(name => errors[name]);
  const noteProblem = asked && missingNote ? messages.noteRequired : errors.catatan;
  const chooseProblem = asked && !chosen ? messages.required : errors.idDosenPembimbing;
  return (
    <BulkFrame
      title={`Tetapkan dosen pembimbing untuk ${formatNumber(ids.length)} peserta`}
      verb="Tetapkan"
      done="ditetapkan"
      report={report}
      problem={named ? null : (failure?.message ?? null)}
      busy={busy}
      onRun={send}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Autocomplete<Load>
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
        <TextField
          label={needsNote ? 'Catatan' : 'Catatan (opsional)'}
          required={needsNote}
          multiline
          minRows={2}
          value={note}
          onChange={event => setNote(event.target.value)}
          error={Boolean(noteProblem)}
          helperText={noteProblem}
        />
      </Stack>
    </BulkFrame>
  );
}
