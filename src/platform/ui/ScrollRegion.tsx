import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface Props {
  /** Accessible name, for people who reach it by keyboard. */
  label: string;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/**
 * The place of something that may be wider or longer than its place, such as a table on a phone. It can take the focus:
 * otherwise the keyboard could not scroll what holds nothing to tab to. Words for screen readers that stand in it out of
 * the flow are held by it as well: without that they make the whole page wider than the phone.
 */
export const ScrollRegion = ({ label, sx, children }: Props) => (
  <Box
    className="gulir"
    role="group"
    aria-label={label}
    tabIndex={0}
    sx={[{ overflow: 'auto', position: 'relative' }, ...(Array.isArray(sx) ? sx : [sx])]}
  >
    {children}
  </Box>
);
