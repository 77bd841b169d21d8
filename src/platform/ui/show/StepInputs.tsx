import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { createElement, type ReactNode, Suspense, useLayoutEffect, useMemo, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { FormProvider, useWatch } from 'react-hook-form';
import { type Fields, isOfRow, type Resource, type WarnAbove } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { http } from '../../providers/http.ts';
import { useWords } from '../../providers/language.ts';
import { FieldInput } from '../FieldInput.tsx';
import { FormModeContext } from '../form/FormMode.ts';
import { NoteInput } from '../NoteInput.tsx';
import { placeOf } from '../places.ts';
import { fieldOf, RegistryContext, useDeclaration, useRegistry } from '../registry.ts';
import { ReadyNotesPlace } from './ReadyNotesPlace.tsx';
import type { StepInput } from './useStepInput.ts';

const ReadyNotes = lazyScreen(() => import('./ReadyNotes.tsx'));

interface Props {
  input: StepInput;
  /** The note has the focus from the first, where nothing else is asked for; otherwise what is asked first has it. */
  autoFocus?: boolean;
  minRows?: number;
  /** Ctrl + Enter in the note. */
  onSend?: () => void;
}

/** Inputs that accept typing, sections of a date included; no file inputs and none that a library hides. */
const typable =
  'input:not([type="file"], [type="hidden"], [tabindex="-1"], [disabled]), textarea:not([disabled]), [contenteditable="true"]';

/** The inputs of a step: what it takes, then its note. */
export function StepInputs({ input: { fields, takes, form, note, keepsNotes }, autoFocus, minRows, onSend }: Props) {
  const say = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const names = Object.keys(fields);
  // As `autoFocus` does: before the dialog around takes the focus for itself.
  useLayoutEffect(() => {
    if (names.length) frame.current?.querySelector<HTMLElement>(typable)?.focus();
  }, [names.length]);
  return (
    <FormProvider {...form}>
      <Stack ref={frame} spacing={2} sx={{ pt: 1 }}>
        <TakenFields fields={fields}>
          {names.map(name => {
            const taken = takes?.[name];
            return (
              <div key={name}>
                <TakenInput source={name} />
                {taken && isOfRow(taken) && taken.warnAbove ? <LimitHint name={name} {...taken.warnAbove} /> : null}
              </div>
            );
          })}
        </TakenFields>
        <NoteInput
          {...note}
          autoFocus={autoFocus && names.length === 0}
          minRows={minRows}
          keys={onSend ? say('Ctrl + Enter untuk mengirim.') : undefined}
          onKeyDown={event => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend?.();
          }}
        />
        {keepsNotes ? (
          <Suspense fallback={<ReadyNotesPlace />}>
            <ReadyNotes step={keepsNotes} value={note.value} onChange={note.onChange} />
          </Suspense>
        ) : null}
      </Stack>
    </FormProvider>
  );
}

/** Input of a field that the step takes. */
function TakenInput({ source }: { source: string }) {
  const field = fieldOf(useDeclaration(), source);
  const own = field.kind === 'ref' ? placeOf('stepReferences')[field.to] : undefined;
  if (!own || field.kind !== 'ref') return <FieldInput source={source} />;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={56} />}>{createElement(own, { source, field })}</Suspense>
  );
}

/** Inputs inside read the declaration of the resource with the step's own fields, and all of them may be written. */
function TakenFields({ fields, children }: { fields: Fields; children: ReactNode }) {
  const registry = useRegistry();
  const resource = useDeclaration();
  const asking = useMemo(() => {
    const taking: Resource = { ...resource, fields: { ...resource.fields, ...fields } };
    const swapped = (found: Resource | undefined) => (found?.name === resource.name ? taking : found);
    return {
      ...registry,
      get: (name: string) => (name === resource.name ? taking : registry.get(name)),
      find: (name: string) => swapped(registry.find(name)),
    };
  }, [registry, resource, fields]);
  return (
    <RegistryContext value={asking}>
      <FormModeContext value="step">{children}</FormModeContext>
    </RegistryContext>
  );
}

/** Said below a number above the limit that the server tells; nothing where it cannot be asked. */
function LimitHint({ name, endpoint, param, limit, text }: WarnAbove & { name: string }) {
  const value: unknown = useWatch({ name });
  const record = useRecordContext();
  const of: unknown = record?.[param];
  const { data } = useQuery({
    queryKey: ['batas', endpoint, of],
    queryFn: async () =>
      (await http<Readonly<Record<string, unknown>>>(endpoint, { query: { [param]: String(of) } })).data,
    enabled: of !== undefined && of !== null,
    retry: false,
  });
  const most = data?.[limit];
  if (typeof most !== 'number' || typeof value !== 'number' || value <= most) return null;
  return (
    <Typography variant="caption" role="status" component="p" sx={{ color: 'warning.main', mt: 0.5 }}>
      {text.replace('{n}', String(most))}
    </Typography>
  );
}
