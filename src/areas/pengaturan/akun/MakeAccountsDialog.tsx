import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { KemajuanAkun, KodePembuatan, RencanaAkun } from '../../../../resources/pengaturan/panggilanUndangan.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { formatNumber } from '../../../platform/providers/format.ts';
import { download } from '../../../platform/providers/http.ts';
import { DialogButtons } from '../../../platform/ui/DialogButtons.tsx';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import type { Target } from '../../../platform/ui/list/selection.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { useMakeAccounts } from './useMakeAccounts.ts';

interface Props {
  /** Resource of the people. */
  sumber: string;
  /** Plural name of the people. */
  label: string;
  target: Target;
  onClose: () => void;
}

const words: Readonly<Record<KodePembuatan, string>> = {
  dibuat: 'Akan dibuatkan akun',
  sudah_ada: 'Sudah punya akun',
  tanpa_surel: 'Surelnya belum diisi',
  username: 'Nomornya tidak dapat menjadi nama pengguna',
  surel: 'Surelnya dipakai orang lain',
  tanpa_peran: 'Tidak mendapat peran dengan sendirinya',
  nonaktif: 'Datanya nonaktif',
};

/** Numbers before anything is made, the progress while it is, and what became of everybody. */
export function MakeAccountsDialog({ sumber, label, target, onClose }: Props) {
  const id = useId();
  const { plan, start, run } = useMakeAccounts(sumber, target);
  const [invite, setInvite] = useState(false);
  const wanted = plan.data?.kelompok.find(({ kode }) => kode === 'dibuat')?.jumlah ?? 0;
  const asks = invite && plan.data?.surel === true;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Buat akun {label}</DialogTitle>
      <DialogContent>
        {start.error ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {messageOf(start.error)}
          </Alert>
        ) : null}
        {run ? <Progress run={run} invited={asks} /> : null}
        {!run && plan.isPending ? <Loading height={160} label="Menghitung akun" /> : null}
        {!run && plan.error ? <RetryAlert error={plan.error} onRetry={plan.refetch} /> : null}
        {!run && plan.data ? (
          <>
            <Plan plan={plan.data} />
            <FormControlLabel
              label={plan.data.surel ? 'Undang lewat surel' : 'Undang lewat surel (surel portal belum disetel)'}
              disabled={!plan.data.surel}
              control={<Checkbox checked={asks} onChange={(_, checked) => setInvite(checked)} />}
            />
          </>
        ) : null}
      </DialogContent>
      <DialogButtons>
        <Button onClick={onClose}>{run ? 'Tutup' : 'Batal'}</Button>
        {run ? null : (
          <Button
            variant="contained"
            loading={start.isPending}
            disabled={!plan.data || (wanted === 0 && !asks)}
            onClick={() => start.mutate(asks)}
          >
            Buat {formatNumber(wanted)} akun
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}

function Plan({ plan: { total, kelompok } }: { plan: RencanaAkun }) {
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        Dari {formatNumber(total)} orang. Username = NPM atau NIP; perannya menurut jenis datanya.
      </Typography>
      <Box component="ul" sx={{ m: 0, mb: 1.5, pl: 2.5 }}>
        {kelompok.map(({ kode, jumlah, contoh }) => (
          <Box component="li" key={kode} sx={{ mb: 0.5 }}>
            <Typography component="span" sx={{ fontWeight: kode === 'dibuat' ? 600 : 400 }}>
              {words[kode]}: {formatNumber(jumlah)}
            </Typography>
            {contoh.length ? (
              <Box component="details">
                <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 0.5 }}>
                  {contoh.length < jumlah ? `Lihat ${contoh.length} yang pertama` : 'Lihat'}
                </Typography>
                {contoh.map(({ nomor, nama, pesan }) => (
                  <Typography key={nomor} variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    {nomor} {nama}: {pesan}
                  </Typography>
                ))}
              </Box>
            ) : null}
          </Box>
        ))}
      </Box>
    </>
  );
}

function Progress({ run, invited }: { run: KemajuanAkun; invited: boolean }) {
  const id = useId();
  const { menunggu = 0, dibuat = 0, sudah_ada: there = 0, dilewati = 0 } = run.jumlah;
  const done = run.total - menunggu;
  if (run.status === 'berjalan')
    return (
      <Box role="status" sx={{ py: 2 }}>
        <Typography id={id} sx={{ mb: 1 }}>
          {formatNumber(done)} dari {formatNumber(run.total)} orang…
        </Typography>
        <LinearProgress
          variant={run.total ? 'determinate' : 'indeterminate'}
          value={run.total ? (done / run.total) * 100 : 0}
          aria-labelledby={id}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          Boleh ditutup; pembuatan akun berjalan terus di server.
        </Typography>
      </Box>
    );
  return (
    <Alert
      severity={dilewati ? 'warning' : 'success'}
      action={
        <Button
          size="small"
          color="inherit"
          startIcon={<DownloadOutlined />}
          onClick={() => download(`akun/banyak/${run.id}/unduh`, undefined, 'pembuatan-akun.xlsx')}
          sx={{ whiteSpace: 'nowrap' }}
        >
          Unduh hasil
        </Button>
      }
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
    >
      {formatNumber(dibuat)} akun dibuat, {formatNumber(there)} sudah ada, {formatNumber(dilewati)} dilewati.
      {invited ? ' Undangannya dikirim bertahap; lihat Undangan Akun.' : ''}
    </Alert>
  );
}
