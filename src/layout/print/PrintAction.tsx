import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { Hint } from '../Hint.tsx';
import { printPage } from './printPage.ts';

/** "Cetak": the page on paper; on phones the icon alone. */
export function PrintAction() {
  const [busy, setBusy] = useState(false);
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const print = async () => {
    setBusy(true);
    await printPage().finally(() => setBusy(false));
  };
  if (!phone)
    return (
      <Button startIcon={<PrintIcon />} onClick={print} loading={busy}>
        Cetak
      </Button>
    );
  return (
    <Hint title="Cetak">
      <IconButton aria-label="Cetak" color="primary" onClick={print} loading={busy}>
        <PrintIcon />
      </IconButton>
    </Hint>
  );
}
