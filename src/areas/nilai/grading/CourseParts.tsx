import LockIcon from '@mui/icons-material/LockOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { inTerms } from '../../../../resources/kit/terms.ts';
import type { SheetCourse } from '../../../../resources/konversi/lembarKonversi.ts';
import { formatDecimal } from '../../../platform/providers/format.ts';
import type { CourseCells } from './conversionSheet.ts';
import { ScoreCell } from './ScoreCell.tsx';
import { scoreText } from './scoreText.ts';

/** One course of the grid with all that its cells need. */
export interface CourseRowProps {
  course: SheetCourse;
  own: CourseCells;
  row: number;
  huruf: string;
  mutu: string;
  problem: { nilai?: string; catatan?: string };
  onChange: (own: CourseCells) => void;
  onPasteBlock: (block: string[][]) => void;
}

interface ScoreProps extends CourseRowProps {
  /** Id of the words that say what is wrong. */
  wrong: string;
}

/** A course's grade: a cell to type it in, or the grade that cannot be given here. */
export function CourseScore({ course, own, row, problem, wrong, onChange, onPasteBlock }: ScoreProps) {
  if (!course.bolehDinilai) return <LockedScore course={course} />;
  return (
    <ScoreCell
      label={`Nilai ${course.nama}`}
      value={own.nilai}
      row={row}
      column={0}
      proposed={course.nilaiAngka === null && own.nilai !== '' && own.nilai === scoreText(course.acuan)}
      error={Boolean(problem.nilai)}
      describedBy={problem.nilai ? wrong : undefined}
      onChange={nilai => onChange({ ...own, nilai })}
      onPasteBlock={onPasteBlock}
    />
  );
}

/** A grade that somebody else gives, or that is settled. */
function LockedScore({ course }: { course: SheetCourse }) {
  const waits = course.adalahMatkulKkn && course.nilaiAngka === null;
  return (
    <Stack component="span" direction="row" spacing={0.5} sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
      {waits ? (
        <>
          <LockIcon sx={{ fontSize: 16, color: 'text.secondary' }} />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {inTerms('Dinilai Tim MBKM')}
          </Typography>
        </>
      ) : (
        <span className="angka">{course.nilaiAngka === null ? '–' : formatDecimal(course.nilaiAngka, 2)}</span>
      )}
    </Stack>
  );
}

/** The course of the host university that ours stands for; exchange only. */
export function HostCourse({ course }: { course: SheetCourse }) {
  if (!course.namaMatkulAsal) return null;
  const grade =
    course.nilaiHurufAsal ?? (course.nilaiAngkaAsal === null ? null : formatDecimal(course.nilaiAngkaAsal, 2));
  const facts = [
    [course.kodeMatkulAsal, course.namaMatkulAsal].filter(Boolean).join(' '),
    course.sksAsal === null ? null : `${course.sksAsal} SKS`,
    grade === null ? null : `nilai ${grade}`,
  ];
  return (
    <Typography variant="caption" component="div" className="angka">
      Asal: {facts.filter(Boolean).join(' · ')}
    </Typography>
  );
}
