import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { Link } from 'react-router-dom';
import { memilihDospem } from '../../../../resources/kkn/memilihDospem.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { SupervisorChoice } from '../../mbkm/group/SupervisorChoice.tsx';
import { useOwnGroup } from './useOwnGroup.ts';

/** /kkn/memilih-dospem of a group. */
export default function ChooseSupervisorPage() {
  const { data, error, isPending, refetch } = useOwnGroup();
  return (
    <Box sx={{ maxWidth: 1080, pb: 3 }}>
      <ScreenTitle path="/kkn/memilih-dospem" />
      {isPending ? (
        <Loading height={420} label="Memuat kelompok" />
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : data?.kelompok ? (
        <SupervisorChoice
          requests={memilihDospem}
          free={{ path: `${memilihDospem.endpoint}/tersedia`, query: { idGelombang: data.gelombang.id } }}
          group={data.kelompok}
        />
      ) : (
        <Paper variant="outlined">
          <Notice title="Belum berkelompok" text="DPL dipilih oleh ketua setelah kelompok disetujui.">
            <Button variant="contained" component={Link} to="/kkn/membuat-kelompok">
              Bentuk kelompok
            </Button>
          </Notice>
        </Paper>
      )}
    </Box>
  );
}
