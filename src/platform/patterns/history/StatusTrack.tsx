import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { Workflow } from '../../../../resources/kit/index.ts';
import { stateColors } from '../../look/tokens.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { useDeclaration } from '../../ui/registry.ts';
import { statusOf } from '../../ui/show/statusOf.ts';

/** Position of a state among the drawn ones; a returned row is at the state it was returned from; -1 = it has ended. */
function placeOf(workflow: Workflow, states: readonly string[], state: string): number {
  const at = states.indexOf(state);
  if (at >= 0 || workflow.states[state]?.tone !== 'revisi') return at;
  const arrows = Object.values(workflow.actions).flatMap(action => action.arrows);
  const from = arrows.find(({ to }) => to.includes(state))?.from ?? [];
  return states.findIndex(each => from.includes(each));
}

/** The way of the record in context, with where it is now; nothing for one that has ended on the way. */
export function StatusTrack({ states }: { states: readonly string[] }) {
  const say = useWords();
  const labelOf = useLabel();
  const { palette } = useTheme();
  const status = statusOf(useDeclaration());
  const record = useRecordContext();
  const state = String(record?.[status?.source ?? '']);
  if (!status) return null;
  const at = placeOf(status.workflow, states, state);
  if (at < 0) return null;
  const tone = status.workflow.states[state]?.tone ?? 'draf';
  const { ink, ground } = stateColors[palette.mode][tone];
  return (
    <Box component="ol" aria-label={say('Tahapan')} sx={{ display: 'flex', listStyle: 'none', m: 0, p: 0, mt: 1.5 }}>
      {states.map((name, i) => {
        const done = i < at || (i === at && i === states.length - 1);
        const here = i === at;
        const words = labelOf(status.workflow.states[here ? state : name]?.label ?? '');
        return (
          <Box
            key={name}
            component="li"
            aria-current={here ? 'step' : undefined}
            sx={{ flex: 1, minWidth: 0, position: 'relative', textAlign: 'center' }}
          >
            {i > 0 ? (
              <Box
                aria-hidden
                sx={{
                  position: 'absolute',
                  top: 11,
                  right: 'calc(50% + 14px)',
                  left: 'calc(-50% + 14px)',
                  height: 2,
                  bgcolor: i <= at ? 'primary.main' : 'divider',
                }}
              />
            ) : null}
            <Box
              aria-hidden
              sx={{
                position: 'relative',
                width: 24,
                height: 24,
                mx: 'auto',
                borderRadius: '50%',
                display: 'grid',
                placeItems: 'center',
                fontSize: 12,
                fontWeight: 600,
                border: 2,
                borderColor: here ? ink : done ? 'primary.main' : 'divider',
                bgcolor: here ? ground : done ? 'primary.main' : 'background.paper',
                color: here ? ink : done ? 'primary.contrastText' : 'text.secondary',
              }}
            >
              {done ? <CheckIcon sx={{ fontSize: 14 }} /> : i + 1}
            </Box>
            <Typography
              variant="caption"
              component="span"
              sx={{
                display: 'block',
                mt: 0.5,
                fontWeight: here ? 700 : 400,
                color: here ? 'text.primary' : 'text.secondary',
                fontSize: { xs: 11, sm: 13 },
              }}
            >
              {words}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
