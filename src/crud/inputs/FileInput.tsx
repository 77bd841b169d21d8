import CloseIcon from '@mui/icons-material/Close';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type FieldOf, messages } from '../../../resources/kit/index.ts';
import { FileLink } from '../cells/FileLink.tsx';
import { FilePicture, isPicture } from '../cells/FilePicture.tsx';
import { messageOf } from '../errors.ts';
import { formatBytes } from '../format.ts';
import { embeddedLabel } from '../representation.ts';
import { useCrudApi } from '../useCrudApi.ts';
import { asIs, type InputProps, useFieldInput } from './useFieldInput.ts';

/** A document or picture: chosen or dropped, sent at once, attached when the row is saved. */
export function FileInput(props: InputProps<FieldOf<'file'>>) {
  const { source, field } = props;
  const { id, control, label, inputRef, invalid, message } = useFieldInput(props, asIs);
  const api = useCrudApi();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const form = useFormContext();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const preview = usePreview(chosen);
  const value = typeof control.value === 'string' ? control.value : null;
  const refuse = (words: string) => form.setError(source, { type: 'file', message: words });

  const send = async (file: File) => {
    if (file.size === 0) return refuse('Berkas kosong.');
    if (file.size > field.maxMb * 1024 ** 2) return refuse(messages.tooLarge(field.maxMb));
    form.clearErrors(source);
    setChosen(file);
    setProgress(0);
    try {
      const stored = await api.uploadFile(resource, source, file, setProgress);
      control.onChange(stored.id);
    } catch (error) {
      setChosen(null);
      refuse(messageOf(error));
    } finally {
      setProgress(null);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file) send(file);
  };
  const rules = `${field.types.map(type => type.toUpperCase()).join(', ')}, maksimal ${String(field.maxMb).replace('.', ',')} MB`;

  return (
    <Box
      onDragOver={event => event.preventDefault()}
      onDrop={drop}
      sx={{
        border: 1,
        borderStyle: 'dashed',
        borderColor: invalid ? 'error.main' : 'divider',
        borderRadius: 1,
        p: 1.5,
      }}
    >
      <Typography component="label" htmlFor={id} variant="body2" sx={{ display: 'block', fontWeight: 500, mb: 1 }}>
        {label}
        {field.required ? ' *' : ''}
      </Typography>
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        accept={field.types.map(type => `.${type}`).join(',')}
        onChange={event => {
          const file = event.target.files?.[0];
          if (file) send(file);
          event.target.value = '';
        }}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {preview && isPicture(extensionOf(chosen)) ? (
          <Box
            component="img"
            src={preview}
            alt={`Pratinjau ${label}`}
            sx={{ width: 56, height: 56, objectFit: 'cover', borderRadius: 1 }}
          />
        ) : null}
        {chosen ? (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {chosen.name} ({formatBytes(chosen.size)})
          </Typography>
        ) : value ? (
          <>
            {field.types.every(isPicture) ? <FilePicture id={value} alt={label} /> : null}
            <FileLink id={value} name={embeddedLabel(record, source)} />
          </>
        ) : null}
        <Button
          ref={inputRef}
          size="small"
          variant="outlined"
          startIcon={<UploadFileIcon />}
          disabled={progress !== null}
          aria-invalid={invalid || undefined}
          onClick={() => input.current?.click()}
        >
          {value || chosen ? 'Ganti berkas' : 'Pilih berkas'}
        </Button>
        {value ? (
          <IconButton
            aria-label={`Hapus ${label}`}
            size="small"
            onClick={() => {
              setChosen(null);
              control.onChange(null);
            }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        ) : null}
      </Stack>
      {progress !== null ? (
        <LinearProgress
          variant="determinate"
          value={progress * 100}
          aria-label={`Mengunggah ${label}`}
          sx={{ mt: 1 }}
        />
      ) : null}
      <FormHelperText error={invalid}>{message ?? rules}</FormHelperText>
    </Box>
  );
}

const extensionOf = (file: File | null) => file?.name.split('.').at(-1)?.toLowerCase() ?? '';

function usePreview(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) {
      setUrl(null);
      return;
    }
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
