import { useState } from 'react';
import { useNotify, useRefresh, useResourceContext } from 'react-admin';
import { z } from 'zod';
import { messages, type PaketCalls } from '../../../../resources/kit/index.ts';
import { type MatkulPilihan, periksaPaket } from '../../../../resources/konversi/aturanPaket.ts';
import { type KeputusanProdi, keputusanProdi } from '../../../../resources/konversi/terpilihAwal.ts';
import { useKept } from '../../../platform/common/unsaved/useKept.ts';
import { http } from '../../../platform/providers/http.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { fieldErrorsOf, messageOf, wasOvertaken } from '../../../platform/ui/failedCall.ts';
import { chosenPaket, type PaketView, type Usulan, useKeepView } from './view.ts';

/** Decision on one proposal; `pengganti` is the row of the package that takes its place. */
export interface Putusan {
  keputusan: KeputusanProdi;
  catatan: string;
  pengganti: string | null;
}

/** Decisions that are not sent yet. */
interface Decided {
  decisions: Readonly<Record<string, Putusan>>;
  added: readonly string[];
}

const isVerdict = (value: unknown): value is KeputusanProdi =>
  typeof value === 'string' && Object.hasOwn(keputusanProdi, value);

const decidedShape = z.object({
  decisions: z.record(
    z.string(),
    z.object({
      keputusan: z.custom<KeputusanProdi>(isVerdict),
      catatan: z.string(),
      pengganti: z.string().nullable(),
    }),
  ),
  added: z.array(z.string()),
});

/** The decision as it stands: of an earlier round, or none yet. */
function storedDecision(view: PaketView, row: Usulan): Putusan {
  const result = view.akhir.find(found => found.idTerpilihAwal === row.id);
  return {
    keputusan: row.keputusan,
    catatan: row.catatanKeputusan ?? '',
    pengganti: row.keputusan === 'diganti' ? (result?.idMatkulPaketKonversi ?? null) : null,
  };
}

/** The row of the package that a proposal ends in; null when it is refused or open. */
function outcome(row: Usulan, { keputusan, pengganti }: Putusan): string | null {
  if (keputusan === 'diterima') return row.idMatkulPaketKonversi;
  return keputusan === 'diganti' ? pengganti : null;
}

export type Aksi = 'setujui' | 'revisi';

