import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

interface Props {
  /** Name of the entry for screen readers. */
  name: string;
  first: boolean;
  last: boolean;
  onMove: (step: -1 | 1) => void;
  /** Left out where it cannot be removed. */
  onRemove?: (() => void) | undefined;
}

/** Buttons that move an entry one step, and that take it away. */
export function EntryMoves({ name, first, last, onMove, onRemove }: Props) {
  return (
    <Stack direction="row" role="group" aria-label={`Atur ${name}`}>
      <IconButton size="small" disabled={first} aria-label={`Naikkan ${name}`} onClick={() => onMove(-1)}>
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton size="small" disabled={last} aria-label={`Turunkan ${name}`} onClick={() => onMove(1)}>
        <ArrowDownward fontSize="small" />
      </IconButton>
      {onRemove ? (
        <IconButton size="small" aria-label={`Hapus ${name}`} onClick={onRemove}>
          <DeleteOutline fontSize="small" />
        </IconButton>
      ) : null}
    </Stack>
  );
}
