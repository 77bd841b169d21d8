import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useWords } from '../../providers/language.ts';
import { ScrollRegion } from '../ScrollRegion.tsx';
import { useNames } from './useNames.ts';

interface Props {
  ids: readonly string[];
  /** Remark on one of them. */
  remark?: (id: string) => ReactNode;
}

/** The rows of a bulk action by name. */
export function BulkNames({ ids, remark }: Props) {
  const say = useWords();
  const names = useNames(ids);
  return (
    <ScrollRegion
      label={say('Yang dipilih')}
      sx={{ maxHeight: 220, border: 1, borderColor: 'divider', borderRadius: 1, px: 1.5, py: 0.75 }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {names.map(({ id, name }) => (
          <Typography key={id} component="li" variant="body2" sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
            {name || '…'}
            {remark?.(id)}
          </Typography>
        ))}
      </Box>
    </ScrollRegion>
  );
}
