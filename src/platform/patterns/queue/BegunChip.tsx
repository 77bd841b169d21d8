import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { Begun } from '../../../../resources/kit/index.ts';
import { StatusChip } from '../../ui/cells/StatusChip.tsx';
import { FieldCell } from '../../ui/FieldCell.tsx';
import { useDeclaration } from '../../ui/registry.ts';
import { statusOf } from '../../ui/show/statusOf.ts';
import { useFieldLabel } from '../../ui/useFieldLabel.ts';
import { isEmpty, type Values } from '../record/source.ts';

/** True if a column of the record is empty because its source is only begun. */
function isBegun(record: Values, { field, columns }: Begun, column: string): boolean {
  const codes = record[field];
  return isEmpty(record[column]) && Array.isArray(codes) && codes.includes(columns[column]);
}

function Chip({ begun }: { begun: Begun }) {
  const status = statusOf(useDeclaration(begun.resource));
  return status ? <StatusChip workflow={status.workflow} value={begun.state} /> : null;
}

interface Props {
  begun: Begun;
  column: string;
}

/** The cell of a column: its value, or that it is begun. */
export function BegunCell({ begun, column }: Props) {
  const record = useRecordContext();
  return record && isBegun(record, begun, column) ? <Chip begun={begun} /> : <FieldCell source={column} />;
}

/** Facts about the begun work on the record in context, for its card. */
export function BegunFacts({ begun }: { begun: Begun }) {
  const record = useRecordContext();
  const label = useFieldLabel();
  if (!record) return null;
  return Object.keys(begun.columns)
    .filter(column => isBegun(record, begun, column))
    .map(column => (
      <Stack key={column} direction="row" spacing={0.75} sx={{ alignItems: 'center', mt: 0.5 }}>
        <Typography variant="body2">{label(column)}</Typography>
        <Chip begun={begun} />
      </Stack>
    ));
}
