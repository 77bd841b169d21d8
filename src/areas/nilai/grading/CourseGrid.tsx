import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { inTerms } from '../../../../resources/kit/terms.ts';
import { usePhone } from '../../../platform/common/usePhone.ts';
import { formatDecimal } from '../../../platform/providers/format.ts';
import { useEnterRows } from '../../../platform/ui/list/useEnterRows.ts';
import { ScrollRegion } from '../../../platform/ui/ScrollRegion.tsx';
import { CourseCard } from './CourseCard.tsx';
import { type CourseRowProps, CourseScore, HostCourse } from './CourseParts.tsx';
import { CourseTotals } from './CourseTotals.tsx';
import { type ConversionSheet, type CourseCells, courseProblem, letterIn, type SheetCells } from './conversionSheet.ts';
import { KrsMark } from './KrsMark.tsx';
import type { Block } from './pasteOver.ts';
import { firstCell, moveInSheet, useSheetKeys } from './ScoreCell.tsx';
import { usePasteOver } from './usePasteOver.ts';

interface Props {
  sheet: ConversionSheet;
  cells: SheetCells;
  onChange: (id: string, own: CourseCells) => void;
  /** Errors of the server, by `{id}.nilaiAngka` and `{id}.catatan`. */
  errors: Readonly<Record<string, string>>;
}

/** GRADING of courses: grades beside credits, letters and the live IPS; the keyboard works as in a spreadsheet. */
export function CourseGrid({ sheet, cells, onChange, errors }: Props) {
  const phone = usePhone();
  const { matkul, skala, selisihMaks } = sheet;
  const frame = useRef<HTMLElement>(null);
  useEnterRows(frame, firstCell);
  useSheetKeys();
  const over = usePasteOver();
  // A column copied from elsewhere has a line for each course that is graded here.
  const paste = (from: number, block: Block) => {
    const open = matkul.slice(from).filter(({ bolehDinilai }) => bolehDinilai);
    for (const { row, texts } of over(block, { row: 0, column: 0 }, { rows: open, columns: ['nilai'] }).rows)
      onChange(row.id, { catatan: cells[row.id]?.catatan ?? '', nilai: texts[0]?.[1] ?? '' });
  };
  const rows = matkul.map((course, row): CourseRowProps => {
    const own = cells[course.id] ?? { nilai: '', catatan: '' };
    const letter = letterIn(skala, own.nilai);
    const live = courseProblem(course, own, selisihMaks);
    return {
      course,
      own,
      row,
      huruf: letter?.huruf ?? '–',
      mutu: letter ? formatDecimal(letter.mutu, 2) : '–',
      problem: {
        nilai: live.nilai ?? errors[`${course.id}.nilaiAngka`],
        catatan: live.catatan ?? errors[`${course.id}.catatan`],
      },
      onChange: next => onChange(course.id, next),
      onPasteBlock: block => paste(row, block),
    };
  });
  return (
    <Box ref={frame} onKeyDown={moveInSheet}>
      {phone ? (
        <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map(row => (
            <CourseCard key={row.course.id} {...row} />
          ))}
        </Stack>
      ) : (
        <ScrollRegion label="Nilai mata kuliah" sx={{ scrollPaddingLeft: 140 }}>
          <CourseTable rows={rows} />
        </ScrollRegion>
      )}
      <CourseTotals sheet={sheet} cells={cells} />
    </Box>
  );
}

function CourseTable({ rows }: { rows: readonly CourseRowProps[] }) {
  return (
    <Table
      size="small"
      aria-label="Nilai mata kuliah"
      sx={{
        '& .MuiTableCell-root': { px: 0.75 },
        // Beside a document the table may be wider than its place: what a grade is for stays in sight.
        '& tr > :first-of-type': { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper' },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Mata kuliah</TableCell>
          <TableCell align="right">SKS</TableCell>
          <TableCell>KRS</TableCell>
          <TableCell align="right">Angka</TableCell>
          <TableCell>Huruf</TableCell>
          <TableCell align="right">Mutu</TableCell>
          <TableCell>Catatan</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(row => (
          <CourseTableRow key={row.course.id} {...row} />
        ))}
      </TableBody>
    </Table>
  );
}

function CourseTableRow(props: CourseRowProps) {
  const { course, own, row, huruf, mutu, problem, onChange } = props;
  const wrong = useId();
  const words = problem.nilai ?? problem.catatan;
  return (
    <TableRow sx={{ '& > td': { verticalAlign: 'top', pt: 1.25 } }}>
      <TableCell sx={{ minWidth: 130 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {course.nama}
        </Typography>
        <Typography variant="caption" component="div" className="angka" sx={{ color: 'text.secondary' }}>
          {course.kode}
          {course.adalahMatkulKkn ? inTerms(' · Matkul KKN') : ''}
        </Typography>
        <HostCourse course={course} />
        {words ? (
          <Typography id={wrong} variant="caption" role="alert" component="div" color="error">
            {words}
          </Typography>
        ) : null}
      </TableCell>
      <TableCell align="right" className="angka">
        {course.sks}
      </TableCell>
      <TableCell>
        <KrsMark inPlan={course.adaDiKrs} />
      </TableCell>
      <TableCell align="right">
        <CourseScore {...props} wrong={wrong} />
      </TableCell>
      <TableCell sx={{ fontWeight: 700 }}>{huruf}</TableCell>
      <TableCell align="right" className="angka">
        {mutu}
      </TableCell>
      <TableCell sx={{ minWidth: 96 }}>
        {course.bolehDinilai ? (
          <OutlinedInput
            size="small"
            fullWidth
            value={own.catatan}
            error={Boolean(problem.catatan)}
            onChange={event => onChange({ ...own, catatan: event.target.value })}
            inputProps={{
              'aria-label': `Catatan ${course.nama}`,
              'aria-describedby': problem.catatan ? wrong : undefined,
              maxLength: 300,
              'data-baris': row,
              'data-kolom': 1,
            }}
            sx={{ '& .MuiOutlinedInput-input': { py: 0.9 } }}
          />
        ) : (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {course.catatan ?? '–'}
          </Typography>
        )}
      </TableCell>
    </TableRow>
  );
}
