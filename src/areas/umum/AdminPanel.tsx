import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Children, type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** Said when there are no rows. */
  empty: string;
  children: ReactNode;
}

/** A short list with a heading. */
export function AdminPanel({ title, empty, children }: Props) {
  const id = useId();
  const rows = Children.toArray(children);
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Typography id={id} variant="subtitle1" component="h3">
        {title}
      </Typography>
      {rows.length ? (
        <List disablePadding>{rows}</List>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary', py: 2 }}>
          {empty}
        </Typography>
      )}
    </Paper>
  );
}

/** One row of a panel. */
export function PanelRow({ primary, secondary, end }: { primary: ReactNode; secondary: string; end?: ReactNode }) {
  return (
    <ListItem disableGutters divider sx={{ gap: 1, py: 0.75, '&:last-of-type': { borderBottom: 0, pb: 0 } }}>
      <ListItemText
        sx={{
          flex: '1 1 200px',
          minWidth: 0,
          my: 0,
          '& .MuiListItemText-primary a': {
            display: { xs: 'inline-flex', sm: 'inline' },
            alignItems: 'center',
            minHeight: 44,
          },
        }}
        primary={primary}
        secondary={secondary}
      />
      {end}
    </ListItem>
  );
}
