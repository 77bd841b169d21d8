import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { useController } from 'react-hook-form';
import type { LogbookOptions } from '../../../../resources/kit/index.ts';
import { useMay } from '../../../platform/ui/permissions.ts';
import { embeddedLabel } from '../../../platform/ui/representation.ts';
import { useFieldLabel } from '../../../platform/ui/useFieldLabel.ts';

type Courses = NonNullable<LogbookOptions['form']['courses']>;

/** The recognised courses of the participation; none where the logbook does not ask for them. */
export function useCourses({ form: { courses }, participation: { field } }: LogbookOptions, participation: string) {
  const mayRead = useMay('list', courses?.resource);
  const { data } = useGetList<RaRecord<string>>(
    courses?.resource ?? '',
    { filter: { [field]: participation }, pagination: { page: 1, perPage: 25 } },
    { retry: false, enabled: courses !== undefined && mayRead },
  );
  return data ?? [];
}

interface Props {
  courses: Courses;
  rows: readonly RaRecord<string>[];
}

/** The recognised courses of the participation, each a chip to tick. */
export function CoursesField({ courses, rows }: Props) {
  const id = useId();
  const label = useFieldLabel()(courses.field);
  const { field, fieldState } = useController({ name: courses.field });
  const chosen: string[] = Array.isArray(field.value) ? field.value.filter(value => typeof value === 'string') : [];
  const toggle = (course: string) =>
    field.onChange(chosen.includes(course) ? chosen.filter(each => each !== course) : [...chosen, course]);
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="div" sx={{ mb: 0.75 }}>
        {label}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {rows.map(row => {
          const on = chosen.includes(row.id);
          return (
            <Chip
              key={row.id}
              label={embeddedLabel(row, courses.label) ?? row.id}
              color={on ? 'primary' : 'default'}
              variant={on ? 'filled' : 'outlined'}
              aria-pressed={on}
              onClick={() => toggle(row.id)}
              sx={{ minHeight: 40, borderRadius: 20, maxWidth: '100%' }}
            />
          );
        })}
      </Stack>
      {fieldState.error ? (
        <FormHelperText error data-salah="">
          {fieldState.error.message}
        </FormHelperText>
      ) : null}
    </Box>
  );
}
