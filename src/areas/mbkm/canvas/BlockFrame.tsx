import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  at: number;
  title: string;
  /** Said below the title. */
  ask?: string;
  filled: boolean;
  children: ReactNode;
}

/** Frame of a canvas block: number, name, question and text. */
export function BlockFrame({ at, title, ask, filled, children }: Props) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Box
          aria-hidden
          className="angka"
          sx={{
            width: 22,
            height: 22,
            flex: 'none',
            borderRadius: '50%',
            display: 'grid',
            placeItems: 'center',
            fontSize: 12,
            fontWeight: 700,
            border: 1,
            ...(filled
              ? { bgcolor: 'primary.main', color: 'primary.contrastText', borderColor: 'primary.main' }
              : { color: 'text.secondary', borderColor: 'text.secondary' }),
          }}
        >
          {at}
        </Box>
        <Typography id={id} variant="subtitle2" component="h3" sx={{ lineHeight: 1.3, minWidth: 0 }}>
          {title}
        </Typography>
      </Box>
      {ask ? (
        <Typography variant="caption" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {ask}
        </Typography>
      ) : null}
      <Box sx={{ mt: 1, flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
