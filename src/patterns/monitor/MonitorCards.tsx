import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import { RecordContextProvider, useListContext } from 'react-admin';
import type { MonitorOptions } from '../../../resources/kit/index.ts';
import { FieldCell } from '../../crud/FieldCell.tsx';
import { useBaseRole } from '../../crud/permissions.ts';
import { useDeclaration } from '../../crud/registry.ts';
import { statusOf } from '../../crud/show/statusOf.ts';
import { RowCard } from '../record/RowCard.tsx';
import { WarningChips } from '../record/WarningChips.tsx';

/** The rows of a monitor on a phone. */
export function MonitorCards({ options }: { options: MonitorOptions }) {
  const { data, selectedIds, onToggleItem } = useListContext();
  const role = useBaseRole();
  const status = statusOf(useDeclaration());
  const selectable = role !== undefined && options.bulk.some(({ roles }) => roles.includes(role));
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 1 }}>
      {data?.map(record => (
        <RecordContextProvider key={record.id} value={record}>
          <RowCard
            card={options.card}
            to={options.detailPath.replace(':id', encodeURIComponent(record.id))}
            before={
              selectable ? (
                <Checkbox
                  checked={selectedIds.includes(record.id)}
                  onChange={() => onToggleItem(record.id)}
                  slotProps={{ input: { 'aria-label': `Pilih ${String(record[options.card.title])}` } }}
                  sx={{ zIndex: 1, m: -0.5 }}
                />
              ) : null
            }
            beside={status ? <FieldCell source={status.source} /> : null}
          >
            <Box sx={{ mt: 0.75, '&:empty': { display: 'none' } }}>
              <WarningChips {...options.warnings} />
            </Box>
          </RowCard>
        </RecordContextProvider>
      ))}
    </Stack>
  );
}
