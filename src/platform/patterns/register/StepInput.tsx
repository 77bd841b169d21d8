import type { ComponentType } from 'react';
import { SourceContextProvider, useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type Field, isRequired, isShown, type StepField } from '../../../../resources/kit/index.ts';
import { MomentInput } from '../../ui/inputs/MomentInput.tsx';
import type { InputProps } from '../../ui/inputs/useFieldInput.ts';
import { inputs } from '../../ui/inputs.tsx';
import { fieldOf, useDeclaration } from '../../ui/registry.ts';
import { AtPart } from '../record/Parts.tsx';
import { splitSource } from '../record/source.ts';
import { UploadInput } from '../upload/UploadInput.tsx';
import { CardsInput } from './CardsInput.tsx';
import { ChosenRefInput } from './ChosenRefInput.tsx';
import { useEarliestEnd } from './useLeastDays.ts';

interface Props {
  field: StepField;
  locked?: boolean;
}

/** The input of one field of a step; nothing while its condition does not hold. */
export function StepInput({ field, locked }: Props) {
  const values = useWatch<Record<string, unknown>>();
  const { part } = splitSource(field.name);
  const outer = useSourceContext();
  if (!isShown(field, values)) return null;
  const required = isRequired(field, values);
  const inner = part ? { ...outer, getSource: (source: string) => `${part}.${source}` } : outer;
  return (
    <SourceContextProvider value={inner}>
      <AtPart source={field.name}>
        {name => <Drawn name={name} field={field} required={required} locked={locked} />}
      </AtPart>
    </SourceContextProvider>
  );
}

interface DrawnProps extends Props {
  name: string;
  required: boolean;
}

function Drawn({ name, field, required, locked }: DrawnProps) {
  const declared = fieldOf(useDeclaration(), name);
  const earliest = useEarliestEnd(field.name);
  if (declared.kind === 'file') return <UploadInput source={name} required={required} locked={locked} />;
  const asked = { required, help: earliest.help ?? field.help ?? declared.help };
  const shown: Field =
    declared.kind === 'longtext'
      ? { ...declared, ...asked, least: field.least ?? declared.least ?? 0 }
      : { ...declared, ...asked };
  if (shown.kind === 'ref' && field.cards)
    return <CardsInput source={name} field={shown} cards={field.cards} choose={field.choose} />;
  if (shown.kind === 'ref' && (field.choose || field.limit))
    return <ChosenRefInput source={name} field={shown} choose={field.choose} limit={field.limit} />;
  if (shown.kind === 'date') return <MomentInput source={name} field={shown} min={earliest.min} />;
  // The table is keyed by kind, so the entry always fits the field; TypeScript cannot see the correlation.
  const Input = inputs[declared.kind] as ComponentType<InputProps<Field>>;
  return <Input source={name} field={shown} />;
}
