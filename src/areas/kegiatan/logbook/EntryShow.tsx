import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RecordContextProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import type { LogbookOptions } from '../../../../resources/kit/index.ts';
import { TitleBack } from '../../../platform/common/TitleBack.tsx';
import { DocumentList } from '../../../platform/patterns/documents/DocumentList.tsx';
import { Timeline } from '../../../platform/patterns/history/Timeline.tsx';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { RecordSections } from '../../../platform/patterns/record/RecordSections.tsx';
import { useDocuments } from '../../../platform/patterns/record/useDocuments.ts';
import { FieldCell } from '../../../platform/ui/FieldCell.tsx';
import { statusOf } from '../../../platform/ui/show/statusOf.ts';
import { dayWords, type Entry, textOf, titleOf } from './entries.ts';
import { useLogbookResource } from './useLog.ts';

interface Props {
  options: LogbookOptions;
  entry: Entry;
  editable: boolean;
}

/** Page of one of the own entries: content, comments and history. */
export function EntryShow({ options, entry, editable }: Props) {
  return (
    <RecordContextProvider value={entry}>
      <Shown options={options} entry={entry} editable={editable} />
    </RecordContextProvider>
  );
}

function Shown({ options, entry, editable }: Props) {
  const logbook = useLogbookResource();
  const status = statusOf(logbook);
  const { day, note, documents, signed } = logbook.log;
  const files = useDocuments([documents.field]);
  const participation = textOf(entry, options.participation.field);
  const said = textOf(entry, note);
  return (
    <Stack spacing={2} sx={{ maxWidth: 760, pb: 2 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <TitleBack to={`${options.paths.home}?peserta=${participation}`} label="Kalender" />
        {editable ? (
          <Button component={Link} to={`${options.paths.form}/edit?id=${entry.id}`} variant="contained">
            Ubah
          </Button>
        ) : null}
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h6" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {dayWords(textOf(entry, day))}: {titleOf(entry, logbook)}
        </Typography>
        {status ? <FieldCell source={status.source} /> : null}
      </Stack>
      {said ? <Alert severity="info">Catatan dosen: {said}</Alert> : null}
      {signed && textOf(entry, signed.comment) ? (
        <Alert severity="success">Komentar mitra: {textOf(entry, signed.comment)}</Alert>
      ) : null}
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
        <RecordSections sections={options.form.sections} />
      </Paper>
      {files.length ? (
        <Panel title="Dokumen">
          <DocumentList documents={files} />
        </Panel>
      ) : null}
      <Panel title="Riwayat">
        <Timeline />
      </Panel>
    </Stack>
  );
}
