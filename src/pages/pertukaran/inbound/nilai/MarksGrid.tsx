import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { LembarKelas } from '../../../../../resources/pertukaran/bacaanKrs.ts';
import { alurNilai } from '../../../../../resources/pertukaran/krs.ts';
import { StatusChip } from '../../../../crud/cells/StatusChip.tsx';
import { formatDecimal } from '../../../../crud/format.ts';
import { ScrollRegion } from '../../../../crud/ScrollRegion.tsx';
import { moveInSheet, ScoreCell } from '../../../../patterns/grading/ScoreCell.tsx';
import { type Column, columns, liveGrade, problemOf, type Typed } from './marks.ts';
import { formPath } from './types.ts';

interface Props {
  sheet: LembarKelas;
  typed: Typed;
  readOnly: boolean;
  /** Refusals of the server by row. */
  refused: Readonly<Record<string, string>>;
  onChange: (typed: Typed) => void;
}

const first = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  minWidth: { xs: 132, sm: 210 },
} as const;

/** Students down, components across; keys move as in a spreadsheet, and a block pasted from one fills the cells. */
export function MarksGrid({ sheet, typed, readOnly, refused, onChange }: Props) {
  const { peserta } = sheet;
  const set = (id: string, column: Column, text: string) => {
    const row = typed[id];
    if (row) onChange({ ...typed, [id]: { ...row, [column]: text } });
  };
  /** Lines of a spreadsheet from a cell on, downwards and to the right. */
  const paste = (from: number, column: number, lines: readonly string[]) => {
    const next = { ...typed };
    for (const [i, line] of lines.entries()) {
      const target = peserta[from + i];
      const row = target && next[target.idKrsDetail];
      if (!target || !row || target.status === 'final') continue;
      const cells = line.split('\t');
      const pasted = Object.fromEntries(
        cells.flatMap((text, k) => {
          const at = columns[column + k];
          return at ? [[at.name, text.trim().slice(0, 6)]] : [];
        }),
      );
      next[target.idKrsDetail] = { ...row, ...pasted };
    }
    onChange(next);
  };
  return (
    <ScrollRegion label="Lembar nilai kelas">
      <Table size="small" onKeyDown={moveInSheet} sx={{ '& td, & th': { px: 1, verticalAlign: 'top' } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...first, zIndex: 2 }}>Mahasiswa</TableCell>
            {columns.map(({ name, label, bobot }) => (
              <TableCell key={name} sx={{ minWidth: 92 }}>
                {label}
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  {bobot ? `${formatDecimal(sheet.bobot[bobot] ?? 0, 2)}%` : '%'}
                </Typography>
              </TableCell>
            ))}
            <TableCell align="right">Nilai akhir</TableCell>
            <TableCell>Status</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {peserta.map((one, row) => {
            const own = typed[one.idKrsDetail];
            const locked = readOnly || one.status === 'final';
            const live = own ? liveGrade(sheet, own) : { total: 0, huruf: '' };
            return (
              <TableRow key={one.idKrsDetail}>
                <TableCell component="th" scope="row" sx={first}>
                  <Box sx={{ overflowWrap: 'anywhere' }}>
                    {sheet.bolehIsi ? (
                      <Link component={RouterLink} to={formPath(one.idKrsDetail)}>
                        {one.nama}
                      </Link>
                    ) : (
                      one.nama
                    )}
                  </Box>
                  <Typography variant="caption" component="div" className="angka" sx={{ color: 'text.secondary' }}>
                    {one.npm}
                  </Typography>
                  {refused[one.idKrsDetail] ? (
                    <Typography variant="caption" component="div" color="error" role="alert">
                      {refused[one.idKrsDetail]}
                    </Typography>
                  ) : null}
                </TableCell>
                {columns.map(({ name, label }, column) => (
                  <TableCell key={name} className="angka">
                    {locked || !own ? (
                      own?.[name] || '–'
                    ) : (
                      <ScoreCell
                        label={`${label}, ${one.nama}`}
                        value={own[name]}
                        onChange={text => set(one.idKrsDetail, name, text)}
                        onPasteLines={lines => paste(row, column, lines)}
                        row={row}
                        column={column}
                        error={problemOf(own[name]) !== null}
                      />
                    )}
                  </TableCell>
                ))}
                <TableCell align="right" className="angka" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
                  {formatDecimal(live.total, 2)} {live.huruf}
                </TableCell>
                <TableCell>
                  <StatusChip workflow={alurNilai} value={one.status} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </ScrollRegion>
  );
}
