import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import type { TabelAngka } from '../../../../resources/umum/panggilanPapan.ts';
import { formatDecimal, formatMoney, formatNumber } from '../../providers/format.ts';
import { http } from '../../providers/http.ts';

/** Figures that an area has worked out, by the name of their report. */
export function useFigurePage(name: string) {
  const path = `laporan/halaman/${name}`;
  return useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => (await http<TabelAngka>(path, { signal })).data,
    retry: false,
  });
}

function words({ jenis }: { jenis: string }, value: number | null | undefined): string {
  if (value === null || value === undefined) return '–';
  if (jenis === 'money') return formatMoney(value);
  return jenis === 'integer' || Number.isInteger(value) ? formatNumber(value) : formatDecimal(value, 2);
}

/** Such figures as a table; the line without a group is all of them together. */
export function FigureTable({ name, table: { baris, kolom, nilai, garis } }: { name: string; table: TabelAngka }) {
  const several = nilai.length > 1;
  const heading = { whiteSpace: 'normal', verticalAlign: 'bottom', minWidth: several ? 72 : 90 } as const;
  return (
    <TableContainer className="tabel-lebar" tabIndex={0} role="region" aria-label={name}>
      {/* Several figures of each group: close together, so that three years of three stand side by side. */}
      <Table size="small" sx={several ? { '& .MuiTableCell-root': { px: 1 } } : undefined}>
        <TableHead>
          <TableRow>
            <TableCell rowSpan={several ? 2 : 1} sx={{ ...stuck, ...heading, minWidth: { xs: 130, sm: 200 } }}>
              {baris.join(' / ')}
            </TableCell>
            {kolom.map(column => (
              <TableCell key={column} align={several ? 'left' : 'right'} colSpan={nilai.length} sx={heading}>
                {column}
              </TableCell>
            ))}
          </TableRow>
          {several ? (
            <TableRow>
              {kolom.flatMap(column =>
                nilai.map(value => (
                  <TableCell key={`${column} ${value.nama}`} align="right" sx={heading}>
                    {value.nama}
                  </TableCell>
                )),
              )}
            </TableRow>
          ) : null}
        </TableHead>
        <TableBody>
          {garis.map(({ kelompok, sel }) => (
            <TableRow
              key={kelompok.join('\u0001')}
              hover
              sx={kelompok.length ? undefined : { '& > *': { fontWeight: 600 } }}
            >
              <TableCell component="th" scope="row" sx={stuck}>
                {kelompok.at(-1) ?? 'Semua'}
              </TableCell>
              {kolom.flatMap((column, i) =>
                nilai.map((value, n) => (
                  <TableCell key={`${column} ${value.nama}`} align="right" className="angka">
                    {words(value, sel[i]?.[n])}
                  </TableCell>
                )),
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** What a line is about; it stays in sight on phones. */
const stuck = {
  position: 'sticky',
  left: 0,
  bgcolor: 'background.paper',
  zIndex: 1,
  maxWidth: { xs: 170, sm: 420 },
  overflowWrap: 'break-word',
} as const;
