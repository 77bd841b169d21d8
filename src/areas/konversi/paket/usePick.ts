import { useState } from 'react';
import { HttpError, useNotify, useResourceContext } from 'react-admin';
import type { PaketOptions } from '../../../../resources/kit/index.ts';
import {
  type MatkulAsal,
  masalahAlasan,
  masalahAsal,
  periksaPaket,
} from '../../../../resources/konversi/aturanPaket.ts';
import { useDialogs } from '../../../platform/common/dialogs/useDialogs.ts';
import { isValues, type Values } from '../../../platform/patterns/record/source.ts';
import { draftKey, readDraft, removeDraft, writeDraft } from '../../../platform/patterns/register/deviceDraft.ts';
import { http } from '../../../platform/providers/http.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { errorsInWords, inWords } from '../../../platform/providers/reading.ts';
import { fieldErrorsOf, messageOf } from '../../../platform/ui/failedCall.ts';
import { chosenPaket, type PaketView, useKeepView } from './view.ts';

/** The choice so far: the package, the courses, and the texts for each, ticked or not. */
export interface Choice {
  idPaket: string;
  chosen: readonly string[];
  alasan: Readonly<Record<string, string>>;
  /** The host's courses, where courses of a host are mapped. */
  asal: Readonly<Record<string, MatkulAsal>>;
}

/** The host's course of a row, without what is empty. */
const hostOf = (row: MatkulAsal): MatkulAsal => ({
  kodeMatkulAsal: row.kodeMatkulAsal ?? '',
  namaMatkulAsal: row.namaMatkulAsal ?? '',
  satuanAsal: row.satuanAsal ?? 'sks',
  sksAsal: row.sksAsal ?? null,
  sksAsliAsal: row.sksAsliAsal ?? null,
  berkasSilabus: row.berkasSilabus ?? null,
});

