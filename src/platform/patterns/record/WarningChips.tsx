import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useRecordContext } from 'react-admin';
import type { Warnings } from '../../../../resources/kit/index.ts';
import { useLabel } from '../../providers/language.ts';
import { WarningIcon } from './WarningIcons.tsx';
import { warningsOf } from './warningsOf.ts';

/** Warnings about the record in context, in words. */
export function WarningChips(warnings: Warnings) {
  const labelOf = useLabel();
  const codes = warningsOf(useRecordContext(), warnings);
  if (codes.length === 0) return null;
  return (
    <Stack component="span" direction="row" useFlexGap spacing={0.5} sx={{ display: 'inline-flex', flexWrap: 'wrap' }}>
      {codes.map(code => (
        <Chip
          key={code}
          size="small"
          color="warning"
          variant="outlined"
          icon={<WarningIcon code={code} icons={warnings.icons} />}
          label={labelOf(warnings.words[code] ?? code)}
        />
      ))}
    </Stack>
  );
}
