import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useState } from 'react';
import { useShownKeys } from '../../common/keys.ts';
import { useWords } from '../../providers/language.ts';

/** The keys of the handles. */
function useHandleKeys(sideways: boolean): void {
  const say = useWords();
  useShownKeys([
    { keys: ['↑', '↓'], does: say('Pindahkan, dari pegangannya') },
    ...(sideways ? [{ keys: ['←', '→'], does: say('Ubah lebar, dari pegangannya') }] : []),
  ]);
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 };

interface Entry {
  readonly key: string | number;
  readonly name: string;
}

interface Props<T extends Entry> {
  entries: readonly T[];
  onMove: (from: number, to: number) => void;
  children: (entry: T) => ReactNode;
  /** The left and right arrow keys on the handle. */
  onSideways?: (entry: T, step: -1 | 1) => void;
  /** Rows close to each other, moved by the handle alone: in a small place the two buttons have no room. */
  dense?: boolean;
}

/** Entries that are put in order: drag, buttons, or the arrow keys on the handle. `onMove` is never asked for the impossible. */
export function MovableList<T extends Entry>({ entries, onMove, onSideways, children, dense = false }: Props<T>) {
  const say = useWords();
  useHandleKeys(onSideways !== undefined);
  const [dragged, setDragged] = useState<number | null>(null);
  const move = (from: number, to: number) => {
    if (to >= 0 && to < entries.length) onMove(from, to);
  };
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map((entry, index) => (
        <Box
          component="li"
          key={entry.key}
          draggable
          onDragStart={() => setDragged(index)}
          onDragEnd={() => setDragged(null)}
          onDragOver={event => {
            event.preventDefault();
            if (dragged === null || dragged === index) return;
            move(dragged, index);
            setDragged(index);
          }}
          sx={{
            display: 'flex',
            alignItems: 'center',
            minHeight: dense ? 36 : 44,
            borderBottom: dense ? 0 : 1,
            borderColor: 'divider',
            opacity: dragged === index ? 0.5 : 1,
          }}
        >
          <IconButton
            size="small"
            aria-label={say('Pindahkan %{nama}, urutan %{x} dari %{semua}', {
              nama: entry.name,
              x: index + 1,
              semua: entries.length,
            })}
            onKeyDown={event => {
              const step = steps[event.key];
              const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
              if (!step || (sideways && !onSideways)) return;
              event.preventDefault();
              if (sideways) onSideways?.(entry, step);
              else move(index, index + step);
            }}
            sx={{ cursor: 'grab' }}
          >
            <DragIndicatorIcon fontSize="small" />
          </IconButton>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{children(entry)}</Box>
          {dense ? null : (
            <>
              <IconButton
                size="small"
                aria-label={say('Naikkan %{nama}', { nama: entry.name })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUpwardIcon fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={say('Turunkan %{nama}', { nama: entry.name })}
                disabled={index === entries.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDownwardIcon fontSize="small" />
              </IconButton>
            </>
          )}
        </Box>
      ))}
    </Box>
  );
}
