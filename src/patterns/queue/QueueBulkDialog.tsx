import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { type RaRecord, useListContext, useRefresh } from 'react-admin';
import { messages, type QueueOptions } from '../../../resources/kit/index.ts';
import type { Report } from '../../crud/api.ts';
import { BulkReport } from '../../crud/bulk/BulkReport.tsx';
import { DialogButtons } from '../../crud/DialogButtons.tsx';
import { messageOf } from '../../crud/errors.ts';
import { formatNumber } from '../../crud/format.ts';
import { useDeclaration } from '../../crud/registry.ts';
import { representationOf } from '../../crud/representation.ts';
import { http } from '../../providers/http.ts';
import { markAction } from './markAction.ts';
import { queueStatus } from './queueStatus.ts';

interface Props {
  options: QueueOptions;
  action: string;
  onClose: () => void;
}

interface Answer {
  berhasil: string[];
  gagal: { id: string; pesan: string }[];
}

/** Decides on all ticked rows at once; rows that deserve a second look are named before, refused ones afterwards. */
export default function QueueBulkDialog({ options, action: name, onClose }: Props) {
  const title = useId();
  const resource = useDeclaration();
  const mark = options.marks?.find(({ action: marked }) => marked === name);
  const action = mark ? markAction(mark) : queueStatus(resource, options)?.workflow.actions[name];
  const { data = [], selectedIds, onUnselectItems } = useListContext();
  const refresh = useRefresh();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [rows] = useState<RaRecord[]>(() => data.filter(row => selectedIds.includes(row.id)));
  const [ids] = useState(() => selectedIds.map(String));
  if (!action) return null;
  const labelOf = (id: string) => {
    const row = rows.find(found => String(found.id) === id);
    return row ? representationOf(resource, row) : id;
  };
  const { warnings } = options.detail;
  const doubtful = warnings ? rows.filter(row => row[warnings.field]?.length > 0) : [];
  const missing = action.note && note.trim() === '';

  const run = async () => {
    setAsked(true);
    if (missing) return;
    setBusy(true);
    setError(null);
    try {
      const items = ids.map(id => ({ id, version: rows.find(row => String(row.id) === id)?.version }));
      const body = { items, aksi: name, ...(note.trim() ? { [mark?.note?.name ?? 'catatan']: note.trim() } : {}) };
      const { data: answer } = await http<Answer>(options.bulk.endpoint, { method: 'PUT', body });
      setReport({
        berhasil: answer.berhasil.length,
        gagal: answer.gagal.map(({ id, pesan }) => ({ id, pesan, label: labelOf(id) })),
      });
      onUnselectItems();
      refresh();
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : onClose} aria-labelledby={title}>
      <DialogTitle id={title}>
        {report ? 'Hasil' : `${action.label} ${formatNumber(ids.length)} ${resource.label}?`}
      </DialogTitle>
      <DialogContent>
        {error ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {error}
          </Alert>
        ) : null}
        {report?.gagal.length ? (
          <BulkReport report={report} done="diproses" failed="tidak dapat diproses" />
        ) : report ? (
          <Alert severity="success">{formatNumber(report.berhasil)} baris diproses.</Alert>
        ) : (
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
                      {(row[warnings?.field ?? ''] ?? [])
                        .map((code: string) => warnings?.words[code] ?? code)
                        .join(', ')}
                    </li>
                  ))}
                </ul>
              </Alert>
            ) : null}
            {mark && !mark.note ? null : (
              <TextField
                label={action.note ? 'Catatan' : `${mark?.note?.label ?? 'Catatan'} (opsional)`}
                multiline
                minRows={2}
                value={note}
                onChange={event => setNote(event.target.value)}
                error={asked && missing}
                helperText={asked && missing ? messages.noteRequired : undefined}
              />
            )}
          </Stack>
        )}
      </DialogContent>
      <DialogButtons>
        {report ? (
          <Button variant="contained" onClick={onClose}>
            Tutup
          </Button>
        ) : (
          <>
            <Button onClick={onClose} disabled={busy}>
              Batal
            </Button>
            <Button variant="contained" onClick={run} loading={busy}>
              {action.label}
            </Button>
          </>
        )}
      </DialogButtons>
    </Dialog>
  );
}
