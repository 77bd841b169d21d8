import Box from '@mui/material/Box';
import type { MonitorOptions } from '../../../../resources/kit/index.ts';
import { RowCard } from '../../../platform/patterns/record/RowCard.tsx';
import { RowTick } from '../../../platform/patterns/record/RowTick.tsx';
import { WarningChips } from '../../../platform/patterns/record/WarningChips.tsx';
import { FieldCell } from '../../../platform/ui/FieldCell.tsx';
import { CardRows } from '../../../platform/ui/list/CardRows.tsx';
import { useMayWriteTo } from '../../../platform/ui/message/useMayWriteTo.ts';
import { useBaseRole } from '../../../platform/ui/permissions.ts';
import { useDeclaration } from '../../../platform/ui/registry.ts';
import { statusOf } from '../../../platform/ui/show/statusOf.ts';

/** The rows of a monitor on a phone. */
export function MonitorCards({ options }: { options: MonitorOptions }) {
  const role = useBaseRole();
  const status = statusOf(useDeclaration());
  const writes = useMayWriteTo();
  const selectable = writes || (role !== undefined && options.bulk.some(({ roles }) => roles.includes(role)));
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
