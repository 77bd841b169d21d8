import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { asalBatas, type BatasSks } from '../../../../resources/konversi/aturanPaket.ts';
import { useLabel, useWords } from '../../../platform/providers/language.ts';

interface Props {
  total: number;
  batas: BatasSks;
}

/** How much is chosen of what may be: red and in words above the limit. */
export function SksCounter({ total, batas }: Props) {
  const say = useWords();
  const labelOf = useLabel();
  const over = total > batas.maks;
  const left = batas.maks - total;
  const words = over
    ? say('Lebih %{n} SKS dari %{x}.', { n: -left, x: labelOf(asalBatas[batas.asal]) })
    : total < batas.min
      ? say('Minimal %{n} SKS.', { n: batas.min })
      : left === 0
        ? say('Tepat di %{x}.', { x: labelOf(asalBatas[batas.asal]) })
        : say('Sisa %{n} SKS sampai %{x}.', { n: left, x: labelOf(asalBatas[batas.asal]) });
  return (
    <Box role="status" aria-live="polite" sx={{ color: over ? 'error.main' : 'text.primary' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'baseline' }}>
        {over ? <ErrorIcon fontSize="small" sx={{ alignSelf: 'center' }} /> : null}
        <Typography variant="h6" component="p" className="angka">
          {say('%{n} dari %{n2} SKS', { n: total, n2: batas.maks })}
        </Typography>
        <Typography variant="body2" sx={{ color: over ? 'error.main' : 'text.secondary', ml: 'auto' }}>
          {words}
        </Typography>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, (total / Math.max(1, batas.maks)) * 100)}
        color={over ? 'error' : 'primary'}
        aria-hidden
        sx={{ mt: 0.75, height: 6, borderRadius: 3 }}
      />
    </Box>
  );
}
