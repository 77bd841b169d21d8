import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { fittingForm, type PivotForm, pivotFormNames, pivotForms } from '../../../../resources/kit/pivot.ts';
import type { PivotState } from './usePivot.ts';

interface Props {
  state: PivotState;
  /** The groups have positions. */
  mapped: boolean;
  onChoose: (form: PivotForm) => void;
}

/** Chooses how the figures are drawn, and proposes what fits. */
export function FormPicker({ state: { rows, columns, form }, mapped, onChoose }: Props) {
  const fitting = fittingForm(rows, columns);
  const offered = pivotFormNames.filter(name => name !== 'peta' || mapped || form === 'peta');
  return (
    <>
      <Box sx={{ overflowX: 'auto', maxWidth: '100%' }}>
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
      </Box>
      {fitting === form ? null : (
        <Button size="small" onClick={() => onChoose(fitting)}>
          Cocok: {pivotForms[fitting]}
        </Button>
      )}
    </>
  );
}
