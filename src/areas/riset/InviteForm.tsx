import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList, useNotify } from 'react-admin';
import { z } from 'zod';
import type { HasilUndangan } from '../../../resources/riset/bacaan.ts';
import { type Simaris, simaris } from '../../../resources/riset/simaris.ts';
import { ActionBar } from '../../platform/common/ActionBar.tsx';
import { useKept } from '../../platform/common/unsaved/useKept.ts';
import { http } from '../../platform/providers/http.ts';
import { rujukan } from '../../platform/providers/references.ts';
import { messageOf } from '../../platform/ui/failedCall.ts';
import { InviteResult } from './InviteResult.tsx';
import { linesOf } from './lines.ts';

interface Props {
  project: Simaris;
  onSaved: () => void;
}

const shape = z.object({ period: z.string().nullable(), role: z.string(), pasted: z.string() });

/** Numbers pasted, looked through, and invited; nothing is saved while a line is wrong, unless it may be left out. */
export function InviteForm({ project, onSaved }: Props) {
  const notify = useNotify();
  const queries = useQueryClient();
  const { data: periods = [] } = useGetList('master/periode', {
    filter: { status: 'aktif' },
    sort: { field: 'tanggalMulai', order: 'DESC' },
    pagination: { page: 1, perPage: 20 },
    meta: rujukan,
  });
  const [typed, type] = useKept<z.infer<typeof shape>>({
    name: `undang ${project.id}`,
    initial: { period: null, role: '', pasted: '' },
    shape,
    onPage: true,
  });
  const { period, role, pasted } = typed;
  const [skipping, setSkipping] = useState(false);
  const [found, setFound] = useState<HasilUndangan | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<'uji' | 'simpan' | null>(null);
  const idPeriode = period ?? (periods[0] ? String(periods[0].id) : '');
  const lines = linesOf(pasted, role);
  /** Lines are locked while sending, because the answer refers to them. */
  const fixed = busy !== null;

  /** A change makes the result of the last check invalid. */
  const change = (part: Partial<typeof typed>) => {
    type({ ...typed, ...part });
    setFound(null);
    setProblem(null);
  };
  const ask = (uji: boolean) =>
    http<HasilUndangan>(`${simaris.endpoint}/bulk`, {
      method: 'POST',
      body: { idPenelitian: project.id, idPeriode, mahasiswa: lines, uji, lewatiGagal: skipping },
    });
  const check = async () => {
    setBusy('uji');
    setProblem(null);
    try {
      setFound((await ask(true)).data);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(null);
    }
  };
  const save = async () => {
    setBusy('simpan');
    setProblem(null);
    try {
      const { data } = await ask(false);
      notify(`${data.berhasil.length} mahasiswa diundang.`, { type: 'success' });
      type({ ...typed, pasted: '' });
      setFound(null);
      await queries.invalidateQueries({ queryKey: [simaris.name] });
      onSaved();
    } catch (error) {
      setProblem(messageOf(error));
      // Errors by line are shown beside the lines.
      setFound(
        await ask(true).then(
          ({ data }) => data,
          () => null,
        ),
      );
    } finally {
      setBusy(null);
    }
  };
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack spacing={2}>
        <TextField
          select
          label="Periode"
          required
          value={idPeriode}
          disabled={fixed}
          onChange={({ target }) => change({ period: target.value })}
        >
          {periods.map(({ id, nama, label }) => (
            <MenuItem key={id} value={String(id)}>
              {String(nama ?? label)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label="Peran mahasiswa"
          value={role}
          disabled={fixed}
          onChange={({ target }) => change({ role: target.value })}
          helperText="Untuk baris yang tidak menyebut perannya sendiri."
          slotProps={{ htmlInput: { maxLength: 150 } }}
        />
        <TextField
          label="NPM mahasiswa"
          required
          multiline
          minRows={4}
          maxRows={14}
          value={pasted}
          disabled={fixed}
          onChange={({ target }) => change({ pasted: target.value })}
          helperText="Tempel satu NPM per baris; peran boleh ditulis di belakangnya setelah koma."
          slotProps={{ htmlInput: { className: 'angka' } }}
        />
        {problem ? <Alert severity="error">{problem}</Alert> : null}
        {found ? <InviteResult lines={lines} found={found} /> : null}
        {found && found.gagal.length > 0 && found.berhasil.length > 0 ? (
          <FormControlLabel
            control={<Checkbox checked={skipping} disabled={fixed} onChange={(_, checked) => setSkipping(checked)} />}
            label={`Lewati ${found.gagal.length} baris yang gagal`}
          />
        ) : null}
        <ActionBar sx={{ justifyContent: 'flex-end' }}>
          <Button
            variant="outlined"
            onClick={() => void check()}
            loading={busy === 'uji'}
            disabled={fixed || !lines.length || !idPeriode}
          >
            Periksa
          </Button>
          <Button
            variant="contained"
            onClick={() => void save()}
            loading={busy === 'simpan'}
            disabled={fixed || !lines.length || !idPeriode}
          >
            Simpan
          </Button>
        </ActionBar>
      </Stack>
    </Paper>
  );
}
