import Stack from '@mui/material/Stack';
import { RecordContextProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Printed } from '../../../resources/kit/index.ts';
import { programRiset } from '../../../resources/riset/programme.ts';
import { PrintButtons } from '../../platform/patterns/record/PrintButtons.tsx';
import { RefInput } from '../../platform/ui/inputs/RefInput.tsx';
import type { InputProps } from '../../platform/ui/inputs/useFieldInput.ts';

const printed: readonly Printed[] = [
  { label: 'Unduh formulir kosong', endpoint: `${programRiset.endpoint}/{id}/formulir-nilai`, when: [] },
];

/** Participant of a partner's grade, with the blank form for partners without an account to fill in and sign. */
export default function ParticipantInput({ source, field }: InputProps) {
  const chosen: unknown = useWatch({ name: source });
  if (field.kind !== 'ref') return null;
  return (
    <Stack spacing={1} sx={{ alignItems: 'stretch' }}>
      <RefInput source={source} field={field} />
      {typeof chosen === 'string' && chosen ? (
        <RecordContextProvider value={{ id: chosen }}>
          <Stack direction="row">
            <PrintButtons prints={printed} />
          </Stack>
        </RecordContextProvider>
      ) : null}
    </Stack>
  );
}
