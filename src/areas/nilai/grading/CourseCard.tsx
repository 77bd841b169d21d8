import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { inTerms } from '../../../../resources/kit/terms.ts';
import { type CourseRowProps, CourseScore, HostCourse } from './CourseParts.tsx';
import { KrsMark } from './KrsMark.tsx';

/** A value with what its column is called in the table. */
const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <Stack component="span" direction="row" spacing={0.75} sx={{ alignItems: 'baseline' }}>
    <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    {children}
  </Stack>
);

/** A course of the grid on a phone. */
export function CourseCard(props: CourseRowProps) {
  const { course, own, huruf, mutu, problem, onChange } = props;
  const wrong = useId();
  const words = problem.nilai ?? problem.catatan;
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
      <Typography variant="subtitle2" component="h3">
        {course.nama}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <Typography variant="caption" className="angka" sx={{ color: 'text.secondary' }}>
          {course.kode} · {course.sks} SKS{course.adalahMatkulKkn ? inTerms(' · Matkul KKN') : ''}
        </Typography>
        <KrsMark inPlan={course.adaDiKrs} />
      </Stack>
      <HostCourse course={course} />
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {course.bolehDinilai ? (
          <CourseScore {...props} wrong={wrong} />
        ) : (
          <Named name="Angka">
            <CourseScore {...props} wrong={wrong} />
          </Named>
        )}
        <Named name="Huruf">
          <Box component="span" sx={{ fontWeight: 700 }}>
            {huruf}
          </Box>
        </Named>
        <Named name="Mutu">
          <span className="angka">{mutu}</span>
        </Named>
      </Stack>
      {words ? (
        <Typography id={wrong} variant="caption" role="alert" component="div" color="error" sx={{ mt: 0.5 }}>
          {words}
        </Typography>
      ) : null}
      {course.bolehDinilai ? (
        <TextField
          label="Catatan"
          fullWidth
          value={own.catatan}
          error={Boolean(problem.catatan)}
          onChange={event => onChange({ ...own, catatan: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 300, 'aria-label': `Catatan ${course.nama}` } }}
          sx={{ mt: 1.5 }}
        />
      ) : course.catatan ? (
        <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {course.catatan}
        </Typography>
      ) : null}
    </Box>
  );
}
