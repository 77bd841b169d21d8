import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Isian } from '../../../../resources/formulir/panggilan.ts';
import { answersSchema } from '../../../../resources/kit/form/answers.ts';
import { errorsByField, messages, type Values } from '../../../../resources/kit/index.ts';
import { isInterruption } from '../../../platform/patterns/upload/sendFile.ts';
import { http } from '../../../platform/providers/http.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { errorsInWords, inWords } from '../../../platform/providers/reading.ts';
import { fieldErrorsOf, messageOf } from '../../../platform/ui/failedCall.ts';
import { aboutRow, isianPath, listKey } from '../../../platform/ui/questions/useForms.ts';
import { keepWaiting } from '../luring/waiting.ts';
import type { DeviceAnswers } from './useDeviceAnswers.ts';

/** Names of questions as the call has them. */
const part = 'isi.';

/** Saves or sends the answers of the surrounding form; whatever fails leaves them as typed. */
export function useAnswers(isian: Isian, userId: string, device: DeviceAnswers) {
  const { id, version, nomorVersi, definisi, baris } = isian;
  const say = useWords();
  const notify = useNotify();
  const client = useQueryClient();
  const form = useFormContext();
  const [problem, setProblem] = useState<{ words: string; overtaken: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const { keep } = device;

  useEffect(() => {
    const { unsubscribe } = form.watch((values, { name }) => {
      // Without a name the form as a whole was filled in, which is no change of the person's.
      if (!name) return;
      form.clearErrors(name);
      setProblem(null);
      keep(values);
    });
    return unsubscribe;
  });

  const show = (errors: Readonly<Record<string, string>>, words: string, overtaken = false) => {
    for (const [name, message] of Object.entries(errors)) form.setError(name, { type: 'server', message });
    setProblem(Object.keys(errors).length ? null : { words, overtaken });
  };

  const send = async (kirim: boolean) => {
    form.clearErrors();
    setProblem(null);
    setAttempts(before => before + 1);
    const values: Values = form.getValues();
    // The names of the form are the questions that it has drawn, in whatever version they were typed.
    const read = answersSchema(definisi, { partial: !kirim }).safeParse(values);
    if (!read.success) return show(errorsInWords(errorsByField(read.error)), inWords(messages.invalid));
    setBusy(true);
    try {
      const body = { version, nomorVersi, isi: read.data, kirim };
      const { data } = await http<Isian>(aboutRow(`${isianPath}/${id}`, baris?.id), {
        method: 'PUT',
        body,
        quiet: true,
      });
      device.forget();
      client.setQueryData([isianPath, id, baris?.id], data);
      await client.invalidateQueries({ queryKey: listKey, exact: true });
      // What waited for the answers is there now.
      if (baris?.menahan) await client.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== isianPath });
      notify(say(kirim ? 'Jawaban terkirim. Terima kasih.' : 'Jawaban disimpan, belum dikirim.'), { type: 'success' });
    } catch (error) {
      // Without a connection it goes by itself later, from whichever screen.
      if (kirim && isInterruption(error) && keepWaiting(userId, isian, values)) return;
      const errors = Object.entries(fieldErrorsOf(error)).map(([name, words]) => [
        name.startsWith(part) ? name.slice(part.length) : name,
        words,
      ]);
      show(Object.fromEntries(errors), messageOf(error), true);
    } finally {
      setBusy(false);
    }
  };

  return { problem, busy, attempts, send };
}
