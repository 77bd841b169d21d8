import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNotify } from 'react-admin';
import { useWords } from '../../providers/language.ts';
import { messageOf } from '../failedCall.ts';

/** Downloads the template to fill, as a spreadsheet or as CSV. */
export function TemplateButtons({ onDownload }: { onDownload: (format: 'xlsx' | 'csv') => Promise<void> }) {
  const say = useWords();
  const notify = useNotify();
  const take = (format: 'xlsx' | 'csv') =>
    onDownload(format).catch((error: unknown) => notify(messageOf(error), { type: 'error' }));
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => take('xlsx')}>
        {say('Unduh templat Excel')}
      </Button>
      <Button startIcon={<DownloadIcon />} onClick={() => take('csv')}>
        {say('Unduh templat CSV')}
      </Button>
    </Stack>
  );
}
