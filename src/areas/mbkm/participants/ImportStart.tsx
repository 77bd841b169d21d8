import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { download } from '../../../platform/providers/http.ts';
import { FileDrop, spreadsheetWords } from '../../../platform/ui/import/FileDrop.tsx';
import { TemplateButtons } from '../../../platform/ui/import/TemplateButtons.tsx';
import { RefPicker } from '../../../platform/ui/inputs/RefPicker.tsx';
import { useKindIds } from '../../../platform/ui/inputs/useOnly.ts';
import type { ImportSheet } from './types.ts';
import type { ApplicantImport } from './useApplicantImport.ts';

interface Props {
  sheet: ImportSheet;
  flow: ApplicantImport;
}

/** Step 1: into which programme and period, the template, the file. */
export function ImportStart({ sheet: { programme }, flow }: Props) {
  const id = useId();
  const kinds = useKindIds({ field: 'idJenisMbkm', resource: 'master/jenis-mbkm', codes: programme.kinds });
  const [idProgram, setProgram] = useState<string | null>(null);
  const [idPeriode, setPeriod] = useState<string | null>(null);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={3}>
        <section aria-label="Program dan periode">
          <Typography variant="subtitle1" component="h2" sx={{ mb: 1.5 }}>
            1. Program dan periode
          </Typography>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
            <RefPicker
              to="master/program"
              value={idProgram}
              onChange={setProgram}
              filter={kinds ? { idJenisMbkm: kinds, aktif: true } : { aktif: true }}
              required
              frame={{ id: `${id}-program`, label: 'Program' }}
            />
            <RefPicker
              to="master/periode"
              value={idPeriode}
              onChange={setPeriod}
              filter={{ status: 'aktif' }}
              required
              frame={{ id: `${id}-periode`, label: 'Periode' }}
            />
          </Box>
        </section>
        <section aria-label="Templat">
          <Typography variant="subtitle1" component="h2">
            2. Isi templat
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            Templat memuat judul kolom, contoh baris, dan petunjuk. Lembar kerja Anda sendiri juga boleh bila judul
            kolomnya sama.
          </Typography>
          <TemplateButtons
            onDownload={format =>
              download(`${programme.endpoint}/import/template`, { format }, `templat-impor-${programme.name}.${format}`)
            }
          />
        </section>
        <section aria-label="Berkas">
          <Typography variant="subtitle1" component="h2">
            3. Unggah berkas
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {spreadsheetWords}, maksimal 5 MB. Belum ada yang disimpan sampai Anda menekan “Simpan” setelah memeriksa
            pratinjau.
          </Typography>
          <FileDrop
            onFile={file => {
              if (idProgram && idPeriode) void flow.send(file, { idProgram, idPeriode });
            }}
            busy={flow.busy}
            progress={flow.progress}
            {...(idProgram && idPeriode ? {} : { waits: 'Pilih program dan periode dahulu.' })}
          />
        </section>
      </Stack>
    </Paper>
  );
}
