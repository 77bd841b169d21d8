import Box from '@mui/material/Box';
import { RecordContextProvider, ResourceContextProvider, useGetList } from 'react-admin';
import { FieldCell } from '../../../platform/ui/FieldCell.tsx';
import { useListWaits } from '../../../platform/ui/list/StandsAbove.tsx';
import { useMay } from '../../../platform/ui/permissions.ts';

const lecturers = 'master/pegawai';

/** Telephone and address of a lecturer, a line each, as far as the role reads them. */
export function LecturerContact({ id }: { id: unknown }) {
  const mayList = useMay('list', lecturers);
  const { data, isLoading } = useGetList(
    lecturers,
    { filter: { id: [id] }, pagination: { page: 1, perPage: 1 }, sort: { field: 'nama', order: 'ASC' } },
    { enabled: mayList && typeof id === 'string', retry: false },
  );
  useListWaits(isLoading);
  const person = data?.[0];
  if (!person) return null;
  return (
    <ResourceContextProvider value={lecturers}>
      <RecordContextProvider value={person}>
        {['noHp', 'email'].map(name =>
          person[name] ? (
            <Box key={name} component="span" sx={{ display: 'block', fontSize: 14, overflowWrap: 'anywhere' }}>
              <FieldCell source={name} full />
            </Box>
          ) : null,
        )}
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
