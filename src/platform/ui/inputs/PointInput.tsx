import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useFormContext, useWatch } from 'react-hook-form';
import { type FieldOf, roundDegrees } from '../../../../resources/kit/index.ts';
import type { Point } from '../../map/baseMap.ts';
import { useWords } from '../../providers/language.ts';
import { NumberInput } from './NumberInput.tsx';
import { PlaceTools } from './PlaceTools.tsx';
import type { InputProps } from './useFieldInput.ts';

type Coordinate = FieldOf<'coordinate'>;

/** Both halves of a point stand where the first of them does: typed, taken from the device, or picked on the map. */
export function PointInput(props: InputProps<Coordinate>) {
  return props.field.axis === 'lintang' ? <BothHalves {...props} /> : null;
}

const asNumber = (field: Coordinate, label: string): FieldOf<'decimal'> => ({
  kind: 'decimal',
  precision: 9,
  scale: 6,
  required: field.required,
  label,
});

function BothHalves({ source, field }: InputProps<Coordinate>) {
  const say = useWords();
  const prefix = source.slice(0, source.lastIndexOf('.') + 1);
  const names = { lintang: source, bujur: prefix + field.pair };
  const form = useFormContext();
  const [lintang, bujur]: unknown[] = useWatch({ name: [names.lintang, names.bujur] });
  const value = typeof lintang === 'number' && typeof bujur === 'number' ? { lintang, bujur } : null;

  const take = (point: Point) => {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue(names.lintang, roundDegrees(point.lintang), options);
    form.setValue(names.bujur, roundDegrees(point.bujur), options);
    form.clearErrors([names.lintang, names.bujur]);
  };

  return (
    <Box>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <NumberInput source={names.lintang} field={asNumber(field, say('Lintang'))} />
        <NumberInput source={names.bujur} field={asNumber(field, say('Bujur'))} />
      </Stack>
      <PlaceTools value={value} onTake={take} />
    </Box>
  );
}
