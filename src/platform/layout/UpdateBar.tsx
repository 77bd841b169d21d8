import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNewRelease } from '../providers/appWorker.ts';
import { useWords } from '../providers/language.ts';

/** Says that a new release of the portal waits; what is being written is asked for before the page reloads. */
export function UpdateBar() {
  const say = useWords();
  const renew = useNewRelease();
  const [agreed, setAgreed] = useState(false);
  if (!renew) return null;
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2 }}
      action={
        <Button
          color="inherit"
          size="small"
          loading={agreed}
          onClick={() => {
            setAgreed(true);
            renew();
          }}
        >
          {say('Muat ulang')}
        </Button>
      }
    >
      {say('Versi baru portal tersedia.')}
    </Alert>
  );
}
