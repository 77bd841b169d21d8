import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../platform/providers/format.ts';
import { messageOf } from '../../platform/ui/failedCall.ts';
import { ListSkeleton } from '../../platform/ui/list/ListSkeleton.tsx';
import { ScrollRegion } from '../../platform/ui/ScrollRegion.tsx';

/** Answer of Silaturahmi beside its rows. */
export interface Kept {
  usang?: boolean;
  diambilPada?: string;
}

interface Props {
  label: string;
  headings: readonly string[];
  rows: readonly (readonly (string | number | null)[])[] | undefined;
  kept?: Kept;
  error: unknown;
  isPending: boolean;
  empty: string;
  /** Figures above the table. */
  children?: ReactNode;
}

/** A list that comes from Silaturahmi and is not kept here: study plan, transcript. */
export function StudentRecord({ label, headings, rows, kept, error, isPending, empty, children }: Props) {
  if (error) return <Alert severity="error">{messageOf(error)}</Alert>;
  if (isPending || !rows) return <ListSkeleton cards={false} />;
  return (
    <Stack spacing={1.5} sx={{ minWidth: 0 }}>
      {kept?.usang && kept.diambilPada ? (
        <Alert severity="warning">
          Silaturahmi sedang tidak dapat dihubungi. Data ini diambil {formatDateTime(kept.diambilPada)}.
        </Alert>
      ) : null}
      {children}
      <Paper variant="outlined">
        {rows.length === 0 ? (
          <Typography role="status" sx={{ p: 2, color: 'text.secondary' }}>
            {empty}
          </Typography>
        ) : (
          <ScrollRegion label={label}>
            <Table size="small" aria-label={label}>
              <TableHead>
                <TableRow>
                  {headings.map(heading => (
                    <TableCell key={heading}>{heading}</TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map(cells => (
                  <TableRow key={cells.join(' ')} hover>
                    {cells.map((cell, i) => (
                      <TableCell key={headings[i]} className={typeof cell === 'number' ? 'angka' : undefined}>
                        {cell ?? '–'}
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </ScrollRegion>
        )}
      </Paper>
    </Stack>
  );
}
