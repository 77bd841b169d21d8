import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { type RaRecord, useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { type Simaris, simaris } from '../../../resources/riset/simaris.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { Panel } from '../../platform/patterns/record/Panel.tsx';
import { ScreenTitle } from '../../platform/patterns/record/ScreenTitle.tsx';
import { RefPicker } from '../../platform/ui/inputs/RefPicker.tsx';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';
import { InviteForm } from './InviteForm.tsx';
import { StudentsOf } from './ProjectStudents.tsx';

const path = '/riset/pendaftaran/simaris/form';

/** /riset/pendaftaran/simaris/form: registers students into a lecturer's project by their numbers. */
export default function InvitePage() {
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('idPenelitian');
  return (
    <Box sx={{ maxWidth: 920, pb: { xs: 12, sm: 3 } }}>
      <ScreenTitle path={path} />
      <Stack spacing={2}>
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
          <RefPicker
            to={simaris.name}
            value={chosen}
            onChange={id => setSearch(id ? { idPenelitian: id } : {}, { replace: true })}
            filter={{ aktif: true }}
            frame={{ id: 'penelitian', label: 'Penelitian', required: true }}
          />
        </Paper>
        {chosen ? <Chosen key={chosen} id={chosen} /> : null}
      </Stack>
    </Box>
  );
}

function Chosen({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useGetOne<Simaris & RaRecord<string>>(
    simaris.name,
    { id },
    { retry: false, staleTime: 0 },
  );
  if (isPending) return <Loading height={320} label="Memuat penelitian" />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  const left = Math.max(0, data.kuotaMahasiswa - (data.terisi ?? 0));
  return (
    <>
      <Alert severity={left ? 'info' : 'warning'}>
        {left
          ? `Tersisa ${left} dari ${data.kuotaMahasiswa} tempat mahasiswa.`
          : `Kuota ${data.kuotaMahasiswa} mahasiswa sudah penuh.`}
      </Alert>
      <InviteForm project={data} onSaved={() => void refetch()} />
      <Panel title="Mahasiswa penelitian">
        <StudentsOf id={id} />
      </Panel>
    </>
  );
}
