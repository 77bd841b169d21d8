import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Said } from '../../common/Said.tsx';

interface Props {
  title: string;
  /** One of several parts of a card. */
  inside?: boolean;
  children: ReactNode;
}

/** A titled part of a page. */
export function Panel({ title, inside = false, children }: Props) {
  const id = useId();
  return (
    <Paper
      variant={inside ? 'elevation' : 'outlined'}
      elevation={0}
      component="section"
      aria-labelledby={id}
      // In a grid it is as wide as its column, not as its longest word.
      sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}
    >
      <Typography id={id} component="h2" variant="h6" sx={{ mb: 1.5 }}>
        <Said label={title} />
      </Typography>
      {children}
    </Paper>
  );
}
