import { useEffect } from 'react';
import type { FormulirRingkas, Isian } from '../../../../resources/formulir/panggilan.ts';
import { whenIdle } from '../../../platform/common/whenIdle.ts';
import { http } from '../../../platform/providers/http.ts';
import { aboutRow, isianPath } from '../../../platform/ui/questions/useForms.ts';

/** Forms that are asked for ahead, so that they open later without a connection. */
const most = 10;

/** Asks once for the forms that wait for the reader; the device keeps the answers (`Screen.keeps`). */
export function useFormsAhead(forms: readonly FormulirRingkas[] | undefined): void {
  const wanted = (forms ?? []).filter(({ buka, keadaan }) => buka && keadaan !== 'terkirim').slice(0, most);
  const addresses = wanted.map(({ id, baris }) => aboutRow(`${isianPath}/${id}`, baris?.id)).join('\n');
  useEffect(() => {
    if (!addresses || !navigator.onLine) return;
    return whenIdle(async () => {
      for (const address of addresses.split('\n')) await http<Isian>(address, { quiet: true }).catch(() => undefined);
    });
  }, [addresses]);
}
