import UploadFileIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type FieldOf, messages } from '../../../../resources/kit/index.ts';
import { useWords } from '../../providers/language.ts';
import { inWords } from '../../providers/reading.ts';
import { messageOf } from '../failedCall.ts';
import { isOfKind } from '../fileKind.ts';
import { useCrudApi } from '../useCrudApi.ts';
import type { useFieldInput } from './useFieldInput.ts';

type FileKind = FieldOf<'file'> | FieldOf<'files'>;

/**
 * Sends files for a field, one at a time; what is refused is said at the field.
 * @param place resource and field for which the server keeps them, where the form calls it otherwise
 */
export function useUpload(
  source: string,
  { maxMb, types }: FileKind,
  place?: { readonly resource: string; readonly field: string },
) {
  const say = useWords();
  const api = useCrudApi();
  const resource = useResourceContext() ?? '';
  const form = useFormContext();
  const [progress, setProgress] = useState<number | null>(null);
  const refuse = (message: string) => form.setError(source, { type: 'file', message });
  /** @returns the id of the stored file, null where it was refused */
  const send = async (file: File, prefix = ''): Promise<string | null> => {
    if (file.size === 0) refuse(`${prefix}${say('Berkas kosong.')}`);
    else if (file.size > maxMb * 1024 ** 2) refuse(`${prefix}${inWords(messages.tooLarge({ mb: maxMb }))}`);
    else if (!isOfKind(file, types)) refuse(`${prefix}${inWords(messages.fileTypes({ types }))}`);
    else {
      setProgress(0);
      try {
        return (await api.uploadFile(place?.resource ?? resource, place?.field ?? source, file, setProgress)).id;
      } catch (error) {
        refuse(`${prefix}${messageOf(error)}`);
      } finally {
        setProgress(null);
      }
    }
    return null;
  };
  return { progress, send, refuse, clear: () => form.clearErrors(source) };
}

interface Props {
  input: ReturnType<typeof useFieldInput>;
  field: FileKind;
  /** The words of the button, and whether it may be pressed. */
  button: string;
  full?: boolean;
  progress: number | null;
  choose: (files: File[]) => void;
  /** Content of the frame, with the button in its place. */
  children: (button: ReactNode) => ReactNode;
}

/** The frame that documents are chosen in or dropped on: label, button, progress, what is allowed or was refused. */
export function FileFrame({ input, field, button, full = false, progress, choose, children }: Props) {
  const say = useWords();
  const { id, label, inputRef, invalid, message } = input;
  const picker = useRef<HTMLInputElement>(null);
  const several = field.kind === 'files';
  const size = say('maksimal %{mb} MB', { mb: field.maxMb });
  const rules = `${field.types.map(type => type.toUpperCase()).join(', ')}, ${size}${several ? `, ${say('%{n} berkas', { n: field.most })}` : ''}`;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!full) choose([...event.dataTransfer.files]);
  };
  return (
    <Box
      role={several ? 'group' : undefined}
      aria-labelledby={several ? `${id}-label` : undefined}
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
      <Typography
        id={`${id}-label`}
        component="label"
        htmlFor={id}
        variant="body2"
        sx={{ display: 'block', fontWeight: 500, mb: 1 }}
      >
        {label}
        {field.required ? ' *' : ''}
      </Typography>
      <input
        ref={picker}
        id={id}
        type="file"
        multiple={several}
        hidden
        accept={field.types.map(type => `.${type}`).join(',')}
        onChange={event => {
          choose([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {children(
        <Button
          ref={inputRef}
          size="small"
          variant="outlined"
          startIcon={<UploadFileIcon />}
          disabled={progress !== null || full}
          aria-invalid={invalid || undefined}
          onClick={() => picker.current?.click()}
        >
          {button}
        </Button>,
      )}
      {progress === null ? null : (
        <LinearProgress
          variant="determinate"
          value={progress * 100}
          aria-label={say('Mengunggah %{isian}', { isian: label })}
          sx={{ mt: 1 }}
        />
      )}
      {message === undefined ? null : <FormHelperText error={invalid}>{message}</FormHelperText>}
      <FormHelperText>{rules}</FormHelperText>
    </Box>
  );
}
