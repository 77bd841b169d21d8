import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useId, useState } from 'react';
import type { PaketCalls } from '../../../../resources/kit/index.ts';
import { stepKey } from '../../../../resources/kit/index.ts';
import { alurKonversi } from '../../../../resources/mbkm/alurKonversi.ts';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { useWords } from '../../../platform/providers/language.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { overtakenHint } from '../../../platform/ui/failedCall.ts';
import { OffReason } from '../../../platform/ui/OffReason.tsx';
import { DecideAdded } from './DecideAdded.tsx';
import { DecideCourse } from './DecideCourse.tsx';
import { SksBar } from './SksBar.tsx';
import { StudyPlanNote } from './StudyPlanNote.tsx';
import { type Aksi, useDecide } from './useDecide.ts';
import type { PaketView } from './view.ts';

const DecisionDialog = lazyScreen(() => import('../../../platform/patterns/queue/DecisionDialog.tsx'));

interface Props {
  view: PaketView;
  options: PaketCalls;
  onDone: () => void;
}

/** The study programme's decision: each proposal, what is added, the resulting sum, approve or return. */
export function PaketDecision({ view, options, onDone }: Props) {
  const say = useWords();
  const decide = useDecide(options, view, onDone);
  const [asking, setAsking] = useState<Aksi | null>(null);
  const again = view.pendaftar?.statusKonversi === 'disetujui';
  const why = useId();
  const problems = [...decide.problems, ...decide.refused];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(280px, 2fr)' },
        pb: { xs: 20, md: 0 },
      }}
    >
      <Panel title={say('Usulan mahasiswa')}>
        <StudyPlanNote view={view} />
        {decide.open.length > 1 ? (
          <Button variant="outlined" size="small" onClick={decide.acceptAll}>
            {say('Terima semua yang belum diputuskan')}
          </Button>
        ) : null}
        <Box component="ul" aria-label={say('Usulan mahasiswa')} sx={{ listStyle: 'none', m: 0, mb: 1, p: 0 }}>
          {view.awal.map(row => (
            <DecideCourse key={row.id} row={row} decide={decide} />
          ))}
        </Box>
        <DecideAdded decide={decide} />
      </Panel>
      <SksBar
        total={decide.result.totalSks}
        batas={decide.batas}
        before={
          decide.conflict ? (
            <Alert severity="info" sx={{ mb: 1.5 }}>
              {decide.conflict} {overtakenHint}
            </Alert>
          ) : null
        }
        problems={
          problems.length > 0 ? (
            <Alert severity="error" sx={{ mt: 1.5 }}>
              <AlertTitle>{say('Paket belum dapat disetujui')}</AlertTitle>
              <Box component="ul" sx={{ m: 0, pl: 2 }}>
                {problems.map(text => (
                  <li key={inWords(text)}>{inWords(text)}</li>
                ))}
              </Box>
            </Alert>
          ) : null
        }
        sx={{ alignSelf: 'start', maxHeight: { xs: '60vh', md: 'none' }, overflowY: 'auto' }}
      >
        {again ? null : (
          <Button variant="outlined" onClick={() => setAsking('revisi')} disabled={decide.busy}>
            {say('Kembalikan')}
          </Button>
        )}
        <Button
          variant="contained"
          disabled={decide.off !== null || decide.busy}
          aria-describedby={decide.off ? why : undefined}
          onClick={() => {
            if (decide.ready()) setAsking('setujui');
          }}
        >
          {again ? say('Ubah keputusan') : say('Setujui')}
        </Button>
        <OffReason id={why} text={decide.off && inWords(decide.off)} />
      </SksBar>
      {asking ? (
        <Suspense>
          <DecisionDialog
            action={alurKonversi.actions[asking]}
            step={stepKey(asking, 'statusKonversi', false)}
            mustNote={again}
            busy={decide.busy}
            problem={decide.refused[0]}
            onDecide={async ({ catatan }) => {
              if (await decide.send(asking, String(catatan ?? ''))) setAsking(null);
            }}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      ) : null}
    </Box>
  );
}
