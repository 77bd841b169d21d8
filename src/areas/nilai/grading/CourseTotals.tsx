import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDecimal } from '../../../platform/providers/format.ts';
import { type ConversionSheet, type SheetCells, totalsOf } from './conversionSheet.ts';

interface Props {
  sheet: ConversionSheet;
  cells: SheetCells;
}

/** SKS, graded courses and IPS as the cells stand now. */
export function CourseTotals({ sheet: { matkul, skala }, cells }: Props) {
  const { sksDiakui, sksGagal, dinilai, ips } = totalsOf(matkul, cells, skala);
  const facts: [label: string, value: string][] = [
    ['SKS diakui', String(sksDiakui)],
    ...(sksGagal > 0 ? ([['SKS tidak lulus', String(sksGagal)]] as [string, string][]) : []),
    ['Dinilai', `${dinilai}/${matkul.length}`],
    ['IPS konversi', ips === null ? '–' : formatDecimal(ips, 2)],
  ];
  return (
    <div role="status" aria-label="Jumlah sementara">
      <Box
        component="dl"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 4,
          rowGap: 1,
          m: 0,
          mt: 2,
          pt: 2,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {facts.map(([label, value]) => (
          <div key={label}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" variant="h6" className="angka" sx={{ m: 0 }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
    </div>
  );
}
