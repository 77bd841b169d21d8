import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Fragment, useId, useState } from 'react';
import { shownKeys } from '../../common/keys.ts';
import { useWords } from '../../providers/language.ts';

/** The keys that work on the screen. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const say = useWords();
  const id = useId();
  const [keys] = useState(shownKeys);
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{say('Tombol pintas halaman ini')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2, rowGap: 1.25 }}
        >
          {keys.map(one => (
            <Fragment key={one.does}>
              <Box component="dt">{one.does}</Box>
              <Box component="dd" sx={{ m: 0, display: 'flex', gap: 0.5, justifyContent: 'flex-end' }}>
                {one.keys.map(key => (
                  <Box
                    key={key}
                    component="kbd"
                    sx={{
                      px: 0.75,
                      border: 1,
                      borderColor: 'divider',
                      borderRadius: 0.5,
                      fontSize: 13,
                      whiteSpace: 'nowrap',
                      height: 'fit-content',
                    }}
                  >
                    {key}
                  </Box>
                ))}
              </Box>
            </Fragment>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {say('Tutup')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
