import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../errors.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudApi } from '../useCrudApi.ts';
import type { StepProps } from './ImportDialog.tsx';

/** Step 1: a template to fill, and the filled file. */
export function ImportFile({ flow }: StepProps) {
  const { name, label } = useDeclaration();
  const api = useCrudApi();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
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
          <Box
            onDragOver={event => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={event => {
              event.preventDefault();
              setOver(false);
              const file = event.dataTransfer.files[0];
              if (file) flow.send(file);
            }}
            sx={{
              border: 2,
              borderStyle: 'dashed',
              borderColor: over ? 'primary.main' : 'divider',
              borderRadius: 1,
              p: 4,
              textAlign: 'center',
              backgroundColor: over ? 'action.hover' : undefined,
            }}
          >
            <input
              ref={input}
              type="file"
              hidden
              accept=".xlsx,.csv"
              aria-label="Berkas impor"
              onChange={event => {
                const file = event.target.files?.[0];
                if (file) flow.send(file);
                event.target.value = '';
              }}
            />
            <UploadFileIcon sx={{ fontSize: 40, color: 'text.secondary', mb: 1 }} />
            <Typography sx={{ mb: 1.5 }}>Letakkan berkas XLSX atau CSV di sini</Typography>
            <Button variant="contained" onClick={() => input.current?.click()} loading={flow.busy}>
              Pilih berkas
            </Button>
            {flow.progress !== null ? (
              <LinearProgress
                aria-label="Mengunggah berkas"
                variant={flow.progress < 1 ? 'determinate' : 'indeterminate'}
                value={flow.progress * 100}
                sx={{ mt: 2 }}
              />
            ) : null}
          </Box>
        </div>
      </Stack>
    </DialogContent>
  );
}
