import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useCreatePath, useGetList, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Row } from '../../../resources/kit/index.ts';
import type { kurikulum } from '../../../resources/master/kurikulum.ts';
import { matkulKurikulum } from '../../../resources/master/matkulKurikulum.ts';
import { formatNumber } from '../../platform/providers/format.ts';
import { ListError } from '../../platform/ui/list/ListError.tsx';
import { ListSkeleton } from '../../platform/ui/list/ListSkeleton.tsx';
import { Notice } from '../../platform/ui/parts.ts';
import { AddCourses } from './AddCourses.tsx';

type Place = Row<typeof matkulKurikulum>;

const sifat = matkulKurikulum.fields.sifat.choices;
const required = new Set<string>(['wajib', 'wajib_peminatan']);
const byCode = (a: Place, b: Place) => (a.kodeMk ?? '').localeCompare(b.kodeMk ?? '');
const sumOf = (places: readonly Place[]) => places.reduce((sum, place) => sum + (place.sks ?? 0), 0);

/** A curriculum's courses by semester, with the SKS of each and of all against what the curriculum promises. */
export default function CurriculumCourses() {
  const record = useRecordContext<Row<typeof kurikulum>>();
  const { data, error, isPending } = useGetList<Place>(
    matkulKurikulum.name,
    {
      filter: { idKurikulum: record?.id, aktif: true },
      pagination: { page: 1, perPage: 200 },
      sort: { field: 'semester', order: 'ASC' },
    },
    { enabled: record !== undefined, retry: false },
  );
  if (!record) return null;
  if (error) return <ListError />;
  if (isPending) return <ListSkeleton cards={false} />;
  const places = data ?? [];
  const semesters = [...new Set(places.map(({ semester }) => semester))].sort((a, b) => a - b);
  const wajib = sumOf(places.filter(place => required.has(place.sifat)));
  const pilihan = sumOf(places) - wajib;
  return (
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Sum label="SKS wajib" value={wajib} of={record.sksWajib} />
        <Sum label="SKS pilihan" value={pilihan} of={record.sksPilihan} />
        <Sum label="Total SKS" value={wajib + pilihan} of={record.totalSks} />
        <Box sx={{ ml: 'auto' }}>
          <AddCourses idKurikulum={record.id} />
        </Box>
      </Stack>
      {places.length === 0 ? (
        <Paper variant="outlined">
          <Notice title="Belum ada mata kuliah" text="Tambahkan mata kuliah prodi ini atau mata kuliah universitas." />
        </Paper>
      ) : null}
      {semesters.map(semester => (
        <Semester
          key={semester}
          semester={semester}
          places={places.filter(place => place.semester === semester).toSorted(byCode)}
        />
      ))}
    </Stack>
  );
}

/** More than promised is fine for electives: students choose among them. */
function Sum({ label, value, of }: { label: string; value: number; of: number }) {
  return (
    <div>
      <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
        {label}
      </Typography>
      <Typography className="angka" sx={{ fontWeight: 600 }}>
        {formatNumber(value)} dari {formatNumber(of)}
      </Typography>
    </div>
  );
}

function Semester({ semester, places }: { semester: number; places: readonly Place[] }) {
  const createPath = useCreatePath();
  const title = `semester-${semester}`;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={title} sx={{ overflow: 'hidden' }}>
      <Stack direction="row" sx={{ px: 1.5, py: 1, justifyContent: 'space-between', bgcolor: 'action.hover' }}>
        <Typography component="h2" variant="subtitle2" id={title}>
          Semester {semester}
        </Typography>
        <Typography variant="subtitle2" component="span" className="angka">
          {formatNumber(sumOf(places))} SKS
        </Typography>
      </Stack>
      <TableContainer>
        <Table size="small" aria-labelledby={title} sx={{ tableLayout: 'fixed' }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: { xs: 96, sm: 140 } }}>Kode MK</TableCell>
              <TableCell>Nama MK</TableCell>
              <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' }, width: 190 }}>Sifat</TableCell>
              <TableCell align="right" sx={{ width: 72 }}>
                SKS
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {places.map(place => (
              <TableRow key={place.id} hover>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  <MuiLink
                    component={Link}
                    to={createPath({ resource: matkulKurikulum.name, id: place.id, type: 'show' })}
                  >
                    {place.kodeMk}
                  </MuiLink>
                </TableCell>
                <TableCell>{place.namaMk}</TableCell>
                <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>{sifat[place.sifat]}</TableCell>
                <TableCell align="right" className="angka">
                  {place.sks ?? '–'}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}
