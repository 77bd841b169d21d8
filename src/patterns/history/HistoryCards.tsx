import Stack from '@mui/material/Stack';
import { RecordContextProvider, useListContext } from 'react-admin';
import type { HistoryOptions } from '../../../resources/kit/index.ts';
import { FieldCell } from '../../crud/FieldCell.tsx';
import { useDeclaration } from '../../crud/registry.ts';
import { statusOf } from '../../crud/show/statusOf.ts';
import { RowCard } from '../record/RowCard.tsx';

/** The rows of a history on a phone. */
export function HistoryCards({ options }: { options: HistoryOptions }) {
  const { data } = useListContext();
  const status = statusOf(useDeclaration());
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 1 }}>
      {data?.map(record => (
        <RecordContextProvider key={record.id} value={record}>
          <RowCard
            card={options.card}
            to={options.detailPath?.replace(':id', encodeURIComponent(record.id))}
            beside={status ? <FieldCell source={status.source} /> : null}
          />
        </RecordContextProvider>
      ))}
    </Stack>
  );
}
