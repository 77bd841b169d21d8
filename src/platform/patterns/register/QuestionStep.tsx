import { type ReactNode, useMemo } from 'react';
import { withExtras } from '../../../../resources/kit/extras.ts';
import { questionsOf } from '../../../../resources/kit/form/definition.ts';
import type { Registry, Step } from '../../../../resources/kit/index.ts';
import { AnswerFields } from '../../ui/questions/AnswerFields.tsx';
import { RegistryContext, useDeclaration, useRegistry } from '../../ui/registry.ts';
import { PartField } from '../record/PartField.tsx';

type Asks = NonNullable<Step['asks']>;

/** Makes the questions fields of the resource around, so that inputs and values find what they are called. */
function Asked({ asks: { form }, children }: { asks: Asks; children: ReactNode }) {
  const registry = useRegistry();
  const declared = useDeclaration();
  const wide: Registry = useMemo(() => {
    const columns = questionsOf(form).map(({ question }) => ({ question, removed: false }));
    const r = withExtras(declared, { form, columns });
    const own = (name: string) => (name === declared.name ? r : undefined);
    return {
      ...registry,
      get: name => own(name) ?? registry.get(name),
      find: name => own(name) ?? registry.find(name),
    };
  }, [registry, declared, form]);
  return <RegistryContext value={wide}>{children}</RegistryContext>;
}

/** The questions of a registration: as inputs, or in its review as what was answered. */
export function QuestionStep({ asks, review = false }: { asks: Asks; review?: boolean }) {
  return (
    <Asked asks={asks}>
      {review ? <PartField source={asks.within} /> : <AnswerFields form={asks.form} within={asks.within} />}
    </Asked>
  );
}
