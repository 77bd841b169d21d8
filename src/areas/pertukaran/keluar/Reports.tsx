import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import type { Skema } from '../../../../resources/pertukaran/masaStudi.ts';
import { useRegistry } from '../../../platform/ui/registry.ts';
import { narrowedBy, ReportPair, useReportPeriod, useReportReader } from '../PeriodReports.tsx';

const ways: readonly Skema[] = ['outbound', 'permadi'];
const nothing: Readonly<Record<string, unknown>> = {};

/** Reports of both ways out, of the study period that the list is narrowed to, else of the active one. */
export default function Reports() {
  if (!useReportReader()) return null;
  return (
    <Paper component="section" variant="outlined" aria-label="Laporan" sx={{ p: 2, mt: 2 }}>
      <Typography variant="h6" component="h2">
        Laporan
      </Typography>
      {ways.map(skema => (
        <Report key={skema} skema={skema} />
      ))}
    </Paper>
  );
}

function Report({ skema }: { skema: Skema }) {
  const programme = useRegistry().programmeOf(skema);
  const { filterValues = nothing } = useListContext();
  const period = useReportPeriod(skema, ({ idPeriode }) => idPeriode === filterValues.idPeriode);
  if (!period || !programme) return null;
  const query = { idMasaStudi: period.id, ...narrowedBy(filterValues, ['idProgramProdi']) };
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
      <Typography sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>{period.nama}</Typography>
      <ReportPair label={programme.label} path={`${programme.endpoint}/laporan`} query={query} />
    </Stack>
  );
}
