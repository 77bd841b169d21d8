import ViewWeekOutlinedIcon from '@mui/icons-material/ViewWeekOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { usePhone } from '../../common/usePhone.ts';
import { useWords } from '../../providers/language.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { useExtraColumns } from './useExtraColumns.ts';

/** Which of the installation's questions the table shows as columns; nothing where there are none. */
export function ExtraColumnsButton() {
  const say = useWords();
  const labelOf = useFieldLabel();
  const phone = usePhone();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { names, chosen, toggle } = useExtraColumns();
  if (phone || !names.length) return null;
  return (
    <>
      <Button
        startIcon={<ViewWeekOutlinedIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ flexShrink: 0 }}
      >
        {say('Kolom')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { 'aria-label': say('Kolom'), role: 'dialog', sx: { p: 2, width: 320 } } }}
      >
        <FormGroup sx={{ maxHeight: 320, overflowY: 'auto', flexWrap: 'nowrap' }}>
          {names.map(name => (
            <FormControlLabel
              key={name}
              label={labelOf(name)}
              control={<Checkbox size="small" checked={chosen.includes(name)} onChange={() => toggle(name)} />}
            />
          ))}
        </FormGroup>
      </Popover>
    </>
  );
}
