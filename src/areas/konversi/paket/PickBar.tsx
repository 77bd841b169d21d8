import Button from '@mui/material/Button';
import { useId } from 'react';
import { useWords } from '../../../platform/providers/language.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { OffReason } from '../../../platform/ui/OffReason.tsx';
import { SksBar } from './SksBar.tsx';
import type { Pick } from './usePick.ts';

/** Summary of the choice, with its actions: save, or submit. */
export function PickBar({ pick }: { pick: Pick }) {
  const say = useWords();
  const why = useId();
  return (
    <SksBar total={pick.result.totalSks} batas={pick.batas}>
      <Button
        variant={pick.onlyKept ? 'contained' : 'outlined'}
        onClick={pick.saveDraft}
        loading={pick.busy === 'draft'}
        disabled={!pick.paket}
      >
        {pick.onlyKept ? say('Simpan pemetaan') : say('Simpan draf')}
      </Button>
      {pick.onlyKept ? null : (
        <>
          <Button
            variant="contained"
            onClick={pick.submit}
            loading={pick.busy === 'submit'}
            disabled={pick.off !== null || pick.busy !== null}
            aria-describedby={pick.off ? why : undefined}
          >
            {say('Ajukan')}
          </Button>
          <OffReason id={why} text={pick.off && inWords(pick.off)} />
        </>
      )}
    </SksBar>
  );
}
