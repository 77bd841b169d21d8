import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { RancanganFormulir } from '../../../../resources/formulir/panggilan.ts';
import { draftFormSchema, type Form, formSchema } from '../../../../resources/kit/form/definition.ts';
import { errorsByField, type FieldErrors } from '../../../../resources/kit/index.ts';
import { useUnsaved } from '../../../platform/common/unsaved/useUnsaved.ts';
import { http } from '../../../platform/providers/http.ts';
import { messageOf, wasOvertaken } from '../../../platform/ui/failedCall.ts';

const pathOf = (id: string) => `formulir/formulir/${id}/rancangan`;

/** The questions of a form as they are written; asked for when they are opened, and not while somebody writes. */
export const useDraft = (id: string) =>
  useQuery({
    queryKey: ['formulir/rancangan', id],
    queryFn: async ({ signal }) => (await http<RancanganFormulir>(pathOf(id), { signal })).data,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** What still stands in the way of a release, by path: `sections.0.questions.1.label`. */
export function problemsOf(form: Form): FieldErrors {
  const read = formSchema.safeParse(form);
  return read.success ? {} : errorsByField(read.error);
}

/** What is changed of a form until it is saved or released. Whatever fails leaves it as typed. */
export function useBuilder(id: string, rowVersion: number, stored: RancanganFormulir) {
  const notify = useNotify();
  const refresh = useRefresh();
  const client = useQueryClient();
  const [form, change] = useState<Form>(stored.rancangan);
  const [version, setVersion] = useState(stored.version);
  const [problem, setProblem] = useState<{ words: string; overtaken: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  const dirty = JSON.stringify(form) !== JSON.stringify(stored.rancangan);
  useUnsaved({ name: `formulir ${id}`, dirty, values: form, shape: draftFormSchema, put: change });

  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem({ words: messageOf(error), overtaken: wasOvertaken(error) });
      return false;
    } finally {
      setBusy(false);
    }
  };

  const take = (now: RancanganFormulir) => {
    client.setQueryData(['formulir/rancangan', id], now);
    change(now.rancangan);
    setVersion(now.version);
  };
  const keep = async () => {
    const body = { version, rancangan: form };
    take((await http<RancanganFormulir>(pathOf(id), { method: 'PUT', body, quiet: true })).data);
  };

  return {
    form,
    change,
    dirty,
    problem,
    busy,
    save: () =>
      attempt(async () => {
        await keep();
        notify('Pertanyaan disimpan.', { type: 'success' });
      }),
    /** Saves and releases in one go. */
    release: () =>
      attempt(async () => {
        if (dirty) await keep();
        const body = { version: rowVersion };
        await http(`formulir/formulir/${id}/aksi/rilis`, { method: 'POST', body, quiet: true });
        take((await http<RancanganFormulir>(pathOf(id))).data);
        refresh();
        notify('Formulir dirilis.', { type: 'success' });
      }),
    /** Goes on with what somebody else saved. */
    takeTheirs: () => attempt(async () => take((await http<RancanganFormulir>(pathOf(id))).data)),
  };
}
