import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { Markdown } from './Markdown.tsx';
import { Prose } from './Prose.tsx';
import type { NewsRecord } from './siteState.ts';

/** The article as it will be read. */
export default function PreviewTab() {
  const record = useRecordContext<NewsRecord>();
  if (!record) return null;
  return (
    <Paper component="article" sx={{ p: { xs: 2, sm: 4 }, minWidth: 0, maxWidth: 760 }}>
      <Typography component="h2" variant="h4" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {record.judul}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 3, fontSize: '1.0625rem' }}>
        {record.ringkasan}
      </Typography>
      <Prose>
        <Markdown text={record.isi} />
      </Prose>
    </Paper>
  );
}
