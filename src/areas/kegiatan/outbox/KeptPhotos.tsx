import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { FileThumb } from '../../../platform/patterns/upload/FileThumb.tsx';
import { type KeptPhoto, keepPhoto, removePhoto, troubleOf } from './deviceStore.ts';
import { notOnDevice, onDevice } from './words.ts';

interface Props {
  photos: readonly KeptPhoto[];
  label: string;
  /** Number of the first of them. */
  first: number;
}

/** Photos that only this device has, each with its words. */
export const KeptPhotos = ({ photos, label, first }: Props) =>
  photos.map((photo, i) => <One key={photo.id} photo={photo} label={label} n={first + i} />);

function One({ photo, label, n }: { photo: KeptPhoto; label: string; n: number }) {
  const { id, bytes, name, type } = photo;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bytes of a photo never change; each reading copies them.
  const file = useMemo(() => new File([bytes], name, { type }), [id]);
  const trouble = troubleOf(id);
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <FileThumb file={file} alt={name} />
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="caption" noWrap sx={{ color: 'text.secondary' }}>
          {name} · {trouble ? notOnDevice : onDevice}
        </Typography>
        <TextField
          size="small"
          margin="none"
          fullWidth
          label={`Keterangan ${label.toLowerCase()} ${n}`}
          defaultValue={photo.caption ?? ''}
          onBlur={event => void keepPhoto({ ...photo, caption: event.target.value.trim() || null })}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </Stack>
      <IconButton color="error" onClick={() => void removePhoto(id)} aria-label={`Hapus ${name}`}>
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}
