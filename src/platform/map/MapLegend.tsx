import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

interface Props {
  /** Colours of the theme with what they say. */
  colours: readonly (readonly [colour: string, words: string])[];
  /** Meaning of a circle's size. */
  size: string;
}

/** Meaning of the circles of a map, below it. */
export const MapLegend = ({ colours, size }: Props) => (
  <Stack
    direction="row"
    useFlexGap
    spacing={2}
    sx={{ flexWrap: 'wrap', mt: 1, typography: 'caption', color: 'text.secondary' }}
  >
    {colours.map(([colour, words]) => (
      <Stack key={words} direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
        <Box aria-hidden sx={{ width: 12, height: 12, borderRadius: '50%', bgcolor: colour, opacity: 0.7 }} />
        <span>{words}</span>
      </Stack>
    ))}
    <span>{size}</span>
  </Stack>
);
