import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { useRecordContext } from 'react-admin';
import type { Warnings } from '../../../../resources/kit/index.ts';
import { useLabel } from '../../providers/language.ts';

interface Props extends Warnings {
  /** How many are drawn in full; the others are counted, with their words on demand. Default all. */
  most?: number;
}

/** Warnings about the record in context. */
export function WarningChips({ field, words, most = Number.POSITIVE_INFINITY }: Props) {
  const labelOf = useLabel();
  const record = useRecordContext();
  const given: unknown = record?.[field];
  const codes = Array.isArray(given) ? given.map(String) : [];
  if (codes.length === 0) return null;
  const rest = codes.slice(most).map(code => labelOf(words[code] ?? code));
  // A list that draws some only keeps its rows to one line; there the first gives way.
  const line = Number.isFinite(most) ? { maxWidth: 1, '& > :first-of-type': { minWidth: 0 } } : { flexWrap: 'wrap' };
  return (
    <Stack component="span" direction="row" useFlexGap spacing={0.5} sx={{ display: 'inline-flex', ...line }}>
      {codes.slice(0, most).map(code => (
        <Chip
          key={code}
          size="small"
          color="warning"
          variant="outlined"
          icon={<WarningIcon />}
          label={labelOf(words[code] ?? code)}
        />
      ))}
      {rest.length > 0 ? (
        <Tooltip title={rest.join(', ')}>
          <Chip
            size="small"
            color="warning"
            variant="outlined"
            label={`+${rest.length}`}
            sx={{ flex: 'none' }}
            aria-label={rest.join(', ')}
          />
        </Tooltip>
      ) : null}
    </Stack>
  );
}
