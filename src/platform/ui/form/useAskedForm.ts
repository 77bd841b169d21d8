import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldErrors } from '../../../../resources/kit/index.ts';
import type { Values } from '../../providers/api.ts';
import { errorsInWords } from '../../providers/reading.ts';
import { fieldErrorsOf, messageOf } from '../failedCall.ts';
import { useHeldFields } from './useHeldFields.ts';

interface Asked {
  /** The form with the row that it is about: what was typed is offered again for these only. */
  about: string;
  values: Values;
  /** Checks of the declarations, by field, before anything is sent. */
  check?: (values: Values) => FieldErrors;
  /** Sends the values; a refusal is thrown. */
  send: (values: Values) => Promise<void>;
}

/**
 * The form of a dialog that sends by itself: refusals stand at their fields, or as `problem` where they belong to none.
 * Messages of an earlier attempt do not block the next.
 */
export function useAskedForm({ about, values, check, send }: Asked) {
  const form = useForm<Record<string, unknown>>({ defaultValues: { ...values } });
  useHeldFields({ form, name: about, takes: true });
  const [problem, setProblem] = useState<string | null>(null);
  const refuse = (errors: Record<string, string>) => {
    for (const [name, message] of Object.entries(errors)) form.setError(name, { type: 'server', message });
  };
  const agree = async () => {
    form.clearErrors();
    setProblem(null);
    await form.handleSubmit(async given => {
      const here = errorsInWords(check?.(given) ?? {});
      if (Object.keys(here).length > 0) return refuse(here);
      try {
        await send(given);
      } catch (error) {
        const errors = fieldErrorsOf(error);
        refuse(errors);
        if (Object.keys(errors).length === 0) setProblem(messageOf(error));
      }
    })();
  };
  return { form, problem, busy: form.formState.isSubmitting, agree };
}
