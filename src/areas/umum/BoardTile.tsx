import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { UbinAngka } from '../../../resources/umum/panggilanPapan.ts';
import { formatDecimal, formatMoney, formatNumber } from '../../platform/providers/format.ts';
import { useLabel } from '../../platform/providers/language.ts';

type Value = UbinAngka['nilai'][number];

function words({ jenis }: Value, value: number | null): string {
  if (value === null) return '–';
  if (jenis === 'money') return formatMoney(value);
  return jenis === 'integer' || Number.isInteger(value) ? formatNumber(value) : formatDecimal(value, 2);
}

/** A report on a dashboard: one figure, or its main groups with the first value; the name leads to all of it. */
export function BoardTile({ report }: { report: UbinAngka }) {
  const id = useId();
  const labelOf = useLabel();
  const [first] = report.nilai;
  const total = report.garis.at(-1)?.sel.at(-1) ?? [];
  return (
    // Its table is the landmark.
    <Paper variant="outlined" component="article" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Typography id={id} variant="subtitle1" component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <MuiLink component={Link} to={report.link} color="inherit" underline="hover">
          {labelOf(report.nama)}
        </MuiLink>
      </Typography>
      {report.terlaluLama ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          Angka ini memerlukan waktu terlalu lama untuk beranda. Buka laporannya dan persempit filternya.
        </Typography>
      ) : report.baris.length && report.bentuk !== 'angka' ? (
        first && <Groups report={report} value={first} labelledBy={id} />
      ) : (
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0, mt: 1 }}>
          {report.nilai.map((value, i) => (
            <Box key={value.nama} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {labelOf(value.nama)}
              </Typography>
              <Typography component="dd" variant="h4" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                {words(value, total[i] ?? null)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Paper>
  );
}

interface GroupsProps {
  report: UbinAngka;
  value: Value;
  labelledBy: string;
}

function Groups({ report: { baris, kolom, garis, nilai, selebihnya, kolomLain }, value, labelledBy }: GroupsProps) {
  const labelOf = useLabel();
  const barred = kolom.length === 1;
  const most = Math.max(0, ...garis.flatMap(({ kelompok, sel }) => (kelompok.length ? (sel.at(-1)?.[0] ?? 0) : 0)));
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {labelOf(value.nama)}
        {nilai.length > 1 ? `, ${nilai.length - 1} angka lain di laporan` : ''}
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-labelledby={labelledBy}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{baris.map(labelOf).join()}</TableCell>
              {kolom.map(name => (
                <TableCell key={name} align="right" sx={{ whiteSpace: 'normal', verticalAlign: 'bottom' }}>
                  {labelOf(name)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {garis.map(({ kelompok, sel }) => (
              <TableRow key={kelompok.join()} sx={kelompok.length ? undefined : { '& > *': { fontWeight: 600 } }}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'break-word', minWidth: 120 }}>
                  {labelOf(kelompok.at(-1) ?? 'Semua')}
                  {barred && kelompok.length && most ? (
                    <Box
                      aria-hidden
                      sx={{
                        height: 4,
                        mt: 0.5,
                        borderRadius: 1,
                        bgcolor: 'primary.main',
                        width: `${Math.max(1, Math.round((100 * (sel.at(-1)?.[0] ?? 0)) / most))}%`,
                      }}
                    />
                  ) : null}
                </TableCell>
                {sel.map((cell, i) => (
                  <TableCell key={kolom[i]} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {words(value, cell[0] ?? null)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {selebihnya || kolomLain ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {[selebihnya ? `${selebihnya} kelompok` : '', kolomLain ? `${kolomLain} kolom` : '']
            .filter(Boolean)
            .join(' dan ')}{' '}
          lain di laporan.
        </Typography>
      ) : null}
    </>
  );
}
