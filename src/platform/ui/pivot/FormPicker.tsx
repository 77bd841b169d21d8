import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  fittingForm,
  isPivotForm,
  type PivotForm,
  pivotFormNames,
  pivotForms,
} from '../../../../resources/kit/pivot.ts';
import { usePhone } from '../../common/usePhone.ts';
import type { PivotState } from './usePivot.ts';

interface Props {
  state: PivotState;
  /** The groups have positions. */
  mapped: boolean;
  onChoose: (form: PivotForm) => void;
}

/** Chooses how the figures are drawn, and proposes what fits; on a phone a list, so that what is chosen is in sight. */
export function FormPicker({ state: { rows, columns, form }, mapped, onChoose }: Props) {
  const phone = usePhone();
  const fitting = fittingForm(rows, columns);
  const offered = pivotFormNames.filter(name => name !== 'peta' || mapped || form === 'peta');
  return (
    <>
      {phone ? (
        <TextField
          select
          fullWidth={false}
          size="small"
          label="Bentuk"
          value={form}
          onChange={({ target: { value } }) => isPivotForm(value) && onChoose(value)}
          sx={{ minWidth: 130 }}
        >
          {offered.map(name => (
            <MenuItem key={name} value={name}>
              {pivotForms[name]}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Bentuk"
          value={form}
          onChange={(_, next: PivotForm | null) => next && onChoose(next)}
        >
          {offered.map(name => (
            <ToggleButton key={name} value={name} sx={{ whiteSpace: 'nowrap' }}>
              {pivotForms[name]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {fitting === form ? null : (
        <Button size="small" onClick={() => onChoose(fitting)}>
          Cocok: {pivotForms[fitting]}
        </Button>
      )}
    </>
  );
}
