import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import type { CopyPlan } from '../../../../resources/kit/index.ts';
import type { Values } from '../../providers/api.ts';
import { formatWeekday } from '../../providers/format.ts';
import { type Say, useLabel, useWords } from '../../providers/language.ts';
import { useDeclaration } from '../registry.ts';
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
  const say = useWords();
  const { busy, problem } = usePlanAgain(plan, onPlan, left);
  const { fields } = useDeclaration();
  const labelOf = useFieldLabel();
  const { getValues } = useFormContext<Values>();
  const hindrances = Object.entries(plan.halangan);
  const old = plan.tanggal.find(({ field }) => field === plan.mulai);
  return (
    <Stack spacing={2} sx={{ mb: 3, opacity: busy ? 0.7 : 1 }} aria-busy={busy} data-testid="salinan">
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      {old && plan.mulai ? (
        <Alert severity="info">
          {say(
            '%{mulai} semula %{dari}. Tanggal lain bergeser %{jarak}; ubah %{mulai} untuk menggesernya lagi. Yang sudah Anda ubah sendiri tetap.',
            { mulai: labelOf(plan.mulai), dari: formatWeekday(old.dari), jarak: distanceWords(plan.geser, say) },
          )}
        </Alert>
      ) : null}
      {hindrances.length ? (
        <Alert severity="warning">
          {say('Sebelum disimpan:')}
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {hindrances.map(([field, said]) => (
              <li key={field}>{field in fields || field in getValues() ? `${labelOf(field)}: ${said}` : said}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <RowDays plan={plan} />
      <AlongList plan={plan} left={left} onLeft={onLeft} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say(
          'Berkas, status, dan semua yang menyangkut peserta tidak ikut. Hasil salinan belum dibuka untuk siapa pun.',
        )}
      </Typography>
    </Stack>
  );
}

/** Days in child rows, whose inputs stand in tables of their own. */
function RowDays({ plan }: { plan: CopyPlan }) {
  const say = useWords();
  const label = useLabel();
  const days = plan.tanggal.filter(({ field }) => field.includes('.'));
  if (!days.length) return null;
  return (
    <details>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
        {say('%{n} tanggal lain ikut bergeser', { n: days.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 280, overflowY: 'auto' }}>
        {days.map(({ field, label: said, dari, ke }) => (
          <Typography key={field} component="li" variant="body2">
            {`${label(said)}: ${formatWeekday(dari)} → ${formatWeekday(ke)}`}
          </Typography>
        ))}
      </Box>
    </details>
  );
}

/** "52 minggu, sehingga harinya tetap", "361 hari, sehingga harinya berganti". */
const distanceWords = (days: number, say: Say): string =>
  days % 7 === 0
    ? say('%{n} minggu, sehingga harinya tetap', { n: days / 7 })
    : say('%{n} hari, sehingga harinya berganti', { n: days });
