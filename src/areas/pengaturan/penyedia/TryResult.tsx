import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { HasilCoba } from '../../../../resources/pengaturan/panggilanMasuk.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { http } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';

/** Claims that the provider sent about the person testing it, and the account they match. */
export function TryResult({ path, ticket }: { path: string; ticket: string }) {
  const navigate = useNavigate();
  const close = () => navigate({ hash: '' }, { replace: true });
  const { data, error } = useQuery({
    queryKey: ['penyedia-masuk', 'coba', ticket],
    // The ticket serves once.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async () =>
      (await http<HasilCoba>(`${path}/coba/hasil`, { method: 'POST', body: { tiket: ticket }, quiet: true })).data,
  });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={close} aria-labelledby="hasil-coba">
      <DialogTitle id="hasil-coba">Hasil coba masuk</DialogTitle>
      <DialogContent>
        {error ? (
          <Alert severity="error">{messageOf(error)}</Alert>
        ) : data ? (
          <Found found={data} />
        ) : (
          <Loading height={160} label="Memuat hasil" />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={close} autoFocus>
          Tutup
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Found({ found: { klaim, nilai, orang, akun, masalah } }: { found: HasilCoba }) {
  return (
    <>
      {masalah ? (
        <Alert severity="warning">{masalah}</Alert>
      ) : (
        <Alert severity="success">
          {nilai} cocok dengan {orang?.nama} ({orang?.nomor}).{' '}
          {akun ? `Akun portalnya: ${akun}.` : 'Belum punya akun portal; akun dibuat saat pertama masuk.'} Anda tidak
          dimasukkan sebagai orang ini.
        </Alert>
      )}
      <Typography variant="h3" sx={{ mt: 2.5, mb: 1, fontSize: '1rem' }}>
        Yang dikirim penyedia
      </Typography>
      <Table size="small">
        <TableBody>
          {klaim.map(({ nama, nilai: value }) => (
            <TableRow key={nama}>
              <TableCell component="th" scope="row" sx={{ verticalAlign: 'top' }}>
                {nama}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}
