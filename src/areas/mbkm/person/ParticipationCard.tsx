import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RaRecord, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { peringatanPeserta } from '../../../../resources/mbkm/peringatan.ts';
import { WarningChips } from '../../../platform/patterns/record/WarningChips.tsx';
import { dayOf } from '../../../platform/providers/format.ts';
import { useLabel, useWords } from '../../../platform/providers/language.ts';
import { RefLabel } from '../../../platform/ui/cells/RefLabel.tsx';
import { FieldCell } from '../../../platform/ui/FieldCell.tsx';
import { LabelledValue, ShownField } from '../../../platform/ui/inputs/ShownField.tsx';
import { useFieldAccess, useMay } from '../../../platform/ui/permissions.ts';
import { useRegistry } from '../../../platform/ui/registry.ts';
import { useFieldLabel } from '../../../platform/ui/useFieldLabel.ts';
import { ContactField } from './ContactField.tsx';
import { LecturerContact } from './LecturerContact.tsx';
import { NextStepLine } from './NextStepLine.tsx';
import { staffStep } from './staffStep.ts';
import { participations, useDossierPath } from './useParticipations.ts';

/** A participation as one needs it who was asked about the student: where it stands, with whom, what is next. */
export function ParticipationCard({ row }: { row: RaRecord }) {
  return (
    <ResourceContextProvider value={participations}>
      <RecordContextProvider value={row}>
        <Card row={row} />
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}

function Card({ row }: { row: RaRecord }) {
  const say = useWords();
  const labelOf = useFieldLabel();
  const { hidden } = useFieldAccess();
  const path = useDossierPath()(row);
  const shown = ['namaMitra', 'tanggalMulai', 'tanggalSelesai', 'totalSksDiajukan', 'totalSksDiakui'].filter(
    name => !hidden.has(name) && row[name] !== null && row[name] !== undefined,
  );
  return (
    <Paper component="article" variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <FieldCell source="idProgram" /> · <FieldCell source="idPeriode" />
        </Typography>
        <FieldCell source="status" />
        {row.status === 'selesai' ? (
          <>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {labelOf('statusKonversi')}
            </Typography>
            <FieldCell source="statusKonversi" />
          </>
        ) : null}
      </Stack>
      <NextStep row={row} />
      <Box sx={{ mb: 1.5, '&:empty': { display: 'none' } }}>
        <WarningChips {...peringatanPeserta} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        <GroupName row={row} />
        {shown.map(name => (
          <ShownField key={name} source={name} />
        ))}
        <ContactField source="idDosenPembimbing">
          <LecturerContact id={row.idDosenPembimbing} />
        </ContactField>
      </Box>
      {path ? (
        <Button component={Link} to={path} size="small" endIcon={<ArrowForwardIcon />} sx={{ mt: 1, ml: -0.5 }}>
          {say('Buka keikutsertaan')}
        </Button>
      ) : null}
    </Paper>
  );
}

function NextStep({ row }: { row: RaRecord }) {
  const say = useWords();
  const labelOf = useLabel();
  const step = staffStep(row, dayOf(Date.now()));
  if (!step) return null;
  return <NextStepLine who={step.who && labelOf(step.who)} what={say(step.what)} />;
}

/** The group, in programmes that have them. */
function GroupName({ row }: { row: RaRecord }) {
  const group = useRegistry().programmeOf(row.kodeJenisMbkm)?.group;
  const labelOf = useLabel();
  const declared = useRegistry().find(group?.resource ?? '');
  const [detail = '', field = ''] = group?.field.split('.') ?? [];
  const own: unknown = row[detail];
  const id = typeof own === 'object' && own !== null ? Reflect.get(own, field) : null;
  const mayShow = useMay('show', group?.resource ?? participations);
  if (!group || !declared || !mayShow || typeof id !== 'string') return null;
  return (
    <LabelledValue label={labelOf(declared.label)}>
      <RefLabel to={group.resource} id={id} link />
    </LabelledValue>
  );
}
