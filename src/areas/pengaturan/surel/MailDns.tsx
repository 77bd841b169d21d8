import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CatatanDns } from '../../../../resources/pengaturan/panggilanSurel.ts';
import { http } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { MailSection } from './MailSection.tsx';

const states = {
  ada: { label: 'Ada', color: 'success' },
  tidakAda: { label: 'Tidak ada', color: 'warning' },
  tidakDiketahui: { label: 'Belum diketahui', color: 'default' },
} as const;

/** DNS records by which receivers recognise mail of the sender's domain; looked up on request. */
export function MailDns({ address }: { address: string }) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const { data, error, isFetching } = useQuery({
    queryKey: ['sistem', 'surel', 'dns', address, asked],
    enabled: asked !== null,
    retry: false,
    queryFn: async ({ signal }) =>
      (await http<CatatanDns[]>('sistem/surel/dns', { query: asked ? { selektor: asked } : {}, signal })).data,
  });
  return (
    <MailSection title="SPF, DKIM, dan DMARC">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        Penerima memeriksa catatan DNS domain {address.split('@')[1] ?? ''} untuk membedakan surel portal dari spam.
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        <TextField
          label="Selektor DKIM (bila diketahui)"
          margin="none"
          value={typed}
          onChange={event => setTyped(event.target.value)}
          sx={{ maxWidth: { sm: 320 } }}
          fullWidth
        />
        <Button variant="outlined" onClick={() => setAsked(typed.trim())} loading={isFetching} sx={{ minHeight: 40 }}>
          Periksa
        </Button>
      </Stack>
      {error ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {messageOf(error)}
        </Alert>
      ) : null}
      {data ? (
        <List disablePadding sx={{ mt: 1 }}>
          {data.map(({ jenis, keadaan, nilai, pesan }) => (
            <ListItem key={jenis} disableGutters sx={{ display: 'block' }}>
              <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                <Typography sx={{ fontWeight: 600 }}>{jenis}</Typography>
                <Chip size="small" variant="outlined" label={states[keadaan].label} color={states[keadaan].color} />
              </Stack>
              {nilai ? (
                <Typography variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
                  {nilai}
                </Typography>
              ) : null}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {pesan}
              </Typography>
            </ListItem>
          ))}
        </List>
      ) : null}
    </MailSection>
  );
}
