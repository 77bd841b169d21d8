import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { z } from 'zod';
import { messages } from '../../../../resources/kit/index.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { type Lembar, type LembarPenilai, semuaDinilai } from '../../../../resources/nilai/lembar.ts';
import { formatDate } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { type Say, useWords } from '../../../platform/providers/language.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { codeOf, fieldErrorsOf, messageOf } from '../../../platform/ui/failedCall.ts';
import {
  isTouched,
  isTyped,
  itemsFrom,
  liveGrade,
  type Scores,
  scoreProblems,
  scoresOf,
  scoresShape,
  sheetKey,
} from './gradeSheet.ts';

export const typedShape = z.object({
  scores: scoresShape,
  catatan: z.string(),
  saranPengembangan: z.string(),
  berkasFormulir: z.string().nullable(),
});

/** Typed values of an assessor's sheet. */
export type Typed = z.infer<typeof typedShape>;

/** Call that saves a sheet. */
export interface SheetTarget {
  resource: string;
  endpoint: string;
}

const typedOf = (lembar: LembarPenilai): Typed => ({
  scores: scoresOf(lembar),
  catatan: lembar.catatan ?? '',
  saranPengembangan: lembar.saranPengembangan ?? '',
  berkasFormulir: lembar.berkasFormulir,
});

/** Problems of the words beside the scores, before they are submitted. */
function wordProblems(
  { capaian }: Lembar,
  lembar: LembarPenilai,
  typed: Typed,
  onBehalf: boolean,
): Record<string, string> {
  const short = lembar.jenisPenilai === 'dosen' && capaian?.pesan && !typed.catatan.trim();
  return {
    ...(short ? { catatan: `${capaian.pesan} ${inWords(messages.noteRequired)}` } : {}),
    ...(onBehalf && !typed.berkasFormulir ? { berkasFormulir: inWords(messages.required) } : {}),
  };
}

/**
 * Form of one assessor's sheet: typed values, errors, saving and submitting. If somebody else saved first, the typed
 * values stay until the person reloads the sheet.
 */
export function useAssessorForm(target: SheetTarget, sheet: Lembar, lembar: LembarPenilai, onBehalf: boolean) {
  const say = useWords();
  const notify = useNotify();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(() => typedOf(lembar));
  // Sheet on which the typed values are based: one loaded later must not lend them its version.
  const [read, setRead] = useState(lembar);
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState<'draf' | 'kirim' | null>(null);
  const [stale, setStale] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);

  const stored = typedOf(read);
  const written =
    typed.catatan !== stored.catatan ||
    typed.saranPengembangan !== stored.saranPengembangan ||
    typed.berkasFormulir !== stored.berkasFormulir;
  const dirty = written || isTyped(read, typed.scores);
  // Unsaved suggestions do not warn on leaving.
  const touched = written || isTouched(read, typed.scores);
  if (lembar !== read && !touched) {
    setRead(lembar);
    setTyped(typedOf(lembar));
  }
  const problems = { ...scoreProblems(lembar, typed.scores, asked) };
  const words = asked ? wordProblems(sheet, lembar, typed, onBehalf) : {};

  const change = (more: Partial<Typed>) => {
    setRefused({});
    setTyped(now => ({ ...now, ...more }));
  };
  /** Checks completeness and shows what is missing; true if complete. */
  const ready = (aksi: 'draf' | 'kirim'): boolean => {
    const all = aksi === 'kirim';
    setAsked(all);
    setAttempts(before => before + 1);
    const wrong = scoreProblems(lembar, typed.scores, all);
    const missing = all ? wordProblems(sheet, lembar, typed, onBehalf) : {};
    if (Object.keys({ ...wrong, ...missing }).length === 0) return true;
    return false;
  };
  const save = async (aksi: 'draf' | 'kirim'): Promise<boolean> => {
    setBusy(aksi);
    setRefused({});
    try {
      const path = `${target.endpoint}/${encodeURIComponent(sheet.pendaftar.id)}`;
      const body = { ...bodyOf(read, typed, onBehalf), aksi };
      const { data } = await http<Lembar>(path, { method: 'PUT', body });
      queries.setQueryData(sheetKey(target.resource, sheet.pendaftar.id), data);
      setRead(data.lembar.find(same(lembar)) ?? read);
      // Lists and figures show the grade as well.
      void queries.invalidateQueries({ queryKey: [pendaftar.name] });
      notify(say(aksi === 'kirim' ? 'Nilai terkirim.' : 'Draf nilai disimpan.'), { type: 'success' });
      return true;
    } catch (error) {
      setRefused(fieldErrorsOf(error));
      if (codeOf(error) === 'stale') setStale(messageOf(error));
      else notify(messageOf(error), { type: 'warning' });
      return false;
    } finally {
      setBusy(null);
    }
  };
  /** Loads the sheet again and discards the typed values. */
  const reload = async () => {
    const queryKey = sheetKey(target.resource, sheet.pendaftar.id);
    await queries.refetchQueries({ queryKey });
    const fresh = queries.getQueryData<Lembar>(queryKey)?.lembar.find(same(lembar));
    if (fresh) {
      setRead(fresh);
      setTyped(typedOf(fresh));
    }
    setAsked(false);
    setStale(null);
  };
  const off = offReason(sheet, lembar, typed.scores, say);
  return {
    typed,
    change,
    problems,
    words: { ...refused, ...words },
    dirty,
    touched,
    busy,
    stale,
    ready,
    save,
    reload,
    /** Reason why the sheet cannot be submitted yet. */
    off,
    /** For <Refusal>. */
    attempts,
  };
}

function offReason({ jendela, skala }: Lembar, lembar: LembarPenilai, scores: Scores, say: Say): string | null {
  if (!jendela.dibuka)
    return jendela.mulai
      ? say('Nilai dapat dikirim mulai %{tanggal}; sampai saat itu simpan sebagai draf.', {
          tanggal: formatDate(jendela.mulai),
        })
      : say('Nilai belum dapat dikirim.');
  const { complete, filled, of } = liveGrade(lembar, scores, skala);
  return complete ? null : `${inWords(semuaDinilai)} ${say('Terisi %{a} dari %{b}.', { a: filled, b: of })}`;
}

const same =
  ({ jenisPenilai }: LembarPenilai) =>
  (other: LembarPenilai): boolean =>
    other.jenisPenilai === jenisPenilai;

const bodyOf = (lembar: LembarPenilai, typed: Typed, onBehalf: boolean) => ({
  rincian: itemsFrom(lembar, typed.scores),
  catatan: typed.catatan.trim() || null,
  saranPengembangan: typed.saranPengembangan.trim() || null,
  version: lembar.version,
  ...(onBehalf ? { jenisPenilai: lembar.jenisPenilai, diwakilkan: true, berkasFormulir: typed.berkasFormulir } : {}),
});
