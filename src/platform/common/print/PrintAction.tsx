import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useWords } from '../../providers/language.ts';
import { Hint } from '../Hint.tsx';
import { usePhone } from '../usePhone.ts';
import { printPage } from './printPage.ts';

/** "Cetak": the page on paper; on phones the icon alone, and beside other actions of a list (`minor`). */
export function PrintAction({ minor = false }: { minor?: boolean }) {
  const say = useWords();
  const [busy, setBusy] = useState(false);
  const phone = usePhone();
  const print = async () => {
    setBusy(true);
    await printPage().finally(() => setBusy(false));
  };
  if (!phone && !minor)
    return (
      <Button startIcon={<PrintIcon />} onClick={print} loading={busy}>
        {say('Cetak')}
      </Button>
    );
  return (
    <Hint title={say('Cetak')}>
      <IconButton aria-label={say('Cetak')} color="primary" onClick={print} loading={busy}>
        <PrintIcon />
      </IconButton>
    </Hint>
  );
}
