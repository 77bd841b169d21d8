import Button from '@mui/material/Button';
import { useState } from 'react';
import { ResourceContextProvider, ShowBase } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { PaketCalls, Role } from '../../../../resources/kit/index.ts';
import { terpilihFinal } from '../../../../resources/konversi/terpilihFinal.ts';
import { role } from '../../../../resources/roles.ts';
import { QueueWalk } from '../../../platform/patterns/queue/QueueWalk.tsx';
import { useQueueWalk } from '../../../platform/patterns/queue/useQueueWalk.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { useWords } from '../../../platform/providers/language.ts';
import { useBaseRole, useMay } from '../../../platform/ui/permissions.ts';
import type { ScreenProps } from '../../../platform/ui/screenParts.ts';
import { OpenPackage } from './OpenPackage.tsx';
import { PaketDecision } from './PaketDecision.tsx';
import { PaketRead } from './PaketRead.tsx';
import { PaketRecord } from './PaketRecord.tsx';
import type { PaketView } from './view.ts';

type Props = ScreenProps<'paket/verify'>;

/** One package of the queue, its decision, and the way to the next one. */
export function PaketVerify({ resource, path, options }: Props) {
  return (
    <ResourceContextProvider value={resource}>
      <ScreenTitle path={path} />
      <Walked options={options} />
    </ResourceContextProvider>
  );
}

/** Roles that decide on these screens; Tim MBKM looks on (docs/domain/20 §3). */
const deciders: readonly Role[] = [role.koordinator, role.penilai];

function Walked({ options }: Pick<Props, 'options'>) {
  const { id = '' } = useParams();
  const { walk, onDone } = useQueueWalk(options.queue, id);
  return (
    <>
      <QueueWalk {...walk} />
      <ShowBase key={id} id={id} queryOptions={{ retry: false, onError: () => undefined }}>
        <PaketRecord options={options} backTo={walk.backTo}>
          {view => <Judged view={view} options={options} onDone={onDone} />}
        </PaketRecord>
      </ShowBase>
    </>
  );
}

function Judged({ view, options, onDone }: { view: PaketView; options: PaketCalls; onDone: () => void }) {
  const say = useWords();
  const role = useBaseRole();
  const may = useMay('action', terpilihFinal.name) && role !== undefined && deciders.includes(role);
  const [again, setAgain] = useState(false);
  const state = view.pendaftar?.statusKonversi;
  const graded = view.akhir.some(row => row.nilaiAngka != null);
  if (may && (state === 'diajukan' || again))
    return (
      <PaketDecision
        key={view.pendaftar?.version}
        view={view}
        options={options}
        onDone={() => {
          setAgain(false);
          if (state === 'diajukan') onDone();
        }}
      />
    );
  return (
    <Panel title={say('Mata kuliah')}>
      <PaketRead view={view} />
      {may && state === 'disetujui' && !graded ? (
        <Button variant="outlined" onClick={() => setAgain(true)} sx={{ mt: 2 }}>
          {say('Ubah keputusan')}
        </Button>
      ) : null}
      <OpenPackage />
    </Panel>
  );
}
