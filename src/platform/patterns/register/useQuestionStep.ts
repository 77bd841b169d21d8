import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chosenForm, type Extras } from '../../../../resources/kit/extras.ts';
import { dayInZone, extrasField, type RegisterOptions, type Step } from '../../../../resources/kit/index.ts';
import { http } from '../../providers/http.ts';
import { useDeclaration } from '../../ui/registry.ts';
import type { Values } from '../record/source.ts';

const none: readonly string[] = [];

/** The steps with one more, before the documents or the review. */
const withStep = (steps: readonly Step[], step: Step): readonly Step[] => {
  const at = steps.findIndex(({ kind }, i) => i > 0 && (kind === 'documents' || kind === 'review'));
  return at < 0 ? [...steps, step] : [...steps.slice(0, at), step, ...steps.slice(at)];
};

/**
 * The form with a step for the questions that the installation's forms ask of this registration, as far as there are any.
 * @param ids forms that what was chosen names; undefined while that is not known
 * @param values what is typed so far
 */
export function useQuestionStep(
  options: RegisterOptions,
  ids: readonly string[] = none,
  values: Values,
): RegisterOptions {
  const resource = useDeclaration();
  const within = extrasField(resource);
  const asked = ids.join(',');
  const { data } = useQuery({
    queryKey: ['kolom-tambahan', resource.name, asked],
    queryFn: async ({ signal }) =>
      (await http<Extras>('kolom-tambahan', { query: { sumber: resource.name, formulir: asked }, signal })).data,
    enabled: within !== undefined && asked !== '',
    staleTime: 60_000,
    retry: false,
    placeholderData: asked === '' ? undefined : before => before,
  });
  const form = data?.chosen && chosenForm(data.chosen, ids, { ...values, ...options.fixed }, dayInZone(Date.now()));
  // Typing does not change what is asked: the same questions are the same step.
  const told = form ? JSON.stringify(form) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `told` stands for `form`
  return useMemo(() => {
    if (!form || within === undefined) return options;
    const step: Step = {
      key: 'pertanyaan',
      title: 'Pertanyaan',
      kind: 'questions',
      fields: [],
      asks: { form, within },
    };
    return { ...options, steps: withStep(options.steps, step) };
  }, [options, within, told]);
}
