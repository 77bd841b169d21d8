import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BandingFeeder } from '../../../../resources/sinkronisasi/feeder/panggilan.ts';
import { pengirimanFeeder } from '../../../../resources/sinkronisasi/feeder/pengiriman.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { formatNumber } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';

/** Activities of the sending's semester that only one of the two systems has. */
export default function CompareDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: [pengirimanFeeder.name, id, 'banding'],
    queryFn: async ({ signal }) =>
      (await http<BandingFeeder>(`${pengirimanFeeder.endpoint}/${id}/banding`, { signal })).data,
    retry: false,
    staleTime: 0,
  });
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby="judul-banding">
      <DialogTitle id="judul-banding">Bandingkan dengan Neo Feeder</DialogTitle>
      <DialogContent>
        {error ? (
          <RetryAlert error={error} onRetry={refetch} />
        ) : data ? (
          <Findings found={data} />
        ) : (
          <Loading height={160} label="Membaca aktivitas di Neo Feeder" />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Tutup</Button>
      </DialogActions>
    </Dialog>
  );
}

function Findings({ found }: { found: BandingFeeder }) {
  const { semester, jumlahFeeder, jumlahPortal, hanyaFeeder, hanyaPortal } = found;
  return (
    <Stack spacing={2}>
      <Typography>
        Semester {semester}: {formatNumber(jumlahFeeder)} aktivitas di Neo Feeder, {formatNumber(jumlahPortal)} terkirim
        dari portal.
      </Typography>
      {hanyaFeeder.total + hanyaPortal.total === 0 ? (
        <Alert severity="success">Keduanya sama.</Alert>
      ) : (
        <>
          <Side title="Hanya di Neo Feeder" total={hanyaFeeder.total} shown={hanyaFeeder.data.length}>
            {hanyaFeeder.data.map(row => (
              <Row key={row.id} title={row.judul} text={[row.lokasi, row.keterangan].filter(Boolean).join(' · ')} />
            ))}
          </Side>
          <Side
            title="Terkirim, tetapi tidak ada lagi di Neo Feeder"
            total={hanyaPortal.total}
            shown={hanyaPortal.data.length}
          >
            {hanyaPortal.data.map(row => (
              <Row
                key={row.id}
                title={<Link to={`/sinkronisasi/rekaman-feeder/${row.id}/show`}>{row.nama}</Link>}
                text="Susun ulang, lalu kirim: aktivitas ini dibuat lagi."
              />
            ))}
          </Side>
        </>
      )}
    </Stack>
  );
}

interface SideProps {
  title: string;
  total: number;
  shown: number;
  children: ReactNode;
}

function Side({ title, total, shown, children }: SideProps) {
  return (
    <Box component="section">
      <Typography variant="subtitle1" component="h3">
        {title} ({formatNumber(total)})
      </Typography>
      {total === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Tidak ada.
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {children}
        </Box>
      )}
      {shown < total ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {formatNumber(shown)} yang pertama ditampilkan.
        </Typography>
      ) : null}
    </Box>
  );
}

function Row({ title, text }: { title: ReactNode; text: string }) {
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere', py: 0.25 }}>
      <Typography variant="body2" component="span">
        {title}
      </Typography>
      {text ? (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      ) : null}
    </Box>
  );
}
