import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createElement } from 'react';
import { Link } from 'react-router-dom';
import { iconOf } from '../../layout/icons.ts';
import type { MenuEntry } from '../../providers/session.ts';

/** One screen of the role's menu. */
export function MenuTile({ entry }: { entry: MenuEntry }) {
  return (
    <li>
      <Box
        component={Link}
        to={entry.link ?? ''}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          minHeight: 60,
          px: 2,
          py: 1.25,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          color: 'text.primary',
          textDecoration: 'none',
          transition: 'border-color 140ms, background-color 140ms',
          '&:hover': { borderColor: 'primary.main', bgcolor: 'action.hover' },
        }}
      >
        {createElement(iconOf(entry.meta.icon), { sx: { color: 'primary.main', fontSize: 24 } })}
        <Typography sx={{ fontWeight: 500, lineHeight: 1.3 }}>{entry.meta.title}</Typography>
      </Box>
    </li>
  );
}
