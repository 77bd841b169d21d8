import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { type HistoryOptions, messages } from '../../../../resources/kit/index.ts';
import { http } from '../../providers/http.ts';
import { fieldErrorsOf, messageOf } from '../../ui/failedCall.ts';
import { NoteInput } from '../../ui/NoteInput.tsx';
import { fieldOf, labelOf, useDeclaration } from '../../ui/registry.ts';
import { AskAction } from '../../ui/show/AskAction.tsx';
import { statusOf } from '../../ui/show/statusOf.ts';
import { useStepLook } from '../../ui/show/useStepLook.ts';
import { useNote } from '../../ui/useNote.ts';
import { holds } from '../record/source.ts';
import { UploadField } from '../upload/UploadField.tsx';

interface Props {
  options: Pick<HistoryOptions, 'asks'>;
  name: string;
  onClose: () => void;
}

/** A workflow action with its note and, where it asks for one, its document. */
export default function ActionDialog({ options, name, onClose }: Props) {
  const resource = useDeclaration();
  const record = useRecordContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const [file, setFile] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Record<string, string>>({});
  const action = statusOf(resource)?.workflow.actions[name];
  const look = useStepLook(action && { key: name, action });
  const note = useNote(`${name} ${record?.id}`, look.note || (action?.note ?? false));
  if (!action || !record) return null;
  const asks = options.asks?.[name];
  const wanted = asks?.file ? fieldOf(resource, asks.file) : undefined;
  const needsFile = Boolean(asks?.fileWhen && holds(asks.fileWhen, record));
  const missingFile = needsFile && !file;

  const run = async () => {
    setAsked(true);
    if (!note.check() || missingFile) return;
    setBusy(true);
    try {
      await http(`${resource.endpoint}/${encodeURIComponent(record.id)}/aksi/${name}`, {
        method: 'POST',
        body: {
          version: record.version,
          ...(note.text ? { catatan: note.text } : {}),
          ...(asks?.file && file ? { [asks.file]: file } : {}),
        },
      });
      notify(action.success ?? 'Berhasil.', { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      const errors = fieldErrorsOf(error);
      setRefusal(Object.keys(errors).length > 0 ? errors : { catatan: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <AskAction action={action} busy={busy} look={look} onAgree={run} onClose={onClose}>
      <Stack spacing={2}>
        <NoteInput {...note.input} label={asks?.note ?? 'Catatan'} problem={note.input.problem ?? refusal.catatan} />
        {asks?.file && wanted?.kind === 'file' ? (
          <UploadField
            target={{ resource: resource.name, field: asks.file, types: wanted.types, maxMb: wanted.maxMb }}
            label={labelOf(resource, asks.file)}
            required={needsFile}
            value={file}
            onChange={setFile}
            error={asked && missingFile ? messages.required : refusal[asks.file]}
          />
        ) : null}
      </Stack>
    </AskAction>
  );
}
