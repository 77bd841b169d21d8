import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { BebanDosen } from '../../../../resources/monitoring/bimbingan.ts';
import { useWords } from '../../../platform/providers/language.ts';

/** How much of a lecturer's quota is taken: "6 dari 20". */
export function LoadBar({ beban, kuota }: Pick<BebanDosen, 'beban' | 'kuota'>) {
  const say = useWords();
  const full = beban >= kuota;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 150 }}>
      <LinearProgress
        aria-hidden
        variant="determinate"
        color={full ? 'error' : 'primary'}
        value={Math.min(100, kuota > 0 ? (beban / kuota) * 100 : 100)}
        sx={{ flex: 1, height: 6, borderRadius: 3, bgcolor: 'action.hover' }}
      />
      <Typography
        component="span"
        variant="caption"
        className="angka"
        sx={{ color: full ? 'error.main' : 'text.secondary', whiteSpace: 'nowrap' }}
      >
        {say('%{n} dari %{n2}', { n: beban, n2: kuota })}
        {full ? ` ${say('· penuh')}` : ''}
      </Typography>
    </Box>
  );
}
