import { type RaRecord, useGetList } from 'react-admin';
import { type PendaftaranKomcad, pendaftaranKomcad } from '../../../resources/komcad/pendaftaran.ts';

export type Participant = PendaftaranKomcad & RaRecord<string>;

/** The calling student's latest registration for Komcad; `data` is null where there is none. */
export function useOwnParticipant() {
  const found = useGetList<Participant>(
    pendaftaranKomcad.name,
    { filter: {}, sort: { field: 'updatedAt', order: 'DESC' }, pagination: { page: 1, perPage: 1 } },
    { retry: false, staleTime: 0 },
  );
  return { ...found, data: found.data ? (found.data[0] ?? null) : undefined };
}
