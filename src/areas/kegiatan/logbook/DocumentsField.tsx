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
import { v7 as uuidv7 } from 'uuid';
import type { LogDocuments } from '../../../../resources/kegiatan/log.ts';
import { withWords } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { FileThumb } from '../../../platform/patterns/upload/FileThumb.tsx';
import { inWords } from '../../../platform/providers/reading.ts';
import { fieldOf, useDeclaration } from '../../../platform/ui/registry.ts';
import { useFieldLabel } from '../../../platform/ui/useFieldLabel.ts';
import { ChooseFile } from '../outbox/ChooseFile.tsx';
import { type KeptPhoto, keepPhoto } from '../outbox/deviceStore.ts';
import { KeptPhotos } from '../outbox/KeptPhotos.tsx';

const DocumentDialog = lazyScreen(() => import('../../../platform/patterns/documents/DocumentDialog.tsx'));

interface Props {
  documents: LogDocuments;
  /** Greatest number of documents; undefined while offline, where only the server knows it. */
  most: number | undefined;
  user: string;
  /** The entry on the device that new photos wait with, and those that do. */
  entry: string;
  photos: readonly KeptPhoto[];
  /** A photo is about to be kept: the entry is to be there before it. */
  onKeep: () => Promise<void>;
}

/** Photos and documents of an entry, each with a few words; new ones wait on the device and go out after the text. */
export function DocumentsField({ documents, most, user, entry, photos, onKeep }: Props) {
  const { field: source, file, caption, least, tooMany } = documents;
  const resource = useDeclaration();
  const label = useFieldLabel()(source);
  const id = useId();
  const { register, getValues, clearErrors } = useFormContext();
  const { errors } = useFormState({ name: source });
  const { fields: rows, remove } = useFieldArray({ name: source, keyName: 'kunci' });
  const [seen, setSeen] = useState<string | null>(null);
  const fileOf = (index: number): string => {
    const value: unknown = getValues(`${source}.${index}.${file}`);
    return typeof value === 'string' ? value : '';
  };
  const declared = fieldOf(resource, `${source}.0.${file}`);
  const count = rows.length + photos.length;
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
        <KeptPhotos photos={photos} label={label} first={rows.length + 1} />
        {/* Also where there is no room any more: it says which files were too many. */}
        <ChooseFile
          label={count ? 'Tambah dokumen lain' : 'Foto atau dokumen'}
          types={declared.types}
          maxMb={declared.maxMb}
          room={
            most === undefined ? undefined : { left: most - count, tooMany: inWords(withWords(tooMany, { n: most })) }
          }
          onChosen={async small => {
            await onKeep();
            await keepPhoto({ ...small, id: uuidv7(), user, entry, caption: null, at: Date.now() });
            clearErrors(source);
          }}
        />
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
