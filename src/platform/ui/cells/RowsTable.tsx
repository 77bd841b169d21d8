import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { RecordContextProvider } from 'react-admin';
import type { FieldOf } from '../../../../resources/kit/index.ts';
import { isRecord } from '../../providers/isRecord.ts';
import { ScrollRegion } from '../ScrollRegion.tsx';
import { useFieldLabel } from '../useFieldLabel.ts';
import { CellFrom } from './CellFrom.tsx';
import { plainCells } from './plain.tsx';

interface Props {
  source: string;
  field: FieldOf<'rows'>;
  value: unknown[];
}

/** Child rows of a show page. */
export function RowsTable({ source, field, value }: Props) {
  const labelOf = useFieldLabel();
  const names = Object.keys(field.fields).filter(name => !field.fields[name]?.inner);
  return (
    <ScrollRegion label={labelOf(source)}>
      {/* Words stay whole, the table scrolls: around it long ones may break anywhere. */}
      <Table size="small" sx={{ overflowWrap: 'break-word', '& td, & th': { minWidth: 96 } }}>
        <TableHead>
          <TableRow>
            {names.map(name => (
              <TableCell key={name}>{labelOf(`${source}.0.${name}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {value.filter(isRecord).map((row, index) => (
            <RecordContextProvider key={String(row.id ?? index)} value={row}>
              <TableRow>
                {names.map(name => (
                  <TableCell key={name}>
                    <CellFrom source={`${source}.${index}.${name}`} full={false} table={plainCells} />
                  </TableCell>
                ))}
              </TableRow>
            </RecordContextProvider>
          ))}
        </TableBody>
      </Table>
    </ScrollRegion>
  );
}
