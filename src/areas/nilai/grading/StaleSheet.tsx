import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** Somebody else saved the sheet first: it is read anew when the person says so, as that takes what they typed. */
export function StaleSheet({ text, onReload }: { text: string | null; onReload: () => void }) {
  if (!text) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={onReload}>
          Muat ulang
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
