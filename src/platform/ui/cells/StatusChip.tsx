import Chip from '@mui/material/Chip';
import { useTheme } from '@mui/material/styles';
import type { Workflow } from '../../../../resources/kit/index.ts';
import { toneIcons } from '../../common/toneIcons.ts';
import { stateColors } from '../../look/tokens.ts';
import { useLabel } from '../../providers/language.ts';

/** A workflow state as coloured chip with icon and word. */
export function StatusChip({ workflow, value }: { workflow: Pick<Workflow, 'states'>; value: string }) {
  const { palette } = useTheme();
  const labelOf = useLabel();
  const state = workflow.states[value];
  const tone = state?.tone ?? 'draf';
  const Icon = toneIcons[tone];
  const { ink, ground } = stateColors[palette.mode][tone];
  return (
    <Chip
      size="small"
      icon={<Icon />}
      label={labelOf(state?.label ?? value)}
      sx={{
        fontWeight: 600,
        color: ink,
        backgroundColor: ground,
        '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
      }}
    />
  );
}
