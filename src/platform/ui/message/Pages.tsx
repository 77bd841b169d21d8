import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatNumber } from '../../providers/format.ts';
import { useWords } from '../../providers/language.ts';

interface Props {
  from: number;
  onPage: number;
  total: number;
  onMove: (from: number) => void;
}

/** From page to page; nothing where there is one. */
export function Pages({ from, onPage, total, onMove }: Props) {
  const say = useWords();
  if (total <= onPage) return null;
  const last = Math.min(from + onPage, total);
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'flex-end', mt: 2 }}>
      <Typography variant="body2">
        {say('%{awal}–%{akhir} dari %{jumlah}', {
          awal: formatNumber(from + 1),
          akhir: formatNumber(last),
          jumlah: formatNumber(total),
        })}
      </Typography>
      <Button size="small" disabled={from === 0} onClick={() => onMove(Math.max(0, from - onPage))}>
        {say('Sebelumnya')}
      </Button>
      <Button size="small" disabled={last >= total} onClick={() => onMove(from + onPage)}>
        {say('Berikutnya')}
      </Button>
    </Stack>
  );
}
