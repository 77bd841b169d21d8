import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { type InputProps, useFieldInput } from '../../platform/ui/inputs/useFieldInput.ts';
import { SimilarList, useSimilarPartners } from './SimilarList.tsx';

/** Milliseconds without typing before the search starts. */
const rest = 400;

/** The name of a new partner, with those that the portal knows by the same or a similar name. */
export default function PartnerNameInput(props: InputProps) {
  const { control, frame } = useFieldInput(props);
  const value = typeof control.value === 'string' ? control.value : '';
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(value), rest);
    return () => clearTimeout(timer);
  }, [value]);
  const { data: found = [] } = useSimilarPartners(asked);
  const same = found.some(({ sama }) => sama);
  return (
    <Stack spacing={1}>
      <TextField {...control} {...frame} value={value} />
      {found.length > 0 && asked === value ? (
        <SimilarList
          found={found}
          title={
            same ? 'Mitra ini sudah terdaftar. Gunakan jalur Mandiri.' : 'Mitra dengan nama serupa sudah terdaftar'
          }
        />
      ) : null}
    </Stack>
  );
}
