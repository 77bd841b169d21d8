import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { HistoryOptions } from '../../../../resources/kit/index.ts';
import { useWords } from '../../providers/language.ts';
import { FieldCell } from '../../ui/FieldCell.tsx';
import { Part } from '../../ui/Part.tsx';
import { useDeclaration } from '../../ui/registry.ts';
import type { ScreenParts } from '../../ui/screenParts.ts';
import { statusOf } from '../../ui/show/statusOf.ts';
import { DocumentList } from '../documents/DocumentList.tsx';
import { Fact } from '../record/Fact.tsx';
import { RecordSections } from '../record/RecordSections.tsx';
import { isEmpty } from '../record/source.ts';
import { useDocuments } from '../record/useDocuments.ts';
import { HistoryActions } from './HistoryActions.tsx';
import { StatusTrack } from './StatusTrack.tsx';
import { Timeline } from './Timeline.tsx';

/** One participation: where it stands, what may be done, and everything that happened, which unfolds in place. */
export function HistoryCard({ options, parts }: { options: HistoryOptions; parts: ScreenParts }) {
  const say = useWords();
  const record = useRecordContext();
  const status = statusOf(useDeclaration());
  const [open, setOpen] = useState(false);
  const documents = useDocuments(options.view.documents);
  const { card } = options;
  if (!record) return null;
  const note: unknown = options.returned ? record[options.returned] : null;
  return (
    <Paper variant="outlined" component="li" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h6" component="h2">
            <FieldCell source={card.title} />
          </Typography>
          {isEmpty(record[card.subtitle]) ? null : (
            <Typography variant="body2" className="angka" sx={{ color: 'text.secondary' }}>
              <FieldCell source={card.subtitle} />
            </Typography>
          )}
        </Box>
        {status ? <FieldCell source={status.source} /> : null}
      </Stack>
      <Stack spacing={0.25} sx={{ mt: 1 }}>
        {card.facts
          .filter(name => !isEmpty(record[name]))
          .map(name => (
            <Typography key={name} variant="body2">
              <Fact source={name} />
            </Typography>
          ))}
      </Stack>
      {typeof note === 'string' && note ? (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Box>
        </Alert>
      ) : null}
      <StatusTrack states={options.stepper} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1.5 }}>
        <Button
          variant="outlined"
          aria-expanded={open}
          endIcon={<ExpandMoreIcon sx={{ transform: open ? 'rotate(180deg)' : undefined, transition: '150ms' }} />}
          onClick={() => setOpen(!open)}
        >
          {open ? say('Tutup riwayat') : say('Lihat riwayat')}
        </Button>
        <HistoryActions options={options} />
        <Part of={parts.buttons} />
      </Stack>
      <Collapse in={open} unmountOnExit>
        <Stack spacing={3} sx={{ mt: 2.5, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
          <Timeline />
          {documents.length > 0 ? <DocumentList documents={documents} /> : null}
          <div>
            <RecordSections sections={options.view.sections} />
          </div>
        </Stack>
      </Collapse>
    </Paper>
  );
}
