import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNotify } from 'react-admin';
import { z } from 'zod';
import type { CalonWakil, DaftarWakil } from '../../../../resources/pengaturan/panggilanWakil.ts';
import { useUnsavedInDialog } from '../../../platform/common/unsaved/useUnsaved.ts';
import { dayToday } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { fieldErrorsOf, messageOf } from '../../../platform/ui/failedCall.ts';
import { MomentField } from '../../../platform/ui/moment/MomentField.tsx';

const kept = z.object({
  idUserRole: z.string(),
  deputy: z.object({ id: z.string(), nama: z.string(), peran: z.string() }).nullable(),
  mulai: z.string().nullable(),
  sampai: z.string().nullable(),
  alasan: z.string(),
});

interface Props {
  roles: DaftarWakil['peran'];
  onDone: () => void;
  onClose: () => void;
}

/** Hands a role to somebody for some days. */
export function AppointDialog({ roles, onDone, onClose }: Props) {
  const notify = useNotify();
  const [idUserRole, setRole] = useState(roles[0]?.idUserRole ?? '');
  const [deputy, setDeputy] = useState<CalonWakil | null>(null);
  const [typed, setTyped] = useState('');
  const [mulai, setFirst] = useState<string | null>(dayToday());
  const [sampai, setLast] = useState<string | null>(null);
  const [alasan, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const values = { idUserRole, deputy, mulai, sampai, alasan };
  useUnsavedInDialog({
    name: `wakil ${roles[0]?.idUserRole}`,
    dirty: deputy !== null || alasan !== '' || sampai !== null,
    values,
    shape: kept,
    put: was => {
      setRole(was.idUserRole);
      setDeputy(was.deputy);
      setFirst(was.mulai);
      setLast(was.sampai);
      setReason(was.alasan);
    },
  });
  const q = useDeferredValue(typed.trim());
  const found = useQuery({
    queryKey: ['user/wakil/calon', idUserRole, q],
    queryFn: async ({ signal }) =>
      (await http<{ calon: CalonWakil[] }>('user/wakil/calon', { query: { idUserRole, q }, signal, quiet: true })).data
        .calon,
    retry: false,
  });
  const wrong = fieldErrorsOf(refused);
  const shows = (field: string) => ({ error: wrong[field] !== undefined, helperText: wrong[field] });
  const named = ['idUserRole', 'idWakil', 'mulai', 'sampai', 'alasan'].some(field => wrong[field] !== undefined);
  const appoint = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      const body = { idUserRole, idWakil: deputy?.id, mulai, sampai, alasan };
      await http('user/wakil', { method: 'POST', body, quiet: true });
      notify('Wakil ditunjuk.', { type: 'success' });
      onDone();
    } catch (reason) {
      setRefused(reason);
      setBusy(false);
    }
  };
  return (
    <AskDialog
      title="Tunjuk wakil"
      verb="Tunjuk"
      busy={busy}
      problem={refused !== undefined && !named ? messageOf(refused) : null}
      onAgree={() => void appoint()}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Selama masa itu wakil melihat dan memutuskan dalam peran ini seperti pemegangnya; setiap keputusan mencatat
          kedua nama. Pemegang peran tetap dapat bekerja, dan penunjukan dapat dicabut kapan saja.
        </Typography>
        <TextField
          select
          required
          margin="none"
          label="Peran yang diserahkan"
          value={idUserRole}
          onChange={event => {
            setRole(event.target.value);
            setDeputy(null);
          }}
          {...shows('idUserRole')}
        >
          {roles.map(({ idUserRole: id, peran, tempat }) => (
            <MenuItem key={id} value={id}>
              {tempat ? `${peran}, ${tempat}` : peran}
            </MenuItem>
          ))}
        </TextField>
        <Autocomplete
          options={found.data ?? []}
          value={deputy}
          onChange={(_, next) => setDeputy(next)}
          inputValue={typed}
          onInputChange={(_, text) => setTyped(text)}
          filterOptions={all => all}
          getOptionLabel={({ nama }) => nama}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(a, b) => a.id === b.id}
          renderOption={({ key, ...props }, { nama, peran }) => (
            <li key={key} {...props}>
              <span>
                {nama}
                <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                  {peran}
                </Typography>
              </span>
            </li>
          )}
          loading={found.isPending}
          loadingText="Mencari…"
          openText="Buka"
          closeText="Tutup"
          clearText="Kosongkan"
          noOptionsText="Tidak ada yang cocok dan dapat mewakili"
          renderInput={params => <TextField {...params} required margin="none" label="Wakil" {...shows('idWakil')} />}
        />
        {found.error ? <Alert severity="error">{messageOf(found.error)}</Alert> : null}
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <MomentField
            kind="date"
            required
            label="Hari pertama"
            value={mulai}
            min={dayToday()}
            onChange={setFirst}
            {...shows('mulai')}
          />
          <MomentField
            kind="date"
            required
            label="Hari terakhir"
            value={sampai}
            min={mulai ?? dayToday()}
            onChange={setLast}
            {...shows('sampai')}
          />
        </Stack>
        <TextField
          required
          margin="none"
          label="Alasan"
          placeholder="Misalnya: cuti, dinas luar, sakit"
          value={alasan}
          onChange={event => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          {...shows('alasan')}
        />
      </Stack>
    </AskDialog>
  );
}
