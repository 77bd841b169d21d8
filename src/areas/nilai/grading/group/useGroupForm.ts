import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { GroupGradingOptions } from '../../../../../resources/kit/index.ts';
import { pendaftar } from '../../../../../resources/mbkm/pendaftar.ts';
import type { LembarKelompok } from '../../../../../resources/nilai/lembar.ts';
import { http } from '../../../../platform/providers/http.ts';
import { fieldErrorsOf, messageOf } from '../../../../platform/ui/failedCall.ts';
import { bodyOf, type GroupTyped, groupKey, openOf, problemsOf, typedOf } from './groupSheet.ts';

/** The form of a group's sheet: what is typed, what is wrong with it, saving and submitting. */
export function useGroupForm(options: GroupGradingOptions, sheet: LembarKelompok, onBehalf: boolean) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(() => typedOf(sheet));
  const [dirty, setDirty] = useState(false);
  const [asked, setAsked] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState<'draf' | 'kirim' | null>(null);
  const [attempts, setAttempts] = useState(0);

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
      const body = { ...bodyOf(sheet, typed, onBehalf), aksi };
      const { data } = await http<LembarKelompok>(`${options.endpoint}/lembar`, { method: 'PUT', body });
      queries.setQueryData(groupKey(options.resource, options.endpoint, sheet.idKelompok, sheet.jenisPenilai), data);
      setTyped(typedOf(data));
      setDirty(false);
      setAsked(false);
      void queries.invalidateQueries({ queryKey: [pendaftar.name] });
      void queries.invalidateQueries({ queryKey: [options.resource, 'kelompok'] });
      notify(all ? 'Nilai terkirim.' : 'Draf nilai disimpan.', { type: 'success' });
    } catch (error) {
      setRefused(byMember(sheet, fieldErrorsOf(error)));
      setProblems([messageOf(error)]);
    } finally {
      setBusy(null);
    }
  };
  return { typed, change, dirty, asked, problems, refused, busy, attempts, save };
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
