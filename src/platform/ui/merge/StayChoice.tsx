import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { RaRecord } from 'react-admin';
import { formatDateTime } from '../../providers/format.ts';
import { useDeclaration } from '../registry.ts';
import { representationOf } from '../representation.ts';
import type { Side } from './choices.ts';

interface Props {
  a: RaRecord;
  b: RaRecord;
  stays: Side;
  onChange: (side: Side) => void;
}

/** Which of two rows stays. */
export function StayChoice({ a, b, stays, onChange }: Props) {
  const resource = useDeclaration();
  const heading = useId();
  const sides = [
    ['a', a],
    ['b', b],
  ] as const;
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography id={heading} component="h2" variant="h6" sx={{ mb: 1 }}>
        Data yang tetap
      </Typography>
      <RadioGroup
        aria-labelledby={heading}
        value={stays}
        onChange={(_, side) => onChange(side === 'b' ? 'b' : 'a')}
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {sides.map(([side, row]) => (
          <Paper
            key={side}
            variant="outlined"
            sx={{ px: 2, py: 1, borderColor: side === stays ? 'primary.main' : 'divider' }}
          >
            <FormControlLabel
              value={side}
              control={<Radio />}
              sx={{ width: '100%' }}
              label={
                <>
                  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                    {representationOf(resource, row)}
                  </Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {side === stays ? 'Tetap' : 'Dilebur'} · dibuat {formatDateTime(String(row.createdAt))}
                  </Typography>
                </>
              }
            />
          </Paper>
        ))}
      </RadioGroup>
    </Box>
  );
}
