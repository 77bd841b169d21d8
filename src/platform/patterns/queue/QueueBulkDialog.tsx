import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { namingFields, type QueueOptions } from '../../../../resources/kit/index.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { shownItems } from '../../providers/shownVersions.ts';
import { BulkDialog } from '../../ui/bulk/BulkDialog.tsx';
import { BulkNames } from '../../ui/bulk/BulkNames.tsx';
import { useBulkLook } from '../../ui/bulk/useBulkLook.ts';
import { useReportWords } from '../../ui/bulk/useReportWords.ts';
import { useDeclaration } from '../../ui/registry.ts';
import { embeddedLabel } from '../../ui/representation.ts';
import { StepFindings } from '../../ui/show/StepFindings.tsx';
import { StepInputs } from '../../ui/show/StepInputs.tsx';
import { useStepInput } from '../../ui/show/useStepInput.ts';
import { useBulkCall } from '../record/useBulkCall.ts';
import { useBulkUndo } from './useBulkUndo.ts';
import type { QueueStep } from './useQueueSteps.ts';

interface Props {
  options: QueueOptions;
  step: QueueStep;
  onClose: () => void;
}

/**
 * Decides on all ticked rows at once, with one note for them: they are named before, those that deserve a second look
 * with their warnings, and refused ones afterwards with the reason.
 */
export default function QueueBulkDialog({ options, step: { name, key, action }, onClose }: Props) {
  const labelOf = useLabel();
  const say = useWords();
  const resource = useDeclaration();
  const { data = [], selectedIds, onUnselectItems } = useListContext();
  const [rows] = useState<RaRecord[]>(() => data.filter(row => selectedIds.includes(row.id)));
  const [ids] = useState(() => selectedIds.map(String));
  const { endpoint } = options.bulk;
  const { run, busy, report } = useBulkCall(
    endpoint ?? `${resource.endpoint}/aksi/${key}`,
    endpoint === undefined ? 'POST' : 'PUT',
    rows,
    error => setProblem(input.refused(error)),
  );
  const look = useBulkLook({ key, action }, { ids }, !busy);
  const needed = action.note || look.note;
  const input = useStepInput({ about: `${name} ${ids.join(' ')}`, action, mustNote: needed, step: key });
  const [problem, setProblem] = useState<string | null>(null);
  const { counted, doneBy } = useReportWords(resource);
  const said = useBulkUndo(options, name);
  const label = labelOf(action.label);
  const done = (count: number) => doneBy(count, action);

  const start = async () => {
    setProblem(null);
    const given = input.given();
    if (!given) return;
    const items = shownItems(resource.name, ids);
    const answer = await run({ items, ...(endpoint === undefined ? {} : { aksi: name }), ...given });
    if (!answer) return;
    onUnselectItems();
    if (answer.gagal.length > 0) return;
    said(done(answer.berhasil), items);
    onClose();
  };

  return (
    <BulkDialog
      title={`${label} ${counted(ids.length)}?`}
      verb={label}
      danger={action.tone === 'danger'}
      words={[done, say('tidak berubah')]}
      state={{ busy, report, error: problem }}
      verbFocus={!action.note && !input.asks}
      disabled={look.refused || look.busy}
      onRun={start}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <BulkNames
          ids={ids}
          remark={id => {
            const row = rows.find(found => String(found.id) === id);
            return (
              <>
                <Whose options={options} row={row} />
                <Doubts options={options} row={row} />
              </>
            );
          }}
        />
        <Typography variant="body2">
          {needed && ids.length > 1 ? `${say('Catatan ini berlaku untuk semuanya.')} ` : ''}
          {say('Yang tidak dapat diputuskan dilewati dan disebutkan setelahnya.')}
        </Typography>
        <StepFindings look={look} />
        {look.refused ? null : <StepInputs input={input} minRows={2} autoFocus={action.note} onSend={start} />}
      </Stack>
    </BulkDialog>
  );
}

/** Owner of the row, where its own words do not say it: a diary entry by its author. */
function Whose({ options, row }: { options: QueueOptions; row: RaRecord | undefined }) {
  const resource = useDeclaration();
  const { subtitle } = options.card;
  const name: unknown = row?.[subtitle];
  if (typeof name !== 'string' || namingFields(resource).includes(subtitle)) return null;
  return (
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
      {embeddedLabel(row, subtitle) ?? name}
    </Typography>
  );
}

/** Warnings about a row before it is decided on together with others. */
function Doubts({ options, row }: { options: QueueOptions; row: RaRecord | undefined }) {
  const { warnings } = options.detail;
  const codes: unknown = warnings ? row?.[warnings.field] : undefined;
  if (!warnings || !Array.isArray(codes) || codes.length === 0) return null;
  return (
    <Typography variant="caption" component="div" sx={{ color: 'warning.main' }}>
      Peringatan: {codes.map(code => warnings.words[String(code)] ?? String(code)).join(', ')}
    </Typography>
  );
}
