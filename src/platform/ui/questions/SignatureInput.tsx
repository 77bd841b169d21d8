import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { type PointerEvent, useRef, useState } from 'react';
import { namedIn } from '../../../../resources/kit/form/namedIn.ts';
import type { FieldOf } from '../../../../resources/kit/index.ts';
import { useFileUrl } from '../../common/useFileUrl.ts';
import { useWords } from '../../providers/language.ts';
import { useUpload } from '../inputs/FileFrame.tsx';
import { asIs, type InputProps, useFieldInput } from '../inputs/useFieldInput.ts';
import { useAnswerPlace } from './answerPlace.ts';

/** Pixels of the drawing; on paper and in lists it is shown smaller. */
const size = { width: 600, height: 200 } as const;

/** Of a preview, which keeps nothing. */
const nowhere: FieldOf<'files'> = {
  kind: 'files',
  types: ['png'],
  maxMb: 1,
  most: 1,
  required: false,
  readOnly: false,
};

/** A signature, drawn by finger, pen or mouse; whoever cannot draw uploads a picture of theirs. */
export function SignatureInput(props: InputProps) {
  const place = useAnswerPlace()?.('signature', props.source);
  const say = useWords();
  const { control, label, inputRef, invalid, message, id } = useFieldInput(props, asIs);
  const { required } = props.field;
  const takes = place?.takes ?? nowhere;
  const { progress, send, clear } = useUpload(props.source, takes, place);
  const canvas = useRef<HTMLCanvasElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [drawn, setDrawn] = useState(false);
  const [signed] = namedIn(control.value);

  const pen = () => canvas.current?.getContext('2d') ?? null;
  const at = ({ nativeEvent: { offsetX, offsetY }, currentTarget }: PointerEvent<HTMLCanvasElement>) =>
    [(offsetX * size.width) / currentTarget.clientWidth, (offsetY * size.height) / currentTarget.clientHeight] as const;
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const ink = pen();
    if (!ink) return;
    ink.lineWidth = 3;
    ink.lineCap = 'round';
    ink.lineJoin = 'round';
    ink.strokeStyle = '#10243e';
    ink.beginPath();
    ink.moveTo(...at(event));
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const ink = pen();
    if (!ink) return;
    ink.lineTo(...at(event));
    ink.stroke();
    setDrawn(true);
  };
  const empty = () => {
    pen()?.clearRect(0, 0, size.width, size.height);
    setDrawn(false);
  };
  const take = async (file: File) => {
    clear();
    const sent = await send(file);
    if (!sent) return;
    empty();
    control.onChange({ id: sent, nama: file.name.slice(0, 200) });
  };
  const keep = () =>
    canvas.current?.toBlob(blob => {
      if (blob) take(new File([blob], 'tanda-tangan.png', { type: 'image/png' }));
    }, 'image/png');

  return (
    <FormControl
      component="fieldset"
      error={invalid}
      data-salah={invalid || undefined}
      required={required}
      margin="none"
      sx={{ minWidth: 0 }}
    >
      <FormLabel component="legend">{label}</FormLabel>
      {signed ? (
        <SignedPicture id={signed.id} alt={label} />
      ) : (
        <Box
          component="canvas"
          ref={canvas}
          width={size.width}
          height={size.height}
          aria-label={say('Bidang untuk menggambar tanda tangan')}
          role="img"
          onPointerDown={begin}
          onPointerMove={draw}
          sx={{
            width: '100%',
            maxWidth: size.width,
            aspectRatio: `${size.width} / ${size.height}`,
            mt: 1,
            // Ink is dark, in whatever colours the page is.
            bgcolor: 'common.white',
            border: 1,
            borderColor: invalid ? 'error.main' : 'divider',
            borderRadius: 1,
            touchAction: 'none',
            cursor: 'crosshair',
          }}
        />
      )}
      <input
        ref={picker}
        id={id}
        type="file"
        hidden
        accept=".png"
        aria-label={label}
        onChange={event => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) take(file);
        }}
      />
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
        {signed ? (
          <Button ref={inputRef} size="small" variant="outlined" onClick={() => control.onChange(null)}>
            {say('Tanda tangani ulang')}
          </Button>
        ) : (
          <>
            <Button
              ref={inputRef}
              size="small"
              variant="contained"
              disabled={!drawn || !place || progress !== null}
              onClick={keep}
            >
              {say('Pakai tanda tangan ini')}
            </Button>
            <Button size="small" color="inherit" disabled={!drawn} onClick={empty}>
              {say('Kosongkan')}
            </Button>
            <Button size="small" disabled={!place || progress !== null} onClick={() => picker.current?.click()}>
              {say('Unggah gambar')}
            </Button>
          </>
        )}
      </Stack>
      {message === undefined ? null : <FormHelperText sx={{ mx: 0 }}>{message}</FormHelperText>}
      {signed ? null : (
        <FormHelperText error={false} sx={{ mx: 0 }}>
          {say('Gambar dengan jari atau tetikus, atau unggah gambar PNG, maksimal %{mb} MB.', { mb: takes.maxMb })}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** A signature as it was drawn, on white as paper is. */
function SignedPicture({ id, alt }: { id: string; alt: string }) {
  const url = useFileUrl(id);
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 300,
        aspectRatio: '3 / 1',
        mt: 1,
        bgcolor: 'common.white',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {url ? (
        <Box component="img" src={url} alt={alt} sx={{ width: '100%', height: '100%', objectFit: 'contain' }} />
      ) : null}
    </Box>
  );
}
