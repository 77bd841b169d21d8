import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { smallPicture } from './smallPicture.ts';

interface Props {
  picture: string | undefined;
  error: string | undefined;
  onChange: (picture: string | undefined) => void;
}

/** The picture that a question shows above its words. */
export function QuestionPicture({ picture, error, onChange }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);
  const take = async (file: File) => {
    setFailed(false);
    try {
      onChange(await smallPicture(file));
    } catch {
      setFailed(true);
    }
  };
  const said = failed ? 'Gambar tidak dapat dibaca. Pilih berkas PNG, JPG, atau WebP lain.' : error;
  return (
    <Box>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".png,.jpg,.jpeg,.webp"
        aria-label="Gambar pertanyaan"
        onChange={event => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) take(file);
        }}
      />
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {picture ? (
          <Box
            component="img"
            src={picture}
            alt="Gambar pertanyaan ini"
            sx={{ maxHeight: 96, maxWidth: 200, borderRadius: 1 }}
          />
        ) : null}
        <Button size="small" startIcon={<ImageIcon />} onClick={() => picker.current?.click()}>
          {picture ? 'Ganti gambar' : 'Tambah gambar'}
        </Button>
        {picture ? (
          <Button size="small" color="inherit" onClick={() => onChange(undefined)}>
            Hapus gambar
          </Button>
        ) : null}
      </Stack>
      {said ? <FormHelperText error>{said}</FormHelperText> : null}
    </Box>
  );
}
