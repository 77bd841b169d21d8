import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLabel, useWords } from '../../providers/language.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudApi } from '../useCrudApi.ts';
import { FileDrop } from './FileDrop.tsx';
import type { StepProps } from './stepProps.ts';
import { TemplateButtons } from './TemplateButtons.tsx';

/** Step 1: a template to fill, and the filled file. */
export function ImportFile({ flow }: StepProps) {
  const labelOf = useLabel();
  const say = useWords();
  const { name, label, bibliography } = useDeclaration();
  const api = useCrudApi();
  return (
    <DialogContent>
      <Stack spacing={3}>
        <div>
          <Typography variant="subtitle1">{say('1. Isi templat')}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {say(
              'Templat memuat judul kolom, contoh baris, dan pilihan yang tersedia. Lembar kerja Anda sendiri juga boleh. Kolomnya dicocokkan pada langkah berikutnya.',
            )}
          </Typography>
          <TemplateButtons onDownload={format => api.download(name, 'templat', { format })} />
        </div>
        <div>
          <Typography variant="subtitle1">{say('2. Unggah berkas')}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {bibliography
              ? `${say('Selain lembar kerja, daftar pustaka dari Mendeley, Zotero, EndNote, atau Google Scholar (.bib, .ris) dapat dibaca.')} `
              : ''}
            {say('Data %{data} belum berubah sampai Anda menekan “Terapkan” pada langkah terakhir.', {
              data: labelOf(label),
            })}
          </Typography>
          <FileDrop onFile={flow.send} busy={flow.busy} progress={flow.progress} references={bibliography !== null} />
        </div>
      </Stack>
    </DialogContent>
  );
}
