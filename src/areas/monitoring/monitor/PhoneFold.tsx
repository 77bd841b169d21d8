import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { usePhone } from '../../../platform/common/usePhone.ts';
import { useWords } from '../../../platform/providers/language.ts';

interface Props {
  /** Name of the folded content: "grafik", as in "Lihat grafik". */
  what: string;
  children: ReactNode;
}

/** Content that a phone shows only on request; wider screens show it at once. */
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
