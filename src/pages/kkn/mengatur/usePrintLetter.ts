import { useState } from 'react';
import { useNotify } from 'react-admin';
import { type Kelompok, kelompokTetap } from '../../../../resources/kkn/kelompok.ts';
import { messageOf } from '../../../crud/errors.ts';
import { useBaseRole } from '../../../crud/permissions.ts';
import { download } from '../../../providers/http.ts';

/** Roles that print it (docs/domain/30 §2). */
const printing: ReadonlySet<string> = new Set(['HA01', 'HA02', 'HA03', 'HA04', 'HA10']);

/** Prints the letter of assignment of a group; `offered` once the group is fixed. */
export function usePrintLetter(group: Pick<Kelompok & { id: string }, 'id' | 'status'> | undefined) {
  const notify = useNotify();
  const role = useBaseRole();
  const [busy, setBusy] = useState(false);
  const fixed = kelompokTetap.some(state => state === group?.status);
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
  return { offered: fixed && role !== undefined && printing.has(role), busy, print };
}
