import Box from '@mui/material/Box';
import { useResourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isShown, type Kind, type RegisterOptions, type Step } from '../../../../resources/kit/index.ts';
import { Holds, useHold } from '../../ui/list/StandsAbove.tsx';
import { fieldOf, useRegistry } from '../../ui/registry.ts';
import { splitSource } from '../record/source.ts';
import { StepInput } from './StepInput.tsx';
import { StepRemark } from './StepRemark.tsx';

const wide: ReadonlySet<Kind> = new Set(['longtext', 'rows']);

interface Props {
  step: Step;
  options: RegisterOptions;
}

/**
 * The inputs of a step: one column on phones, two beside each other from 900 px; documents stand in a grid. What stands
 * below cards comes with them, not before: how high they are is known when they are there, and they push nothing down.
 */
export function StepFields({ step, options }: Props) {
  const registry = useRegistry();
  const resource = useResourceContext() ?? '';
  const values = useWatch<Record<string, unknown>>();
  const { held, wait } = useHold();
  const shown = step.fields.filter(field => isShown(field, values));
  const above = shown.findIndex(({ cards }) => cards !== undefined);
  const isWide = (source: string) => {
    const { part, name } = splitSource(source);
    return wide.has(fieldOf(registry.get((part && options.parts[part]) || resource), name).kind);
  };
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {shown.map((field, i) => (
        <Box
          key={field.name}
          hidden={held && i > above}
          sx={field.cards || isWide(field.name) ? { gridColumn: '1 / -1' } : undefined}
        >
          {i === above ? (
            <Holds value={wait}>
              <StepInput field={field} />
            </Holds>
          ) : (
            <StepInput field={field} />
          )}
        </Box>
      ))}
      <StepRemark step={step} sx={{ gridColumn: '1 / -1' }} />
    </Box>
  );
}
