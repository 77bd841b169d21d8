import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import type { CopyPlan } from '../../../../resources/kit/index.ts';
import type { Values } from '../../providers/api.ts';
import { formatWeekday } from '../../providers/format.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { AlongList } from './AlongList.tsx';
import { usePlanAgain } from './usePlanAgain.ts';

interface Props {
  plan: CopyPlan;
  onPlan: (plan: CopyPlan) => void;
  /** Resources whose rows stay. */
  left: ReadonlySet<string>;
  onLeft: (left: ReadonlySet<string>) => void;
}

/** How far the days were moved, what keeps the proposal from being saved as it is, and what comes along. */
export function CopyHead({ plan, onPlan, left, onLeft }: Props) {
  const { busy, problem } = usePlanAgain(plan, onPlan, left);
  const labelOf = useFieldLabel();
  const { getValues } = useFormContext<Values>();
  const hindrances = Object.entries(plan.halangan);
  const old = plan.tanggal.find(({ field }) => field === plan.mulai);
  return (
    <Stack spacing={2} sx={{ mb: 3, opacity: busy ? 0.7 : 1 }} aria-busy={busy} data-testid="salinan">
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      {old && plan.mulai ? (
        <Alert severity="info">
          {`${labelOf(plan.mulai)} semula ${formatWeekday(old.dari)}. Tanggal lain bergeser ${distanceWords(plan.geser)}; ubah ${labelOf(plan.mulai)} untuk menggesernya lagi. Yang sudah Anda ubah sendiri tetap.`}
        </Alert>
      ) : null}
      {hindrances.length ? (
        <Alert severity="warning">
          Sebelum disimpan:
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {hindrances.map(([field, said]) => (
              <li key={field}>{field in getValues() ? `${labelOf(field)}: ${said}` : said}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <RowDays plan={plan} />
      <AlongList plan={plan} left={left} onLeft={onLeft} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Berkas, status, dan semua yang menyangkut peserta tidak ikut. Hasil salinan belum dibuka untuk siapa pun.
      </Typography>
    </Stack>
  );
}

/** Days in child rows, whose inputs stand in tables of their own. */
function RowDays({ plan }: { plan: CopyPlan }) {
  const days = plan.tanggal.filter(({ field }) => field.includes('.'));
  if (!days.length) return null;
  return (
    <details>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
        {`${days.length} tanggal lain ikut bergeser`}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 280, overflowY: 'auto' }}>
        {days.map(({ field, label, dari, ke }) => (
          <Typography key={field} component="li" variant="body2">
            {`${label}: ${formatWeekday(dari)} → ${formatWeekday(ke)}`}
          </Typography>
        ))}
      </Box>
    </details>
  );
}

/** "52 pekan, sehingga harinya tetap", "361 hari, sehingga harinya berganti". */
const distanceWords = (days: number): string =>
  days % 7 === 0 ? `${days / 7} pekan, sehingga harinya tetap` : `${days} hari, sehingga harinya berganti`;
