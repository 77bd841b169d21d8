/** Widths that a column of a list may be drawn to, in pixels. Apart from the calls, whose schemas no list needs. */
export const columnWidth = { least: 64, most: 720 } as const;
