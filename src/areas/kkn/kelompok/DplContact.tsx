import { useGetOne } from 'react-admin';
import { type Dpl, dpl } from '../../../../resources/kkn/dpl.ts';
import { useMay } from '../../../platform/ui/permissions.ts';
import { LecturerContact } from '../../mbkm/person/LecturerContact.tsx';

/** Telephone and address of a DPL, as far as the role reads them. */
export function DplContact({ id }: { id: string | null | undefined }) {
  const mayRead = useMay('list', dpl.name);
  const { data } = useGetOne<Dpl & { id: string }>(
    dpl.name,
    { id: id ?? '' },
    { enabled: mayRead && Boolean(id), retry: false },
  );
  return <LecturerContact id={data?.idPegawai} />;
}
