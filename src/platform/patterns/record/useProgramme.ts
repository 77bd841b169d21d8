import { useRecordContext } from 'react-admin';
import type { Programme } from '../../../../resources/kit/index.ts';
import { useRegistry } from '../../ui/registry.ts';

/** The programme that the surrounding participation belongs to, by its kind of MBKM. */
export function useProgramme(): Programme | undefined {
  const record = useRecordContext();
  return useRegistry().programmeOf(record?.kodeJenisMbkm);
}
