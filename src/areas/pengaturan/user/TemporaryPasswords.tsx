import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ResetAnswer } from '../../../../resources/pengaturan/akun.ts';
import { DialogButtons } from '../../../platform/ui/DialogButtons.tsx';

/** The passwords as a file for the person who hands them out; nothing leaves the browser. */
function save({ berhasil }: ResetAnswer): void {
  const lines = [
    ['Nama pengguna', 'Kata sandi sementara'],
    ...berhasil.map(row => [row.username, row.kataSandiSementara]),
  ];
  // The mark tells spreadsheet programs that the file is UTF-8.
  const text = `\uFEFF${lines.map(line => line.join(',')).join('\r\n')}\r\n`;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: 'kata-sandi-sementara.csv' }).click();
  URL.revokeObjectURL(url);
}

/** Temporary passwords of several accounts, shown once. */
export function TemporaryPasswords({ answer, onClose }: { answer: ResetAnswer; onClose: () => void }) {
  const id = useId();
  const { berhasil, gagal } = answer;
  const reasons = [...new Set(gagal.map(({ pesan }) => pesan))];
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>Kata sandi sementara</DialogTitle>
      <DialogContent>
        {gagal.length ? (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {gagal.length} akun dilewati: {reasons.join(' ')}
          </Alert>
        ) : null}
        {berhasil.length ? (
          <>
            <Typography sx={{ mb: 1.5 }}>Ditampilkan sekali saja. Tiap orang harus menggantinya saat masuk.</Typography>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>Nama pengguna</TableCell>
                  <TableCell>Kata sandi</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {berhasil.map(row => (
                  <TableRow key={row.id}>
                    <TableCell sx={{ overflowWrap: 'anywhere' }}>{row.username}</TableCell>
                    <TableCell sx={{ fontFamily: 'ui-monospace, monospace', userSelect: 'all' }}>
                      {row.kataSandiSementara}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </>
        ) : null}
      </DialogContent>
      <DialogButtons>
        {berhasil.length ? <Button onClick={() => save(answer)}>Unduh CSV</Button> : null}
        <Button variant="contained" onClick={onClose}>
          Sudah saya catat
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
