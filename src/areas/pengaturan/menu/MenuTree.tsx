import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useShownKeys } from '../../../platform/common/keys.ts';
import type { Chosen } from './chosen.ts';
import { foundIds } from './found.ts';
import { drop, flatten, type Shown, type Step, step, type Zone } from './menuOrder.ts';
import { TreeRow } from './TreeRow.tsx';
import type { Folds } from './useFolds.ts';
import type { useMenuOrder } from './useMenuOrder.ts';
import type { Menu } from './useMenus.ts';

interface Props {
  menus: readonly Menu[];
  order: ReturnType<typeof useMenuOrder>;
  folds: Folds;
  /** Words of the search; while there are any, what is found stands open. */
  search: string;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  onMove: (id: string, direction: Step) => void;
  /** Words for a screen reader. */
  onSay: (words: string) => void;
}

const steps: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

/** Upper quarter: before; lower quarter: after; the middle: into. */
const zoneAt = (event: DragEvent): Zone => {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const share = (event.clientY - top) / height;
  return share < 0.28 ? 'before' : share > 0.72 ? 'after' : 'inside';
};

/** The tree of menus (ARIA tree): arrows walk, Alt+arrows move, Enter chooses, and it can be dragged. */
export function MenuTree({ menus, order, folds, search, chosen, onChoose, onMove, onSay }: Props) {
  const [focused, setFocused] = useState<string>();
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<{ id: string; zone: Zone } | null>(null);
  const tree = useRef<HTMLDivElement>(null);

  useShownKeys([
    { keys: ['↑', '↓'], does: 'Dari menu ke menu' },
    { keys: ['←', '→'], does: 'Ciutkan atau bentangkan' },
    { keys: ['Home', 'End'], does: 'Ke menu pertama atau terakhir' },
    { keys: ['Enter'], does: 'Buka menu' },
    { keys: ['Alt', '↑ ↓ ← →'], does: 'Pindahkan menu' },
  ]);

  const found = foundIds(menus, order.places, search);
  const isOpen = (id: string) => found !== undefined || folds.isOpen(id);
  const shown = flatten(order.places, isOpen).filter(({ id }) => found?.has(id) ?? true);
  const focusedId = shown.some(({ id }) => id === focused) ? focused : shown[0]?.id;

  const focusOn = (id: string | undefined) => {
    if (!id) return;
    setFocused(id);
    tree.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus();
  };

  const walk = (row: Shown, key: string) => {
    const index = shown.findIndex(({ id }) => id === row.id);
    const open = isOpen(row.id);
    if (key === 'ArrowDown') focusOn(shown[index + 1]?.id);
    if (key === 'ArrowUp') focusOn(shown[index - 1]?.id);
    if (key === 'Home') focusOn(shown[0]?.id);
    if (key === 'End') focusOn(shown.at(-1)?.id);
    if (key === 'ArrowRight') row.hasChildren && !open ? folds.setOpen(row.id, true) : focusOn(shown[index + 1]?.id);
    if (key === 'ArrowLeft')
      row.hasChildren && open ? folds.setOpen(row.id, false) : focusOn(row.idParent ?? undefined);
  };

  const onKeyDown = (event: KeyboardEvent, row: Shown) => {
    const direction = event.altKey ? steps[event.key] : undefined;
    if (direction) {
      event.preventDefault();
      if (direction === 'in' && step(order.places, row.id, 'in')) {
        const above = shown.findIndex(({ id }) => id === row.id) - 1;
        const into = shown[above];
        if (into) folds.setOpen(into.id, true);
      }
      onMove(row.id, direction);
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose({ id: row.id });
    } else if (/^(Arrow(Up|Down|Left|Right)|Home|End)$/.test(event.key)) {
      event.preventDefault();
      walk(row, event.key);
    }
  };

  const onDrop = (event: DragEvent, row: Shown) => {
    event.preventDefault();
    const name = menus.find(menu => menu.id === dragged)?.name ?? '';
    if (dragged) {
      const moved = order.put(drop(order.places, dragged, row.id, zoneAt(event)));
      onSay(moved ? `${name} dipindahkan.` : `${name} tidak dapat dipindahkan ke sana.`);
    }
    setDragged(null);
    setTarget(null);
  };

  return (
    <Box
      ref={tree}
      role="tree"
      aria-label="Susunan menu"
      aria-describedby="cara-susun"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', py: 0.5 }}
    >
      {shown.length === 0 ? (
        <Typography sx={{ p: 2, color: 'text.secondary' }}>Tidak ada menu dengan kata itu.</Typography>
      ) : null}
      {shown.map(row => {
        const menu = menus.find(({ id }) => id === row.id);
        if (!menu) return null;
        return (
          <TreeRow
            key={row.id}
            row={row}
            menu={menu}
            open={isOpen(row.id)}
            focusable={row.id === focusedId}
            chosen={chosen !== null && chosen !== 'baru' && chosen.id === row.id}
            dragged={dragged === row.id}
            zone={target?.id === row.id && dragged !== row.id ? target.zone : undefined}
            onToggle={() => folds.setOpen(row.id, !folds.isOpen(row.id))}
            onChoose={() => {
              setFocused(row.id);
              onChoose({ id: row.id });
            }}
            onKeyDown={event => onKeyDown(event, row)}
            onDragStart={() => setDragged(row.id)}
            onDragEnd={() => {
              setDragged(null);
              setTarget(null);
            }}
            onDragOver={event => {
              if (!dragged) return;
              event.preventDefault();
              setTarget({ id: row.id, zone: zoneAt(event) });
            }}
            onDrop={event => onDrop(event, row)}
          />
        );
      })}
    </Box>
  );
}
