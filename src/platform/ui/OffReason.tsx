import Typography from '@mui/material/Typography';

/**
 * Why a button beside it is off, in sight of all who touch, see or hear the page. The button names it by `id`
 * (`aria-describedby`).
 */
export const OffReason = ({ id, text }: { id: string; text: string | null }) => (
  <Typography
    id={id}
    role="status"
    variant="body2"
    sx={text ? { color: 'text.secondary', flexBasis: '100%' } : { position: 'absolute' }}
  >
    {text}
  </Typography>
);
