import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useWords } from '../../providers/language.ts';
import { Hint } from '../Hint.tsx';
import { usePhone } from '../usePhone.ts';
import { usePrint } from './usePrint.ts';

/** "Cetak": the page on paper; on phones the icon alone. */
export function PrintAction() {
  const say = useWords();
  const { print, busy } = usePrint();
  if (!usePhone())
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
