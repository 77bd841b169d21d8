import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { Hint } from './Hint.tsx';
import { useTrail } from './useTrail.ts';

const place = 'kembali-judul';

/** Place for the way back, before the heading of a page. */
export const TitleBackPlace = () => <div id={place} className="alat-judul kembali-judul" />;

interface Props {
  to: string;
  /** Where it leads, or what it does. */
  label: string;
}

/** The way back, before the heading of the page; nothing outside of the back office's frame. */
export function TitleBack(props: Props) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setTarget(document.getElementById(place)), []);
  return target ? createPortal(<Arrow {...props} />, target) : null;
}

/** On phones the bar says where the page belongs, as far as that is a page; the heading then has the line to itself. */
function Arrow({ to, label }: Props) {
  const above = useTrail().at(-2)?.link;
  return (
    <Hint title={label}>
      <IconButton
        component={Link}
        to={to}
        aria-label={label}
        color="primary"
        sx={{ ml: -1, mr: 1, ...(above ? { display: { xs: 'none', sm: 'inline-flex' } } : {}) }}
      >
        <ArrowBackIcon />
      </IconButton>
    </Hint>
  );
}
