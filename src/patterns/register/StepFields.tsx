import Box from '@mui/material/Box';
import { useResourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isShown, type Kind, type RegisterOptions, type Step } from '../../../resources/kit/index.ts';
import { fieldOf, useRegistry } from '../../crud/registry.ts';
import { splitSource } from '../record/source.ts';
import { StepInput } from './StepInput.tsx';

const wide: ReadonlySet<Kind> = new Set(['longtext', 'rows']);

interface Props {
  step: Step;
  options: RegisterOptions;
}

/** The inputs of a step: one column on phones, two beside each other from 900 px; documents stand in a grid. */
export function StepFields({ step, options }: Props) {
  const registry = useRegistry();
  const resource = useResourceContext() ?? '';
  const values = useWatch<Record<string, unknown>>();
  const isWide = (source: string) => {
    const { part, name } = splitSource(source);
    return wide.has(fieldOf(registry.get((part && options.parts[part]) || resource), name).kind);
  };
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {step.fields
        .filter(field => isShown(field, values))
        .map(field => (
          <Box key={field.name} sx={field.cards || isWide(field.name) ? { gridColumn: '1 / -1' } : undefined}>
            <StepInput field={field} />
          </Box>
        ))}
    </Box>
  );
}
