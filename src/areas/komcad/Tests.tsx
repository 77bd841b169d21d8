import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RaRecord, RecordContextProvider, ResourceContextProvider, useGetList } from 'react-admin';
import { materi, type SeleksiKompetensi, seleksiKompetensi } from '../../../resources/komcad/seleksi.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { Said } from '../../platform/common/Said.tsx';
import { Fact } from '../../platform/patterns/record/Fact.tsx';
import { useWords } from '../../platform/providers/language.ts';
import { FieldCell } from '../../platform/ui/FieldCell.tsx';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';
import { justRead } from './documents.ts';

type Test = SeleksiKompetensi & RaRecord<string>;

const useTests = (id: string) =>
  useGetList<Test>(
    seleksiKompetensi.name,
    {
      filter: { idPendaftarMbkm: id },
      pagination: { page: 1, perPage: 20 },
      sort: { field: 'jadwal', order: 'ASC' },
    },
    { retry: false, staleTime: justRead },
  );
export const useTestsReady = (id: string): boolean => !useTests(id).isPending;

/** The six tests of a participant: when and where each is, and what came of it. */
export function Tests({ id }: { id: string }) {
  const say = useWords();
  const { data, error, isPending, refetch } = useTests(id);
  if (isPending) return <Loading height={240} label={say('Memuat tes')} />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  return (
    <ResourceContextProvider value={seleksiKompetensi.name}>
      <Stack component="ul" aria-label={say('Tes seleksi')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {Object.entries(materi).map(([code, label]) => (
          <Line key={code} label={label} test={data.find(one => one.materi === code)} />
        ))}
      </Stack>
    </ResourceContextProvider>
  );
}

const Line = ({ label, test }: { label: string; test: Test | undefined }) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      columnGap: 2,
      rowGap: 0.25,
      py: 1.25,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '180px minmax(0, 1fr) auto' },
      '& + li': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Typography sx={{ fontWeight: 600 }}>
      <Said label={label} />
    </Typography>
    {test ? (
      <RecordContextProvider value={test}>
        <Typography
          variant="body2"
          component="div"
          sx={{ order: { xs: 1, sm: 0 }, gridColumn: { xs: '1 / -1', sm: 'auto' }, overflowWrap: 'anywhere' }}
        >
          <FieldCell source="jadwal" />, {test.lokasi}
          {test.catatan ? (
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', whiteSpace: 'pre-line' }}>
              {test.catatan}
            </Box>
          ) : null}
        </Typography>
        <Typography variant="body2" component="div" className="angka" sx={{ textAlign: 'right' }}>
          <Box sx={{ fontWeight: 600 }}>
            <FieldCell source="hasil" />
          </Box>
          {test.nilai === null ? <FieldCell source="kehadiran" /> : <Fact source="nilai" />}
        </Typography>
      </RecordContextProvider>
    ) : (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Said label="Belum dijadwalkan" />
      </Typography>
    )}
  </Box>
);
