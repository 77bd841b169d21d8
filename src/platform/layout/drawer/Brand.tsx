import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Mark } from '../../look/Mark.tsx';
import { sizes } from '../../look/tokens.ts';
import { useIdentity } from '../../useIdentity.ts';

/** Mark and name of the product at the head of the drawer. */
export function Brand({ wide }: { wide: boolean }) {
  const identity = useIdentity();
  return (
    <Box
      component={Link}
      to="/dashboard"
      aria-label={wide ? undefined : identity.produk}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: sizes.topBar,
        px: '14px',
        color: 'primary.main',
        textDecoration: 'none',
        flexShrink: 0,
        '& svg': { flexShrink: 0 },
      }}
    >
      <Mark />
      {wide ? (
        <Box sx={{ minWidth: 0, lineHeight: 1.2 }}>
          <Typography component="div" noWrap sx={{ fontWeight: 700, letterSpacing: '-0.01em', color: 'text.primary' }}>
            {identity.namaPortal}
          </Typography>
          <Typography component="div" variant="caption" noWrap sx={{ color: 'text.secondary' }}>
            {identity.namaUniversitas}
          </Typography>
        </Box>
      ) : null}
    </Box>
  );
}
