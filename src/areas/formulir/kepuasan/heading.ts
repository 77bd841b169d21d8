/** What a line is about; it stays in sight on phones. */
export const heading = {
  position: 'sticky',
  left: 0,
  bgcolor: 'background.paper',
  zIndex: 1,
  minWidth: 130,
  maxWidth: { xs: 150, sm: 360 },
  overflowWrap: 'break-word',
} as const;
