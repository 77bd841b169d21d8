import Chip from '@mui/material/Chip';
import { useTheme } from '@mui/material/styles';
import type { Workflow } from '../../../../resources/kit/index.ts';
import { toneIcons } from '../../common/toneIcons.ts';
import { stateColors } from '../../look/tokens.ts';
import { formatNumber } from '../../providers/format.ts';
import { useLabel } from '../../providers/language.ts';

interface Props {
  workflow: Pick<Workflow, 'states'>;
  value: string;
  /** How many are in it. */
  count?: number;
}

/** A workflow state as coloured chip with icon and word. */
export function StatusChip({ workflow, value, count }: Props) {
  const { palette } = useTheme();
  const labelOf = useLabel();
  const state = workflow.states[value];
  const tone = state?.tone ?? 'draf';
  const Icon = toneIcons[tone];
  const { ink, ground } = stateColors[palette.mode][tone];
  const word = labelOf(state?.label ?? value);
  return (
    <Chip
      size="small"
      icon={<Icon />}
      label={count === undefined ? word : `${word} ${formatNumber(count)}`}
      sx={{
        fontWeight: 600,
        color: ink,
        backgroundColor: ground,
        '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
      }}
    />
  );
}
