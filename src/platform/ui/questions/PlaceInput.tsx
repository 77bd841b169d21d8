import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { placeOf, placeText } from '../../../../resources/kit/form/place.ts';
import type { FieldOf } from '../../../../resources/kit/index.ts';
import { LineInput } from '../inputs/LineInput.tsx';
import { PlaceTools } from '../inputs/PlaceTools.tsx';
import type { InputProps } from '../inputs/useFieldInput.ts';

/** A place: typed as maps copy it, taken from the device, or picked on the map. */
export function PlaceInput({ source, field }: InputProps<FieldOf<'text'>>) {
  const form = useFormContext();
  const typed: unknown = useWatch({ name: source });
  return (
    <Box>
      <LineInput source={source} field={field} />
      <PlaceTools
        value={(typeof typed === 'string' ? placeOf(typed) : undefined) ?? null}
        onTake={point => {
          form.setValue(source, placeText(point), { shouldDirty: true });
          form.clearErrors(source);
        }}
      />
    </Box>
  );
}
