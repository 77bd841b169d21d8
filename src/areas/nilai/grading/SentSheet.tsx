import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import type { Lembar, LembarPenilai } from '../../../../resources/nilai/lembar.ts';
import { penilaian } from '../../../../resources/nilai/penilaian.ts';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { DocumentList } from '../../../platform/patterns/documents/DocumentList.tsx';
import { formatDateTime } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { useLabel, useWords } from '../../../platform/providers/language.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { ComponentGrid } from './ComponentGrid.tsx';
import { scoresOf } from './gradeSheet.ts';
import type { SheetTarget } from './useAssessorForm.ts';

const DecisionDialog = lazyScreen(() => import('../../../platform/patterns/queue/DecisionDialog.tsx'));
const { buka_kunci: unlocking } = penilaian.fields.status.workflow.actions;

interface Props {
  target: SheetTarget;
  skala: Lembar['skala'];
  lembar: LembarPenilai;
}

/** One assessor's sheet to be read: what was given, by whom and when; Tim MBKM may give it back. */
export function SentSheet({ target, skala, lembar }: Props) {
  const say = useWords();
  const { catatan, saranPengembangan, namaPenilai, waktuKirim, diwakilkan, berkasFormulir } = lembar;
  const who = [
    namaPenilai,
    waktuKirim ? formatDateTime(waktuKirim) : null,
    diwakilkan ? say('diisi dari formulir bertanda tangan') : null,
  ].filter(Boolean);
  return (
    <Stack spacing={2}>
      <ComponentGrid lembar={lembar} skala={skala} scores={scoresOf(lembar)} problems={{}} />
      {who.length ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {who.join(' · ')}
        </Typography>
      ) : null}
      <Words label={say('Catatan')} text={catatan} />
      <Words label={say('Saran pengembangan')} text={saranPengembangan} />
      {berkasFormulir ? (
        <DocumentList
          documents={[{ source: 'berkasFormulir', label: say('Lihat formulir bertanda tangan'), id: berkasFormulir }]}
        />
      ) : null}
      {lembar.bolehBukaKunci && lembar.id ? <Unlock target={target} id={lembar.id} version={lembar.version} /> : null}
    </Stack>
  );
}

function Words({ label, text }: { label: string; text: string | null }) {
  if (!text) return null;
  return (
    <div>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </div>
  );
}

/** Gives the sheet back to its assessor, with a note. */
function Unlock({ target, id, version }: { target: SheetTarget; id: string; version: number | null }) {
  const labelOf = useLabel();
  const notify = useNotify();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const unlock = async (catatan: string) => {
    setBusy(true);
    setRefusal(null);
    try {
      const path = `${target.endpoint}/${encodeURIComponent(id)}/aksi/buka_kunci`;
      await http(path, { method: 'POST', body: { catatan, version } });
      setOpen(false);
      notify(labelOf(unlocking.success ?? ''), { type: 'success' });
      await Promise.all([target.resource, pendaftar.name].map(name => queries.invalidateQueries({ queryKey: [name] })));
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {labelOf(unlocking.label)}
      </Button>
      {open ? (
        <Suspense>
          <DecisionDialog
            action={unlocking}
            mustNote
            busy={busy}
            problem={refusal}
            onDecide={({ catatan }) => unlock(String(catatan ?? ''))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
