import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { QueueOptions } from '../../../resources/kit/index.ts';
import { FieldCell } from '../../crud/FieldCell.tsx';
import { isEmpty } from './source.ts';

interface Props {
  card: QueueOptions['card'];
  /** Where the whole card leads. */
  to?: string;
  before?: ReactNode;
  beside?: ReactNode;
  children?: ReactNode;
}

/** The record in context as a card of a phone's list. */
export function RowCard({ card, to, before, beside, children }: Props) {
  const record = useRecordContext();
  if (!record) return null;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        {before}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle1" component="h2">
            {to ? (
              <Box
                component={Link}
                to={to}
                sx={{
                  color: 'inherit',
                  textDecoration: 'none',
                  '&::after': { content: '""', position: 'absolute', inset: 0 },
                }}
              >
                <FieldCell source={card.title} />
              </Box>
            ) : (
              <FieldCell source={card.title} />
            )}
          </Typography>
          {[card.subtitle, ...card.facts]
            .filter(name => !isEmpty(record[name]))
            .map((name, i) => (
              <Typography
                key={name}
                variant="body2"
                sx={{ overflowWrap: 'anywhere', color: i === 0 ? 'text.secondary' : 'text.primary' }}
              >
                <FieldCell source={name} />
              </Typography>
            ))}
        </Box>
        {beside}
      </Stack>
      {children}
    </Box>
  );
}
