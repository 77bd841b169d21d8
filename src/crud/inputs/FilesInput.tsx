import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import CloseIcon from '@mui/icons-material/Close';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type FieldOf, messages } from '../../../resources/kit/index.ts';
import { FileLink } from '../cells/FileLink.tsx';
import { FilePicture, isPicture } from '../cells/FilePicture.tsx';
import { messageOf } from '../errors.ts';
import { useCrudApi } from '../useCrudApi.ts';
import { asIs, type InputProps, useFieldInput } from './useFieldInput.ts';

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];

/** Several documents or pictures: chosen together or one after another, put in order, taken out again. */
export function FilesInput(props: InputProps<FieldOf<'files'>>) {
  const { source, field } = props;
  const { id, control, label, inputRef, invalid, message } = useFieldInput(props, asIs);
  const api = useCrudApi();
  const resource = useResourceContext() ?? '';
  const form = useFormContext();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const ids = idsOf(control.value);
  const pictures = field.types.every(isPicture);

  const send = async (chosen: readonly File[]) => {
    form.clearErrors(source);
    let sent = ids;
    for (const file of chosen.slice(0, field.most - ids.length)) {
      setProgress(0);
      try {
        if (file.size > field.maxMb * 1024 ** 2) throw new Error(messages.tooLarge(field.maxMb));
        const stored = await api.uploadFile(resource, source, file, setProgress);
        setNames(known => ({ ...known, [stored.id]: file.name }));
        sent = [...sent, stored.id];
        control.onChange(sent);
      } catch (error) {
        form.setError(source, { type: 'file', message: `${file.name}: ${messageOf(error)}` });
      }
    }
    setProgress(null);
    if (chosen.length > field.most - ids.length)
      form.setError(source, { type: 'file', message: messages.maxFiles(field.most) });
  };
  const shift = (at: number, by: number) => {
    const moved = [...ids];
    const [one] = moved.splice(at, 1);
    if (one) moved.splice(at + by, 0, one);
    control.onChange(moved);
  };
  const rules = `${field.types.map(type => type.toUpperCase()).join(', ')}, maksimal ${String(field.maxMb).replace('.', ',')} MB, ${field.most} berkas`;

  return (
    <Box
      role="group"
      aria-labelledby={`${id}-label`}
      sx={{
        border: 1,
        borderStyle: 'dashed',
        borderColor: invalid ? 'error.main' : 'divider',
        borderRadius: 1,
        p: 1.5,
      }}
    >
      <Typography id={`${id}-label`} variant="body2" sx={{ fontWeight: 500, mb: 1 }}>
        {label}
        {field.required ? ' *' : ''}
      </Typography>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        hidden
        aria-label={label}
        accept={field.types.map(type => `.${type}`).join(',')}
        onChange={event => {
          void send([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Stack component="ol" spacing={1} sx={{ listStyle: 'none', m: 0, mb: ids.length ? 1 : 0, p: 0 }}>
        {ids.map((file, i) => (
          <Stack
            key={file}
            component="li"
            direction="row"
            spacing={1}
            sx={{ alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: 0 }}>
              {pictures ? <FilePicture id={file} alt={`${label} ${i + 1}`} /> : null}
              <FileLink id={file} name={names[file]} />
            </Stack>
            <Stack direction="row">
              <IconButton
                size="small"
                aria-label={`Naikkan berkas ${i + 1}`}
                disabled={i === 0}
                onClick={() => shift(i, -1)}
              >
                <ArrowUpwardIcon fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={`Turunkan berkas ${i + 1}`}
                disabled={i === ids.length - 1}
                onClick={() => shift(i, 1)}
              >
                <ArrowDownwardIcon fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={`Hapus berkas ${i + 1}`}
                onClick={() => control.onChange(ids.filter(other => other !== file))}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </Stack>
          </Stack>
        ))}
      </Stack>
      <Button
        ref={inputRef}
        size="small"
        variant="outlined"
        startIcon={<UploadFileIcon />}
        disabled={progress !== null || ids.length >= field.most}
        onClick={() => input.current?.click()}
      >
        Tambah berkas
      </Button>
      {progress === null ? null : (
        <LinearProgress
          variant="determinate"
          value={progress * 100}
          aria-label={`Mengunggah ${label}`}
          sx={{ mt: 1 }}
        />
      )}
      <FormHelperText error={invalid}>{message ?? rules}</FormHelperText>
    </Box>
  );
}
