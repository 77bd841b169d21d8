import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldOf, Week } from '../../../../resources/kit/index.ts';
import { useWords } from '../../providers/language.ts';
import { weekWords } from '../cells/WeekLabel.tsx';
import { useCrudApi } from '../useCrudApi.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { asIs, type InputProps, useFieldInput } from './useFieldInput.ts';

/** A week, chosen among those of the row that it is counted in, each with its days. */
export function WeekInput(props: InputProps<FieldOf<'week'>>) {
  const say = useWords();
  const { source, field } = props;
  const { control, frame } = useFieldInput(props, asIs);
  const resource = useResourceContext() ?? '';
  const api = useCrudApi();
  const labelOf = useFieldLabel();
  const of: unknown = useWatch({ name: field.of });
  const id = typeof of === 'string' && of ? of : null;
  const { data: weeks = [] } = useQuery({
    queryKey: [resource, 'minggu', source, id],
    queryFn: () => api.weeks(resource, source, id ?? ''),
    enabled: id !== null,
  });
  const value = typeof control.value === 'number' ? control.value : null;
  // A stored week is shown also before the weeks have come.
  const shown =
    value === null || weeks.some(({ ke }) => ke === value)
      ? weeks
      : [{ ke: value, mulai: '', selesai: '' } satisfies Week];
  return (
    <TextField
      {...frame}
      select
      value={value ?? ''}
      onChange={event => control.onChange(event.target.value === '' ? null : Number(event.target.value))}
      onBlur={control.onBlur}
      disabled={id === null && value === null}
      // The line keeps its place: a form that fills in by itself what is asked for here would jump.
      helperText={
        id === null && !frame.error
          ? say('Pilih %{x} lebih dahulu.', { x: labelOf(field.of) })
          : (frame.helperText ?? ' ')
      }
    >
      {field.required ? null : <MenuItem value="">{say('Tidak ada')}</MenuItem>}
      {shown.map(({ ke, mulai, selesai, ada }) => (
        <MenuItem key={ke} value={ke} disabled={ada === true && ke !== value}>
          {weekWords(ke, mulai ? [mulai, selesai] : undefined)}
          {ada ? ` ${say('· sudah ada')}` : ''}
        </MenuItem>
      ))}
    </TextField>
  );
}
