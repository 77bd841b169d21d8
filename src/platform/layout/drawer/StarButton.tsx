import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import { useLabel, useWords } from '../../providers/language.ts';
import { useFavorites } from './favorites.ts';

interface Props {
  link: string;
  name: string;
  /** Seen although neither the pointer nor the focus is there. */
  shown: boolean;
}

/** Stars a screen of the drawer, or takes the star away. */
export function StarButton({ link, name, shown }: Props) {
  const say = useWords();
  const labelOf = useLabel();
  const [links, toggle] = useFavorites();
  const on = links.includes(link);
  return (
    <IconButton
      size="small"
      aria-pressed={on}
      aria-label={say('Favorit: %{nama}', { nama: labelOf(name) })}
      className="bintang"
      onClick={() => toggle(link)}
      sx={{
        position: 'absolute',
        right: 4,
        top: '50%',
        transform: 'translateY(-50%)',
        color: on ? 'secondary.main' : 'text.secondary',
        opacity: on || shown ? 1 : 0,
        '&:focus-visible': { opacity: 1 },
      }}
    >
      {on ? <Star fontSize="small" /> : <StarBorder fontSize="small" />}
    </IconButton>
  );
}
