import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import type { Failure, ImportAnswer } from '../../providers/api.ts';
import { messageOf } from '../failedCall.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudApi } from '../useCrudApi.ts';

/** Step that the person is at; the server's status decides the rest. */
export type Step = 'berkas' | 'kolom' | 'pratinjau' | 'proses' | 'hasil';

/** The column that the file of wrong rows adds fills nothing. */
const isMapped = ({ kolom, fields, isian }: ImportAnswer): boolean =>
  kolom.every(({ field, diingat, dasarUrutan }) => (field !== null || diingat) && dasarUrutan !== 'tanya') &&
  fields.every(({ field, required }) => !required || isian[field] || kolom.some(column => column.field === field));

/** How often a running import is asked about. */
const pollMs = 700;

/** One import, from the file to the result, as the server keeps it. */
export function useImport() {
  const { name } = useDeclaration();
  const api = useCrudApi();
  const refresh = useRefresh();
  const [known, setKnown] = useState<ImportAnswer | null>(null);
  const [step, setStep] = useState<Step>('berkas');
  const [progress, setProgress] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [kept, setKept] = useState<Failure[]>([]);

  const { data: polled, error: pollError } = useQuery({
    queryKey: ['impor', name, known?.id],
    queryFn: async () => {
      const answer = await api.importGet(name, known?.id ?? '');
      if (answer.status !== 'diproses') finish(answer);
      return answer;
    },
    enabled: known?.status === 'diproses',
    refetchInterval: pollMs,
    gcTime: 0,
  });

  const finish = (answer: ImportAnswer) => {
    setKnown(answer);
    if (answer.status === 'pratinjau') setStep('kolom');
    else {
      setStep('hasil');
      refresh();
    }
  };
  /** Runs a call; what it refuses is told above the step. */
  const attempt = async (call: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await call();
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };

  return {
    import: known?.status === 'diproses' ? (polled ?? known) : known,
    step,
    setStep,
    /** Share of the file that has travelled, while it does. */
    progress,
    busy,
    error: error ?? (pollError ? messageOf(pollError) : null),
    /** Rows that an undo left alone. */
    kept,
    running: step === 'proses' || busy,
    send: (file: File) =>
      attempt(async () => {
        setProgress(0);
        try {
          const answer = await api.importFile(name, file, setProgress);
          setKnown(answer);
          setStep(answer.status === 'diproses' ? 'proses' : isMapped(answer) ? 'pratinjau' : 'kolom');
        } finally {
          setProgress(null);
        }
      }),
    /**
     * @param isian what new rows get where the file says nothing
     * @param urutanTanggal what stands first in the dates of columns, as far as a person said it
     */
    map: (
      pemetaan: Record<string, string | null>,
      isian: Record<string, string>,
      urutanTanggal: Record<string, 'hari' | 'bulan'>,
    ) =>
      attempt(async () => {
        if (!known) return;
        const mapped = known.kolom.some(({ judul, field }) => pemetaan[judul] !== field);
        const names = new Set([...Object.keys(isian), ...Object.keys(known.isian)]);
        const filled = [...names].some(field => isian[field] !== known.isian[field]);
        const ordered = known.kolom.some(
          ({ judul, urutanTanggal: before, dasarUrutan }) =>
            urutanTanggal[judul] && (dasarUrutan === 'tanya' || urutanTanggal[judul] !== before),
        );
        const answer =
          mapped || filled || ordered
            ? await api.importMap(name, known.id, {
                pemetaan,
                isian,
                ...(ordered ? { urutanTanggal } : {}),
              })
            : known;
        setKnown(answer);
        // A column that was given to a date only now may raise the question.
        if (answer.kolom.every(({ dasarUrutan }) => dasarUrutan !== 'tanya')) setStep('pratinjau');
      }),
    apply: (semuaAtauTidak: boolean) =>
      attempt(async () => {
        if (!known) return;
        const answer = await api.importApply(name, known.id, { semuaAtauTidak });
        setStep('proses');
        if (answer.status === 'diproses' || answer.status === 'pratinjau') setKnown({ ...answer, status: 'diproses' });
        else finish(answer);
      }),
    undo: () =>
      attempt(async () => {
        if (!known) return;
        const answer = await api.importUndo(name, known.id);
        setKept(answer.gagal ?? []);
        finish(answer);
      }),
    restart: () => {
      setKnown(null);
      setError(null);
      setKept([]);
      setStep('berkas');
    },
  };
}

export type ImportFlow = ReturnType<typeof useImport>;
