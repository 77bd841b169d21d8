import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Pintu } from '../../../resources/umum/dashboard.ts';

/** Boards of reports that are shared with the role. */
export default function BoardLinks({ boards }: { boards: readonly Pintu[] }) {
  return (
    <section aria-label="Papan laporan">
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        Papan laporan
      </Typography>
      <Paper variant="outlined">
        <List disablePadding>
          {boards.map(({ label, link }) => (
            <ListItem key={link} disablePadding>
              <ListItemButton component={Link} to={link}>
                <ListItemText primary={label} slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Paper>
    </section>
  );
}
