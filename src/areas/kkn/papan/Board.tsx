import { AutoScroller, Cursor, Feedback, PreventSelection } from '@dnd-kit/dom';
import { DragDropProvider, DragOverlay, PointerSensor } from '@dnd-kit/react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState } from 'react';
import { nowhere } from './boardState.ts';
import { GroupColumn, LeftColumn } from './Columns.tsx';
import { CardWords } from './StudentCard.tsx';
import { useBoard, useLeft, useLifted, useWords } from './useBoard.ts';
import { useBoardKeys } from './useCardKeys.ts';
import { ColumnsContext, type ShowColumn } from './useColumns.ts';

const columnWidth = 240;
/** Of the column of those without a group while it is empty: a narrow place to let cards go. */
const foldedWidth = 56;
const gap = 12;
/** Keys are the board's own (`useCardKeys`): they lead from column to column, also to those that are not drawn. */
const sensors = [PointerSensor];
/** Without the library's announcements, which are English: the board says what happens itself. */
const plugins = [AutoScroller, Cursor, Feedback, PreventSelection];

/** Columns of the board: those in view are drawn, and the one that a card is dragged out of. */
export function Board() {
  const { store, act } = useBoard();
  useBoardKeys();
  const keys = [nowhere, ...store.keys];
  const folded = useLeft().length === 0;
  const box = useRef<HTMLDivElement>(null);
  const [dragged, setHeld] = useState<number | null>(null);
  // A card that is carried by keys keeps the focus, however far the board scrolls.
  const from = useLifted(lifted => lifted?.from ?? null);
  const held = dragged ?? (from === null ? null : keys.indexOf(from));
  const columns = useVirtualizer({
    horizontal: true,
    count: keys.length,
    getScrollElement: () => box.current,
    estimateSize: useCallback((index: number) => (index === 0 && folded ? foldedWidth : columnWidth), [folded]),
    gap,
    overscan: 2,
    rangeExtractor: useCallback(
      (range: Range) => {
        const shown = defaultRangeExtractor(range);
        return held === null || shown.includes(held) ? shown : [...shown, held].toSorted((a, b) => a - b);
      },
      [held],
    ),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the first column folds or opens
  useEffect(() => columns.measure(), [columns, folded]);

  // The same one all the time: every card reads it, and the board is drawn anew with each column that scrolls in.
  const show: ShowColumn = useCallback(
    (key, card) => {
      columns.scrollToIndex([nowhere, ...store.keys].indexOf(key), { align: 'auto' });
      if (card === undefined) return;
      // The column may have to be drawn first.
      let tries = 0;
      const focus = () => {
        const column = box.current?.querySelector(`[data-kolom="${key}"]`);
        const found = column?.querySelector<HTMLElement>(
          card === 'pertama' ? '[data-peserta]' : `[data-peserta="${card}"]`,
        );
        if (found) found.focus({ preventScroll: true });
        else if (tries++ < 20) requestAnimationFrame(focus);
      };
      requestAnimationFrame(focus);
    },
    [columns, store],
  );

  return (
    <ColumnsContext value={show}>
      <DragDropProvider
        sensors={sensors}
        plugins={plugins}
        onDragStart={({ operation }) => {
          const place: unknown = operation.source?.data.place;
          setHeld(typeof place === 'string' ? keys.indexOf(place) : null);
        }}
        onDragEnd={({ canceled, operation: { source, target } }) => {
          setHeld(null);
          const to: unknown = target?.data.place;
          const who = source?.id;
          if (canceled || typeof to !== 'string' || typeof who !== 'string' || store.placeOf(who) === to) return;
          act({ idPendaftarMbkm: who, keKelompok: to === nowhere ? null : to });
          store.say(`${store.nameOf(who)} dipindahkan.`);
        }}
      >
        <Box
          ref={box}
          role="region"
          aria-label="Papan kelompok"
          tabIndex={0}
          sx={{
            overflowX: 'auto',
            overflowY: 'hidden',
            pb: 1,
            height: { xs: 'max(480px, calc(100dvh - 120px))', sm: 'max(520px, calc(100dvh - 260px))' },
          }}
        >
          <Box sx={{ position: 'relative', height: '100%' }} style={{ width: columns.getTotalSize() }}>
            {columns.getVirtualItems().map(({ index, start, size }) => {
              const key = keys[index] ?? nowhere;
              return (
                <Box
                  key={key}
                  sx={{ position: 'absolute', top: 0, left: 0, height: '100%' }}
                  style={{ width: size, transform: `translateX(${start}px)` }}
                >
                  {key === nowhere ? <LeftColumn folded={folded} /> : <GroupColumn kunci={key} />}
                </Box>
              );
            })}
          </Box>
        </Box>
        <DragOverlay dropAnimation={null}>{source => <Dragged who={String(source.id)} />}</DragOverlay>
      </DragDropProvider>
      <Spoken />
    </ColumnsContext>
  );
}

function Dragged({ who }: { who: string }) {
  const { store } = useBoard();
  const person = store.people.get(who);
  if (!person) return null;
  return (
    <Paper elevation={6} sx={{ display: 'flex', alignItems: 'center', width: columnWidth - 24, height: 52, pl: 1 }}>
      <CardWords person={person} leads={store.group(store.placeOf(who) ?? '')?.idKetua === who} />
    </Paper>
  );
}

function Spoken() {
  const { store } = useBoard();
  const words = useWords(store);
  return (
    <Box
      role="status"
      aria-live="assertive"
      sx={{
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
      style={{ width: 1, height: 1 }}
    >
      {words}
    </Box>
  );
}
