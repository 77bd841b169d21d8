import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatClock } from '../providers/format.ts';
import { useWords } from '../providers/language.ts';

interface Props {
  /** Moment (ISO) whose state an answer tells; null where it is of now, and nothing is said. */
  moment: string | null;
  /** Asks anew. */
  onFresh: () => void;
  busy: boolean;
  sx?: SxProps<Theme>;
}

/** Says of figures that the portal keeps for a minute when they were counted, and counts them anew. */
export function KeptSince({ moment, onFresh, busy, sx = {} }: Props) {
  const say = useWords();
  if (!moment) return null;
  return (
    <Stack direction="row" spacing={1} sx={[{ alignItems: 'center' }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Typography variant="body2" color="text.secondary" role="status" className="angka">
        {say('Keadaan pukul %{jam}', { jam: formatClock(new Date(moment)) })}
      </Typography>
      <Button size="small" loading={busy} onClick={onFresh}>
        {say('Hitung ulang')}
      </Button>
    </Stack>
  );
}
