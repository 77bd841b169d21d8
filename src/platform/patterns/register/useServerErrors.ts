import { type UseFormReturn, useFormState } from 'react-hook-form';
import { isShown, type Step } from '../../../../resources/kit/index.ts';
import type { Messages } from './stepErrors.ts';

/** The errors that the form shows right now, by step. */
export function useServerErrors(form: UseFormReturn<Record<string, unknown>>): (step: Step) => Messages {
  // Read so that a new error draws the steps anew.
  const { errors } = useFormState({ control: form.control });
  void errors;
  return step => {
    const found = step.fields.flatMap(field => {
      const message = form.getFieldState(field.name).error?.message;
      return message && isShown(field, form.getValues()) ? [[field.name, message] as const] : [];
    });
    return Object.fromEntries(found);
  };
}
