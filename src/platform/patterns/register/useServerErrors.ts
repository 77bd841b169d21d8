import { type UseFormReturn, useFormState } from 'react-hook-form';
import { isShown, type Step } from '../../../../resources/kit/index.ts';
import { sourcesOf } from './registerValues.ts';
import type { Messages } from './stepErrors.ts';

/** The errors that the form shows right now, by step. */
export function useServerErrors(form: UseFormReturn<Record<string, unknown>>): (step: Step) => Messages {
  // Read so that a new error draws the steps anew.
  const { errors } = useFormState({ control: form.control });
  void errors;
  return step => {
    const hidden = new Set(step.fields.filter(field => !isShown(field, form.getValues())).map(({ name }) => name));
    const found = sourcesOf(step).flatMap(name => {
      const message = form.getFieldState(name).error?.message;
      return message && !hidden.has(name) ? [[name, message] as const] : [];
    });
    return Object.fromEntries(found);
  };
}
