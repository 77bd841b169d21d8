import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { HttpError, type RaRecord, useListContext, useNotify } from 'react-admin';
import { messages, mostSheetRows, type Resource } from '../../../../../resources/kit/index.ts';
import { http } from '../../../../platform/providers/http.ts';
import { useWords } from '../../../../platform/providers/language.ts';
import { fieldCodesOf, fieldErrorsOf, messageOf } from '../../../../platform/ui/failedCall.ts';
import { type Edits, itemOf, type Problems, problemsOf, refusedRows, typedInto } from './sheetEdits.ts';

/** Edits of the listed rows, saving them, and the result. */
export function useSheet(resource: Resource) {
  const { data: rows, refetch } = useListContext<RaRecord<string>>();
  const say = useWords();
  const client = useQueryClient();
  const notify = useNotify();
  const [edits, setEdits] = useState<Edits>({});
  const [refused, setRefused] = useState<Readonly<Record<string, Problems>>>({});
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  // Rows of other pages as they were last seen: what is typed into them is saved too.
  const known = useRef(new Map<string, RaRecord<string>>());
  for (const row of rows ?? []) remember(known.current, row);

  const type = useCallback(
    (changes: Readonly<Record<string, Readonly<Record<string, string>>>>) => {
      setEdits(now => {
        const next = { ...now };
        for (const [id, texts] of Object.entries(changes)) {
          const row = known.current.get(id);
          const edit = row && typedInto(resource, row, now[id], texts);
          if (edit) next[id] = edit;
          else delete next[id];
        }
        return next;
      });
      setRefused(now => {
        const touched = Object.keys(changes).filter(id => now[id]);
        return touched.length ? Object.fromEntries(Object.entries(now).filter(([id]) => !changes[id])) : now;
      });
    },
    [resource],
  );

  // A row that is locked by now takes nothing more: said once, with whose it is.
  useEffect(() => {
    const locked = (rows ?? []).filter(row => typeof row.terkunci === 'string' && edits[row.id]);
    if (!locked.length) return;
    const names = locked.map(row => `${edits[row.id]?.label ?? ''}: ${String(row.terkunci)}`).join(' ');
    notify(say('Isian tidak dapat disimpan lagi. %{baris}', { baris: names }), {
      type: 'warning',
      autoHideDuration: null,
    });
    setEdits(now => Object.fromEntries(Object.entries(now).filter(([id]) => !locked.some(row => row.id === id))));
  }, [rows, edits, notify, say]);

  const ids = Object.keys(edits);
  const problems = Object.fromEntries(
    ids.map(id => {
      const row = known.current.get(id);
      return [id, row ? problemsOf(resource, row, edits[id]) : {}] as const;
    }),
  );
  const wrong = ids.filter(id => Object.keys(problems[id] ?? {}).length > 0);

  const save = async (): Promise<void> => {
    setAttempts(before => before + 1);
    if (wrong.length || !ids.length || busy) return;
    if (ids.length > mostSheetRows) {
      notify(say('Maksimal %{n} baris sekali simpan.', { n: mostSheetRows }), { type: 'warning' });
      return;
    }
    setBusy(true);
    const sent = edits;
    try {
      const items = ids.flatMap(id => (sent[id] ? [itemOf(resource, id, sent[id])] : []));
      await http(`${resource.endpoint}/lembar`, { method: 'PUT', body: { items } });
      notify(say('%{n} baris disimpan.', { n: items.length }), { type: 'success' });
      setRefused({});
      await Promise.all([refetch(), client.invalidateQueries({ queryKey: [resource.name] })]);
      setEdits(now => since(now, sent));
    } catch (problem) {
      const told = refusedRows(ids, fieldErrorsOf(problem));
      const codes = fieldCodesOf(problem);
      const stale = ids.filter((_, i) => codes[`items.${i}`] === messages.stale.code);
      if (problem instanceof HttpError && problem.status === 409 && stale.length) {
        const changedElsewhere = say(
          'Baris ini diubah pengguna lain dan dimuat ulang. Isian Anda tetap ada: periksa, lalu simpan.',
        );
        // Somebody else was first: theirs is shown, and what was typed here stays above it.
        const query = { filter: JSON.stringify({ id: stale }), range: JSON.stringify([0, stale.length - 1]) };
        const { data: theirs } = await http<RaRecord<string>[]>(resource.endpoint, { query });
        for (const row of theirs) remember(known.current, row);
        for (const id of stale) told[id] = { ...told[id], '': changedElsewhere };
        setEdits(now => withVersions(now, theirs));
        await refetch();
        notify(changedElsewhere, { type: 'warning' });
      } else notify(messageOf(problem), { type: 'warning' });
      setRefused(told);
    } finally {
      setBusy(false);
    }
  };
  return {
    edits,
    problems,
    refused,
    busy,
    attempts,
    type,
    save,
    count: ids.length,
    /** Cells of an earlier visit, in place of what is typed. */
    put: setEdits,
    reset: () => {
      setEdits({});
      setRefused({});
    },
  };
}

/** Edits made after `sent` was sent. */
const since = (now: Edits, sent: Edits): Edits =>
  Object.fromEntries(
    Object.entries(now).flatMap(([id, edit]) => {
      const texts = Object.fromEntries(
        Object.entries(edit.texts).filter(([name, text]) => sent[id]?.texts[name] !== text),
      );
      return Object.keys(texts).length ? [[id, { ...edit, version: edit.version + 1, texts }]] : [];
    }),
  );

const withVersions = (now: Edits, rows: readonly RaRecord<string>[]): Edits => {
  const versions = new Map(rows.map(({ id, version }) => [String(id), Number(version)]));
  return Object.fromEntries(
    Object.entries(now).map(([id, edit]) => [id, { ...edit, version: versions.get(id) ?? edit.version }]),
  );
};

/** Keeps a row unless a newer one is known: a list that is being read again shows the old ones until it is there. */
function remember(known: Map<string, RaRecord<string>>, row: RaRecord<string>): void {
  const before = known.get(row.id);
  if (!before || Number(row.version) >= Number(before.version)) known.set(row.id, row);
}
