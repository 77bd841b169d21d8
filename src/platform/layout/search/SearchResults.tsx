import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { longestMatch } from '../../../../resources/kit/index.ts';
import type { MenuEntry } from '../../../../resources/pengaturan/hakMenu.ts';
import { NamedIcon } from '../../common/NamedIcon.tsx';
import { linksOf, wayTo } from '../../common/trail.ts';
import { useWords } from '../../providers/language.ts';
import { useAuthState } from '../../providers/session.ts';
import type { ChoiceGroup } from './options.ts';

interface Props {
  id: string;
  groups: readonly ChoiceGroup[];
  /** Place of the line that Enter opens, over all groups. */
  active: number;
  /** Told the place of the line. */
  onChoose: (place: number) => void;
}

/** The icon of the drawn screen that a link belongs to: a person looks as the list of people does. */
function iconFor(menus: readonly MenuEntry[], link: string) {
  const known = longestMatch(linksOf(menus), link.split('?')[0] ?? link);
  return known ? wayTo(menus, known).findLast(({ meta }) => meta.icon)?.meta.icon : undefined;
}

/** Choices under their headings: a listbox whose options the field above points at. */
export function SearchResults({ id, groups, active, onChoose }: Props) {
  const say = useWords();
  const { menus } = useAuthState();
  const starts = groups.map((_, i) =>
    groups.slice(0, i).reduce((sum, { choices, all }) => sum + choices.length + (all ? 1 : 0), 0),
  );
  const line = (place: number) => ({
    id: `${id}-${place}`,
    selected: place === active,
    onChoose: () => onChoose(place),
  });
  return (
    <Box role="listbox" id={`${id}-hasil`} aria-label={say('Hasil pencarian')}>
      {groups.map(({ name, choices, all }, i) => (
        <Box key={name} role="group" aria-labelledby={`${id}-kelompok-${i}`}>
          <Typography
            id={`${id}-kelompok-${i}`}
            variant="caption"
            component="div"
            sx={{ px: 2, pt: 1.5, pb: 0.5, color: 'text.secondary', fontWeight: 600 }}
          >
            {name}
          </Typography>
          {choices.map((choice, n) => (
            <Line key={`${choice.link} ${choice.title} ${choice.beside}`} {...line((starts[i] ?? 0) + n)}>
              <NamedIcon name={iconFor(menus ?? [], choice.link)} sx={{ color: 'text.secondary', fontSize: 20 }} />
              <Box component="span" sx={{ minWidth: 0 }}>
                <Typography component="span" sx={{ display: 'block', overflowWrap: 'anywhere', lineHeight: 1.3 }}>
                  {choice.title}
                </Typography>
                {choice.beside ? (
                  <Typography
                    component="span"
                    variant="body2"
                    noWrap
                    sx={{ display: 'block', color: 'text.secondary' }}
                  >
                    {choice.beside}
                  </Typography>
                ) : null}
              </Box>
            </Line>
          ))}
          {all ? (
            <Line {...line((starts[i] ?? 0) + choices.length)}>
              <ArrowForward sx={{ color: 'text.secondary', fontSize: 20 }} />
              <Typography component="span" variant="body2" sx={{ color: 'primary.main' }}>
                {say('Semua di %{nama}', { nama: name })}
              </Typography>
            </Line>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}

interface LineProps {
  id: string;
  selected: boolean;
  onChoose: () => void;
  children: React.ReactNode;
}

/** The focus stays in the field, which hears the keys; a line is chosen there or by a pointer. */
function Line({ id, selected, onChoose, children }: LineProps) {
  return (
    <Box
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      onMouseDown={event => event.preventDefault()}
      onClick={onChoose}
      sx={{
        display: 'grid',
        gridTemplateColumns: '24px minmax(0, 1fr)',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 48,
        px: 2,
        py: 0.75,
        cursor: 'pointer',
        bgcolor: selected ? 'action.selected' : 'transparent',
        '&:hover': { bgcolor: selected ? 'action.selected' : 'action.hover' },
      }}
    >
      {children}
    </Box>
  );
}
