import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import type { GambarSitus } from '../../../../resources/pengaturan/panggilanSitus.ts';
import type { NilaiSitus } from '../../../../resources/pengaturan/situsSkema.ts';
import { upload } from '../../../platform/providers/http.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { fieldErrorsOf, messageOf } from '../../../platform/ui/failedCall.ts';
import { pictureOf } from './documentEdit.ts';

interface Props {
  label: string;
  value: NilaiSitus | undefined;
  path: string;
  errors: Readonly<Record<string, string>>;
  /** Pictures that are known, by id. */
  known: ReadonlyMap<string, GambarSitus>;
  onUploaded: (picture: GambarSitus) => void;
  onChange: (value: NilaiSitus) => void;
}

/** A photograph of a page: chosen, said in words for those who do not see it, or none. */
export function PictureField({ label, value, path, errors, known, onUploaded, onChange }: Props) {
  const title = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const picture = pictureOf(value);
  const shown = picture ? known.get(picture.id) : undefined;
  const send = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setProblem(null);
    const form = new FormData();
    form.append('file', file);
    try {
      const made = await upload<GambarSitus>('pengaturan/situs/gambar', form, undefined, { quiet: true });
      onUploaded(made);
      onChange({ id: made.id, alt: picture?.alt ?? '' });
    } catch (error) {
      setProblem(fieldErrorsOf(error).file ?? messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const altError = errors[`${path}.alt`];
  return (
    <Box role="group" aria-labelledby={title}>
      <Typography id={title} variant="subtitle2" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {shown ? (
          <Box
            component="img"
            src={shown.url}
            alt={picture?.alt ?? ''}
            width={shown.lebar}
            height={shown.tinggi}
            sx={{ width: 160, height: 140, objectFit: 'cover', borderRadius: 1, flexShrink: 0 }}
          />
        ) : null}
        <Stack spacing={1.5} sx={{ flex: 1, minWidth: 0 }}>
          <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button
              size="small"
              variant="outlined"
              loading={busy}
              startIcon={<AddPhotoAlternate />}
              onClick={() => input.current?.click()}
            >
              {picture ? 'Ganti foto' : 'Pilih foto'}
            </Button>
            {picture ? (
              <Button size="small" color="error" disabled={busy} onClick={() => onChange(null)}>
                Lepas foto
              </Button>
            ) : null}
          </Stack>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/jpeg,image/png,image/webp"
            aria-label={label}
            onChange={event => {
              void send(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          {picture ? (
            <TextField
              label="Teks alternatif"
              required
              margin="none"
              value={picture.alt}
              error={altError !== undefined}
              helperText={altError === undefined ? 'Apa yang terlihat, bagi yang tidak melihatnya.' : inWords(altError)}
              slotProps={{ htmlInput: { maxLength: 160 } }}
              onChange={event => onChange({ id: picture.id, alt: event.target.value })}
            />
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              JPG, PNG, atau WebP, lebar minimal 600 piksel. Tanpa foto, gambar bawaan yang tampil.
            </Typography>
          )}
          {problem || errors[path] ? (
            <FormHelperText error role="alert">
              {problem ?? inWords(errors[path] ?? '')}
            </FormHelperText>
          ) : null}
        </Stack>
      </Stack>
    </Box>
  );
}
