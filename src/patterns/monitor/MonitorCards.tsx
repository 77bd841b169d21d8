import Box from '@mui/material/Box';
import type { MonitorOptions } from '../../../resources/kit/index.ts';
import { FieldCell } from '../../crud/FieldCell.tsx';
import { CardRows } from '../../crud/list/CardRows.tsx';
import { useBaseRole } from '../../crud/permissions.ts';
import { useDeclaration } from '../../crud/registry.ts';
import { statusOf } from '../../crud/show/statusOf.ts';
import { RowCard } from '../record/RowCard.tsx';
import { RowTick } from '../record/RowTick.tsx';
import { WarningChips } from '../record/WarningChips.tsx';

/** The rows of a monitor on a phone. */
export function MonitorCards({ options }: { options: MonitorOptions }) {
  const role = useBaseRole();
  const status = statusOf(useDeclaration());
  const selectable = role !== undefined && options.bulk.some(({ roles }) => roles.includes(role));
  return (
    <CardRows>
      {record => (
        <RowCard
          card={options.card}
          to={options.detailPath.replace(':id', encodeURIComponent(record.id))}
          before={selectable ? <RowTick /> : null}
          beside={status ? <FieldCell source={status.source} /> : null}
        >
          <Box sx={{ mt: 0.75, '&:empty': { display: 'none' } }}>
            <WarningChips {...options.warnings} />
          </Box>
        </RowCard>
      )}
    </CardRows>
  );
}
