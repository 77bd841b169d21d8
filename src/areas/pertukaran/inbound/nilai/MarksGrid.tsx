import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { LembarKelas, NilaiPeserta } from '../../../../../resources/pertukaran/bacaanKrs.ts';
import { alurNilai } from '../../../../../resources/pertukaran/krs.ts';
import { formatDecimal } from '../../../../platform/providers/format.ts';
import { StatusChip } from '../../../../platform/ui/cells/StatusChip.tsx';
import { ScrollRegion } from '../../../../platform/ui/ScrollRegion.tsx';
import { moveInSheet, ScoreCell, useSheetKeys } from '../../../nilai/grading/ScoreCell.tsx';
import { usePasteOver } from '../../../nilai/grading/usePasteOver.ts';
import { columns, type Edits, liveGrade, problemOf, type Typed } from './marks.ts';
import { formPath } from './types.ts';

interface Props {
  sheet: LembarKelas;
  typed: Typed;
  readOnly: boolean;
  /** Refusals of the server by row. */
  refused: Readonly<Record<string, string>>;
  onEdit: (edits: Edits) => void;
}

const first = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  minWidth: { xs: 132, sm: 210 },
} as const;

/** Students down, components across; keys move as in a spreadsheet, and a block pasted from one fills the cells. */
export function MarksGrid({ sheet, typed, readOnly, refused, onEdit }: Props) {
  const { peserta } = sheet;
  useSheetKeys();
  const over = usePasteOver();
  const wrong = useId();
  const paste = (row: number, column: number, block: readonly string[][]) => {
    const isOpen = ({ status }: NilaiPeserta) => status !== 'final';
    const names = columns.map(({ name }) => name);
    const { rows } = over(block, { row, column }, { rows: peserta, columns: names, isOpen });
    onEdit(Object.fromEntries(rows.map(one => [one.row.idKrsDetail, Object.fromEntries(one.texts)])));
  };
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
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
              const problems = columns.flatMap(({ name, label }) => {
                const problem = own && !locked ? problemOf(own[name]) : null;
                return problem ? [`${label}: ${problem}`] : [];
              });
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
                    {[...problems, refused[one.idKrsDetail]].filter(Boolean).length ? (
                      <Typography
                        id={`${wrong}-${row}`}
                        variant="caption"
                        component="div"
                        color="error"
                        role="alert"
                        sx={{ whiteSpace: 'pre-line' }}
                      >
                        {[...problems, refused[one.idKrsDetail]].filter(Boolean).join('\n')}
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
                          onChange={text => onEdit({ [one.idKrsDetail]: { [name]: text } })}
                          onPasteBlock={block => paste(row, column, block)}
                          row={row}
                          column={column}
                          error={problemOf(own[name]) !== null}
                          describedBy={problemOf(own[name]) === null ? undefined : `${wrong}-${row}`}
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
    </Paper>
  );
}
