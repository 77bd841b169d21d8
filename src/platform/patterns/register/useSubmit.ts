import { type RefObject, useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import type { RegisterOptions } from '../../../../resources/kit/index.ts';
import { useDialogs } from '../../common/dialogs/useDialogs.ts';
import { http } from '../../providers/http.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { fieldErrorsOf, messageOf } from '../../ui/failedCall.ts';
import { useDeclaration } from '../../ui/registry.ts';
import { statusOf } from '../../ui/show/statusOf.ts';
import { useCrudApi } from '../../ui/useCrudApi.ts';
import { stepOf } from './registerValues.ts';
import type { useDraft } from './useDraft.ts';

interface Options {
  options: RegisterOptions;
  form: UseFormReturn<Record<string, unknown>>;
  draft: ReturnType<typeof useDraft>;
  /** Asks for the person's consent first. */
  ask: RefObject<((id: string) => Promise<boolean>) | null>;
  onDone: () => void;
  /** Called when errors are shown at their fields. */
  onRefused: () => void;
}

/** Hands the registration in; what stands in the way is shown at its field, in the review, or in a dialog of its own. */
export function useSubmit({ options, form, draft, ask, onDone, onRefused }: Options) {
  const say = useWords();
  const labelOf = useLabel();
  const resource = useDeclaration();
  const api = useCrudApi();
  const dialogs = useDialogs();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [general, setGeneral] = useState<readonly string[]>([]);
  const { along = false, bySave = false } = options.submit;
  const action = statusOf(resource)?.workflow.actions[options.submit.action];

  const refused = async (error: unknown) => {
    const errors = Object.entries(fieldErrorsOf(error));
    for (const [name, message] of errors) form.setError(name, { type: 'server', message });
    const elsewhere = errors.filter(([name]) => stepOf(options, name) < 0).map(([, message]) => message);
    const message = messageOf(error);
    // Where one sentence names all that is missing, it is said as it is.
    setGeneral(errors.length === 0 || (bySave && elsewhere.length > 0) ? [message] : elsewhere);
    const said = options.dialogs.find(({ field }) => errors.some(([name]) => name === field));
    const words = errors.find(([name]) => name === said?.field)?.[1];
    if (said && words) await dialogs.warning(words, said.title);
    else if (error instanceof HttpError && error.status === 409) await dialogs.warning(message);
  };

  const submit = async () => {
    setGeneral([]);
    form.clearErrors();
    if (!along && action?.confirm && !(await dialogs.confirm({ text: action.confirm, accept: action.label }))) return;
    setBusy(true);
    try {
      if (!(await draft.flush())) {
        setGeneral([say('Isian belum tersimpan di server. Periksa koneksi dan isian yang ditandai, lalu coba lagi.')]);
        return onRefused();
      }
      const { id, version } = draft.row();
      if (!id) return;
      if (!along && ask.current && !(await ask.current(id))) return;
      if (along) {
        draft.forget();
        onDone();
        return notify(say('Data Anda lengkap dan tersimpan.'), { type: 'success' });
      }
      if (bySave) await http(`${options.update}/${id}`, { method: 'PUT', body: { version, ajukan: true } });
      else await api.transition(resource.name, id, options.submit.action, { version: version ?? undefined });
      draft.forget();
      onDone();
      void dialogs.success(action?.success ? labelOf(action.success) : say('Tersimpan.'));
    } catch (error) {
      await refused(error);
      onRefused();
    } finally {
      setBusy(false);
    }
  };
  return { submit, busy, general, verb: along ? say('Selesai') : action ? labelOf(action.label) : say('Ajukan') };
}
