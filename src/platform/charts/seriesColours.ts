import type { Palette } from '@mui/material/styles';

/**
 * Colours of series that stand beside or on each other: the portal's own first, then hues that also those with a colour
 * deficiency tell apart, each of 3:1 or more against the page.
 */
export const seriesColours = ({ mode, primary }: Pick<Palette, 'mode' | 'primary'>): string[] => [
  primary.main,
  ...(mode === 'dark'
    ? ['#f2a33a', '#43c59e', '#f0735a', '#c9a4f2', '#e8d15a', '#f29bc4', '#a8a49b']
    : ['#b86e00', '#0a8f6c', '#c23b22', '#7b4bb7', '#6f7a00', '#b8477f', '#6b6860']),
];
