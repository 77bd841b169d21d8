import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { inTerms } from '../../../../resources/kit/terms.ts';
import type { MatkulPilihan } from '../../../../resources/konversi/aturanPaket.ts';
import { useWords } from '../../../platform/providers/language.ts';

/** Marks of a course from the package and the student's own record: icon and word, never colour alone. */
export function CourseMarks({ course }: { course: MatkulPilihan }) {
  const say = useWords();
  const { wajib, adalahMatkulKkn, diKrs, hurufLulus, dikonversiPada } = course;
  return (
    <Stack component="span" direction="row" useFlexGap spacing={0.5} sx={{ display: 'inline-flex', flexWrap: 'wrap' }}>
      {wajib ? <Chip size="small" color="primary" label={say('Wajib')} /> : null}
      {adalahMatkulKkn ? <Chip size="small" variant="outlined" label={inTerms('KKN')} /> : null}
      {hurufLulus !== null ? (
        <Chip
          size="small"
          color="error"
          variant="outlined"
          icon={<BlockIcon />}
          label={say('Lulus %{hurufLulus}', { hurufLulus })}
        />
      ) : null}
      {dikonversiPada !== null ? (
        <Chip size="small" color="error" variant="outlined" icon={<BlockIcon />} label={say('Sudah dikonversi')} />
      ) : null}
      {diKrs === true ? (
        <Chip size="small" color="success" variant="outlined" icon={<CheckIcon />} label={say('Ada di KRS')} />
      ) : null}
      {diKrs === false ? (
        <Chip size="small" color="warning" variant="outlined" icon={<WarningIcon />} label={say('Tidak di KRS')} />
      ) : null}
    </Stack>
  );
}
