import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';

interface Props {
  /** What is folded: "grafik", as in "Lihat grafik". */
  what: string;
  children: ReactNode;
}

/** What a phone shows only when it is asked for; wider screens show it at once. */
export function PhoneFold({ what, children }: Props) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [open, setOpen] = useState(false);
  if (!phone) return children;
  return (
    <>
      <Button variant="outlined" fullWidth aria-expanded={open} onClick={() => setOpen(!open)} sx={{ mt: 2 }}>
        {open ? 'Tutup' : 'Lihat'} {what}
      </Button>
      {open ? children : null}
    </>
  );
}
