import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useMayOpen } from '../../platform/common/useMayOpen.ts';
import { nextOf, useSetup } from '../pengaturan/mulai/useSetup.ts';

/** On the dashboard of whoever sets the portal up, while it lacks something that they can do: what to do next. */
export default function SetupBand() {
  const { data } = useSetup();
  const mayOpen = useMayOpen();
  const next = data && nextOf(data.langkah, mayOpen);
  if (!next) return null;
  return (
    <Alert
      severity="info"
      sx={{
        mt: 2,
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        // On phones the button stands below the words and begins where they do.
        '& .MuiAlert-message': { flex: { xs: '1 1 0', sm: 'initial' }, minWidth: 0 },
        '& .MuiAlert-action': { alignItems: 'center', pt: 0, ml: { xs: '42px', sm: 'auto' }, pl: { xs: 0, sm: 2 } },
      }}
      action={
        <Button component={Link} to="/pengaturan/mulai" variant="contained" size="small">
          Lanjutkan penyiapan
        </Button>
      }
    >
      <AlertTitle>
        Penyiapan portal: {data.selesai} dari {data.jumlah} langkah selesai
      </AlertTitle>
      Berikutnya: {next.judul}
    </Alert>
  );
}
