import TuneIcon from '@mui/icons-material/ViewWeekOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { usePhone } from '../../common/usePhone.ts';
import { useWords } from '../../providers/language.ts';
import { useDefaultView } from './views/useDefaultView.ts';

const ViewPanel = lazyScreen(() => import('./ViewPanel.tsx'));

/** "Tampilan": kept views of the list, which columns in which order, and how close the rows stand; the last two stay on the device. */
export function ViewMenu() {
  const say = useWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const phone = usePhone();
  useDefaultView(!phone);
  if (phone) return null;
  return (
    <>
      <Button
        startIcon={<TuneIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ flexShrink: 0, ml: 'auto !important' }}
      >
        {say('Tampilan')}
      </Button>
      {anchor ? (
        <Suspense>
          <ViewPanel anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
