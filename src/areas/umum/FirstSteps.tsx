import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Batas, Langkah } from '../../../resources/umum/dashboard.ts';
import { dashboardWords } from '../../../resources/umum/dashboardWords.ts';
import { sameSteps } from '../../../resources/umum/sameSteps.ts';
import { useMayOpen } from '../../platform/common/useMayOpen.ts';
import { formatDate } from '../../platform/providers/format.ts';
import { useLabel, useWords } from '../../platform/providers/language.ts';
import { daysUntil, inDays } from './days.ts';

interface Props {
  steps: readonly Langkah[];
  until: Batas | null;
}

/** Next steps of a student as links, and the next deadline. */
export function FirstSteps({ steps, until }: Props) {
  const say = useWords();
  const id = useId();
  const mayOpen = useMayOpen();
  const open = steps.filter(({ link }) => mayOpen(link));
  if (open.length === 0 && !until) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 1 }}>
        {say(open.length ? dashboardWords.now : dashboardWords.nothingOfYours)}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sameSteps(open).map(([step, ...others], i) => (
          <li key={step.link}>
            {others.length ? (
              <Choice steps={[step, ...others]} first={i === 0} />
            ) : (
              <Step step={step} first={i === 0} />
            )}
          </li>
        ))}
      </Stack>
      {until ? <Deadline until={until} mayOpen={mayOpen} /> : null}
    </Box>
  );
}

interface StepProps {
  step: Langkah;
  /** The one that is to be done before the others. */
  first: boolean;
}

function Step({ step: { label, keterangan, link, mendesak }, first }: StepProps) {
  const labelOf = useLabel();
  return (
    <Button
      component={Link}
      to={link}
      fullWidth
      variant={first ? 'contained' : 'outlined'}
      color={!first && mendesak ? 'warning' : 'primary'}
      sx={{ minHeight: 56, justifyContent: 'flex-start', textAlign: 'left', px: 2, py: 1 }}
    >
      <Box component="span" sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {labelOf(label)}
        </Box>
        {keterangan ? (
          <Box component="span" sx={{ display: 'block', fontSize: 14, fontWeight: 400, overflowWrap: 'anywhere' }}>
            {labelOf(keterangan)}
          </Box>
        ) : null}
      </Box>
    </Button>
  );
}

/** The same to do in several programmes: said once, each programme is a button. */
function Choice({ steps, first }: { steps: readonly [Langkah, ...Langkah[]]; first: boolean }) {
  const labelOf = useLabel();
  const label = labelOf(steps[0].label);
  return (
    <Box sx={{ px: 2, py: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
        {label}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {steps.map(({ keterangan, link }) => {
          const about = labelOf(keterangan ?? '');
          return (
            <Button
              key={link}
              component={Link}
              to={link}
              variant={first ? 'contained' : 'outlined'}
              aria-label={`${label}: ${about}`}
              sx={{ minHeight: 44, overflowWrap: 'anywhere' }}
            >
              {about}
            </Button>
          );
        })}
      </Stack>
    </Box>
  );
}

function Deadline({ until, mayOpen }: { until: Batas; mayOpen: (link: string) => boolean }) {
  const say = useWords();
  const labelOf = useLabel();
  const { label, tanggal, link } = until;
  const left = daysUntil(tanggal);
  return (
    <Typography sx={{ mt: 1.5, color: left <= 7 ? 'warning.main' : 'text.secondary' }}>
      {link && mayOpen(link) ? (
        <MuiLink component={Link} to={link} underline="always">
          {labelOf(label)}
        </MuiLink>
      ) : (
        labelOf(label)
      )}{' '}
      {say('paling lambat %{tanggal}, %{sisa}.', { tanggal: formatDate(tanggal), sisa: inDays(left, say) })}
    </Typography>
  );
}
