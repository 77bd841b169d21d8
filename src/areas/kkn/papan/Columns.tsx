import { useDroppable } from '@dnd-kit/react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, useId, useRef } from 'react';
import { nowhere } from './boardState.ts';
import { GroupHead } from './GroupHead.tsx';
import { cardHeight, StudentCard } from './StudentCard.tsx';
import { useBoard, useGroup, useLeft, useLifted } from './useBoard.ts';

/** The frame of a column, on which cards are let go. */
function Frame({ place, labelledBy, children }: { place: string; labelledBy: string; children: ReactNode }) {
  const { fixed } = useBoard();
  const { ref, isDropTarget } = useDroppable({ id: `kolom:${place}`, data: { place }, disabled: fixed });
  const over = useLifted(lifted => lifted?.over === place);
  return (
    <Paper
      ref={ref}
      variant="outlined"
      component="section"
      aria-labelledby={labelledBy}
      data-kolom={place}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        bgcolor: 'background.default',
        ...(isDropTarget || over
          ? { borderColor: 'primary.main', boxShadow: theme => `inset 0 0 0 1px ${theme.palette.primary.main}` }
          : {}),
      }}
    >
      {children}
    </Paper>
  );
}

/** A group of the proposal. */
export const GroupColumn = memo(function GroupColumn({ kunci }: { kunci: string }) {
  const { store } = useBoard();
  const group = useGroup(kunci);
  const title = useId();
  if (!group) return null;
  return (
    <Frame place={kunci} labelledBy={title}>
      <GroupHead group={group} id={title} />
      <Box role="list" aria-label={`Anggota ${kunci}`} sx={{ flex: 1, minHeight: 80, overflowY: 'auto', p: 1 }}>
        {group.anggota.map((id, nth) => {
          const person = store.people.get(id);
          return person ? (
            <StudentCard key={id} person={person} place={kunci} leads={id === group.idKetua} first={nth === 0} />
          ) : null;
        })}
      </Box>
    </Frame>
  );
});

/** Those without a place, each with the reason; there may be hundreds, so only what is in view is drawn. */
export const LeftColumn = memo(function LeftColumn({ folded }: { folded: boolean }) {
  const { store } = useBoard();
  const left = useLeft();
  const title = useId();
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: left.length,
    getScrollElement: () => box.current,
    estimateSize: () => cardHeight,
    overscan: 6,
  });
  if (folded)
    return (
      <Frame place={nowhere} labelledBy={title}>
        <Typography
          id={title}
          component="h3"
          variant="body2"
          sx={{ writingMode: 'vertical-rl', mx: 'auto', my: 1.5, color: 'text.secondary', fontWeight: 600 }}
        >
          Belum mendapat kelompok: tidak ada
        </Typography>
      </Frame>
    );
  return (
    <Frame place={nowhere} labelledBy={title}>
      <Box sx={{ p: 1.25, borderBottom: 1, borderColor: 'divider' }}>
        <Typography id={title} component="h3" variant="subtitle1">
          Belum mendapat kelompok{' '}
          <Typography component="span" variant="body2" className="angka" sx={{ color: 'text.secondary', ml: 1 }}>
            {left.length} orang
          </Typography>
        </Typography>
      </Box>
      <Box ref={box} role="list" aria-label="Belum mendapat kelompok" sx={{ flex: 1, overflowY: 'auto', p: 1 }}>
        <Box role="presentation" sx={{ position: 'relative', height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const { idPendaftarMbkm, alasan } = left[index] ?? { idPendaftarMbkm: '', alasan: '' };
            const person = store.people.get(idPendaftarMbkm);
            return person ? (
              <Box
                key={idPendaftarMbkm}
                role="presentation"
                sx={{ position: 'absolute', top: 0, left: 0, right: 0 }}
                style={{ transform: `translateY(${start}px)` }}
              >
                <StudentCard person={person} place={nowhere} leads={false} reason={alasan} first={index === 0} />
              </Box>
            ) : null;
          })}
        </Box>
      </Box>
    </Frame>
  );
});
