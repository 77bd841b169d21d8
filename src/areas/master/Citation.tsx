import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useNotify, useRecordContext } from 'react-admin';
import type { Row } from '../../../resources/kit/index.ts';
import { citationOf } from '../../../resources/master/citation.ts';
import type { pustaka } from '../../../resources/master/pustaka.ts';

/** Beside a work's data: how it is cited, ready to be copied. */
export default function Citation() {
  const record = useRecordContext<Row<typeof pustaka>>();
  const notify = useNotify();
  if (!record) return null;
  const text = citationOf(record);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify('Sitasi disalin.', { type: 'success' });
    } catch {
      notify('Sitasi tidak dapat disalin. Pilih teksnya, lalu salin.', { type: 'error' });
    }
  };
  return (
    <Paper component="section" aria-labelledby="sitasi" variant="outlined" sx={{ p: 2, alignSelf: 'start' }}>
      <Typography id="sitasi" component="h2" variant="subtitle1">
        Sitasi
      </Typography>
      <Typography variant="body2" sx={{ my: 1, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Button size="small" startIcon={<ContentCopyOutlined />} onClick={copy}>
        Salin sitasi
      </Button>
    </Paper>
  );
}