/** The stored choice. */
function storedChoice(view: PaketView): Choice {
  return {
    idPaket: chosenPaket(view)?.id ?? view.paket[0]?.id ?? '',
    chosen: view.awal.map(row => row.idMatkulPaketKonversi),
    alasan: Object.fromEntries(view.awal.map(row => [row.idMatkulPaketKonversi, row.alasan ?? ''])),
    asal: Object.fromEntries(view.awal.map(row => [row.idMatkulPaketKonversi, hostOf(row)])),
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const figure = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Courses of the host as the device kept them. */
const keptHosts = (value: unknown): Record<string, MatkulAsal> =>
  Object.fromEntries(
    Object.entries(isValues(value) ? value : {}).flatMap(([id, row]) =>
      isValues(row)
        ? [
            [
              id,
              {
                kodeMatkulAsal: text(row.kodeMatkulAsal),
                namaMatkulAsal: text(row.namaMatkulAsal),
                satuanAsal: row.satuanAsal === 'ects' ? 'ects' : 'sks',
                sksAsal: figure(row.sksAsal),
                sksAsliAsal: figure(row.sksAsliAsal),
                berkasSilabus: typeof row.berkasSilabus === 'string' ? row.berkasSilabus : null,
              },
            ] as const,
          ]
        : [],
    ),
  );

const isTexts = (value: unknown): value is Record<string, string> =>
  isValues(value) && Object.values(value).every(text => typeof text === 'string');

/** The choice kept on the device, where its package is still offered. */
function keptChoice(values: Values | undefined, view: PaketView): Choice | null {
  const { idPaket, chosen, alasan, asal } = values ?? {};
  const known = view.paket.some(({ id }) => id === idPaket);
  if (typeof idPaket !== 'string' || !known || !Array.isArray(chosen) || !isTexts(alasan)) return null;
  return {
    idPaket,
    chosen: chosen.filter((id): id is string => typeof id === 'string'),
    alasan,
    asal: keptHosts(asal),
  };
}

/** Filled-in fields of the host's course. */
const said = (asal: MatkulAsal = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(asal).filter(([, value]) => value !== null && value !== ''));

/** An error that stands at a field of a chosen course: `{id}.alasan`. */
const atField = /^[0-9a-f-]{36}\.\w{1,40}$/;

interface Options {
  options: PaketOptions;
  view: PaketView;
  userId: string;
  onSubmitted: () => void;
}

/** The choice of a package: kept on the device while it is made, on the server as a draft, handed in under its rules. */
export function usePick({ options, view, userId, onSubmitted }: Options) {
  const say = useWords();
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const dialogs = useDialogs();
  const keep = useKeepView();
  const row = view.pendaftar;
  const key = draftKey(userId, options.pickPath, row?.id ?? null);
  const [choice, setChoice] = useState<Choice>(() => {
    const kept = readDraft(key);
    return (kept?.version === row?.version && keptChoice(kept?.values, view)) || storedChoice(view);
  });
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState<'draft' | 'submit' | null>(null);
  const paket = view.paket.find(({ id }) => id === choice.idPaket);
  const courses = paket?.matkul ?? [];
  // In the order of the package, whatever order they were ticked in.
  const chosen = courses.filter(({ id }) => choice.chosen.includes(id));
  const batas = paket?.batas ?? { min: 0, maks: 0, asal: 'paket' as const };
  const result = periksaPaket(
    courses,
    chosen.map(({ id }) => id),
    batas,
  );

  const change = (next: Choice) => {
    setChoice(next);
    setRefused({});
    writeDraft(key, { values: { ...next }, version: row?.version ?? null, sent: false, at: Date.now() });
  };

  const send = async (ajukan: boolean): Promise<void> => {
    setBusy(ajukan ? 'submit' : 'draft');
    setRefused({});
    try {
      const items = chosen.map(({ id }) => ({
        idMatkulPaketKonversi: id,
        ...(choice.alasan[id]?.trim() ? { alasan: choice.alasan[id]?.trim() } : {}),
        ...(view.pemetaan ? said(choice.asal[id]) : {}),
      }));
      const body = { idPendaftarMbkm: row?.id, idPaketKonversi: paket?.id, items, ajukan, version: row?.version };
      const { data } = await http<PaketView>(options.calls.choose, { method: 'POST', body });
      removeDraft(key);
      await keep(data, resource);
      if (!ajukan) notify(say('Draf paket disimpan.'), { type: 'success' });
      if (!ajukan && view.pemetaan?.bersamaPendaftaran) onSubmitted();
      if (ajukan) {
        onSubmitted();
        void dialogs.success(say('Paket konversi diajukan.'));
      }
    } catch (error) {
      const errors = fieldErrorsOf(error);
      if (errors.sksKrs) await dialogs.warning(errors.sksKrs, say('Maaf'));
      else if (error instanceof HttpError && error.status === 409) await dialogs.warning(messageOf(error));
      const byCourse = Object.entries(errors).map(([name, text]) => {
        const at = /^items\.(\d+)(\.\w{1,40})?$/.exec(name);
        const id = at ? chosen[Number(at[1])]?.id : undefined;
        return [id ? `${id}${at?.[2] ?? ''}` : name, text] as const;
      });
      setRefused(byCourse.length ? Object.fromEntries(byCourse) : { umum: messageOf(error) });
    } finally {
      setBusy(null);
    }
  };

  const problems = result.masalah.filter(({ jenis }) => jenis !== 'lebih');
  const withoutReason = chosen.filter(({ id }) => masalahAlasan(choice.alasan[id]) !== null);
  const hostProblems = (id: string): Readonly<Record<string, string>> => {
    const course = courses.find(each => each.id === id);
    return view.pemetaan && course
      ? errorsInWords(masalahAsal(choice.asal[id] ?? {}, course.sks, view.pemetaan.selisihSks))
      : {};
  };
  const withoutHost = chosen.filter(({ id }) => Object.keys(hostProblems(id)).length > 0);
  const submit = async () => {
    setAsked(true);
    if (problems.length || withoutReason.length || withoutHost.length) return;
    const text = say('Ajukan paket ini? Pilihan tidak dapat diubah selama diperiksa program studi.');
    if (await dialogs.confirm({ text, accept: say('Ajukan') })) await send(true);
  };

  return {
    choice,
    paket,
    chosen,
    batas,
    result,
    busy,
    /** Why it cannot be handed in yet. */
    off: !paket
      ? say('Pilih paket konversi lebih dahulu.')
      : chosen.length === 0
        ? say('Pilih mata kuliah lebih dahulu.')
        : (result.masalah.find(({ jenis }) => jenis === 'lebih')?.pesan ?? null),
    /** Errors, after the first attempt to submit; or those of the server. */
    problems: [
      ...(asked ? problems.map(({ pesan }) => pesan) : []),
      ...(asked && withoutReason.length
        ? [say('Lengkapi kaitan dengan kegiatan untuk %{n} mata kuliah.', { n: withoutReason.length })]
        : []),
      ...(asked && withoutHost.length
        ? [say('Lengkapi mata kuliah PT tujuan untuk %{n} mata kuliah.', { n: withoutHost.length })]
        : []),
      ...Object.entries(refused).flatMap(([name, text]) => (atField.test(name) ? [] : [text])),
    ],
    /** Error of a course's explanation, after the first attempt. */
    reasonProblem: (id: string): string | null => {
      const wrong = asked ? masalahAlasan(choice.alasan[id]) : null;
      return refused[`${id}.alasan`] ?? (wrong && inWords(wrong));
    },
    /** The host's course of a chosen one, and its errors after the first attempt. */
    maps: Boolean(view.pemetaan),
    /** The mapping is handed in with its registration: here it is only kept. */
    onlyKept: view.pemetaan?.bersamaPendaftaran === true,
    hostOf: (id: string): MatkulAsal => choice.asal[id] ?? hostOf({}),
    hostProblem: (id: string, name: keyof MatkulAsal): string | null =>
      refused[`${id}.${name}`] ?? (asked ? (hostProblems(id)[name] ?? null) : null),
    map: (id: string, part: MatkulAsal) =>
      change({ ...choice, asal: { ...choice.asal, [id]: { ...(choice.asal[id] ?? hostOf({})), ...part } } }),
    choosePackage: (idPaket: string) => change({ ...choice, idPaket, chosen: [] }),
    toggle: (id: string) =>
      change({
        ...choice,
        chosen: choice.chosen.includes(id) ? choice.chosen.filter(other => other !== id) : [...choice.chosen, id],
      }),
    explain: (id: string, text: string) => change({ ...choice, alasan: { ...choice.alasan, [id]: text } }),
    saveDraft: () => send(false),
    submit,
  };
}

export type Pick = ReturnType<typeof usePick>;
