import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface Props {
  /** What stands in it, for those who come to it by keyboard. */
  label: string;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/**
 * The place of something that may be wider or longer than its place, such as a table on a phone. It can take the focus:
 * otherwise the keyboard could not scroll what holds nothing to tab to.
 */
export const ScrollRegion = ({ label, sx, children }: Props) => (
  <Box
    className="gulir"
    role="group"
    aria-label={label}
    tabIndex={0}
    sx={[{ overflow: 'auto' }, ...(Array.isArray(sx) ? sx : [sx])]}
  >
    {children}
  </Box>
);
