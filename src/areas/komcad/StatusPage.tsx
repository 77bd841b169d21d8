import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { komcad } from '../../../resources/komcad/programme.ts';
import { alurTahap, namaTahap, urutanTahap } from '../../../resources/komcad/tahap.ts';
import { Timeline } from '../../platform/patterns/history/Timeline.tsx';
import { Panel } from '../../platform/patterns/record/Panel.tsx';
import { StatusChip } from '../../platform/ui/cells/StatusChip.tsx';
import { FieldCell } from '../../platform/ui/FieldCell.tsx';
import { TransitionButtons } from '../../platform/ui/show/TransitionButtons.tsx';
import { Letters } from './Letters.tsx';
import { OwnFrame } from './OwnFrame.tsx';
import type { Participant } from './useOwnParticipant.ts';

const stages: readonly string[] = urutanTahap;
const editable: readonly string[] = ['draf', 'revisi'];

/** /komcad/status-pendaftaran for a participant: where it stands, what has happened, and leaving. */
export default function StatusPage() {
  return <OwnFrame path="/komcad/status-pendaftaran">{own => <Status own={own} />}</OwnFrame>;
}

function Status({ own }: { own: Participant }) {
  const at = stages.indexOf(own.tahap);
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h6" component="p" sx={{ mr: 'auto' }}>
          <FieldCell source="idProgramKomcad" />
        </Typography>
        <StatusChip workflow={alurTahap} value={own.tahap} />
        <FieldCell source="statusPendaftaran" />
      </Stack>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {editable.includes(own.statusPendaftaran ?? '') ? (
          <Button variant="outlined" component={Link} to={`${komcad.ways.reguler?.path}?id=${own.id}`}>
            Buka formulir
          </Button>
        ) : null}
        <TransitionButtons />
      </Stack>
      {at >= 0 ? (
        <Panel title="Tahapan">
          <Stepper orientation="vertical" activeStep={at}>
            {urutanTahap.map(name => (
              <Step key={name}>
                <StepLabel>{namaTahap(name)}</StepLabel>
              </Step>
            ))}
          </Stepper>
        </Panel>
      ) : null}
      <Panel title="Surat">
        <Letters id={own.id} />
      </Panel>
      <Panel title="Riwayat">
        <Timeline />
      </Panel>
    </>
  );
}
