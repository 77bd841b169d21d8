import Typography from '@mui/material/Typography';
import type { Kartu } from '../../../resources/umum/dashboard.ts';
import { Tile, Tiles } from '../../platform/common/Tiles.tsx';
import { useMayOpen } from '../../platform/common/useMayOpen.ts';
import { formatDateTime, formatNumber, formatRelative } from '../../platform/providers/format.ts';
import { type Say, useLabel, useWords } from '../../platform/providers/language.ts';

/** A card, or one whose words are made already. */
type Shown = Kartu | { label: string; nilai: string; jenis: 'teks'; link: string | null };

function wordsOf({ jenis, nilai }: Shown, say: Say): string {
  if (nilai === null) return say('Belum pernah');
  if (typeof nilai === 'number') return jenis === 'sks' ? say('%{n} SKS', { n: nilai }) : formatNumber(nilai);
  return jenis === 'waktu' ? formatRelative(nilai) : nilai;
}

/** Figures side by side; each leads to what it counts where the role may go there. */
export function FigureCards({ cards }: { cards: readonly Shown[] }) {
  const say = useWords();
  const labelOf = useLabel();
  const mayOpen = useMayOpen();
  if (cards.length === 0) return null;
  return (
    <Tiles label={say('Angka ringkas')} least={150} onPhone={2} wideFrom="md">
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
              {wordsOf(card, say)}
            </Typography>
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {labelOf(label)}
            </Typography>
          </Tile>
        );
      })}
    </Tiles>
  );
}
