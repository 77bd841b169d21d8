import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import type { QueueOptions } from '../../../resources/kit/index.ts';
import { BulkDialog } from '../../crud/bulk/BulkDialog.tsx';
import { formatNumber } from '../../crud/format.ts';
import { NoteInput, optionalUnless } from '../../crud/NoteInput.tsx';
import { useDeclaration } from '../../crud/registry.ts';
import { representationOf } from '../../crud/representation.ts';
import { statusOf } from '../../crud/show/statusOf.ts';
import { useNote } from '../../crud/useNote.ts';
import { shownItems } from '../../providers/shown.ts';
import { useBulkCall } from '../record/useBulkCall.ts';
import { markAction } from './markAction.ts';

interface Props {
  options: QueueOptions;
  action: string;
  onClose: () => void;
}

/** Decides on all ticked rows at once; rows that deserve a second look are named before, refused ones afterwards. */
export default function QueueBulkDialog({ options, action: name, onClose }: Props) {
  const resource = useDeclaration();
  const mark = options.marks?.find(({ action: marked }) => marked === name);
  const action = mark ? markAction(mark) : statusOf(resource, options.status)?.workflow.actions[name];
  const { data = [], selectedIds, onUnselectItems } = useListContext();
  const [rows] = useState<RaRecord[]>(() => data.filter(row => selectedIds.includes(row.id)));
  const [ids] = useState(() => selectedIds.map(String));
  const { run, busy, report, failure } = useBulkCall(options.bulk.endpoint, 'PUT', rows);
  const note = useNote(action?.note ?? false);
  if (!action) return null;
  const { warnings } = options.detail;
  const doubtful = warnings ? rows.filter(row => row[warnings.field]?.length > 0) : [];

  const start = async () => {
    if (!note.check()) return;
    const items = shownItems(resource.name, ids);
    const said = note.text ? { [mark?.note?.name ?? 'catatan']: note.text } : {};
    if (await run({ items, aksi: name, ...said })) onUnselectItems();
  };

  return (
    <BulkDialog
      title={`${action.label} ${formatNumber(ids.length)} ${resource.label}?`}
      verb={action.label}
      words={['diproses', 'tidak dapat diproses']}
      state={{ busy, report, error: failure?.message ?? null }}
      onRun={start}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2">
          Setiap baris diputuskan sendiri-sendiri: yang tidak dapat diproses dilewati dan disebutkan setelahnya.
        </Typography>
        {doubtful.length > 0 ? (
          <Alert severity="warning">
            Periksa dahulu {formatNumber(doubtful.length)} baris yang memiliki peringatan:
            <ul>
              {doubtful.map(row => (
                <li key={row.id}>
                  {representationOf(resource, row)}:{' '}
                  {(row[warnings?.field ?? ''] ?? []).map((code: string) => warnings?.words[code] ?? code).join(', ')}
                </li>
              ))}
            </ul>
          </Alert>
        ) : null}
        {mark && !mark.note ? null : (
          <NoteInput {...note.input} label={optionalUnless(action.note, mark?.note?.label ?? 'Catatan')} minRows={2} />
        )}
      </Stack>
    </BulkDialog>
  );
}
