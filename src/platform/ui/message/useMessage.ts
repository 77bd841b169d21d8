import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import type { BodyOf } from '../../../../resources/kit/index.ts';
import type { CaraPesan, cobaPesan, PratinjauPesan } from '../../../../resources/pesan/panggilan.ts';
import { useKept } from '../../common/unsaved/useKept.ts';
import { http } from '../../providers/http.ts';
import { fieldErrorsOf, messageOf } from '../failedCall.ts';
import type { Target } from '../list/selection.ts';
import type { MeantRows } from './meantRows.ts';

const shape = z.object({
  kepada: z.string(),
  lewat: z.array(z.enum(['portal', 'surel', 'wa'])),
  judul: z.string(),
  isi: z.string(),
  /** Empty: at once. */
  jadwal: z.string(),
  /** Receivers may answer in the portal. */
  bolehDibalas: z.boolean(),
  /** Threads are shown on the row. */
  tampilDiData: z.boolean(),
});
export type Written = z.infer<typeof shape>;

const initial: Written = {
  kepada: '',
  lewat: ['portal', 'surel'],
  judul: '',
  isi: '',
  jadwal: '',
  bolehDibalas: false,
  tampilDiData: true,
};

/** Ways from the rows of a list to people, and the words of a text. */
export const useWays = (daftar: string) =>
  useQuery({
    queryKey: ['pesan', 'cara', daftar],
    queryFn: async ({ signal }) => (await http<CaraPesan>('pesan/cara', { query: { daftar }, signal })).data.cara,
    retry: false,
  });

const chosen = (target: Target) => ('ids' in target ? { ids: target.ids } : { filter: target.filter, semua: true });

/** A message to the people of some rows: what is written, how it would look, and sending it. */
export function useMessage(resource: string, rows: MeantRows, onSent: () => void) {
  const [first] = useState(rows.target);
  const [kunci] = useState(() => crypto.randomUUID());
  const [values, setValues] = useKept({ name: `pesan ${JSON.stringify(first)}`, initial, shape });
  const [preview, setPreview] = useState<PratinjauPesan | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [wrong, setWrong] = useState<Record<string, string>>({});

  const run = async <T>(path: string, kepada: string, more: object, done: (answer: T) => void) => {
    setBusy(true);
    setError(null);
    setWrong({});
    const { jadwal: _, bolehDibalas: __, tampilDiData: ___, ...written } = values;
    const body: BodyOf<typeof cobaPesan> = { resource, ...chosen(rows.target), ...written, kepada };
    try {
      done((await http<T>(path, { method: 'POST', body: { ...body, ...more }, quiet: true })).data);
    } catch (failure) {
      const byField = fieldErrorsOf(failure);
      setWrong(byField);
      const elsewhere = Object.keys(byField).some(name => !(name in initial));
      setError(Object.keys(byField).length && !elsewhere ? null : messageOf(failure));
      setPreview(null);
    } finally {
      setBusy(false);
    }
  };
  return {
    values,
    put: (more: Partial<Written>) => setValues({ ...values, ...more }),
    rows,
    preview,
    back: () => setPreview(null),
    busy,
    error,
    wrong,
    look: (kepada: string) => run<PratinjauPesan>('pesan/coba', kepada, {}, setPreview),
    send: (kepada: string) =>
      run<{ id: string }>(
        'pesan',
        kepada,
        {
          kunci,
          jadwal: values.jadwal || null,
          bolehDibalas: values.bolehDibalas && values.lewat.includes('portal'),
          tampilDiData: values.tampilDiData,
        },
        () => {
          rows.clear();
          setValues(initial);
          onSent();
        },
      ),
  };
}
