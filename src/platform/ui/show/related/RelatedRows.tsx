import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Identifier, Pagination, type RaRecord, RecordContextProvider, useListContext } from 'react-admin';
import type { RelatedList } from '../../../../../resources/kit/index.ts';
import { useMayOpen } from '../../../common/useMayOpen.ts';
import { usePhone } from '../../../common/usePhone.ts';
import { useLabel } from '../../../providers/language.ts';
import { Column } from '../../list/Column.tsx';
import { ListError } from '../../list/ListError.tsx';
import { ListSkeleton } from '../../list/ListSkeleton.tsx';
import { RecordCard } from '../../list/RecordCard.tsx';
import { RecordTable } from '../../list/RecordTable.tsx';
import { useFixed } from '../../list/useFixed.ts';
import { useFieldAccess, useMay } from '../../permissions.ts';

interface Props {
  list: RelatedList;
  /** Opens a row in place instead of its own page. */
  onOpen?: (row: RaRecord) => void;
}

/** Related rows as a table, on phones as cards; one leads to its own page, or to what `onOpen` shows. */
export function RelatedRows({ list, onOpen }: Props) {
  const labelOf = useLabel();
  const { data, error, isPending, total = 0, perPage } = useListContext();
  const { hidden } = useFieldAccess();
  const mayShow = useMay('show');
  const phone = usePhone();
  const fixed = useFixed();
  const mayOpen = useMayOpen();
  const { opens } = list;
  const pathOf = (id: Identifier) => opens?.replace(':id', encodeURIComponent(id)) ?? '';
  const led = opens !== undefined && mayOpen(pathOf('0'));
  const columns = list.columns.filter(name => !hidden.has(name) && !fixed.has(name));
  if (error && !data) return <ListError />;
  if (isPending) return <ListSkeleton cards={false} />;
  if (!data?.length)
    return (
      <Typography role="status" sx={{ color: 'text.secondary', p: 2 }}>
        {labelOf(list.empty)}
      </Typography>
    );
  return (
    <>
      {phone ? (
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 1 }}>
          {data.map(row => (
            <RecordContextProvider key={row.id} value={row}>
              <RecordCard
                columns={columns}
                selectable={false}
                to={led ? pathOf(row.id) : undefined}
                {...(onOpen ? { onOpen: () => onOpen(row) } : {})}
              />
            </RecordContextProvider>
          ))}
        </Stack>
      ) : (
        <RecordTable
          inRecord
          size="small"
          storeKey={`terkait.${list.resource}`}
          rowClick={onOpen ? false : led ? pathOf : mayShow ? 'show' : false}
          cellWidth={280}
          onOpen={onOpen}
        >
          {columns.map(name => (
            <Column key={name} source={name} />
          ))}
        </RecordTable>
      )}
      {total > perPage ? <Pagination rowsPerPageOptions={[10, 25, 50]} /> : null}
    </>
  );
}
