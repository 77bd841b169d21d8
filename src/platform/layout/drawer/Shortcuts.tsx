import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { MenuEntry } from '../../../../resources/pengaturan/hakMenu.ts';
import { MenuButton } from './MenuButton.tsx';
import { StarButton } from './StarButton.tsx';

interface Props {
  title: string;
  entries: readonly MenuEntry[];
  selectedId: string | undefined;
  onNavigate: (() => void) | undefined;
}

/** A few screens under a heading, without the headings of the menu above them. */
export function Shortcuts({ title, entries, selectedId, onNavigate }: Props) {
  const id = useId();
  if (!entries.length) return null;
  return (
    <>
      <Typography
        id={id}
        component="h2"
        variant="caption"
        sx={{ display: 'block', px: 2.5, pt: 1, pb: 0.25, color: 'text.secondary', fontWeight: 600 }}
      >
        {title}
      </Typography>
      <List component="ul" disablePadding aria-labelledby={id} sx={{ px: 1 }}>
        {entries.map(entry => (
          <MenuLine key={entry.id} entry={entry} selected={entry.id === selectedId} onNavigate={onNavigate} />
        ))}
      </List>
    </>
  );
}

interface LineProps {
  entry: MenuEntry;
  depth?: number;
  selected: boolean;
  onNavigate: (() => void) | undefined;
}

/** A link of the wide drawer with its star. */
export function MenuLine({ entry, depth = 0, selected, onNavigate }: LineProps) {
  const { link, meta } = entry;
  return (
    <li style={{ position: 'relative' }} className="baris-menu">
      <MenuButton
        entry={entry}
        depth={depth}
        wide
        to={link ?? undefined}
        selected={selected}
        onClick={onNavigate}
        starred
      />
      {link ? <StarButton link={link} name={meta.name} shown={selected} /> : null}
    </li>
  );
}
