import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { MatkulPilihan } from '../../../../resources/konversi/aturanPaket.ts';
import { formatNumber } from '../../../platform/providers/format.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { CourseMarks } from './CourseMarks.tsx';

interface Props {
  /** null = the course has left the package since. */
  course: MatkulPilihan | null;
  sks: number | null;
  /** Decision or grade, at the end of the line. */
  beside?: ReactNode;
  children?: ReactNode;
}

/** One course of a list: name, code, SKS, marks, and what there is to say or do about it. */
export function CourseLine({ course, sks, beside, children }: Props) {
  const say = useWords();
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0, pb: 0 } }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {course?.nama ?? say('Mata kuliah sudah tidak ada di paket')}
          </Typography>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography variant="body2" component="span" className="angka" sx={{ color: 'text.secondary' }}>
              {course ? `${course.kode} · ` : ''}
              {formatNumber(sks ?? 0)} SKS
            </Typography>
            {course ? <CourseMarks course={course} /> : null}
          </Stack>
        </Box>
        {beside}
      </Stack>
      {children}
    </Box>
  );
}
