import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { stepsFor } from '../../../../resources/kit/index.ts';
import { packageCalls } from '../../../../resources/konversi/paketOptions.ts';
import { antreanPermadi } from '../../../../resources/pertukaran/permadi/screens.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { useAlong } from '../../../platform/patterns/queue/along.ts';
import { rightOf } from '../../../platform/patterns/queue/queueFilter.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { type Phrase, useWords } from '../../../platform/providers/language.ts';
import { leadToWrong } from '../../../platform/ui/form/wrongInputs.ts';
import { useBaseRole, useMay } from '../../../platform/ui/permissions.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { useDeclaration } from '../../../platform/ui/registry.ts';
import { statusOf } from '../../../platform/ui/show/statusOf.ts';
import { DecideCourse } from '../../konversi/paket/DecideCourse.tsx';
import { PaketRead } from '../../konversi/paket/PaketRead.tsx';
import { type Decide, useDecide } from '../../konversi/paket/useDecide.ts';
import { type PaketView, usePaketView } from '../../konversi/paket/view.ts';

const title = 'Pemetaan mata kuliah' satisfies Phrase;

/** Mapped courses of a registration to be decided on; approving includes a decision on each course. */
export default function MappingDecision() {
  const say = useWords();
  const record = useRecordContext();
  const status = statusOf(useDeclaration());
  const role = useBaseRole();
  const mayAct = useMay('action');
  const { data, error, refetch } = usePaketView(packageCalls, record ? { idPendaftarMbkm: String(record.id) } : null);
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  if (!data || !record) return <Loading height={160} label={say('Memuat pemetaan')} />;
  const decides =
    mayAct &&
    role &&
    status &&
    rightOf(antreanPermadi, role, record) &&
    stepsFor(status, record, role).some(({ name }) => name === 'setujui');
  return decides && data.awal.length > 0 ? (
    <Judged key={data.pendaftar?.version} view={data} />
  ) : (
    <Panel title={say(title)}>
      <PaketRead view={data} />
    </Panel>
  );
}

/** Courses left as proposed count as accepted (docs/domain/50 §1.9). */
const accepting = (view: PaketView): PaketView => ({
  ...view,
  awal: view.awal.map(row => (row.keputusan === 'menunggu' ? { ...row, keputusan: 'diterima' } : row)),
});

/** The decisions as the approval takes them along. */
const itemsOf = (view: PaketView, decide: Decide) =>
  view.awal.map(row => {
    const { keputusan, catatan, pengganti } = decide.of(row);
    const idMatkulPaketKonversi = keputusan === 'diganti' ? pengganti : row.idMatkulPaketKonversi;
    return { id: row.id, keputusan, idMatkulPaketKonversi, catatan: catatan.trim() || null };
  });

const noop = () => undefined;

function Judged({ view }: { view: PaketView }) {
  const say = useWords();
  const proposed = useMemo(() => accepting(view), [view]);
  const decide = useDecide(packageCalls, proposed, noop);
  const box = useRef<HTMLDivElement>(null);
  useAlong(action => {
    if (action !== 'setujui') return {};
    if (decide.ready()) return { items: itemsOf(proposed, decide) };
    // Errors must be rendered before the first one is focused.
    requestAnimationFrame(() => box.current && leadToWrong(box.current));
    return null;
  });
  return (
    <Panel title={say(title)}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say('Berlaku bersama persetujuan pendaftaran. Mata kuliah yang tidak Anda ubah diterima.')}
      </Typography>
      <Box ref={box}>
        <Box component="ul" aria-label={say('Keputusan mata kuliah')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {proposed.awal.map(row => (
            <DecideCourse key={row.id} row={row} decide={decide} />
          ))}
        </Box>
        {decide.problems.length ? (
          <Alert severity="error" data-salah="" sx={{ mt: 1.5 }}>
            {decide.problems.join(' ')}
          </Alert>
        ) : null}
      </Box>
      <Typography className="angka" sx={{ mt: 1.5 }}>
        {say('Diakui %{n} dari maksimal %{n2} SKS', {
          n: decide.result.totalSks,
          n2: decide.batas.maks,
        })}
      </Typography>
    </Panel>
  );
}
