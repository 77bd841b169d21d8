import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { type Offered, stepsFor } from '../../../../resources/kit/index.ts';
import { useBaseRole, useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudApi } from '../useCrudApi.ts';
import { statusesOf } from './statusOf.ts';

/** A step of the row in context; `why` is told where the server would refuse it now. */
export interface RowStep extends Offered {
  why?: string;
}

/**
 * Steps of the role on the row in context: those that it may take, and those that something known keeps it from, with the
 * reason. The server is asked only where a declared need or look may close one.
 */
export function useRowSteps(): readonly RowStep[] {
  const resource = useDeclaration();
  const record = useRecordContext();
  const role = useBaseRole();
  const mayAct = useMay('action');
  const api = useCrudApi();
  const usable = Boolean(record && role && mayAct);
  const steps = (row: Readonly<Record<string, unknown>>): Offered[] =>
    role ? statusesOf(resource).flatMap(status => stepsFor(status, row, role)) : [];
  const offered = record && usable ? steps(record) : [];
  const known = new Set(offered.map(({ key }) => key));
  // Without the server's answer: what state and role alone allow.
  const others = record && usable ? steps({ ...record, aksi: undefined }).filter(({ key }) => !known.has(key)) : [];
  const looking = offered.some(({ action }) => action.looks?.some(({ weight }) => weight === 'refuse'));
  const { data = [] } = useQuery({
    queryKey: [resource.name, 'aksi', record?.id, record?.version, 'tertutup'],
    queryFn: () => api.closedSteps(resource.name, String(record?.id)),
    enabled: usable && !resource.byHand && (others.length > 0 || looking),
    retry: false,
  });
  const why = new Map(data.map(({ aksi, pesan }) => [aksi, pesan]));
  return [...offered, ...others.filter(({ key }) => why.has(key))].map(step => {
    const reason = why.get(step.key);
    return reason === undefined ? step : { ...step, why: reason };
  });
}
