import CheckIcon from '@mui/icons-material/Check';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Mark whether a course is in the student's study plan; SIAMIK accepts grades only for those. */
export function KrsMark({ inPlan }: { inPlan: boolean }) {
  const Icon = inPlan ? CheckIcon : WarningIcon;
  return (
    <Stack
      component="span"
      direction="row"
      spacing={0.5}
      sx={{ alignItems: 'center', color: inPlan ? 'success.main' : 'warning.main', whiteSpace: 'nowrap' }}
    >
      <Icon sx={{ fontSize: 16 }} />
      <Typography variant="caption">{inPlan ? 'Ada' : 'Tidak ada'}</Typography>
    </Stack>
  );
}
