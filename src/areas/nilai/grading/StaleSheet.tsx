import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useWords } from '../../../platform/providers/language.ts';

/** Somebody else saved the sheet first: it is read anew when the person says so, as that takes what they typed. */
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
