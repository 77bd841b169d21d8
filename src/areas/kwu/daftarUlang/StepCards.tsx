import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { type LangkahDaftarUlang, langkahDaftarUlang } from '../../../../resources/kwu/bacaan.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { useMayOpen } from '../../../platform/common/useMayOpen.ts';
import { stateColors } from '../../../platform/look/tokens.ts';
import { dayToday, formatDate } from '../../../platform/providers/format.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { StepMark, stepTones } from './StepMark.tsx';
import { useSteps } from './useSteps.ts';

type Code = LangkahDaftarUlang['kode'];

/** Address, button label and help of each step. */
const doors: Readonly<Record<Code, { to: string; verb: string; done?: string; help: string }>> = {
  anggota: { to: '/kwu/pendaftaran', verb: 'Lihat anggota', help: 'Susunan kelompok dan peran tiap anggota.' },
  dpl: {
    to: '/kwu/daftar-ulang/pilih-dpl',
    verb: 'Pilih DPL',
    done: 'Lihat DPL',
    help: 'Dosen yang mendampingi usaha Anda.',
  },
  profil: {
    to: '/kwu/daftar-ulang/mengisi-provil',
    verb: 'Isi profil',
    done: 'Lihat profil',
    help: 'Profil, model bisnis, rencana keuangan, dan berkas usaha.',
  },
  laporan: {
    to: '/kwu/daftar-ulang/upload-laporan',
    verb: 'Buka laporan',
    help: 'Laporan kemajuan, laporan akhir, dan laporan keuangan.',
  },
  luaran: { to: '/kwu/daftar-ulang/luaran-kwu', verb: 'Buka luaran', help: 'Luaran yang diminta dari usaha Anda.' },
};

/** Days from today to a day; negative once it is over. */
const daysTo = (day: string): number => Math.round((Date.parse(day) - Date.parse(dayToday())) / 86_400_000);

/** A deadline as people say it. */
export function deadlineWords(day: string, days = daysTo(day)): string {
  if (days < 0) return `Lewat ${-days} hari dari ${formatDate(day)}`;
  if (days === 0) return 'Batasnya hari ini';
  if (days === 1) return 'Batasnya besok';
  return days <= 14 ? `${days} hari lagi, sampai ${formatDate(day)}` : `Sampai ${formatDate(day)}`;
}

/** The five steps of re-registration with what they lack, their last days, and the way to each. */
export function StepCards({ id, linked = true }: { id: string; linked?: boolean }) {
  const { data, error, isPending, refetch } = useSteps(id);
  if (isPending) return <Loading height={420} label="Memuat daftar ulang" />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  const next = data.find(({ status }) => status === 'belum' || status === 'revisi')?.kode;
  return (
    <Stack component="ol" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((step, i) => (
        <StepCard key={step.kode} step={step} at={i + 1} next={step.kode === next} linked={linked} />
      ))}
    </Stack>
  );
}

interface CardProps {
  step: LangkahDaftarUlang;
  at: number;
  /** The first that waits for the group. */
  next: boolean;
  linked: boolean;
}

function StepCard({ step: { kode, status, batas, pesan }, at, next, linked }: CardProps) {
  const mayOpen = useMayOpen();
  const { palette } = useTheme();
  const { to, verb, done, help } = doors[kode];
  const { ink, ground } = stateColors[palette.mode][stepTones[status]];
  const late = status !== 'selesai' && batas !== null && daysTo(batas) < 0;
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: { xs: 2, sm: 2.5 }, display: 'flex', gap: 2, ...(next ? { borderColor: 'primary.main' } : {}) }}
    >
      <Box
        aria-hidden
        className="angka"
        sx={{
          width: 32,
          height: 32,
          flex: 'none',
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          fontWeight: 700,
          color: ink,
          bgcolor: ground,
        }}
      >
        {at}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="subtitle1" component="h2" sx={{ mr: 'auto' }}>
            {langkahDaftarUlang[kode]}
          </Typography>
          <StepMark status={status} />
        </Stack>
        <Typography variant="body2" sx={{ mt: 0.25, overflowWrap: 'anywhere' }}>
          {pesan ?? help}
        </Typography>
        {batas && status !== 'selesai' ? (
          <Typography variant="body2" sx={{ color: late ? 'error.main' : 'text.secondary', mt: 0.25 }}>
            {deadlineWords(batas)}
          </Typography>
        ) : null}
        {linked && mayOpen(to) ? (
          <Button component={Link} to={to} variant={next ? 'contained' : 'outlined'} sx={{ mt: 1.5 }}>
            {status === 'selesai' || status === 'proses' ? (done ?? verb) : verb}
          </Button>
        ) : null}
      </Box>
    </Paper>
  );
}
