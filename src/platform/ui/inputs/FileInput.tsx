import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { FieldOf } from '../../../../resources/kit/index.ts';
import { formatBytes } from '../../providers/format.ts';
import { useWords } from '../../providers/language.ts';
import { FileLink } from '../cells/FileLink.tsx';
import { FilePicture, isPicture } from '../cells/FilePicture.tsx';
import { embeddedLabel } from '../representation.ts';
import { FileFrame, useUpload } from './FileFrame.tsx';
import { asIs, type InputProps, useFieldInput } from './useFieldInput.ts';

/** A document or picture: chosen or dropped, sent at once, attached when the row is saved. */
export function FileInput(props: InputProps<FieldOf<'file'>>) {
  const { source, field } = props;
  const say = useWords();
  const input = useFieldInput(props, asIs);
  const { control, label } = input;
  const record = useRecordContext();
  const { progress, send, clear } = useUpload(source, field);
  const [chosen, setChosen] = useState<File | null>(null);
  const preview = usePreview(chosen);
  const value = typeof control.value === 'string' ? control.value : null;

  const choose = async ([file]: File[]) => {
    if (!file) return;
    clear();
    const sent = send(file);
    setChosen(file);
    const id = await sent;
    if (id) control.onChange(id);
    else setChosen(null);
  };

  return (
    <FileFrame
      input={input}
      field={field}
      button={say(value || chosen ? 'Ganti berkas' : 'Pilih berkas')}
      progress={progress}
      choose={choose}
    >
      {button => (
        <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          {preview && isPicture(extensionOf(chosen)) ? (
            <Box
              component="img"
              src={preview}
              alt={say('Pratinjau %{isian}', { isian: label })}
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
          {button}
          {value ? (
            <IconButton
              aria-label={say('Hapus %{isian}', { isian: label })}
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
      )}
    </FileFrame>
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
