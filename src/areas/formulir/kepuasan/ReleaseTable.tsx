import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { AngkaKepuasan, SurveiKepuasan } from '../../../../resources/formulir/kepuasanPanggilan.ts';
import { formatDate, formatDecimal, formatNumber, formatPercent } from '../../../platform/providers/format.ts';
import { heading } from './heading.ts';

/** Results of a release, beside those of the one before where there is one. */
const resultsOf = (id: string, before: string | undefined): string =>
  `/formulir/${id}/hasil${before ? `?${new URLSearchParams({ banding: before })}` : ''}`;

/** The main figure of each dimension and scale by release, the newest first; a release leads to its results. */
export function ReleaseTable({ survey: { judul, rilis, pertanyaan } }: { survey: SurveiKepuasan }) {
  const name = `${judul}: rilis terbaru`;
  return (
    <TableContainer tabIndex={0} role="region" aria-label={name}>
      <Table size="small" aria-label={name}>
        <TableHead>
          <TableRow>
            <TableCell sx={heading}>Dimensi dan skala</TableCell>
            {rilis.map(({ id, judul: form, tanggal, terkirim, anonim, sedikit }, i) => (
              <TableCell key={id} align="right" sx={{ minWidth: 140, verticalAlign: 'top' }}>
                <MuiLink component={Link} to={resultsOf(id, rilis[i + 1]?.id)} sx={{ overflowWrap: 'anywhere' }}>
                  {form}
                </MuiLink>
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  {[
                    formatDate(tanggal),
                    `${formatNumber(terkirim)} jawaban`,
                    anonim ? 'anonim' : '',
                    sedikit ? 'belum ditampilkan' : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {pertanyaan.map(({ kunci, judul: asked, angka }) => (
            <TableRow key={kunci}>
              <TableCell component="th" scope="row" sx={heading}>
                {asked}
              </TableCell>
              {rilis.map(({ id }, i) => (
                <TableCell key={id} align="right" className="angka">
                  <Figure figure={angka[i] ?? null} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {pertanyaan.some(({ angka }) => angka.includes(null)) ? (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
          – kurang dari lima jawaban, atau tidak ditanyakan pada rilis itu
        </Typography>
      ) : null}
    </TableContainer>
  );
}

function Figure({ figure }: { figure: AngkaKepuasan | null }) {
  if (!figure) return '–';
  const { rata, baik, terjawab } = figure;
  return (
    <>
      {rata !== null ? formatDecimal(rata, 2) : baik !== null ? formatPercent(baik) : '–'}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {formatNumber(terjawab)} menjawab
      </Typography>
    </>
  );
}
