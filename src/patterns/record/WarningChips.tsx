import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useRecordContext } from 'react-admin';
import type { Warnings } from '../../../resources/kit/index.ts';

/** What deserves a second look at the record in context. */
export function WarningChips({ field, words }: Warnings) {
  const record = useRecordContext();
  const given: unknown = record?.[field];
  const codes = Array.isArray(given) ? given.map(String) : [];
  if (codes.length === 0) return null;
  return (
    <Stack component="span" direction="row" useFlexGap spacing={0.5} sx={{ display: 'inline-flex', flexWrap: 'wrap' }}>
      {codes.map(code => (
        <Chip
          key={code}
          size="small"
          color="warning"
          variant="outlined"
          icon={<WarningIcon />}
          label={words[code] ?? code}
        />
      ))}
    </Stack>
  );
}
