import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Difference } from './differences.ts';

interface Props {
  list: readonly Difference[];
  /** Headings of the two versions. */
  labels: readonly [string, string];
}

/** In what two versions of a page differ, field by field. */
export function DifferenceList({ list, labels: [before, after] }: Props) {
  if (!list.length)
    return (
      <Typography variant="body2" sx={{ my: 2 }}>
        Tidak ada beda.
      </Typography>
    );
  return (
    <Box component="dl" sx={{ my: 2 }}>
      {list.map(each => (
        <Box key={each.where} sx={{ mb: 2 }}>
          <Typography component="dt" variant="subtitle2">
            {each.where}
          </Typography>
          {[
            [before, each.before],
            [after, each.after],
          ].map(([label, text]) => (
            <Typography
              key={label}
              component="dd"
              variant="body2"
              sx={{
                m: 0,
                pl: 1.5,
                borderLeft: 2,
                borderColor: 'divider',
                whiteSpace: 'pre-line',
                overflowWrap: 'anywhere',
              }}
            >
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {label}:{' '}
              </Box>
              {text || '(kosong)'}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}
