import Stack from '@mui/material/Stack';
import { Children, isValidElement, type ReactNode } from 'react';
import { RecordContextProvider, useListContext } from 'react-admin';
import { useSelectable } from '../bulk/useBulkRights.ts';
import { Column } from './Column.tsx';
import { RecordCard } from './RecordCard.tsx';
import { useFixed } from './useFixed.ts';
import { useColumns } from './useView.ts';

/** The rows as cards, for phones: the same columns, one below the other. */
export function ListCards({ children }: { children?: ReactNode }) {
  const { data } = useListContext();
  const { visible } = useColumns();
  const selectable = useSelectable();
  const fixed = useFixed();
  const columns = children ? sourcesOf(children).filter(name => !fixed.has(name)) : visible;
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data?.map(record => (
        <RecordContextProvider key={record.id} value={record}>
          <RecordCard columns={columns} selectable={selectable}>
            {children ? Children.toArray(children).filter(child => !isColumn(child)) : null}
          </RecordCard>
        </RecordContextProvider>
      ))}
    </Stack>
  );
}

const isColumn = (child: ReactNode) => isValidElement(child) && child.type === Column;

const sourcesOf = (children: ReactNode): string[] =>
  Children.toArray(children).flatMap(child =>
    isValidElement<{ source?: string }>(child) && child.type === Column && child.props.source
      ? [child.props.source]
      : [],
  );
