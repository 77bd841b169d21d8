import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { Suspense, useState } from 'react';
import { zone } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useWords } from '../../providers/language.ts';
import { halvesOf, instantOf, type MomentKind, type PickerProps, unfinished, writtenAs } from './notation.ts';

/** The pickers come with the first form or filter that asks for a day or a time. */
const MomentPicker = lazyScreen(() => import('./MomentPicker.tsx'));

interface Props extends Omit<PickerProps, 'kind'> {
  kind: MomentKind;
}

/** A day, a time of day, or a moment: typed or picked, in Indonesian whatever language the browser has. */
export const MomentField = ({ kind, ...rest }: Props) =>
  kind === 'datetime' ? <DayAndTime {...rest} /> : <Half {...rest} kind={kind} />;

const Half = (props: PickerProps) => (
  <Suspense fallback={<Standing {...props} />}>
    <MomentPicker {...props} />
  </Suspense>
);

/** Placeholder in the picker's final size while its code is being loaded. */
const Standing = ({ kind, value, label, required = false, error = false, helperText }: PickerProps) => (
  <TextField
    label={label}
    value={writtenAs(kind, value)}
    required={required}
    error={error}
    helperText={helperText}
    fullWidth
    margin="none"
    slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly: true } }}
  />
);

/** A moment: its day and its time side by side. */
function DayAndTime({ value, onChange, id, ...rest }: Omit<PickerProps, 'kind'>) {
  const say = useWords();
  const [halves, setHalves] = useState(() => halvesOf(value));
  const [known, setKnown] = useState(value);
  // Somebody else changed the value; what is half filled in stays.
  if (known !== value) {
    setKnown(value);
    if (value !== unfinished) setHalves(halvesOf(value));
  }
  const change = (more: Partial<typeof halves>) => {
    const next = { ...halves, ...more };
    setHalves(next);
    const instant = instantOf(next.day, next.time);
    setKnown(instant);
    if (instant !== value) onChange(instant);
  };
  return (
    <Box
      // One field, wrong as one (src/platform/ui/form/wrongInputs.ts).
      data-salah={rest.error || undefined}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' }}
    >
      <Half {...rest} {...(id ? { id } : {})} kind="date" value={halves.day} onChange={day => change({ day })} />
      <Half
        kind="time"
        label={say('Jam (%{nama})', { nama: zone().name })}
        spoken={rest.label}
        required={rest.required ?? false}
        error={rest.error ?? false}
        {...(rest.onBlur ? { onBlur: rest.onBlur } : {})}
        value={halves.time}
        onChange={time => change({ time })}
      />
    </Box>
  );
}
