import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import type { AnswerOf } from '../../../../resources/kit/index.ts';
import type { buatTautan, daftarTautan, TautanLaporan } from '../../../../resources/umum/panggilanLaporan.ts';
import { dayOf, dayToday, formatDate, formatDateTime, formatNumber } from '../../providers/format.ts';
import { http } from '../../providers/http.ts';
import { DialogButtons } from '../DialogButtons.tsx';
import { fieldErrorsOf, messageOf } from '../failedCall.ts';
import { MomentField } from '../moment/MomentField.tsx';
import { RetryAlert } from '../RetryAlert.tsx';

const day = 86_400_000;
/** Where the last day begins: a month ahead. */
const inAMonth = () => dayOf(Date.now() + 30 * day);

interface Props {
  /** Call of the links. */
  path: string;
  /** What whoever has a link reads. */
  text: string;
  onClose: () => void;
}

/** Addresses at which figures are read without an account: made, counted, revoked. */
export function LinkDialog({ path, text, onClose }: Props) {
  const titleId = useId();
  const notify = useNotify();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => (await http<AnswerOf<typeof daftarTautan>>(path, { signal, quiet: true })).data,
    retry: false,
  });
  const [until, setUntil] = useState(inAMonth);
  const [made, setMade] = useState<string>();
  const [refused, setRefused] = useState<unknown>();
  const [busy, setBusy] = useState(false);
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
  const make = () =>
    attempt(async () => {
      const { data: link } = await http<AnswerOf<typeof buatTautan>>(path, {
        method: 'POST',
        body: { berakhir: until },
        quiet: true,
      });
      setMade(new URL(link.alamat, window.location.origin).href);
    });
  const revoke = ({ id }: TautanLaporan) => attempt(() => http(`${path}/${id}`, { method: 'DELETE', quiet: true }));
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      notify('Tautan disalin.', { type: 'success' });
    } catch {
      notify('Tautan tidak dapat disalin. Salin dari kotaknya.', { type: 'warning' });
    }
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Tautan tanpa akun</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {text}
        </Typography>
        {refused !== undefined && !wrong.berakhir ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {wrong.isi ?? messageOf(refused)}
          </Alert>
        ) : null}
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ alignItems: { sm: 'flex-start' }, mb: 2 }}>
          <MomentField
            kind="date"
            label="Berlaku sampai"
            value={until}
            onChange={value => setUntil(value ?? '')}
            error={wrong.berakhir !== undefined}
            helperText={wrong.berakhir}
            min={dayToday()}
            max={data?.palingLama}
          />
          <Button variant="contained" onClick={make} loading={busy} sx={{ whiteSpace: 'nowrap', minHeight: 40 }}>
            Buat tautan
          </Button>
        </Stack>
        {made ? (
          <Alert
            severity="success"
            sx={{ mb: 2, overflowWrap: 'anywhere' }}
            action={
              <Button color="inherit" size="small" onClick={() => copy(made)}>
                Salin
              </Button>
            }
          >
            Alamat ini hanya ditampilkan sekali: {made}
          </Alert>
        ) : null}
        {error ? <RetryAlert error={error} onRetry={() => void refetch()} /> : null}
        <List disablePadding aria-label="Tautan yang pernah dibuat">
          {data?.tautan.map(link => (
            <ListItem
              key={link.id}
              disableGutters
              secondaryAction={
                isOpen(link) ? (
                  <Button size="small" color="error" disabled={busy} onClick={() => revoke(link)}>
                    Cabut
                  </Button>
                ) : null
              }
            >
              <ListItemText primary={stateOf(link)} secondary={visitsOf(link)} />
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

const isOpen = ({ dicabutPada, berakhir }: TautanLaporan): boolean => dicabutPada === null && berakhir >= dayToday();

const stateOf = (link: TautanLaporan): string =>
  link.dicabutPada
    ? `Dicabut ${formatDateTime(link.dicabutPada)}`
    : `${isOpen(link) ? 'Berlaku sampai' : 'Berakhir'} ${formatDate(link.berakhir)}`;

const visitsOf = ({ kunjungan, terakhirDibuka, dibuat }: TautanLaporan): string =>
  terakhirDibuka
    ? `Dibuka ${formatNumber(kunjungan)} kali, terakhir ${formatDateTime(terakhirDibuka)}`
    : `Dibuat ${formatDateTime(dibuat)}, belum pernah dibuka`;
