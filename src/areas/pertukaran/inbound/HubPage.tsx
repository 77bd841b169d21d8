import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';
import type { BacaanKrs, Khs } from '../../../../resources/pertukaran/bacaanKrs.ts';
import { role } from '../../../../resources/roles.ts';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { useLabel, useWords } from '../../../platform/providers/language.ts';
import { useBaseRole } from '../../../platform/ui/permissions.ts';
import { useRegistry } from '../../../platform/ui/registry.ts';
import { HubCards } from '../HubCards.tsx';
import { calls, useInbound } from './calls.ts';

const path = '/pertukaran-mahasiswa/menu/inbond';
const root = '/pertukaran-mahasiswa/';
const students = `${root}inbound/mhs-inbound`;

/** /menu/inbond: the pages of inbound that the role opens; a student sees the way to the result sheet. */
export default function HubPage() {
  const baseRole = useBaseRole();
  const { screens } = useRegistry();
  const say = useWords();
  const labelOf = useLabel();
  const plan = useInbound<BacaanKrs>(calls.krs, {}, baseRole === role.inbound);
  if (!baseRole) return null;
  const own = plan.data?.mahasiswa;
  const mine = screens.filter(
    screen =>
      !screen.hidden &&
      screen.roles[baseRole] &&
      (screen.path.startsWith(`${root}inbound/`) || screen.path === `${root}verifikasi`),
  );
  return (
    <>
      <ScreenTitle path={path} />
      {baseRole === role.inbound ? <OwnWay /> : null}
      <HubCards
        label={say('Halaman inbound')}
        cards={mine.map(({ path: to, title, icon }) => ({
          path: to,
          icon,
          title: to === students && baseRole === role.inbound ? say('Data saya') : labelOf(title),
          ...(to === students && own ? { to: `${to}/${own.id}/show` } : {}),
        }))}
      />
    </>
  );
}

const steps = ['Diterima', 'KRS', 'Kuliah', 'KHS'] as const;

/** The student's progress with the next step. */
function OwnWay() {
  const say = useWords();
  const narrow = useMediaQuery('(max-width: 600px)');
  const plan = useInbound<BacaanKrs>(calls.krs);
  const results = useInbound<Khs>(calls.khs);
  // The frame stands from the first, so that nothing below it moves.
  if (plan.error) return null;
  const { header, terbuka } = plan.data ?? { header: null, terbuka: false };
  const graded = results.data !== undefined && results.data.rows.length > 0 && results.data.belumDinilai === 0;
  const at = graded ? steps.length : header?.status === 'disetujui' ? 2 : 1;
  const next = graded
    ? { text: say('Semua nilai sudah final. KHS dapat dicetak.'), to: `${root}inbound/khs`, label: say('Lihat KHS') }
    : terbuka
      ? { text: say('Pilih mata kuliah lalu ajukan KRS.'), to: `${root}inbound/krs`, label: say('Isi KRS') }
      : { text: say('Lihat KRS dan jadwal kuliah Anda.'), to: `${root}inbound/krs`, label: say('Lihat KRS') };
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Stepper activeStep={at} orientation={narrow ? 'vertical' : 'horizontal'}>
        {steps.map(name => (
          <Step key={name}>
            <StepLabel>{say(name)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography sx={{ mt: 2, mb: 1 }}>{plan.data ? next.text : <Skeleton sx={{ maxWidth: 280 }} />}</Typography>
      {plan.data ? (
        <Button component={Link} to={next.to} variant="contained">
          {next.label}
        </Button>
      ) : (
        <Skeleton variant="rounded" width={120}>
          <Button variant="contained">{next.label}</Button>
        </Skeleton>
      )}
    </Paper>
  );
}
