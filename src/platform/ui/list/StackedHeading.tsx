import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';
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
export const StackedHeading = ({ sources: [upper, lower], align }: Props) => (
  <TwoNames
    align={align}
    className={`column-${upper}`}
    upper={<Name source={upper} />}
    lower={<Name source={lower} />}
  />
);

interface Names {
  align?: Props['align'];
  className?: string;
  upper: ReactNode;
  lower: ReactNode;
}

/** Heading of a cell of two lines. */
export const TwoNames = ({ align = 'left', className = '', upper, lower }: Names) => (
  <TableCell
    variant="head"
    align={align}
    className={`${DataTableClasses.headerCell} ${className}`}
    sx={{ verticalAlign: 'middle' }}
  >
    <Box data-line>{upper}</Box>
    <Box data-line sx={{ typography: 'caption', color: 'text.secondary' }}>
      {lower}
    </Box>
  </TableCell>
);

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
