import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { nextOf, useSetup } from '../pengaturan/mulai/useSetup.ts';

/** On the Super Admin's dashboard while the portal lacks something: what to do next. */
export default function SetupBand() {
  const { data } = useSetup();
  const next = data && nextOf(data.langkah);
  if (!next) return null;
  return (
    <Alert
      severity="info"
      sx={{ mt: 2, '& .MuiAlert-action': { alignItems: 'center', pt: 0 }, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
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
