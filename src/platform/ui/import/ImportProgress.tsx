import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useWords } from '../../providers/language.ts';
import type { StepProps } from './stepProps.ts';

/** Step 4, while the server works. */
export function ImportProgress({ flow }: StepProps) {
  const say = useWords();
  const share = flow.import?.kemajuan ?? 0;
  return (
    <DialogContent>
      <Stack spacing={2} sx={{ maxWidth: 480, mx: 'auto', py: 8, textAlign: 'center' }}>
        <Typography variant="h6" component="p" role="status">
          {say('Sedang memproses… %{n}%', { n: Math.round(share) })}
        </Typography>
        <LinearProgress
          variant={share > 0 ? 'determinate' : 'indeterminate'}
          value={share}
          aria-label={say('Kemajuan impor')}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('Jangan tutup halaman ini sampai selesai.')}
        </Typography>
      </Stack>
    </DialogContent>
  );
}
