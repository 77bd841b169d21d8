import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface Props {
  first: boolean;
  /** Words of the button that leads on. */
  verb: string;
  busy: boolean;
  onBack: () => void;
  onForward: () => void;
}

/** Back and on, within reach of the thumb on phones. */
export function StepNav({ first, verb, busy, onBack, onForward }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        justifyContent: 'flex-end',
        position: { xs: 'fixed', sm: 'static' },
        insetInline: 0,
        bottom: 0,
        zIndex: { xs: 'appBar', sm: 'auto' },
        p: { xs: 1.5, sm: 0 },
        mt: { sm: 3 },
        borderTop: { xs: '1px solid', sm: 0 },
        borderTopColor: { xs: 'divider' },
        bgcolor: { xs: 'background.paper', sm: 'transparent' },
        '& > .MuiButton-root': { flex: { xs: 1, sm: 'none' } },
      }}
    >
      {first ? null : (
        <Button variant="outlined" onClick={onBack} disabled={busy}>
          Kembali
        </Button>
      )}
      <Button variant="contained" onClick={onForward} loading={busy}>
        {verb}
      </Button>
    </Box>
  );
}
