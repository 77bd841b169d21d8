import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import type { AnswerOf } from '../../../../resources/kit/index.ts';
import type { Kiriman, PanggilanKiriman, Penerima, Terkirim } from '../../../../resources/umum/panggilanKiriman.ts';
import { formatDate } from '../../providers/format.ts';
import { http } from '../../providers/http.ts';
import { DialogButtons } from '../DialogButtons.tsx';
import { fieldErrorsOf, messageOf } from '../failedCall.ts';
import { RetryAlert } from '../RetryAlert.tsx';

const often = { senin: 'Setiap Senin', bulan: 'Setiap tanggal 1' } as const;
type Often = keyof typeof often;

interface Props {
  of: Terkirim;
  sent: { id: string; nama: string };
  onClose: () => void;
}

const texts = {
  laporan:
    'dikirim sebagai PDF dan Excel. Tiap penerima mendapat angka dalam cakupannya sendiri; yang dipilih adalah pemegang peran tujuan laporan ini.',
  'papan-laporan':
    'dikirim sebagai satu PDF dan satu buku kerja Excel. Tiap penerima mendapat laporan yang dibagikan kepadanya dengan angka dalam cakupannya sendiri; yang dipilih adalah pemegang peran tujuan papan ini.',
} as const;

/** Who gets a report or a board by mail again and again: chosen, seen with the latest and the next day, stopped. */
export function MailDialog({ of, sent, onClose }: Props) {
  const titleId = useId();
  const client = useQueryClient();
  const path = `${of}/${sent.id}/kiriman`;
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const [to, setTo] = useState<Penerima | null>(null);
  const [kapan, setKapan] = useState<Often>('senin');
  const [refused, setRefused] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) =>
      (await http<AnswerOf<PanggilanKiriman['daftar']>>(path, { signal, quiet: true })).data,
    retry: false,
  });
  const found = useQuery({
    queryKey: [path, 'penerima', q],
    queryFn: async ({ signal }) =>
      (
        await http<AnswerOf<PanggilanKiriman['cari']>>(`${of}/${sent.id}/penerima`, {
          query: q ? { q } : {},
          signal,
          quiet: true,
        })
      ).data.penerima,
    retry: false,
  });
  const wrong = fieldErrorsOf(refused);
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setRefused(undefined);
    try {
      await work();
      await client.invalidateQueries({ queryKey: [path] });
    } catch (reason) {
      setRefused(reason);
    } finally {
      setBusy(false);
    }
  };
  const add = ({ idUserRole }: Penerima) =>
    attempt(async () => {
      await http(path, { method: 'POST', body: { idUserRole, kapan }, quiet: true });
      setTo(null);
      setTyped('');
    });
  const stop = ({ id }: Kiriman) => attempt(() => http(`${path}/${id}`, { method: 'DELETE', quiet: true }));
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Kirim lewat surel</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          “{sent.nama}” {texts[of]}
        </Typography>
        {refused !== undefined && !wrong.idUserRole ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {messageOf(refused)}
          </Alert>
        ) : null}
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1}
          sx={{ alignItems: { sm: 'flex-start' }, mb: 2, pt: 1 }}
        >
          <Autocomplete
            fullWidth
            size="small"
            options={found.data ?? []}
            value={to}
            onChange={(_, next) => setTo(next)}
            inputValue={typed}
            onInputChange={(_, text) => setTyped(text)}
            filterOptions={all => all}
            getOptionLabel={({ nama, peran }) => `${nama} (${peran})`}
            getOptionKey={({ idUserRole }) => idUserRole}
            isOptionEqualToValue={(a, b) => a.idUserRole === b.idUserRole}
            loading={found.isPending}
            loadingText="Mencari…"
            openText="Buka"
            closeText="Tutup"
            clearText="Kosongkan"
            noOptionsText="Tidak ada yang cocok"
            renderInput={params => (
              <TextField
                {...params}
                margin="none"
                label="Penerima"
                error={wrong.idUserRole !== undefined}
                helperText={wrong.idUserRole}
              />
            )}
          />
          <TextField
            select
            size="small"
            margin="none"
            fullWidth={false}
            label="Kapan"
            value={kapan}
            onChange={event => setKapan(event.target.value === 'bulan' ? 'bulan' : 'senin')}
            sx={{ minWidth: 170 }}
          >
            {Object.entries(often).map(([key, label]) => (
              <MenuItem key={key} value={key}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <Button
            variant="contained"
            disabled={to === null}
            loading={busy}
            onClick={() => to && add(to)}
            sx={{ minHeight: 40 }}
          >
            Tambah
          </Button>
        </Stack>
        {error ? <RetryAlert error={error} onRetry={() => void refetch()} /> : null}
        {data?.kiriman.length === 0 ? <Typography variant="body2">Belum dikirim kepada siapa pun.</Typography> : null}
        <List disablePadding aria-label="Kiriman yang berjalan">
          {data?.kiriman.map(one => (
            <ListItem
              key={one.id}
              disableGutters
              secondaryAction={
                one.boleh ? (
                  <Button
                    size="small"
                    color="error"
                    disabled={busy}
                    aria-label={`Hentikan kiriman kepada ${one.nama}`}
                    onClick={() => stop(one)}
                  >
                    Hentikan
                  </Button>
                ) : null
              }
            >
              <ListItemText
                primary={`${one.nama} (${one.peran})`}
                secondary={`${often[one.kapan]} · berikutnya ${formatDate(one.berikutnya)} · ${one.terakhir ? `terakhir ${formatDate(one.terakhir)}` : 'belum pernah dikirim'}`}
                sx={{ pr: 9, overflowWrap: 'anywhere' }}
              />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogButtons>
        <Button onClick={onClose}>Tutup</Button>
      </DialogButtons>
    </Dialog>
  );
}
