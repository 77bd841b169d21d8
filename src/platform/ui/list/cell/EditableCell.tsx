import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useContext, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { useWords } from '../../../providers/language.ts';
import { useFieldLabel } from '../../useFieldLabel.ts';
import { CellEditContext } from './cellEdit.ts';

interface Props {
  source: string;
  children: ReactNode;
}

/** A cell of a list, with a pencil on pointing at its row where the person may change it there; by keys it is F2. */
export function EditableCell({ source, children }: Props) {
  const say = useWords();
  const labelOf = useFieldLabel();
  const row = useRecordContext();
  const { sources, edit } = useContext(CellEditContext);
  const cell = useRef<HTMLSpanElement>(null);
  if (!row || !sources.includes(source)) return children;
  return (
    <Box component="span" ref={cell} data-sel={source}>
      {children}
      <IconButton
        className="pensil"
        size="small"
        // Reached by F2 from the row: a list of 200 rows stays one stop of the Tab key.
        tabIndex={-1}
        aria-label={say('Ubah %{data}', { data: labelOf(source) })}
        onClick={event => {
          event.stopPropagation();
          if (cell.current) edit({ row, source, at: cell.current });
        }}
        sx={{ p: 0.5, fontSize: 16 }}
      >
        <EditIcon fontSize="inherit" />
      </IconButton>
    </Box>
  );
}
