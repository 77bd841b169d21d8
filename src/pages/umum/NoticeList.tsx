import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Kabar } from '../../../resources/umum/dashboard.ts';
import { formatRelative } from '../../crud/format.ts';
import { useMayOpen } from '../../layout/useMayOpen.ts';

/** The person's newest notices; all of them are behind the bell. */
export function NoticeList({ notices }: { notices: readonly Kabar[] }) {
  const id = useId();
  const mayOpen = useMayOpen();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 0.5 }}>
        Pemberitahuan terbaru
      </Typography>
      {notices.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>Belum ada pemberitahuan.</Typography>
      ) : (
        <List disablePadding>
          {notices.map(({ id: key, judul, link, waktu, dibaca }) => (
            <ListItem key={key} disableGutters divider sx={{ gap: 1, flexWrap: 'wrap' }}>
              <ListItemText
                sx={{ flex: '1 1 220px', my: 0.5 }}
                primary={
                  link && mayOpen(link) ? (
                    <MuiLink component={Link} to={link}>
                      {judul}
                    </MuiLink>
                  ) : (
                    judul
                  )
                }
                secondary={formatRelative(waktu)}
              />
              {dibaca ? null : <Chip size="small" color="primary" variant="outlined" label="Baru" />}
            </ListItem>
          ))}
        </List>
      )}
    </Box>
  );
}
