import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList, useInput } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { inTerms } from '../../../resources/kit/terms.ts';
import { tahap as stages } from '../../../resources/master/periode.ts';
import { usePhone } from '../../platform/common/usePhone.ts';
import type { InputProps } from '../../platform/ui/inputs/useFieldInput.ts';
import { MomentField } from '../../platform/ui/moment/MomentField.tsx';
import { CopySchedule } from './CopySchedule.tsx';
import { type Line, linesOf, withLine } from './scheduleLines.ts';

const everyKind = '';

/** The calendar of a period as a grid: stages down, one kind of programme (or all of them) at a time. */
export default function ScheduleInput({ source }: InputProps) {
  const { field } = useInput({ source, format: value => value, parse: value => value });
  const { errors } = useFormState({ name: source });
  const [kind, setKind] = useState(everyKind);
  const kinds = useGetList<{ id: string; nama: string }>('master/jenis-mbkm', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: '', order: 'ASC' },
    filter: {},
    meta: { rujukan: true },
  });
  const lines = linesOf(field.value);
  const count = (id: string) => lines.filter(line => (line.idJenisMbkm ?? everyKind) === id).length;
  const named = (label: string, id: string) => (count(id) > 0 ? `${label} (${count(id)} tahap)` : label);
  const whole: unknown = get(errors, `${source}.message`) ?? get(errors, `${source}.root.message`);

  const set = (tahap: string, end: 'mulai' | 'selesai', day: string | null) =>
    field.onChange(withLine(lines, { idJenisMbkm: kind || null, tahap }, end, day || null));
  return (
    <Box role="group" aria-label="Jadwal tahap">
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ mb: 2, alignItems: { sm: 'center' } }}>
        <TextField
          select
          label={inTerms('Jenis MBKM')}
          value={kind}
          onChange={event => setKind(event.target.value)}
          sx={{ maxWidth: { sm: 420 } }}
          fullWidth
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value={everyKind}>{named('Semua jenis', everyKind)}</MenuItem>
          {kinds.data?.map(({ id, nama }) => (
            <MenuItem key={id} value={id}>
              {named(nama, id)}
            </MenuItem>
          ))}
        </TextField>
        <CopySchedule onCopy={field.onChange} />
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {kind
          ? 'Tahap yang kosong mengikuti jadwal semua jenis.'
          : 'Berlaku untuk jenis yang tidak punya jadwal sendiri. Tahap yang kosong mengikuti tanggal periode.'}
      </Typography>
      <Stack spacing={1.5}>
        {Object.entries(stages).map(([tahap, label]) => {
          const index = lines.findIndex(line => (line.idJenisMbkm ?? everyKind) === kind && line.tahap === tahap);
          return (
            <StageDates
              key={`${kind} ${tahap}`}
              label={label}
              line={lines[index]}
              errorOf={end => messageAt(errors, `${source}.${index}.${end}`)}
              onChange={(end, day) => set(tahap, end, day)}
            />
          );
        })}
      </Stack>
      {typeof whole === 'string' ? (
        <FormHelperText error data-salah="">
          {whole}
        </FormHelperText>
      ) : null}
    </Box>
  );
}

function messageAt(errors: object, path: string): string | undefined {
  const found: unknown = get(errors, `${path}.message`);
  return typeof found === 'string' ? found : undefined;
}

interface StageProps {
  label: string;
  line: Line | undefined;
  errorOf: (end: 'mulai' | 'selesai') => string | undefined;
  onChange: (end: 'mulai' | 'selesai', day: string | null) => void;
}

function StageDates({ label, line, errorOf, onChange }: StageProps) {
  const phone = usePhone();
  return (
    <Box
      sx={{ display: 'grid', gap: 1, alignItems: 'start', gridTemplateColumns: { xs: '1fr 1fr', sm: '160px 1fr 1fr' } }}
    >
      <Typography sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, pt: { sm: 1 } }}>{label}</Typography>
      {(['mulai', 'selesai'] as const).map(end => (
        <MomentField
          key={end}
          kind="date"
          label={end === 'mulai' ? 'Mulai' : 'Selesai'}
          spoken={label}
          value={line?.[end] ?? null}
          onChange={day => onChange(end, day)}
          error={errorOf(end) !== undefined}
          helperText={errorOf(end)}
          // Two dates stand side by side on the narrowest phone.
          narrow={phone}
        />
      ))}
    </Box>
  );
}
