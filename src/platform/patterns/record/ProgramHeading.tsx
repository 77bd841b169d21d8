import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { FieldCell } from '../../ui/FieldCell.tsx';
import { isEmpty } from './source.ts';

interface Props {
  /** Of the heading: 2 alone on a screen, 3 in a list. */
  level: 2 | 3;
  /** The field that says how it stands. */
  status: string;
  /** Further important information. */
  children?: ReactNode;
}

/** Programme, period and place of the participation in context, and its status. */
export function ProgramHeading({ level, status, children }: Props) {
  const record = useRecordContext();
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant={level === 2 ? 'h6' : 'subtitle1'} component={`h${level}`}>
          <FieldCell source="idProgram" />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FieldCell source="idPeriode" />
          {isEmpty(record?.namaMitra) ? null : (
            <>
              {' · '}
              <FieldCell source="namaMitra" />
            </>
          )}
        </Typography>
        {children}
      </Box>
      <FieldCell source={status} />
    </Stack>
  );
}
