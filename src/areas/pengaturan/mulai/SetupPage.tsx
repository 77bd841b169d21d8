import RefreshIcon from '@mui/icons-material/Refresh';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { role } from '../../../../resources/roles.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { PageTitle } from '../../../platform/common/PageTitle.tsx';
import { useMayOpen } from '../../../platform/common/useMayOpen.ts';
import { useBaseRole } from '../../../platform/ui/permissions.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { ExamplesCard } from './ExamplesCard.tsx';
import { SetupCard } from './SetupCard.tsx';
import { nextOf, useSetup } from './useSetup.ts';

const health = '/pengaturan/kesehatan';

/** /pengaturan/mulai: what the portal still needs until students can register, and afterwards whether it still has it. */
export default function SetupPage() {
  const id = useId();
  const mayOpen = useMayOpen();
  const baseRole = useBaseRole();
  const { data, error, isPending, isFetching, refetch } = useSetup();
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageTitle title="Penyiapan Portal" />
      {baseRole === role.superAdmin ? <ExamplesCard /> : null}
      {isPending ? <Loading height={480} label="Memuat langkah penyiapan" /> : null}
      {error ? <RetryAlert error={error} onRetry={refetch} sx={{ mt: 2 }} /> : null}
      {data ? (
        <>
          <Stack
            direction="row"
            useFlexGap
            sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 1, mb: 0.5 }}
          >
            <Typography id={id} sx={{ flex: '1 0 auto' }}>
              {data.selesai} dari {data.jumlah} langkah selesai
            </Typography>
            {mayOpen(health) ? (
              <Button component={Link} to={health} size="small">
                Kesehatan portal
              </Button>
            ) : null}
            <Button size="small" startIcon={<RefreshIcon />} onClick={() => refetch()} loading={isFetching}>
              Periksa ulang
            </Button>
          </Stack>
          <LinearProgress
            variant="determinate"
            value={(data.selesai / Math.max(data.jumlah, 1)) * 100}
            aria-labelledby={id}
            sx={{ height: 8, borderRadius: 4, mb: 2 }}
          />
          {data.selesai === data.jumlah ? (
            <Alert severity="success" sx={{ mb: 2 }}>
              Semua yang dibutuhkan sudah ada. Halaman ini tetap memeriksanya setiap kali dibuka.
            </Alert>
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
              Langkah boleh dikerjakan berselang hari atau oleh orang lain. Yang sudah ada dihitung dari data.
            </Typography>
          )}
          <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.langkah.map((step, i) => (
              <SetupCard key={step.kunci} step={step} number={i + 1} isNext={step === nextOf(data.langkah, mayOpen)} />
            ))}
          </Stack>
        </>
      ) : null}
    </Box>
  );
}
