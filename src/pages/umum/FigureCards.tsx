import Typography from '@mui/material/Typography';
import type { Kartu } from '../../../resources/umum/dashboard.ts';
import { formatDateTime, formatNumber, formatRelative } from '../../crud/format.ts';
import { Tile, Tiles } from '../../layout/Tiles.tsx';
import { useMayOpen } from '../../layout/useMayOpen.ts';

/** A card, or one whose words are made already. */
type Shown = Kartu | { label: string; nilai: string; jenis: 'teks'; link: string | null };

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
    <Tiles label="Angka ringkas" least={150} onPhone={2} wideFrom="md">
      {cards.map(card => {
        const { label, link, jenis, nilai } = card;
        return (
          <Tile key={label} to={link && mayOpen(link) ? link : null} sx={{ display: 'block', py: 1.5 }}>
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
          </Tile>
        );
      })}
    </Tiles>
  );
}
