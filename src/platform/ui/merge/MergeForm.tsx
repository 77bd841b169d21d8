import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { ActionBar } from '../../common/ActionBar.tsx';
import { Loading } from '../../common/Loading.tsx';
import { AskDialog } from '../AskDialog.tsx';
import { fieldErrorsOf, messageOf } from '../failedCall.ts';
import { LoadFailed } from '../list/LoadFailed.tsx';
import { NoteInput } from '../NoteInput.tsx';
import { useFieldAccess } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { representationOf } from '../representation.ts';
import { useCrudApi } from '../useCrudApi.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { useNote } from '../useNote.ts';
import { differing, useChoices } from './choices.ts';
import { MergeFields } from './MergeFields.tsx';
import { Numbers, Obstacles } from './MergeParts.tsx';
import { StayChoice } from './StayChoice.tsx';

interface Props {
  a: RaRecord;
  b: RaRecord;
  onDone: (id: string) => void;
}

/** Which of two rows stays, which values win, what moves, and the note; asked once more before it is done. */
export function MergeForm({ a, b, onDone }: Props) {
  const resource = useDeclaration();
  const api = useCrudApi();
  const labelOf = useFieldLabel();
  const { hidden } = useFieldAccess();
  const choices = useChoices({ a, b });
  const { keep, lose } = choices;
  const note = useNote(`gabung ${resource.name} ${a.id} ${b.id}`, false);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<readonly string[]>([]);
  const plan = useQuery({
    queryKey: [resource.name, 'gabung', keep.id, lose.id, keep.version, lose.version],
    queryFn: () => api.mergePlan(resource.name, String(keep.id), String(lose.id)),
    retry: false,
  });
  const fields = differing(resource, hidden, a, b);
  const takeable = new Set(plan.data?.dapatDiambil);
  const taken = fields.filter(name => choices.valueFrom(name, takeable) !== choices.stays);
  const names = { keep: representationOf(resource, keep), lose: representationOf(resource, lose) };

  const merge = async () => {
    setBusy(true);
    setProblem([]);
    try {
      const done = await api.merge(resource.name, {
        idTetap: String(keep.id),
        idLebur: String(lose.id),
        versiTetap: Number(keep.version),
        versiLebur: Number(lose.version),
        ambil: taken,
        catatan: note.text || null,
      });
      onDone(done.id);
    } catch (failure) {
      const byField = Object.entries(fieldErrorsOf(failure));
      setProblem(byField.length ? byField.map(([name, said]) => `${labelOf(name)}: ${said}`) : [messageOf(failure)]);
      setAsking(false);
      void plan.refetch();
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <StayChoice a={a} b={b} stays={choices.stays} onChange={choices.stay} />
      {fields.length ? (
        <MergeFields a={a} b={b} fields={fields} takeable={takeable} choices={choices} />
      ) : (
        <Alert severity="info">Isi kedua data sama.</Alert>
      )}
      <Paper component="section" aria-label="Yang pindah" sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
          Yang pindah
        </Typography>
        {plan.isPending ? <Loading height={48} label="Menghitung yang pindah" /> : null}
        {plan.error ? <LoadFailed error={plan.error} onRetry={plan.refetch} /> : null}
        {plan.data ? (
          <Stack spacing={2}>
            <Numbers counts={plan.data.pindah} to={names.keep} />
            <Obstacles title="Belum dapat digabungkan" obstacles={plan.data.halangan} />
          </Stack>
        ) : null}
      </Paper>
      <NoteInput {...note.input} label="Catatan (masuk riwayat keduanya)" minRows={2} max={1000} />
      {problem.length ? (
        <Alert severity="error">
          {problem.map(text => (
            <div key={text}>{text}</div>
          ))}
        </Alert>
      ) : null}
      <ActionBar>
        <Button
          variant="contained"
          disabled={!plan.data || plan.data.halangan.length > 0}
          onClick={() => setAsking(true)}
        >
          Gabungkan
        </Button>
      </ActionBar>
      {asking ? (
        <AskDialog
          title={`Gabungkan ${resource.label}?`}
          verb="Gabungkan"
          busy={busy}
          maxWidth="xs"
          onAgree={() => void merge()}
          onClose={() => setAsking(false)}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <strong>{names.lose}</strong> dilebur ke <strong>{names.keep}</strong> dan masuk ke Terhapus. Penggabungan
            dapat dibatalkan selama belum ada perubahan sesudahnya.
          </Typography>
        </AskDialog>
      ) : null}
    </>
  );
}
