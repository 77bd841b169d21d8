import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';
import { usePrintWhole } from './usePrintWhole.ts';

interface Props {
  /** The card of a row, which is the record around it. */
  children: (record: RaRecord) => ReactNode;
  /** Beside each other where there is room, instead of one below the other. */
  beside?: boolean;
}

const grid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { sm: 'repeat(auto-fill, minmax(300px, 1fr))' },
} as const;

/** The rows of the list around as cards; all of the list's when it is printed. */
export function CardRows({ children, beside = false }: Props) {
  const { data } = useListContext();
  usePrintWhole();
  return (
    <Stack component="ul" spacing={beside ? 0 : 1} sx={{ listStyle: 'none', m: 0, p: 0, ...(beside ? grid : {}) }}>
      {data?.map(record => (
        <RecordContextProvider key={record.id} value={record}>
          {children(record)}
        </RecordContextProvider>
      ))}
    </Stack>
  );
}
