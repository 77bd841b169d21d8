import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SheetCourse } from '../../../resources/konversi/lembarKonversi.ts';
import { formatDecimal } from '../../platform/providers/format.ts';
import { type Say, useWords } from '../../platform/providers/language.ts';
import { type ConversionSheet, letterIn } from '../nilai/grading/conversionSheet.ts';
import { moveInSheet, ScoreCell, useSheetKeys } from '../nilai/grading/ScoreCell.tsx';
import { scoreOf } from '../nilai/grading/scoreText.ts';
import { usePasteOver } from '../nilai/grading/usePasteOver.ts';

interface Props {
  sheet: ConversionSheet;
  /** New grades by course; empty = stays. */
  scores: Readonly<Record<string, string>>;
  onScore: (id: string, text: string) => void;
}

const now = ({ nilaiAngka, nilaiHuruf }: SheetCourse, say: Say): string =>
  nilaiAngka === null ? say('belum dinilai') : `${formatDecimal(nilaiAngka, 2)} · ${nilaiHuruf ?? '–'}`;

/** The courses with their grade and a cell for the new one. */
export function NewGrades({ sheet, scores, onScore }: Props) {
  const say = useWords();
  useSheetKeys();
  const over = usePasteOver();
  return (
    <Stack component="ul" spacing={1} onKeyDown={moveInSheet} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {sheet.matkul.map((course, row) => {
        const text = scores[course.id] ?? '';
        const score = scoreOf(text);
        const letter = letterIn(sheet.skala, text);
        return (
          <Box
            component="li"
            key={course.id}
            // One line also on a phone: the cell stays beside the course that it is for.
            sx={{ display: 'flex', gap: { xs: 1, sm: 1.5 }, alignItems: 'center' }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="body2">{course.nama}</Typography>
              <Typography variant="caption" className="angka" sx={{ color: 'text.secondary' }}>
                {say('Sekarang %{nilai}', { nilai: now(course, say) })}
              </Typography>
              {score.kind === 'salah' ? (
                <Typography variant="caption" role="alert" component="div" color="error">
                  {score.message}
                </Typography>
              ) : null}
            </Box>
            <ScoreCell
              label={say('Nilai baru %{nama}', { nama: course.nama })}
              value={text}
              row={row}
              column={0}
              error={score.kind === 'salah'}
              onChange={next => onScore(course.id, next)}
              onPasteBlock={block => {
                const place = { row, column: 0 };
                for (const { row: one, texts } of over(block, place, { rows: sheet.matkul, columns: ['nilai'] }).rows)
                  onScore(one.id, texts[0]?.[1] ?? '');
              }}
            />
            <Typography component="span" sx={{ width: { xs: 20, sm: 28 }, fontWeight: 700 }}>
              {letter?.huruf ?? ''}
            </Typography>
          </Box>
        );
      })}
    </Stack>
  );
}

interface ChosenProps {
  sheet: ConversionSheet;
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** The courses whose grade is objected to. */
export function ChosenCourses({ sheet, chosen, onToggle }: ChosenProps) {
  const say = useWords();
  return (
    <Stack>
      {sheet.matkul.map(course => (
        <FormControlLabel
          key={course.id}
          control={<Checkbox checked={chosen.has(course.id)} onChange={() => onToggle(course.id)} />}
          label={
            <>
              {course.nama}{' '}
              <Typography component="span" variant="body2" className="angka" sx={{ color: 'text.secondary' }}>
                {now(course, say)}
              </Typography>
            </>
          }
        />
      ))}
    </Stack>
  );
}
