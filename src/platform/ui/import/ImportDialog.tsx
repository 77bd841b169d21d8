import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { type ComponentType, useEffect, useId } from 'react';
import { usePhone } from '../../common/usePhone.ts';
import { sizes } from '../../look/tokens.ts';
import { type Phrase, useLabel, useWords } from '../../providers/language.ts';
import { useDeclaration } from '../registry.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportFile } from './ImportFile.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportResult } from './ImportResult.tsx';
import type { StepProps } from './stepProps.ts';
import { type Step as StepName, useImport } from './useImport.ts';

const panels: Record<StepName, ComponentType<StepProps>> = {
  berkas: ImportFile,
  kolom: ImportColumns,
  pratinjau: ImportPreview,
  proses: ImportProgress,
  hasil: ImportResult,
};
const stepOf: Record<StepName, number> = { berkas: 0, kolom: 1, pratinjau: 2, proses: 3, hasil: 3 };
const titles: readonly Phrase[] = ['Pilih berkas', 'Cocokkan kolom', 'Periksa', 'Terapkan'];

/** Rows from a spreadsheet in four steps; nothing is written before the third one is agreed to. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const labelOf = useLabel();
  const say = useWords();
  const title = useId();
  const { label } = useDeclaration();
  const flow = useImport();
  const phone = usePhone();
  const Panel = panels[flow.step];

  useEffect(() => {
    if (!flow.running) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [flow.running]);

  return (
    <Dialog
      open
      fullWidth
      maxWidth="lg"
      fullScreen={phone}
      onClose={flow.running ? undefined : onClose}
      aria-labelledby={title}
      slotProps={{ paper: { sx: { minHeight: { sm: `min(560px, 100vh - ${sizes.dialogTop} - 32px)` } } } }}
    >
      <DialogTitle id={title} sx={{ pr: 7 }}>
        {say('Impor %{data}', { data: labelOf(label) })}
      </DialogTitle>
      <IconButton
        aria-label={say('Tutup')}
        onClick={onClose}
        disabled={flow.running}
        sx={{ position: 'absolute', right: 12, top: 12 }}
      >
        <CloseIcon />
      </IconButton>
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
        <Stepper activeStep={flow.step === 'hasil' ? titles.length : stepOf[flow.step]} alternativeLabel={phone}>
          {titles.map(name => (
            <Step key={name}>
              <StepLabel>{say(name)}</StepLabel>
            </Step>
          ))}
        </Stepper>
      </Box>
      {flow.error ? (
        <Alert severity="error" sx={{ mx: { xs: 2, sm: 3 }, mb: 2 }}>
          {flow.error}
        </Alert>
      ) : null}
      <Panel flow={flow} onClose={onClose} />
    </Dialog>
  );
}
