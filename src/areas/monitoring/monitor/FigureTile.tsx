import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { AngkaTerhitung } from '../../../../resources/monitoring/ringkasan.ts';
import { Tile } from '../../../platform/common/Tiles.tsx';
import { formatDecimal, formatNumber, formatPercent } from '../../../platform/providers/format.ts';
import { type Say, useLabel, useWords } from '../../../platform/providers/language.ts';
import { toRows } from './scroll.ts';

/** The figure as it is read, and what stands below it. */
export function wordsOf({ bentuk, nilai, dari }: AngkaTerhitung, say: Say): { shown: string; below: string | null } {
  const of = dari === null ? null : say('%{a} dari %{b}', { a: nilai ?? 0, b: dari });
  if (bentuk === 'rata') return { shown: nilai === null ? '–' : formatDecimal(nilai, 2), below: null };
  if (bentuk === 'persen') return { shown: dari ? formatPercent((nilai ?? 0) / dari) : '–', below: of };
  if (bentuk === 'pecahan')
    return { shown: formatNumber(nilai ?? 0), below: dari === null ? null : say('dari %{n}', { n: dari }) };
  return { shown: formatNumber(nilai ?? 0), below: null };
}

/** One figure; where it counts rows it leads to them. */
export function FigureTile({ figure, link }: { figure: AngkaTerhitung; link: string | null }) {
  const say = useWords();
  const labelOf = useLabel();
  const { shown, below } = wordsOf(figure, say);
  const share = figure.dari ? ((figure.nilai ?? 0) / figure.dari) * 100 : null;
  return (
    <Tile to={link} onClick={toRows} sx={{ display: 'flex', flexDirection: 'column', minHeight: 96, py: 1.5 }}>
      <Typography variant="caption" component="span" sx={{ color: 'text.secondary', mb: 'auto' }}>
        {labelOf(figure.label)}
      </Typography>
      <Typography component="span" className="angka" sx={{ fontSize: 26, fontWeight: 700, lineHeight: 1.2, mt: 0.5 }}>
        {shown}
        {below ? (
          <Typography
            component="span"
            variant="caption"
            sx={{ display: 'inline-block', color: 'text.secondary', fontWeight: 400, ml: 0.75 }}
          >
            {below}
          </Typography>
        ) : null}
      </Typography>
      {share === null ? null : (
        <LinearProgress
          variant="determinate"
          value={share}
          aria-hidden
          sx={{ mt: 1, height: 5, borderRadius: 3, bgcolor: 'action.hover' }}
        />
      )}
    </Tile>
  );
}
