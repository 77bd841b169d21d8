import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { SurveiKepuasan } from '../../../../resources/formulir/kepuasanPanggilan.ts';
import { formatPercent } from '../../../platform/providers/format.ts';
import { heading } from './heading.ts';

/** All degrees of each dimension in the newest release that shows results, as tables of accreditation have them. */
export function DegreeTable({ survey: { rilis, pertanyaan } }: { survey: SurveiKepuasan }) {
  const newest = rilis.findIndex(({ sedikit }) => !sedikit);
  const lines = pertanyaan.flatMap(({ kunci, judul, angka }) => {
    const figure = angka[newest];
    return figure?.tingkat.length ? [{ kunci, judul, tingkat: figure.tingkat }] : [];
  });
  const degrees = [...new Set(lines.flatMap(({ tingkat }) => tingkat.map(({ label }) => label)))];
  const form = rilis[newest]?.judul;
  if (!form || !lines.length) return null;
  const name = `Tingkat kepuasan: ${form}`;
  return (
    <div>
      <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-label={name}>
        <Table size="small" aria-label={name}>
          <TableHead>
            <TableRow>
              <TableCell sx={heading}>Dimensi</TableCell>
              {degrees.map(label => (
                <TableCell key={label} align="right">
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map(({ kunci, judul, tingkat }) => (
              <TableRow key={kunci}>
                <TableCell component="th" scope="row" sx={heading}>
                  {judul}
                </TableCell>
                {degrees.map(degree => {
                  const share = tingkat.find(({ label }) => label === degree);
                  return (
                    <TableCell key={degree} align="right" className="angka">
                      {share ? formatPercent(share.bagian) : '–'}
                    </TableCell>
                  );
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </div>
  );
}
