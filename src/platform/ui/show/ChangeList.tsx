import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { Change } from '../../providers/api.ts';
import { useWords } from '../../providers/language.ts';
import { useDeclaration } from '../registry.ts';
import { ShownValue } from '../ShownValue.tsx';
import { useFieldLabel } from '../useFieldLabel.ts';

/** Changed fields: old → new. */
export function ChangeList({ changes }: { changes: Readonly<Record<string, Change>> }) {
  const resource = useDeclaration();
  const labelOf = useFieldLabel();
  const say = useWords();
  // A field that is no longer declared has no words to show.
  const known = Object.entries(changes).filter(([name]) => name in resource.fields || name === 'id');
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(120px, 30%) 1fr' },
        gap: 0.5,
        columnGap: 2,
        m: 0,
      }}
    >
      {known.map(([name, { dari, ke, dariLabel, keLabel }]) => (
        <Fragment key={name}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {labelOf(name)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <ShownValue source={name} value={dari} label={dariLabel} />
            <ArrowForwardIcon
              aria-label={say('menjadi')}
              sx={{ fontSize: 14, mx: 0.75, verticalAlign: '-2px', color: 'text.secondary' }}
            />
            <ShownValue source={name} value={ke} label={keLabel} />
          </Typography>
        </Fragment>
      ))}
    </Box>
  );
}
