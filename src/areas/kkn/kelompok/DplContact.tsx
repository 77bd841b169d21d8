import { useGetOne } from 'react-admin';
import { type Dpl, dpl } from '../../../../resources/kkn/dpl.ts';
import { useListWaits } from '../../../platform/ui/list/StandsAbove.tsx';
import { useMay } from '../../../platform/ui/permissions.ts';
import { LecturerContact } from '../../mbkm/person/LecturerContact.tsx';

/** Telephone and address of a DPL, as far as the role reads them. */
export function DplContact({ id }: { id: string | null | undefined }) {
  const mayRead = useMay('list', dpl.name);
  const { data, isLoading } = useGetOne<Dpl & { id: string }>(
    dpl.name,
    { id: id ?? '' },
    { enabled: mayRead && Boolean(id), retry: false },
  );
  useListWaits(isLoading);
  return <LecturerContact id={data?.idPegawai} />;
}
