import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { GroupGradingOptions } from '../../../../../resources/kit/index.ts';
import { pendaftar } from '../../../../../resources/mbkm/pendaftar.ts';
import type { LembarKelompok } from '../../../../../resources/nilai/lembar.ts';
import { http } from '../../../../platform/providers/http.ts';
import { codeOf, fieldErrorsOf, messageOf } from '../../../../platform/ui/failedCall.ts';
import { bodyOf, type GroupTyped, groupKey, openOf, problemsOf, typedOf } from './groupSheet.ts';

/**
 * Form of a group's sheet: typed values, errors, saving and submitting. If somebody else saved first, the typed values
 * stay until the person reloads the sheet.
 */
export function useGroupForm(options: GroupGradingOptions, sheet: LembarKelompok, onBehalf: boolean) {
  const queryKey = groupKey(options.resource, options.endpoint, sheet.idKelompok, sheet.jenisPenilai);
  const notify = useNotify();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(() => typedOf(sheet));
  // Sheet on which the typed values are based: one loaded later must not lend them its versions.
  const [read, setRead] = useState(sheet);
  const [dirty, setDirty] = useState(false);
  const [stale, setStale] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState<'draf' | 'kirim' | null>(null);
  const [attempts, setAttempts] = useState(0);

  /** Begins with a sheet; what was typed gives way to it. */
  const begin = (fresh: LembarKelompok) => {
    setRead(fresh);
    setTyped(typedOf(fresh));
    setDirty(false);
    setAsked(false);
    setStale(null);
  };
  if (sheet !== read && !dirty) begin(sheet);

  const change = (next: GroupTyped) => {
    setTyped(next);
    setDirty(true);
    setRefused({});
    setProblems([]);
  };
  const save = async (aksi: 'draf' | 'kirim'): Promise<void> => {
    const all = aksi === 'kirim';
    setAsked(all);
    setAttempts(before => before + 1);
    const form = all && onBehalf && !typed.berkasFormulir ? ['Unggah formulir yang ditandatangani.'] : [];
    const wrong = [...problemsOf(sheet, typed, all), ...form];
    setProblems(wrong);
    if (wrong.length) return;
    setBusy(aksi);
    setRefused({});
    try {
      const body = { ...bodyOf(read, typed, onBehalf), aksi };
      const { data } = await http<LembarKelompok>(`${options.endpoint}/lembar`, { method: 'PUT', body });
      queries.setQueryData(queryKey, data);
      begin(data);
      void queries.invalidateQueries({ queryKey: [pendaftar.name] });
      void queries.invalidateQueries({ queryKey: [options.resource, 'kelompok'] });
      notify(all ? 'Nilai terkirim.' : 'Draf nilai disimpan.', { type: 'success' });
    } catch (error) {
      setRefused(byMember(read, fieldErrorsOf(error)));
      if (codeOf(error) === 'stale') setStale(messageOf(error));
      else setProblems([messageOf(error)]);
    } finally {
      setBusy(null);
    }
  };
  const reload = async () => {
    await queries.refetchQueries({ queryKey });
    const fresh = queries.getQueryData<LembarKelompok>(queryKey);
    if (fresh) begin(fresh);
    setRefused({});
  };
  return { typed, change, dirty, asked, problems, refused, busy, stale, attempts, save, reload };
}

/** `anggota.3.catatan` → the sentence at the fourth open member. */
function byMember(sheet: LembarKelompok, errors: Record<string, string>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [place, text] of Object.entries(errors)) {
    const [list, at] = place.split('.');
    const member = list === 'anggota' ? openOf(sheet)[Number(at)] : undefined;
    if (member) found[member.idPendaftarMbkm] ??= text;
  }
  return found;
}
