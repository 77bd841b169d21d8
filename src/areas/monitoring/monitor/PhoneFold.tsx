import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { usePhone } from '../../../platform/common/usePhone.ts';
import { useWords } from '../../../platform/providers/language.ts';

interface Props {
  /** What is folded: "grafik", as in "Lihat grafik". */
  what: string;
  children: ReactNode;
}

/** What a phone shows only when it is asked for; wider screens show it at once. */
export function PhoneFold({ what, children }: Props) {
  const say = useWords();
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  if (!phone) return children;
  return (
    <>
      <Button variant="outlined" fullWidth aria-expanded={open} onClick={() => setOpen(!open)} sx={{ mt: 2 }}>
        {open ? say('Tutup') : say('Lihat')} {what}
      </Button>
      {open ? children : null}
    </>
  );
}
