import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { alurKelompokKwu } from '../../../../resources/kwu/kelompok.ts';
import { role } from '../../../../resources/roles.ts';
import { StatusChip } from '../../../platform/ui/cells/StatusChip.tsx';
import { useBaseRole } from '../../../platform/ui/permissions.ts';
import { OwnBusinessFrame } from '../OwnBusinessFrame.tsx';
import { AllSteps } from './AllSteps.tsx';
import { StepCards } from './StepCards.tsx';

const path = '/kwu/daftar-ulang';

/** /kwu/daftar-ulang: a student's five steps; for Tim MBKM all businesses × steps. */
export default function ReRegistrationPage() {
  const baseRole = useBaseRole();
  if (!baseRole) return null;
  return baseRole === role.mahasiswa ? <Own /> : <AllSteps path={path} />;
}

const Own = () => (
  <OwnBusinessFrame path={path}>
    {group => (
      <>
        <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h6" component="p" sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
            {group.namaUsaha}
          </Typography>
          <StatusChip workflow={alurKelompokKwu} value={group.status} />
          <Button component={Link} to={`/kwu/daftar-ulang/detail/${group.id}`}>
            Rincian usaha
          </Button>
        </Stack>
        <StepCards id={group.id} />
      </>
    )}
  </OwnBusinessFrame>
);
