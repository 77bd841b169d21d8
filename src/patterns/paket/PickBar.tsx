import Button from '@mui/material/Button';
import { SksBar } from './SksBar.tsx';
import type { Pick } from './usePick.ts';

/** What is chosen so far, and what may be done with it: save it, or hand it in. */
export function PickBar({ pick }: { pick: Pick }) {
  const over = pick.result.totalSks > pick.batas.maks;
  return (
    <SksBar total={pick.result.totalSks} batas={pick.batas}>
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
    </SksBar>
  );
}
