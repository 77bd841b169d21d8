import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';
import { usePrintWhole } from './usePrintWhole.ts';

interface Props {
  /** The card of a row, which is the record around it. */
  children: (record: RaRecord) => ReactNode;
  /** Room around the cards, in steps of 8 px. */
  padding?: number;
}

/** The rows of the list around as cards, one below the other; all of the list's when it is printed. */
export function CardRows({ children, padding = 0 }: Props) {
  const { data } = useListContext();
  usePrintWhole();
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: padding }}>
      {data?.map(record => (
        <RecordContextProvider key={record.id} value={record}>
          {children(record)}
        </RecordContextProvider>
      ))}
    </Stack>
  );
}
