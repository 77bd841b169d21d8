import CheckCircleOutline from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import ScienceOutlined from '@mui/icons-material/ScienceOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { AnswerOf } from '../../../resources/kit/index.ts';
import type { StatusLayanan, statusJaringan } from '../../../resources/umum/jaringan.ts';
import { PageTitle } from '../../platform/common/PageTitle.tsx';
import { http } from '../../platform/providers/http.ts';
import { useLabel, useWords } from '../../platform/providers/language.ts';
import { messageOf } from '../../platform/ui/failedCall.ts';

const words = { aktif: 'Terhubung', contoh: 'Mode contoh', belum: 'Belum dihubungkan', gangguan: 'Gangguan' } as const;
const icons = {
  aktif: CheckCircleOutline,
  contoh: ScienceOutlined,
  belum: LinkOffOutlined,
  gangguan: ErrorOutline,
} as const;
const colors = { aktif: 'success', contoh: 'info', belum: 'disabled', gangguan: 'error' } as const;

/** /network: which services answer, and how fast (docs/domain/10 §4). */
export default function NetworkPage() {
  const say = useWords();
  const fresh = useRef(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['network', 'status'],
    retry: false,
    // Asked offline as well: that there is no answer is the answer.
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const begun = performance.now();
      const query: Record<string, string> = fresh.current ? { segar: '1' } : {};
      const answer = await http<AnswerOf<typeof statusJaringan>>('network/status', { query, signal });
      return { layanan: answer.data.layanan, perjalanan: Math.round(performance.now() - begun) };
    },
  });
  const ask = () => {
    fresh.current = true;
    void refetch();
  };
  const connection: StatusLayanan = {
    kode: 'koneksi',
    nama: say('Koneksi Anda'),
    status: error ? 'gangguan' : 'aktif',
    latensiMs: data && !error ? data.perjalanan : null,
    pesan: null,
    diperiksaPada: '',
  };
  const services = error ? [connection] : [connection, ...(data?.layanan ?? [])];
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageTitle title="Status Jaringan" />
      <Button variant="contained" startIcon={<RefreshIcon />} onClick={ask} loading={isFetching} sx={{ mt: 1, mb: 2 }}>
        {say('Periksa ulang')}
      </Button>
      {error ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {messageOf(error)}
        </Alert>
      ) : null}
      <Paper variant="outlined">
        <List aria-label={say('Layanan')} aria-busy={isFetching}>
          {services.map(service => (
            <Service key={service.kode} service={service} />
          ))}
        </List>
      </Paper>
    </Box>
  );
}

function Service({ service: { nama, status, latensiMs, pesan } }: { service: StatusLayanan }) {
  const say = useWords();
  const labelOf = useLabel();
  const Icon = icons[status];
  const latency = latensiMs === null ? '' : ` · ${latensiMs} ms`;
  return (
    <ListItem>
      <ListItemIcon>
        <Icon color={colors[status]} />
      </ListItemIcon>
      <ListItemText
        primary={labelOf(nama)}
        secondary={`${say(words[status])}${latency}${status === 'gangguan' && pesan ? ` · ${pesan}` : ''}`}
      />
    </ListItem>
  );
}
