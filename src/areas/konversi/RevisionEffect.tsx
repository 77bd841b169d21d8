import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { Loading } from '../../platform/common/Loading.tsx';
import { Panel } from '../../platform/patterns/record/Panel.tsx';
import { isValues } from '../../platform/patterns/record/source.ts';
import { formatDecimal } from '../../platform/providers/format.ts';
import { useWords } from '../../platform/providers/language.ts';
import { ScrollRegion } from '../../platform/ui/ScrollRegion.tsx';
import { type ConversionSheet, totalsOf, useConversionSheet } from '../nilai/grading/conversionSheet.ts';
import { scoreText } from '../nilai/grading/scoreText.ts';

interface Item {
  idTerpilihFinal: string;
  namaMatkul: string;
  nilaiAngkaLama: number | null;
  nilaiHurufLama: string | null;
  nilaiAngkaBaru: number | null;
  nilaiHurufBaru: string | null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The courses of the revision in context. */
const itemsIn = (rincian: unknown): Item[] =>
  (Array.isArray(rincian) ? rincian.filter(isValues) : []).map(row => ({
    idTerpilihFinal: String(row.idTerpilihFinal),
    namaMatkul: textOf(row.namaMatkul) ?? '',
    nilaiAngkaLama: numberOf(row.nilaiAngkaLama),
    nilaiHurufLama: textOf(row.nilaiHurufLama),
    nilaiAngkaBaru: numberOf(row.nilaiAngkaBaru),
    nilaiHurufBaru: textOf(row.nilaiHurufBaru),
  }));

const grade = (angka: number | null, huruf: string | null) =>
  angka === null ? '–' : `${formatDecimal(angka, 2)} · ${huruf ?? '–'}`;

/** Old and new grade of each course, and what the IPS becomes. */
export default function RevisionEffect() {
  const say = useWords();
  const record = useRecordContext();
  const items = itemsIn(record?.rincian);
  return (
    <Panel title={say('Nilai lama dan baru')}>
      <ScrollRegion label={say('Nilai lama dan baru')}>
        <Table size="small" aria-label={say('Nilai lama dan baru')} sx={{ '& .MuiTableCell-root': { px: 1 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{say('Mata kuliah')}</TableCell>
              <TableCell align="right">{say('Lama')}</TableCell>
              <TableCell align="right">{say('Baru')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {items.map(item => (
              <TableRow key={item.idTerpilihFinal}>
                <TableCell>{item.namaMatkul}</TableCell>
                <TableCell align="right" className="angka" sx={{ whiteSpace: 'nowrap' }}>
                  {grade(item.nilaiAngkaLama, item.nilaiHurufLama)}
                </TableCell>
                <TableCell align="right" className="angka" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
                  {item.nilaiAngkaBaru === null ? say('diisi prodi') : grade(item.nilaiAngkaBaru, item.nilaiHurufBaru)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollRegion>
      {record && items.some(({ nilaiAngkaBaru }) => nilaiAngkaBaru !== null) ? (
        <Effect id={String(record.idPendaftarMbkm)} items={items} />
      ) : null}
    </Panel>
  );
}

function Effect({ id, items }: { id: string; items: readonly Item[] }) {
  const say = useWords();
  const { data: sheet } = useConversionSheet(id);
  if (!sheet) return <Loading width={200} label={say('Menghitung IPS')} />;
  const ips = (side: 'nilaiAngkaLama' | 'nilaiAngkaBaru') => ipsWith(sheet, items, side);
  const [before, after] = [ips('nilaiAngkaLama'), ips('nilaiAngkaBaru')];
  if (before === null || after === null) return null;
  return (
    <Typography variant="body2" sx={{ mt: 1.5 }}>
      IPS konversi{' '}
      <strong className="angka">
        {formatDecimal(before, 2)} → {formatDecimal(after, 2)}
      </strong>
    </Typography>
  );
}

/** IPS of the conversion with one side of the revision in place. */
function ipsWith(sheet: ConversionSheet, items: readonly Item[], side: 'nilaiAngkaLama' | 'nilaiAngkaBaru') {
  const cells = Object.fromEntries(
    sheet.matkul.map(course => {
      const item = items.find(({ idTerpilihFinal }) => idTerpilihFinal === course.id);
      return [course.id, { nilai: scoreText(item ? item[side] : course.nilaiAngka), catatan: '' }];
    }),
  );
  return totalsOf(sheet.matkul, cells, sheet.skala).ips;
}
