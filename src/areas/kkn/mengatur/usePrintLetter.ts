import { useState } from 'react';
import { useNotify } from 'react-admin';
import { holds } from '../../../../resources/kit/index.ts';
import type { Kelompok } from '../../../../resources/kkn/kelompok.ts';
import { suratTugasKkn } from '../../../../resources/kkn/surat.ts';
import { download } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { useBaseRole } from '../../../platform/ui/permissions.ts';

/** Prints the letter of assignment of a group; `offered` once the group is fixed. */
export function usePrintLetter(group: Pick<Kelompok & { id: string }, 'id' | 'status'> | undefined) {
  const notify = useNotify();
  const role = useBaseRole();
  const [busy, setBusy] = useState(false);
  const fixed = group !== undefined && suratTugasKkn.issue.every(condition => holds(condition, group));
  const printing = suratTugasKkn.roles.some(each => each === role);
  const print = async () => {
    if (!group) return;
    setBusy(true);
    try {
      await download(`v3/kkn/kkn-kelompok/${group.id}/cetak/surat-tugas-kkn`, undefined, 'surat-tugas.pdf');
    } catch (error) {
      notify(messageOf(error), { type: 'warning' });
    } finally {
      setBusy(false);
    }
  };
  return { offered: fixed && printing, busy, print };
}