/** Decides on a package: what is said of each proposal, what is added, and what results from it, checked as one goes. */
export function useDecide(options: PaketCalls, view: PaketView, onDone: () => void) {
  const say = useWords();
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const refresh = useRefresh();
  const keep = useKeepView();
  const [{ decisions, added }, decide] = useKept<Decided>({
    name: `putusan ${view.pendaftar?.id}`,
    initial: {
      decisions: Object.fromEntries(view.awal.map(row => [row.id, storedDecision(view, row)])),
      added: view.akhir.flatMap(row => (row.idTerpilihAwal === null ? [row.idMatkulPaketKonversi] : [])),
    },
    shape: decidedShape,
    onPage: true,
  });
  const setDecisions = (changed: Decided['decisions']) => decide({ decisions: changed, added });
  const setAdded = (changed: Decided['added']) => decide({ decisions, added: changed });
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [conflict, setConflict] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const paket = chosenPaket(view);
  const courses = paket?.matkul ?? [];
  const of = (row: Usulan): Putusan => decisions[row.id] ?? storedDecision(view, row);
  const results = view.awal.flatMap(row => outcome(row, of(row)) ?? []);
  const chosen = [...results, ...added];
  const batas = paket?.batas ?? { min: 0, maks: 0, asal: 'paket' as const };
  const result = periksaPaket(courses, chosen, batas);
  const open = view.awal.filter(row => of(row).keputusan === 'menunggu');
  const free = courses.filter(({ id }) => !chosen.includes(id));

  /** Errors of the decision on a proposal. */
  const problemOf = (row: Usulan): { catatan?: string; pengganti?: string; keputusan?: string } => {
    const { keputusan, catatan, pengganti } = of(row);
    const refuses = keputusan === 'ditolak' || keputusan === 'diganti';
    return {
      ...(refuses && !catatan.trim() ? { catatan: inWords(messages.noteRequired) } : {}),
      ...(keputusan === 'diganti' && !pengganti ? { pengganti: inWords(messages.required) } : {}),
      ...(keputusan === 'menunggu' ? { keputusan: say('Putuskan mata kuliah ini.') } : {}),
    };
  };
  const incomplete = view.awal.some(row => Object.keys(problemOf(row)).length > 0);

  const change = (row: Usulan, part: Partial<Putusan>) => {
    setDecisions({ ...decisions, [row.id]: { ...of(row), ...part } });
    setRefused({});
  };

  const send = async (aksi: Aksi, catatan: string): Promise<boolean> => {
    setBusy(true);
    setRefused({});
    try {
      const items = [
        ...view.awal.flatMap(row => {
          const { keputusan, catatan: note, pengganti } = of(row);
          // A returned package carries the decisions that are complete.
          if (keputusan === 'menunggu' || (aksi === 'revisi' && Object.keys(problemOf(row)).length)) return [];
          const idMatkulPaketKonversi = keputusan === 'diganti' ? pengganti : row.idMatkulPaketKonversi;
          return [{ idTerpilihAwal: row.id, idMatkulPaketKonversi, keputusan, catatan: note.trim() || null }];
        }),
        ...(aksi === 'setujui' ? added : []).map(id => ({ idMatkulPaketKonversi: id, keputusan: 'diterima' })),
      ];
      const { data } = await http<PaketView>(options.calls.decide, {
        method: 'POST',
        body: {
          idPendaftarMbkm: view.pendaftar?.id,
          version: view.pendaftar?.version,
          aksi,
          items,
          ...(catatan ? { catatan } : {}),
        },
      });
      notify(aksi === 'setujui' ? say('Paket konversi disetujui.') : say('Paket dikembalikan kepada mahasiswa.'), {
        type: 'success',
      });
      await keep(data, resource);
      onDone();
      return true;
    } catch (error) {
      if (wasOvertaken(error)) {
        setConflict(messageOf(error));
        refresh();
        return true;
      }
      const errors = fieldErrorsOf(error);
      setRefused(Object.keys(errors).length ? errors : { umum: messageOf(error) });
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    of,
    change,
    acceptAll: () => {
      const rest = open.map(row => [row.id, { ...of(row), keputusan: 'diterima' as const }] as const);
      setDecisions({ ...decisions, ...Object.fromEntries(rest) });
    },
    added: added.flatMap((id): MatkulPilihan[] => courses.filter(course => course.id === id)),
    add: (id: string) => setAdded([...added, id]),
    remove: (id: string) => setAdded(added.filter(other => other !== id)),
    free,
    /** The course that a proposal is replaced by, which is free no more. */
    chosenFor: (id: string | null): MatkulPilihan[] => courses.filter(course => course.id === id),
    result,
    batas,
    open,
    busy,
    conflict,
    refused: Object.values(refused),
    /** Why it cannot be approved yet: what is undecided, then what the package's limits say. */
    off:
      open.length > 0
        ? say('Putuskan %{n} usulan lebih dahulu.', { n: open.length })
        : (result.masalah.find(({ jenis }) => jenis === 'kurang' || jenis === 'lebih')?.pesan ?? null),
    /** Marks what is missing; true when the package may be approved. */
    ready: (): boolean => {
      setAsked(true);
      return !incomplete && result.masalah.length === 0;
    },
    problemOf: (row: Usulan) => (asked ? problemOf(row) : {}),
    problems: asked ? result.masalah.map(({ pesan }) => pesan) : [],
    send,
  };
}

export type Decide = ReturnType<typeof useDecide>;
