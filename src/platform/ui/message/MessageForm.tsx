import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { CaraPesan } from '../../../../resources/pesan/panggilan.ts';
import { formatNumber } from '../../providers/format.ts';
import { MomentField } from '../moment/MomentField.tsx';
import type { useMessage, Written } from './useMessage.ts';

type Way = CaraPesan['cara'][number];

const byWays: readonly { value: Written['lewat'][number]; label: string }[] = [
  { value: 'portal', label: 'Pemberitahuan portal' },
  { value: 'surel', label: 'Surel' },
  { value: 'wa', label: 'WhatsApp' },
];

interface Props {
  ways: readonly Way[];
  way: Way;
  message: ReturnType<typeof useMessage>;
}

/** What is written, to whom, which way and when. */
export function MessageForm({ ways, way, message }: Props) {
  const {
    values,
    put,
    wrong,
    rows: { widened },
  } = message;
  const answered = values.bolehDibalas && values.lewat.includes('portal');
  const box = useRef<HTMLTextAreaElement>(null);
  const insert = (word: string) => {
    const at = box.current?.selectionStart ?? values.isi.length;
    put({ isi: `${values.isi.slice(0, at)}{${word}}${values.isi.slice(at)}` });
    box.current?.focus();
  };
  return (
    <Stack spacing={2} sx={{ pt: 1 }}>
      {widened ? (
        <FormControlLabel
          label={`Kepada semua ${formatNumber(widened.total)} hasil pencarian dan filter, bukan hanya yang dicentang`}
          control={<Checkbox size="small" checked={widened.all} onChange={(_, on) => widened.setAll(on)} />}
        />
      ) : null}
      <TextField
        select
        label="Kepada"
        margin="none"
        value={way.kunci}
        onChange={event => put({ kepada: event.target.value })}
        error={wrong.kepada !== undefined}
        helperText={wrong.kepada}
      >
        {ways.map(({ kunci, label }) => (
          <MenuItem key={kunci} value={kunci}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <FormGroup row aria-label="Lewat" role="group">
        {byWays.map(({ value, label }) => (
          <FormControlLabel
            key={value}
            label={label}
            control={
              <Checkbox
                size="small"
                checked={values.lewat.includes(value)}
                onChange={(_, on) =>
                  put({ lewat: on ? [...values.lewat, value] : values.lewat.filter(each => each !== value) })
                }
              />
            }
          />
        ))}
      </FormGroup>
      <FormGroup>
        <FormControlLabel
          label="Boleh dibalas di portal"
          control={
            <Checkbox
              size="small"
              checked={answered}
              disabled={!values.lewat.includes('portal')}
              onChange={(_, bolehDibalas) => put({ bolehDibalas })}
            />
          }
        />
        {answered ? (
          <FormControlLabel
            label="Tampilkan percakapan pada datanya, untuk tim yang juga boleh menulis dari sana"
            control={
              <Checkbox
                size="small"
                checked={values.tampilDiData}
                onChange={(_, tampilDiData) => put({ tampilDiData })}
              />
            }
          />
        ) : null}
      </FormGroup>
      <TextField
        label="Judul"
        margin="none"
        required
        value={values.judul}
        onChange={event => put({ judul: event.target.value })}
        error={wrong.judul !== undefined}
        helperText={wrong.judul}
        slotProps={{ htmlInput: { maxLength: 150 } }}
      />
      <div>
        <TextField
          label="Isi pesan"
          margin="none"
          required
          multiline
          minRows={5}
          fullWidth
          inputRef={box}
          value={values.isi}
          onChange={event => put({ isi: event.target.value })}
          error={wrong.isi !== undefined}
          helperText={wrong.isi}
          slotProps={{ htmlInput: { maxLength: 4000 } }}
        />
        <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block', mt: 0.5 }}>
          Sisipkan kata dari data penerima:
        </Typography>
        <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
          {['penerima', ...way.kata].map(word => (
            <Button key={word} size="small" onClick={() => insert(word)} sx={{ textTransform: 'none', minWidth: 0 }}>
              {`{${word}}`}
            </Button>
          ))}
        </Stack>
      </div>
      <MomentField
        kind="datetime"
        label="Waktu kirim"
        value={values.jadwal || null}
        onChange={jadwal => put({ jadwal: jadwal ?? '' })}
        error={wrong.jadwal !== undefined}
        helperText={wrong.jadwal ?? 'Kosongkan untuk mengirim sekarang.'}
      />
    </Stack>
  );
}
