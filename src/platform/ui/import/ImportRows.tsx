import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportRow, ImportRowStatus } from '../../providers/api.ts';
import { useWords } from '../../providers/language.ts';
import { messageOf } from '../failedCall.ts';
import { useDeclaration } from '../registry.ts';
import { ScrollRegion } from '../ScrollRegion.tsx';
import { ShownValue } from '../ShownValue.tsx';
import { useCrudApi } from '../useCrudApi.ts';
import { perPage, RowPages } from './RowPages.tsx';
import type { ImportFlow } from './useImport.ts';

interface Props {
  flow: ImportFlow;
  status: ImportRowStatus;
  total: number;
}

/** Rows of one kind, a page at a time; wrong cells with their reason, changed ones old → new. */
export function ImportRows({ flow, status, total }: Props) {
  const say = useWords();
  const { name } = useDeclaration();
  const api = useCrudApi();
  const [page, setPage] = useState(1);
  const found = flow.import;
  const id = found?.id ?? '';
  const { data, error, isPending } = useQuery({
    queryKey: ['impor', name, id, 'baris', status, page, found?.kolom],
    queryFn: () => api.importRows(name, id, { status, page, perPage }),
    enabled: total > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (total === 0)
    return (
      <Typography sx={{ py: 6, textAlign: 'center', color: 'text.secondary' }}>{say('Tidak ada baris.')}</Typography>
    );
  if (error)
    return (
      <Alert severity="error" sx={{ mt: 2 }}>
        {messageOf(error)}
      </Alert>
    );
  if (isPending) return <Skeleton variant="rounded" height={240} sx={{ mt: 2 }} />;
  const used = new Set(found?.kolom.map(({ field }) => field));
  const filled = found?.fields.filter(({ field }) => used.has(field)) ?? [];
  // Beside what the row is known by stands what is wrong: on a phone, the rest lies beyond the edge.
  const [known, ...others] = filled;
  const isWrong = ({ field }: { field: string }) =>
    data.data.some(row => row.pesan[field] || doubtsAt(row, field).length > 0);
  const columns = known ? [known, ...others.filter(isWrong), ...others.filter(one => !isWrong(one))] : [];
  const named = new Set(columns.map(({ field }) => field));
  const labels = new Map(found?.fields.map(({ field, label }) => [field, label]));
  // An error without a column in the file is named by its field.
  const general = (row: ImportRow) =>
    Object.entries(row.pesan)
      .filter(([field]) => !named.has(field))
      .map(([field, message]) => (labels.has(field) ? `${labels.get(field)}: ${message}` : message));
  const withGeneral = data.data.some(row => general(row).length > 0);
  return (
    <>
      <ScrollRegion label={say('Baris berkas')} sx={{ mt: 1 }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{say('Baris')}</TableCell>
              {withGeneral ? <TableCell>{say('Kesalahan')}</TableCell> : null}
              {columns.map(({ field, label }) => (
                <TableCell key={field} sx={{ whiteSpace: 'nowrap' }}>
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.data.map(row => (
              <TableRow key={row.nomor}>
                <TableCell sx={{ color: 'text.secondary' }}>{row.nomor}</TableCell>
                {withGeneral ? (
                  <TableCell sx={{ color: 'error.main', minWidth: 260 }}>{general(row).join(' ')}</TableCell>
                ) : null}
                {columns.map(({ field }) => (
                  <TableCell key={field} sx={cellSx(row, field)}>
                    <ImportCell row={row} field={field} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollRegion>
      <RowPages total={data.total} page={page - 1} onPage={next => setPage(next + 1)} />
    </>
  );
}

/** Letters that stand on one line beside other columns. */
const mostOnLine = 80;

/** A row takes one line, so that many are in view; only what is long may have several. */
function cellSx(row: ImportRow, field: string) {
  const words = [row.data[field], row.pesan[field], row.koreksi[field], ...doubtsAt(row, field)];
  return words.some(text => text && text.length > mostOnLine) ? { minWidth: 320 } : { whiteSpace: 'nowrap' };
}

function ImportCell({ row, field }: { row: ImportRow; field: string }) {
  const say = useWords();
  const change = row.perubahan[field];
  const message = row.pesan[field];
  const words = row.data[field] ?? '';
  if (change)
    return (
      <>
        <Box component="del" sx={{ color: 'text.secondary' }}>
          <ShownValue source={field} value={change.dari} label={change.dariLabel} />
        </Box>{' '}
        <span role="img" aria-label={say('menjadi')}>
          →
        </span>{' '}
        <Box component="ins" sx={{ fontWeight: 600, textDecoration: 'none' }}>
          {row.koreksi[field] ? null : words}
          {row.koreksi[field] || !words ? <ShownValue source={field} value={change.ke} label={change.keLabel} /> : null}
        </Box>
        <Remarks row={row} field={field} />
      </>
    );
  return (
    <>
      <Box component="span" sx={message ? { color: 'error.main', fontWeight: 600 } : undefined}>
        {words || (message ? say('(kosong)') : '')}
      </Box>
      {message ? (
        <Typography variant="caption" sx={{ ml: 1, color: 'error.main' }}>
          {message}
        </Typography>
      ) : null}
      <Remarks row={row} field={field} />
    </>
  );
}

const doubtsAt = ({ peringatan = [] }: ImportRow, field: string): string[] =>
  peringatan.filter(({ kolom }) => kolom === field).map(({ pesan }) => pesan);

/** Corrections and doubts about a cell. */
const Remarks = ({ row, field }: { row: ImportRow; field: string }) =>
  [row.koreksi[field], ...doubtsAt(row, field)].map(text =>
    text ? (
      <Typography key={text} variant="caption" sx={{ ml: 1, color: 'warning.main' }}>
        {text}
      </Typography>
    ) : null,
  );
