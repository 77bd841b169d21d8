import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SksCounter } from './SksCounter.tsx';
import type { Pick } from './usePick.ts';

/** Counter and buttons; on a phone they stay at the bottom, where the thumb is. */
export function PickBar({ pick }: { pick: Pick }) {
  const over = pick.result.totalSks > pick.batas.maks;
  return (
    <Box
      sx={{
        position: { xs: 'fixed', md: 'sticky' },
        insetInline: { xs: 0, md: 'auto' },
        bottom: { xs: 0, md: 'auto' },
        top: { md: 76 },
        zIndex: { xs: 'appBar', md: 1 },
        p: { xs: 1.5, md: 2 },
        border: { md: 1 },
        borderTop: 1,
        borderColor: { xs: 'divider', md: 'divider' },
        borderRadius: { md: 1 },
        bgcolor: 'background.paper',
      }}
    >
      <SksCounter total={pick.result.totalSks} batas={pick.batas} />
      <Box sx={{ display: 'flex', gap: 1, mt: 1.5, '& > *': { flex: 1 } }}>
        <Button variant="outlined" onClick={pick.saveDraft} loading={pick.busy === 'draft'} disabled={!pick.paket}>
          Simpan draf
        </Button>
        <Button
          variant="contained"
          onClick={pick.submit}
          loading={pick.busy === 'submit'}
          disabled={over || !pick.paket || pick.busy !== null}
        >
          Ajukan
        </Button>
      </Box>
    </Box>
  );
}
