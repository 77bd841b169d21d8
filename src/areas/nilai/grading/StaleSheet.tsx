import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useWords } from '../../../platform/providers/language.ts';

/**
 * Message that the sheet was saved by somebody else first; loading it again is left to the person, because it discards
 * the typed text.
 */
export function StaleSheet({ text, onReload }: { text: string | null; onReload: () => void }) {
  const say = useWords();
  if (!text) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={onReload}>
          {say('Muat ulang')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
