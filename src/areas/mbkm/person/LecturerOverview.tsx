import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type RaRecord,
  RecordContextProvider,
  ResourceContextProvider,
  useGetList,
  useRecordContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import type { Row } from '../../../../resources/kit/index.ts';
import type { pegawai } from '../../../../resources/master/pegawai.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { dayOf } from '../../../platform/providers/format.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { FieldCell } from '../../../platform/ui/FieldCell.tsx';
import { useListWaits } from '../../../platform/ui/list/StandsAbove.tsx';
import { useMay } from '../../../platform/ui/permissions.ts';
import { Figures } from './Figures.tsx';
import { participations, useDossierPath } from './useParticipations.ts';

const running = ['disetujui', 'berjalan'];
const nearest = 8;
/** Lists have no filter by the last day: as many as a lecturer guides at a time. */
const mostGuided = 50;

/** Above a lecturer's data: whom they guide, what waits for them, and what ends next. */
export default function LecturerOverview() {
  const record = useRecordContext<Row<typeof pegawai>>();
  const mayList = useMay('list', participations);
  if (record?.jenis !== 'dosen' || !mayList) return null;
  const guided = { idDosenPembimbing: record.id };
  return (
    <Stack spacing={2} sx={{ mb: 3 }}>
      <Figures
        tab="bimbingan"
        figures={[
          { label: 'Sedang dibimbing', filter: { ...guided, status: running }, of: record.kuotaBimbingan },
          { label: 'Logbook menunggu 7 hari', filter: { ...guided, peringatan: ['LOG_MENUNGGU_7H'] }, asks: true },
          { label: 'Nilai dosen kosong', filter: { ...guided, peringatan: ['NILAI_DOSEN_KOSONG'] }, asks: true },
          { label: 'Selesai dibimbing', filter: { ...guided, status: ['selesai'] } },
        ]}
      />
      <Schedule id={record.id} />
    </Stack>
  );
}

interface Dated {
  row: RaRecord;
  source: 'tanggalMulai' | 'tanggalSelesai';
  day: string;
}

/** Days on which those who are guided begin and end, the next first. */
function Schedule({ id }: { id: string }) {
  const { data = [], isLoading } = useGetList<RaRecord>(
    participations,
    {
      filter: { idDosenPembimbing: id, status: running },
      pagination: { page: 1, perPage: mostGuided },
      sort: { field: 'tanggalSelesai', order: 'ASC' },
    },
    { retry: false },
  );
  useListWaits(isLoading);
  const today = dayOf(Date.now());
  const days = data
    .flatMap(row =>
      (['tanggalMulai', 'tanggalSelesai'] as const).flatMap((source): Dated[] => {
        const day: unknown = row[source];
        return typeof day === 'string' && day >= today ? [{ row, source, day }] : [];
      }),
    )
    .toSorted((a, b) => a.day.localeCompare(b.day));
  if (days.length === 0) return null;
  return (
    <Panel title="Jadwal terdekat">
      <Stack component="ul" spacing={0.75} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {days.slice(0, nearest).map(({ row, source }) => (
          <ResourceContextProvider key={`${row.id} ${source}`} value={participations}>
            <RecordContextProvider value={row}>
              <ScheduleLine row={row} source={source} />
            </RecordContextProvider>
          </ResourceContextProvider>
        ))}
      </Stack>
    </Panel>
  );
}

function ScheduleLine({ row, source }: Pick<Dated, 'row' | 'source'>) {
  const say = useWords();
  const path = useDossierPath()(row);
  const name = String(row.namaMahasiswa ?? '');
  return (
    // On phones the day stands above, whatever room the name leaves.
    <Box
      component="li"
      sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, flexWrap: { sm: 'wrap' }, columnGap: 1.5 }}
    >
      <Typography component="span" className="angka" sx={{ color: 'text.secondary', minWidth: 150 }}>
        <FieldCell source={source} full />
      </Typography>
      <Typography component="span">
        {path ? (
          <MuiLink component={Link} to={path}>
            {name}
          </MuiLink>
        ) : (
          name
        )}
      </Typography>
      <Typography component="span" sx={{ color: 'text.secondary' }}>
        {source === 'tanggalMulai' ? say('mulai') : say('berakhir')} <FieldCell source="idProgram" />
      </Typography>
    </Box>
  );
}
