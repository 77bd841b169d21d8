import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { masaStudi, type Skema } from '../../../../resources/pertukaran/masaStudi.ts';
import { useBaseRole } from '../../../crud/permissions.ts';
import { useRegistry } from '../../../crud/registry.ts';
import { useInbound } from '../inbound/calls.ts';
import { PrintButton } from '../inbound/PrintButton.tsx';

interface Period {
  id: string;
  nama: string;
  idPeriode: string;
  aktif: boolean;
}

const ways: readonly Skema[] = ['outbound', 'permadi'];
const reporters: ReadonlySet<string> = new Set(['HA01', 'HA03', 'HA05', 'HA07', 'HA10']);
const nothing: Readonly<Record<string, unknown>> = {};

/** Reports of both ways out, of the study period that the list is narrowed to, else of the active one. */
export default function Reports() {
  const role = useBaseRole();
  if (!role || !reporters.has(role)) return null;
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
  const { data = [] } = useInbound<Period[]>(masaStudi.endpoint, { filter: JSON.stringify({ skema }) });
  const { idPeriode, idProgramProdi } = filterValues;
  const period = data.find(one => one.idPeriode === idPeriode) ?? data.find(({ aktif }) => aktif);
  if (!period || !programme) return null;
  const { label } = programme;
  const path = `${programme.endpoint}/laporan`;
  const query = {
    idMasaStudi: period.id,
    ...(typeof idProgramProdi === 'string' ? { idProgramProdi } : {}),
  };
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
      <Typography sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>{period.nama}</Typography>
      <PrintButton label={`${label} XLSX`} path={path} query={{ ...query, format: 'xlsx' }} />
      <PrintButton label={`${label} PDF`} path={path} query={{ ...query, format: 'pdf' }} />
    </Stack>
  );
}
