import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { cellVariable } from './fittedCells.ts';

type Style = SystemStyleObject<Theme>;

/**
 * A line for each row; what is longer than its cell ends in dots.
 * @param width widest a cell may be, in pixels; where the table would scroll otherwise, cells of words are narrower
 */
export const lines = (width: number): Style => ({
  '& .MuiTableCell-root:not(.MuiTableCell-paddingCheckbox)': { px: 1.25 },
  '& .RaDataTable-rowCell': {
    maxWidth: `var(${cellVariable}, ${width}px)`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Its places to break would break even here.
    '& wbr': { display: 'none' },
    '& a': { overflowWrap: 'normal' },
  },
  // Headings break between words rather than make their column wider than what stands in it.
  '& .MuiTableCell-head': { whiteSpace: 'normal', textWrap: 'balance', lineHeight: 1.25, overflowWrap: 'normal' },
  // The arrow of a column that does not order lies over its edge instead of keeping a place for itself.
  '& .MuiTableSortLabel-root': { position: 'relative' },
  '& .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': {
    position: 'absolute',
    left: '100%',
    margin: 0,
    fontSize: 14,
  },
  '& .MuiTableCell-alignRight .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': {
    left: 'auto',
    right: '100%',
  },
  // Past the last column it would make the table scroll.
  '& .MuiTableCell-head:last-of-type': { overflow: 'hidden' },
  '& .RaDataTable-rowCell:has(.MuiChip-root, .MuiButton-root)': { maxWidth: width },
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

/** Words of the column before fade away under a held one, instead of ending in the middle of a letter. */
const fadeOut: Style = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  right: '100%',
  width: 40,
  pointerEvents: 'none',
  backgroundColor: 'background.paper',
  backgroundImage: 'linear-gradient(var(--baris, transparent), var(--baris, transparent))',
  maskImage: 'linear-gradient(to left, #000 20%, transparent)',
};

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
          [`[data-held-left] & .column-${name}`]: {
            boxShadow: '12px 0 12px -10px var(--bayang), inset -1px 0 var(--garis)',
          },
        }
      : {}),
    ...(status
      ? {
          [`& .column-${status}`]: held({ right: 0 }),
          [`[data-held-right] & .column-${status}`]: { overflow: 'visible', '&::before': fadeOut },
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
