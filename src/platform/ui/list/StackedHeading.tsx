import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import {
  DataTableClasses,
  useDataTableCallbacksContext,
  useDataTableSortContext,
  useTranslate,
  useTranslateLabel,
} from 'react-admin';
import { isSortable } from '../../../../resources/kit/index.ts';
import { useDeclaration, useRegistry } from '../registry.ts';
import { useFieldLabel } from '../useFieldLabel.ts';

interface Props {
  /** The column, and the one beneath it. */
  sources: readonly [string, string];
  align: 'left' | 'right';
}

/** Heading of a column with another one beneath it: both names, each of which orders the rows. */
export function StackedHeading({ sources, align }: Props) {
  return (
    <TableCell
      variant="head"
      align={align}
      className={`${DataTableClasses.headerCell} column-${sources[0]}`}
      sx={{ verticalAlign: 'middle' }}
    >
      {sources.map((source, at) => (
        <Box key={source} data-line sx={at > 0 ? { typography: 'caption', color: 'text.secondary' } : undefined}>
          <Name source={source} />
        </Box>
      ))}
    </TableCell>
  );
}

function Name({ source }: { source: string }) {
  const resource = useDeclaration();
  const { find } = useRegistry();
  const labelOf = useFieldLabel();
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const label = labelOf(source);
  if (!handleSort || !sort || !isSortable(resource, source, find)) return label;
  const active = sort.field === source;
  const order = active && sort.order === 'ASC' ? 'DESC' : 'ASC';
  const field = translateLabel({ label, resource: resource.name, source });
  return (
    <TableSortLabel
      active={active}
      direction={sort.order === 'ASC' ? 'asc' : 'desc'}
      data-field={source}
      data-order="ASC"
      onClick={handleSort}
      title={translate('ra.sort.sort_by', { field, order: translate(`ra.sort.${order}`) })}
    >
      {label}
    </TableSortLabel>
  );
}
