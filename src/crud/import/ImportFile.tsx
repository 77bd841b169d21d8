import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import { messageOf } from '../errors.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudApi } from '../useCrudApi.ts';
import { FileDrop } from './FileDrop.tsx';
import type { StepProps } from './ImportDialog.tsx';

/** Step 1: a template to fill, and the filled file. */
export function ImportFile({ flow }: StepProps) {
  const { name, label } = useDeclaration();
  const api = useCrudApi();
  const notify = useNotify();
  const template = async (format: 'xlsx' | 'csv') => {
    try {
      await api.download(name, 'templat', { format });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
  return (
    <DialogContent>
      <Stack spacing={3}>
        <div>
          <Typography variant="subtitle1">1. Isi templat</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            Templat memuat judul kolom, contoh baris, dan pilihan yang tersedia. Lembar kerja Anda sendiri juga boleh;
            kolomnya dicocokkan pada langkah berikutnya.
          </Typography>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => template('xlsx')}>
              Unduh templat Excel
            </Button>
            <Button startIcon={<DownloadIcon />} onClick={() => template('csv')}>
              Unduh templat CSV
            </Button>
          </Stack>
        </div>
        <div>
          <Typography variant="subtitle1">2. Unggah berkas</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            Data {label} belum berubah sampai Anda menekan “Terapkan” pada langkah terakhir.
          </Typography>
          <FileDrop onFile={flow.send} busy={flow.busy} progress={flow.progress} />
        </div>
      </Stack>
    </DialogContent>
  );
}
