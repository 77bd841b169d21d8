import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useWords } from '../../providers/language.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { MovableList } from './MovableList.tsx';
import { useWidthSteps } from './useColumnWidths.ts';
import { useColumns, useDensity } from './useView.ts';
import { SavedViews } from './views/SavedViews.tsx';

/** What "Tampilan" opens: kept views, density, and the columns with their order and widths. */
export default function ViewPanel({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const say = useWords();
  const labelOf = useFieldLabel();
  const { columns, hidden, toggle, move, reset } = useColumns();
  const widen = useWidthSteps();
  const [density, setDensity] = useDensity();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { 'aria-label': say('Tampilan'), role: 'dialog', sx: { p: 2, width: 320 } } }}
    >
      <Stack spacing={1.5}>
        <SavedViews onDone={onClose} />
        <Divider />
        <Typography variant="subtitle2">{say('Kerapatan')}</Typography>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          color="primary"
          value={density}
          onChange={(_, chosen) => chosen && setDensity(chosen)}
          aria-label={say('Kerapatan')}
        >
          <ToggleButton value="medium">{say('Longgar')}</ToggleButton>
          <ToggleButton value="small">{say('Padat')}</ToggleButton>
        </ToggleButtonGroup>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography variant="subtitle2">{say('Kolom')}</Typography>
          <Button size="small" onClick={reset}>
            {say('Atur ulang')}
          </Button>
        </Stack>
        <FormGroup sx={{ maxHeight: 320, overflowY: 'auto', flexWrap: 'nowrap' }}>
          <MovableList
            dense
            entries={columns.map(name => ({ key: name, name: labelOf(name) }))}
            onMove={move}
            onSideways={({ key }, step) => widen(key, step)}
          >
            {({ key, name }) => (
              <FormControlLabel
                label={name}
                control={<Checkbox size="small" checked={!hidden.includes(key)} onChange={() => toggle(key)} />}
              />
            )}
          </MovableList>
        </FormGroup>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {say(
            'Seret kolom, atau tekan tombol panah pada pegangannya: atas dan bawah untuk urutan, kiri dan kanan untuk lebar. Lebar juga dapat ditarik di tepi kanan judulnya.',
          )}
        </Typography>
      </Stack>
    </Popover>
  );
}
