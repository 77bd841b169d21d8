import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

type Style = SystemStyleObject<Theme>;

/** A line for each row; what is longer than its cell ends in dots. @param width widest a cell may be, in pixels */
export const lines = (width: number): Style => ({
  '& .MuiTableCell-root:not(.MuiTableCell-paddingCheckbox)': { px: 1.25 },
  '& .RaDataTable-rowCell': {
    maxWidth: width,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Its places to break would break even here.
    '& wbr': { display: 'none' },
    '& a': { overflowWrap: 'normal' },
  },
  // The pencil lies over its cell, so that pointing at a row moves nothing; a held cell keeps its own place.
  '& :where(.RaDataTable-rowCell)': { position: 'relative' },
  '& .pensil': {
    position: 'absolute',
    top: '50%',
    right: 4,
    translate: '0 -50%',
    opacity: 0,
    backgroundColor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    '&:hover, &:focus-visible': { backgroundColor: 'background.default' },
    '@media print': { display: 'none' },
  },
  '& .MuiTableCell-alignRight .pensil': { right: 'auto', left: 4 },
  '& .RaDataTable-row:hover .pensil, & .pensil:focus-visible': { opacity: 1 },
  '& .RaDataTable-row:focus-visible': { outline: '2px solid', outlineOffset: -2, outlineColor: 'primary.main' },
});

interface Frozen {
  /** Column that stays at the left edge. */
  name: string | undefined;
  /** Column that stays at the right edge until its own place comes into sight. */
  status: string | undefined;
  /** A tick box stands in front of every row. */
  selectable: boolean;
}

const tickWidth = 48;

/** Frozen cells lie over other cells (headings over headings), and repeat the colour of a ticked or hovered row. */
const held = (at: Style): Style => ({
  position: 'sticky',
  zIndex: 1,
  backgroundColor: 'background.paper',
  backgroundImage: 'linear-gradient(var(--baris, transparent), var(--baris, transparent))',
  '&.MuiTableCell-head': { zIndex: 3 },
  ...at,
});

/** Name and state of a row stay in sight while the other columns scroll away under them. */
export const frozen = ({ name, status, selectable }: Frozen): Style => ({
  '@media screen': {
    // Collapsed borders belong to no cell, and stay behind where one is held.
    '& table': { borderCollapse: 'separate', borderSpacing: 0 },
    '& .RaDataTable-row.Mui-selected': { '--baris': 'var(--pilih)' },
    '& .RaDataTable-row.MuiTableRow-hover:not(.Mui-selected):hover': { '--baris': 'var(--lewat)' },
    '& .MuiTableCell-paddingCheckbox': held({ left: 0, width: tickWidth, minWidth: tickWidth }),
    ...(name
      ? {
          [`& .column-${name}`]: held({ left: selectable ? tickWidth : 0 }),
          [`[data-left] & .column-${name}`]: {
            boxShadow: '12px 0 12px -10px var(--bayang), inset -1px 0 var(--garis)',
          },
        }
      : {}),
    ...(status
      ? {
          [`& .column-${status}`]: held({ right: 0 }),
          [`[data-right] & .column-${status}`]: {
            boxShadow: '-12px 0 12px -10px var(--bayang), inset 1px 0 var(--garis)',
          },
        }
      : {}),
  },
});

/**
 * The frame of a table that scrolls: a shade where more is to come. It lies under a column that is held at that edge,
 * which casts its own.
 */
export const edges = (theme: Theme): Style => ({
  position: 'relative',
  '--bayang': theme.palette.mode === 'dark' ? 'rgba(0, 0, 0, 0.9)' : 'rgba(29, 28, 26, 0.24)',
  '--garis': theme.palette.divider,
  '--lewat': theme.palette.action.hover,
  '--pilih': theme.palette.action.selected,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    right: 0,
    width: 20,
    zIndex: 0,
    pointerEvents: 'none',
    opacity: 0,
    transition: 'opacity 120ms',
    backgroundImage: 'linear-gradient(to left, var(--bayang), transparent)',
  },
  '&[data-right]::after': { opacity: 1 },
  '@media print': { '&::after': { display: 'none' } },
});
