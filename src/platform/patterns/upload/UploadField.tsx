import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type DragEvent, Suspense, useId, useRef, useState } from 'react';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useWords } from '../../providers/language.ts';
import { isPicture } from '../../ui/cells/FilePicture.tsx';
import { FileMenu } from './FileMenu.tsx';
import { fileRules, PickButtons } from './PickButtons.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { type UploadTarget, useUpload } from './useUpload.ts';

const DocumentDialog = lazyScreen(() => import('../documents/DocumentDialog.tsx'));

interface Props {
  target: UploadTarget;
  label: string;
  required?: boolean;
  /** Id of the stored file. */
  value: string | null;
  onChange: (id: string | null) => void;
  /** Verified: it may be looked at, not replaced. */
  locked?: boolean;
  error?: string;
}

/** One named document: chosen, dropped or photographed; sent at once; seen and replaced until it is verified. */
export function UploadField({ target, label, required = false, value, onChange, locked = false, error }: Props) {
  const say = useWords();
  const id = useId();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const phone = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const [name, setName] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const [seen, setSeen] = useState(false);
  const { state, start, retry, cancel } = useUpload(target, stored => {
    setName(stored.namaAsli);
    onChange(stored.id);
  });
  const pictures = target.types.filter(isPicture);
  const mayPhotograph = phone && (target.types.includes('pdf') || pictures.length > 0);

  const photographed = async (photo: File) => {
    const { photoToPdf, smallPhoto } = await import('./photoToPdf.ts');
    // A file that the device cannot read as a picture is sent as it is, and checked like any chosen file.
    start(pictures.length > 0 ? await smallPhoto(photo) : await photoToPdf(photo, label).catch(() => photo));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !locked) start(file);
  };
  const problem = state.kind === 'refused' ? state.message : error;
  const rules = fileRules(target.types, target.maxMb, say);

  return (
    <Box
      role="group"
      aria-labelledby={`${id}-nama`}
      aria-describedby={`${id}-kata`}
      data-salah={problem ? '' : undefined}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        p: 1.5,
        border: 1,
        borderStyle: value ? 'solid' : 'dashed',
        borderColor: problem ? 'error.main' : over ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: over ? 'action.selected' : 'background.paper',
      }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={`${id}-nama`} variant="subtitle2" component="div">
            {label}
            {required ? ' *' : ''}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {value ? (name ?? say('Berkas sudah diunggah')) : rules}
          </Typography>
        </Box>
        {value ? <CheckCircleIcon color="success" titleAccess={say('Sudah diunggah')} /> : null}
      </Stack>
      <UploadProgress state={state} label={label} onRetry={() => void retry()} onCancel={cancel} />
      {state.kind === 'sending' ? null : (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
          {value ? (
            <Button
              size="small"
              variant="outlined"
              onClick={() => setSeen(true)}
              aria-label={say('Lihat %{nama}', { nama: label })}
            >
              {say('Lihat')}
            </Button>
          ) : null}
          {locked ? null : value ? (
            <FileMenu
              label={label}
              onReplace={() => files.current?.click()}
              onPhoto={mayPhotograph ? () => camera.current?.click() : undefined}
              onRemove={() => onChange(null)}
            />
          ) : (
            <PickButtons
              label={label}
              onFile={() => files.current?.click()}
              onPhoto={mayPhotograph ? () => camera.current?.click() : undefined}
            />
          )}
        </Stack>
      )}
      <FormHelperText id={`${id}-kata`} error={Boolean(problem)} sx={{ '&:empty': { display: 'none' } }}>
        {problem}
      </FormHelperText>
      <input
        ref={files}
        type="file"
        hidden
        aria-label={say('Berkas %{nama}', { nama: label })}
        accept={target.types.map(type => `.${type}`).join(',')}
        onChange={event => {
          const file = event.target.files?.[0];
          if (file) start(file);
          event.target.value = '';
        }}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={say('Kamera %{isian}', { isian: label })}
        onChange={event => {
          const photo = event.target.files?.[0];
          if (photo) void photographed(photo);
          event.target.value = '';
        }}
      />
      {seen && value ? (
        <Suspense>
          <DocumentDialog id={value} label={label} onClose={() => setSeen(false)} />
        </Suspense>
      ) : null}
    </Box>
  );
}
