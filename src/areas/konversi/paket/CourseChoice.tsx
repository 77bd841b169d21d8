import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { alasanTerkunci, type MatkulPilihan } from '../../../../resources/konversi/aturanPaket.ts';
import { formatNumber } from '../../../platform/providers/format.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { CourseMarks } from './CourseMarks.tsx';

interface Props {
  course: MatkulPilihan;
  chosen: boolean;
  onToggle: () => void;
  /** Below the course while it is chosen. */
  children?: ReactNode;
}

/** A course of a package to tick; one that may not be chosen says why. */
export function CourseChoice({ course, chosen, onToggle, children }: Props) {
  const { kode, nama, sks, capaian } = course;
  const locked = alasanTerkunci(course);
  const name = useId();
  const detail = useId();
  return (
    <Box
      component="li"
      sx={{ borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 }, py: 1.25 }}
    >
      <Box component="label" sx={{ display: 'flex', gap: 0.5, cursor: locked && !chosen ? 'default' : 'pointer' }}>
        <Checkbox
          checked={chosen}
          disabled={locked !== null && !chosen}
          onChange={onToggle}
          slotProps={{ input: { 'aria-labelledby': name, 'aria-describedby': detail } }}
          sx={{ alignSelf: 'flex-start', ml: -1, mt: -0.75 }}
        />
        <Box sx={{ flex: 1, minWidth: 0, opacity: locked && !chosen ? 0.75 : 1 }}>
          <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'baseline' }}>
            <Typography id={name} component="span" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
              {nama}
            </Typography>
            <Typography component="span" className="angka" variant="body2" sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
              {formatNumber(sks)} SKS
            </Typography>
          </Stack>
          <Box id={detail}>
            <Typography component="span" variant="caption" className="angka" sx={{ color: 'text.secondary', mr: 1 }}>
              {kode}
            </Typography>
            <CourseMarks course={course} />
            {locked ? (
              <Typography variant="body2" sx={{ color: 'error.main', mt: 0.5 }}>
                {inWords(locked)}
              </Typography>
            ) : capaian ? (
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
                {capaian}
              </Typography>
            ) : null}
          </Box>
        </Box>
      </Box>
      {chosen ? children : null}
    </Box>
  );
}
