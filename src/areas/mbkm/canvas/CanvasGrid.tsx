import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type CanvasSheet, placeOn } from '../../../../resources/kit/canvas.ts';

interface Props {
  sheet: CanvasSheet;
  /** Content of a block; `at`: its position in the order of thinking, from 1. */
  block: (of: CanvasSheet['blocks'][number], at: number) => ReactNode;
}

/** The blocks one below the other in the order of thinking; where there is room for five beside each other, the sheet as it is known. */
export const CanvasGrid = ({ sheet, block }: Props) => (
  <Box sx={{ containerType: 'inline-size' }}>
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@container (min-width: 780px)': {
          gap: 1,
          gridTemplateColumns: `repeat(${sheet.rows[0]?.length ?? 1}, minmax(0, 1fr))`,
          gridAutoRows: 'minmax(150px, auto)',
        },
      }}
    >
      {sheet.blocks.map((one, i) => {
        const place = placeOn(sheet, one.field);
        return (
          <Box
            key={one.field}
            sx={
              place && {
                minWidth: 0,
                '@container (min-width: 780px)': {
                  gridRow: `${place.row + 1} / span ${place.rows}`,
                  gridColumn: `${place.column + 1} / span ${place.columns}`,
                },
              }
            }
          >
            {block(one, i + 1)}
          </Box>
        );
      })}
    </Box>
  </Box>
);
