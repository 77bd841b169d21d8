import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatDateTime, formatNumber, formatRelative } from '../../crud/format.ts';
import { useMayOpen } from '../../layout/useMayOpen.ts';
import type { Card } from './dashboard.ts';

/** A card, or one whose words are made already. */
type Shown = Card | { label: string; nilai: string; jenis: 'teks'; link: string | null };

function wordsOf({ jenis, nilai }: Shown): string {
  if (nilai === null) return 'Belum pernah';
  if (typeof nilai === 'number') return jenis === 'sks' ? `${formatNumber(nilai)} SKS` : formatNumber(nilai);
  return jenis === 'waktu' ? formatRelative(nilai) : nilai;
}

/** Figures side by side; each leads to what it counts where the role may go there. */
export function FigureCards({ cards }: { cards: readonly Shown[] }) {
  const mayOpen = useMayOpen();
  if (cards.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Angka ringkas"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, minmax(150px, 1fr))' },
        gap: 1.25,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {cards.map(card => {
        const { label, link, jenis, nilai } = card;
        return (
          <li key={label}>
            <Box
              {...(link && mayOpen(link) ? { component: Link, to: link } : {})}
              sx={{
                display: 'block',
                height: '100%',
                px: 2,
                py: 1.5,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                bgcolor: 'background.paper',
                color: 'text.primary',
                textDecoration: 'none',
                transition: 'border-color 140ms',
                '&:is(a):hover': { borderColor: 'primary.main', bgcolor: 'action.hover' },
              }}
            >
              <Typography
                component="span"
                className="angka"
                title={jenis === 'waktu' && typeof nilai === 'string' ? formatDateTime(nilai) : undefined}
                sx={{ display: 'block', fontSize: 24, fontWeight: 700, lineHeight: 1.25, overflowWrap: 'anywhere' }}
              >
                {wordsOf(card)}
              </Typography>
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {label}
              </Typography>
            </Box>
          </li>
        );
      })}
    </Box>
  );
}
