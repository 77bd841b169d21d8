import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { alurGelombang } from '../../../../resources/kkn/alurGelombang.ts';
import { gelombang } from '../../../../resources/kkn/gelombang.ts';
import { useMayOpen } from '../../../platform/common/useMayOpen.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { formatDays } from '../../../platform/providers/format.ts';
import { useMay } from '../../../platform/ui/permissions.ts';
import { VillageMap } from '../desa/VillageMap.tsx';
import { WavePicker } from '../WavePicker.tsx';
import { likelyWave, useWaves, type Wave } from '../waves.ts';

const wavesPath = '/kkn/gelombang';
const mapPath = '/kkn/setting-desa/peta';
const stages = Object.entries(alurGelombang.states);

/** /kkn of those who watch: the waves that are not over with their stage, and the villages of one of them. */
export default function WaveOverview() {
  const mayRead = useMay('list', gelombang.name);
  return mayRead ? <Waves /> : null;
}

function Waves() {
  const { data: waves = [] } = useWaves();
  const mayOpen = useMayOpen();
  const open = waves.filter(({ status }) => status !== 'selesai');
  if (waves.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 3, mb: 3 }}>
      <Panel title="Gelombang">
        <Stack spacing={3}>
          {open.length === 0 ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Semua gelombang sudah selesai.
            </Typography>
          ) : null}
          {open.map(wave => (
            <Stages key={wave.id} wave={wave} />
          ))}
          {mayOpen(wavesPath) ? (
            <Box>
              <Button component={Link} to={wavesPath}>
                Semua gelombang
              </Button>
            </Box>
          ) : null}
        </Stack>
      </Panel>
      {mayOpen(mapPath) ? <Villages waves={waves} /> : null}
    </Box>
  );
}

/** A wave on its way from draft to end. */
function Stages({ wave }: { wave: Wave }) {
  const at = stages.findIndex(([state]) => state === wave.status);
  const title = stages[at]?.[1].label ?? '';
  return (
    <Box component="section" aria-label={wave.nama}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'baseline', mb: 1 }}>
        <MuiLink component={Link} to={`${wavesPath}/${wave.id}/show`} variant="subtitle1">
          {wave.nama}
        </MuiLink>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatDays(wave.tanggalBerangkat, wave.tanggalSelesai)}
        </Typography>
      </Stack>
      <Stepper activeStep={at} alternativeLabel sx={{ display: { xs: 'none', sm: 'flex' } }}>
        {stages.map(([state, { label }], i) => (
          <Step key={state} aria-current={i === at ? 'step' : undefined}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography variant="body2" sx={{ display: { sm: 'none' } }}>
        Tahap {at + 1} dari {stages.length}: {title}
      </Typography>
    </Box>
  );
}

function Villages({ waves }: { waves: readonly Wave[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const idGelombang = chosen ?? likelyWave(waves)?.id ?? null;
  return (
    <Panel title="Desa">
      <Stack spacing={2}>
        <WavePicker waves={waves} value={idGelombang} onChange={setChosen} />
        {idGelombang ? <VillageMap key={idGelombang} idGelombang={idGelombang} /> : null}
      </Stack>
    </Panel>
  );
}
