import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MenuEntry } from '../../../../resources/pengaturan/hakMenu.ts';
import { Hint } from '../../common/Hint.tsx';
import { NamedIcon } from '../../common/NamedIcon.tsx';
import { useLabel } from '../../providers/language.ts';

interface Props {
  entry: MenuEntry;
  depth: number;
  wide: boolean;
  to?: string;
  selected?: boolean;
  /** The current page is somewhere below this closed heading. */
  active?: boolean;
  /** Headings only. */
  expanded?: boolean;
  end?: ReactNode;
  /** A star stands at its end. */
  starred?: boolean;
  onClick?: () => void;
}

const isExternal = (to: string) => /^https?:/.test(to);

/** One line of the drawer; only its icon when the drawer is narrow. */
export function MenuButton({ entry, depth, wide, to, selected, active, expanded, end, starred, onClick }: Props) {
  const { icon } = entry.meta;
  const name = useLabel()(entry.meta.name);
  const target = to
    ? isExternal(to)
      ? { component: 'a', href: to }
      : { component: Link, to }
    : { component: 'button' };
  const button = (
    <ListItemButton
      {...target}
      selected={selected}
      aria-current={selected ? 'page' : undefined}
      aria-expanded={expanded}
      aria-label={wide ? undefined : name}
      onClick={onClick}
      sx={{
        width: '100%',
        minHeight: { xs: 44, md: depth === 0 ? 42 : 38 },
        my: '2px',
        py: 0.5,
        pl: wide ? `${12 + depth * 14}px` : '12px',
        pr: starred ? 4.5 : 1,
        '&:hover + .bintang, .baris-menu:hover > & + .bintang': { opacity: 1 },
        borderRadius: 1,
        font: 'inherit',
        textAlign: 'left',
        color: active ? 'primary.main' : 'text.primary',
        '&.Mui-selected': {
          bgcolor: 'action.selected',
          color: 'primary.main',
          '&::before': {
            content: '""',
            position: 'absolute',
            left: 0,
            top: '22%',
            bottom: '22%',
            width: 3,
            borderRadius: 2,
            bgcolor: 'secondary.main',
          },
          '& .MuiListItemText-primary': { fontWeight: 600 },
        },
      }}
    >
      <ListItemIcon sx={{ minWidth: wide ? 34 : 24, color: selected || active ? 'primary.main' : 'text.secondary' }}>
        <NamedIcon name={icon} sx={{ fontSize: depth === 0 ? 22 : 19 }} />
      </ListItemIcon>
      {wide ? (
        <ListItemText
          primary={name}
          slotProps={{ primary: { variant: 'body2', sx: { fontWeight: depth === 0 ? 500 : 400, lineHeight: 1.3 } } }}
        />
      ) : null}
      {wide ? end : null}
    </ListItemButton>
  );
  return wide ? (
    button
  ) : (
    <Hint title={name} placement="right">
      {button}
    </Hint>
  );
}
