import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDecimal, formatNumber } from '../../../platform/providers/format.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { spreadOf } from './scoreSpread.ts';

interface Props {
  /** Name of what is scored: 'Nilai akhir'. */
  label: string;
  /** Of everybody on the sheet who has one already. */
  scores: readonly number[];
}

/** How the scores of a sheet are spread, and a warning where (almost) all are the same. */
export function ScoreSpread({ label, scores }: Props) {
  const say = useWords();
  const spread = spreadOf(scores);
  if (!spread) return null;
  const { count, least, most, mean, tens, flat } = spread;
  const [low, high, middle] = [least, most, mean].map(score => formatDecimal(score, 2));
  const highest = Math.max(...tens.map(one => one.count));
  const range = (from: number) => (from === 90 ? '90–100' : `${from}–${from + 9}`);
  return (
    <Box className="layar-saja" sx={{ my: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 2, rowGap: 1 }}>
        <Typography variant="body2" className="angka" sx={{ color: 'text.secondary' }}>
          {say('%{nilai}: %{jumlah} orang, %{rendah}–%{tinggi}, rata-rata %{rata}', {
            nilai: label,
            jumlah: formatNumber(count),
            rendah: String(low),
            tinggi: String(high),
            rata: String(middle),
          })}
        </Typography>
        <Box component="ul" sx={{ display: 'flex', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
          {tens.map(({ from, count: n }) => (
            <Box component="li" key={from} sx={{ minWidth: 44, textAlign: 'center' }}>
              <Box
                aria-hidden
                sx={{
                  height: `${Math.round((n / highest) * 24)}px`,
                  bgcolor: flat ? 'warning.main' : 'primary.main',
                  borderRadius: 0.5,
                }}
              />
              <Typography variant="caption" className="angka" sx={{ color: 'text.secondary' }}>
                {range(from)}: {formatNumber(n)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
      {flat ? (
        <Alert severity="warning" role="status" sx={{ mt: 1 }}>
          {say('Hampir semua mendapat nilai yang sama. Periksa lagi apakah nilai ini memang menggambarkan tiap orang.')}
        </Alert>
      ) : null}
    </Box>
  );
}
