import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import type { LogDocuments } from '../../../resources/kegiatan/log.ts';
import { fieldOf, useDeclaration } from '../../crud/registry.ts';
import { useFieldLabel } from '../../crud/useFieldLabel.ts';
import { lazyScreen } from '../../layout/lazyScreen.ts';
import { FileThumb } from '../upload/FileThumb.tsx';
import { forgetFile, keepFile } from '../upload/keptFiles.ts';
import { UploadField } from '../upload/UploadField.tsx';
import { useKeptFiles } from '../upload/useKeptFiles.ts';
import { WaitingFiles } from '../upload/WaitingFiles.tsx';

const DocumentDialog = lazyScreen(() => import('../documents/DocumentDialog.tsx'));

interface Props {
  documents: LogDocuments;
  /** How many there may be; unknown while there is no connection, then the server says so. */
  most: number | undefined;
  /** Name of the draft on the device; a file that cannot be sent now waits under it. */
  draft: string;
  /** A file waits: the draft is to stay with it. */
  onKept: () => void;
}

/** Photos and documents of an entry, each with a few words; sent one by one as they are chosen. */
export function DocumentsField({ documents: { field: source, file, caption, least }, most, draft, onKept }: Props) {
  const resource = useDeclaration();
  const label = useFieldLabel()(source);
  const id = useId();
  const { register, getValues } = useFormContext();
  const { errors } = useFormState({ name: source });
  const { fields: rows, append, remove } = useFieldArray({ name: source, keyName: 'kunci' });
  const [seen, setSeen] = useState<string | null>(null);
  const fileOf = (index: number): string => {
    const value: unknown = getValues(`${source}.${index}.${file}`);
    return typeof value === 'string' ? value : '';
  };
  const declared = fieldOf(resource, `${source}.0.${file}`);
  const place = { resource: resource.name, field: `${source}.${file}` };
  const add = (stored: string) => {
    // Sent from here and from the shelf at once, it is still one document.
    if (!rows.some((_, index) => fileOf(index) === stored))
      append({ [file]: stored, [caption]: null }, { shouldFocus: false });
  };
  const { waiting, busy, read, send, discard } = useKeptFiles(draft, place, add);
  const count = rows.length + waiting.length;
  const error: unknown = get(errors, `${source}.message`) ?? get(errors, `${source}.root.message`);
  if (declared.kind !== 'file') return null;
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="div" sx={{ mb: 0.75 }}>
        {label} ({most === undefined ? count : `${count} dari ${most}`}
        {least > 0 ? `, minimal ${least}` : ''})
      </Typography>
      <Stack spacing={1}>
        {rows.map((row, index) => (
          <Stack key={row.kunci} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <FileThumb id={fileOf(index)} alt={`${label} ${index + 1}`} />
            <TextField
              {...register(`${source}.${index}.${caption}`)}
              size="small"
              margin="none"
              fullWidth
              label={`Keterangan ${label.toLowerCase()} ${index + 1}`}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
            <Button
              size="small"
              variant="outlined"
              onClick={() => setSeen(fileOf(index))}
              aria-label={`Lihat dokumen ${index + 1}`}
            >
              Lihat
            </Button>
            <IconButton color="error" onClick={() => remove(index)} aria-label={`Hapus dokumen ${index + 1}`}>
              <DeleteIcon />
            </IconButton>
          </Stack>
        ))}
        <WaitingFiles files={waiting} busy={busy} onRetry={() => void send()} onDiscard={key => void discard(key)} />
        {most === undefined || count < most ? (
          <UploadField
            // A new slot after each file.
            key={count}
            target={{ ...place, types: declared.types, maxMb: declared.maxMb }}
            shelf={{
              keep: (chosen, key) => keepFile({ key, draft, file: chosen, at: Date.now() }),
              drop: forgetFile,
              onParked: () => {
                onKept();
                void read();
              },
            }}
            label={count ? 'Tambah dokumen lain' : 'Foto atau dokumen'}
            value={null}
            onChange={stored => {
              if (stored) add(stored);
            }}
          />
        ) : null}
      </Stack>
      {typeof error === 'string' ? (
        <FormHelperText error data-salah="">
          {error}
        </FormHelperText>
      ) : null}
      {seen ? (
        <Suspense>
          <DocumentDialog id={seen} label={label} onClose={() => setSeen(null)} />
        </Suspense>
      ) : null}
    </Box>
  );
}
