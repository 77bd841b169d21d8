import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PesanRingkas } from '../../../resources/pesan/panggilan.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { ScreenTitle } from '../../platform/patterns/record/ScreenTitle.tsx';
import { formatDateTime, formatNumber } from '../../platform/providers/format.ts';
import { CardHead } from '../../platform/ui/CardHead.tsx';
import { Notice } from '../../platform/ui/list/Notice.tsx';
import { Pages } from '../../platform/ui/message/Pages.tsx';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';
import { StateChip } from './StateChip.tsx';
import { useSent } from './useSent.ts';

const onPage = 25;

/** /pesan: what the reader has written from lists, and how far it is. */
export default function SentPage() {
  const [from, setFrom] = useState(0);
  const { data, error, isPending, refetch } = useSent(from);
  return (
    <Box sx={{ maxWidth: 800 }}>
      <ScreenTitle path="/pesan" />
      {isPending ? (
        <Loading height={240} label="Memuat pesan" />
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : data.jumlah === 0 ? (
        <Notice
          title="Belum ada pesan"
          text="Centang baris pada daftar, misalnya peserta atau kelompok, lalu pilih Kirim pesan."
        />
      ) : (
        <>
          <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {data.pesan.map(message => (
              <Sent key={message.id} message={message} />
            ))}
          </Stack>
          <Pages from={from} onPage={onPage} total={data.jumlah} onMove={setFrom} />
        </>
      )}
    </Box>
  );
}

function Sent({ message }: { message: PesanRingkas }) {
  const { id, judul, labelKepada, dibuat, penerima, terkirim, dibaca, gagal } = message;
  const facts = [
    `${formatNumber(terkirim)} dari ${formatNumber(penerima)} terkirim`,
    `${formatNumber(dibaca)} dibaca`,
    ...(gagal ? [`${formatNumber(gagal)} tidak terjangkau`] : []),
  ];
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <CardHead
        level="h2"
        title={
          <MuiLink component={Link} to={`/pesan/${id}`}>
            {judul}
          </MuiLink>
        }
      >
        <StateChip {...message} />
      </CardHead>
      <Typography variant="body2">{facts.join(' · ')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Kepada {labelKepada} · ditulis {formatDateTime(dibuat)}
      </Typography>
    </Paper>
  );
}
