import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useDelete, useGetList, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { inTerms } from '../../../../resources/kit/terms.ts';
import { matkulPaketKonversi } from '../../../../resources/konversi/matkulPaket.ts';
import { useDialogs } from '../../../platform/common/dialogs/useDialogs.ts';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { formatNumber } from '../../../platform/providers/format.ts';
import { useDeletedToast } from '../../../platform/ui/bin/useDeletedToast.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { ListSkeleton } from '../../../platform/ui/list/ListSkeleton.tsx';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { useMay } from '../../../platform/ui/permissions.ts';
import type { Paket, PaketCourse } from './rows.ts';

const CourseDialog = lazyScreen(() => import('./PackageCourseDialog.tsx'));

/** On a package's page: its courses with the sum of SKS against its limits (docs/domain/10 §2.2, 20 §1.5). */
export default function PackageCourses() {
  const paket = useRecordContext<Paket>();
  const resource = matkulPaketKonversi.name;
  const mayCreate = useMay('create', resource);
  const mayEdit = useMay('edit', resource);
  const mayDelete = useMay('delete', resource);
  const [editing, setEditing] = useState<PaketCourse | 'new' | null>(null);
  const { data, error, isPending } = useGetList<PaketCourse>(
    resource,
    {
      filter: { idPaketKonversi: paket?.id },
      sort: { field: 'idPaketKonversi', order: 'ASC' },
      pagination: { page: 1, perPage: 200 },
    },
    { enabled: paket !== undefined, retry: false },
  );
  if (!paket) return null;
  if (error) return <Notice role="alert" title="Mata kuliah tidak dapat dimuat" text={messageOf(error)} />;
  if (isPending) return <ListSkeleton cards />;
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <Sums paket={paket} courses={data} />
        {mayCreate ? (
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setEditing('new')}>
            Tambah mata kuliah
          </Button>
        ) : null}
      </Stack>
      {data.length === 0 ? (
        <Notice
          title="Belum ada mata kuliah"
          text="Tambahkan mata kuliah kurikulum yang dapat diakui, lalu aktifkan paketnya."
        />
      ) : (
        <Box component="ul" aria-label="Mata kuliah paket" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map(course => (
            <Line
              key={course.id}
              course={course}
              onEdit={mayEdit ? () => setEditing(course) : undefined}
              mayDelete={mayDelete}
            />
          ))}
        </Box>
      )}
      {editing ? (
        <Suspense>
          <CourseDialog
            paket={paket}
            course={editing === 'new' ? null : editing}
            taken={data.map(({ idMatkul }) => idMatkul)}
            next={Math.max(0, ...data.map(({ urutan }) => urutan ?? 0)) + 1}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      ) : null}
    </Paper>
  );
}

const sum = (courses: readonly PaketCourse[]) => courses.reduce((total, { sks }) => total + (sks ?? 0), 0);

/** SKS offered and required by the package, and the limits of a student's choice. */
function Sums({ paket, courses }: { paket: Paket; courses: readonly PaketCourse[] }) {
  const total = sum(courses);
  const required = sum(courses.filter(({ wajib }) => wajib));
  const [least, most] = [paket.sksMin ?? 0, paket.sksMaks ?? 0];
  const wrong =
    total < least
      ? `Total SKS paket kurang dari ${formatNumber(least)}.`
      : required > most
        ? `Mata kuliah wajib melebihi ${formatNumber(most)} SKS.`
        : null;
  return (
    <Box sx={{ mr: 'auto' }} role="status">
      <Typography variant="h6" component="p" className="angka">
        {formatNumber(total)} SKS dari {formatNumber(courses.length)} mata kuliah
      </Typography>
      <Typography variant="body2" className="angka" sx={{ color: 'text.secondary' }}>
        Wajib {formatNumber(required)} SKS; mahasiswa memilih {formatNumber(least)} sampai {formatNumber(most)} SKS.
      </Typography>
      {wrong ? (
        <Typography variant="body2" sx={{ color: 'error.main' }}>
          {wrong}
        </Typography>
      ) : null}
    </Box>
  );
}

interface LineProps {
  course: PaketCourse;
  onEdit: (() => void) | undefined;
  mayDelete: boolean;
}

function Line({ course, onEdit, mayDelete }: LineProps) {
  const dialogs = useDialogs();
  const notify = useNotify();
  const refresh = useRefresh();
  const deleted = useDeletedToast(matkulPaketKonversi);
  const [remove] = useDelete();
  const name = course.namaMatkul ?? '';
  const discard = async () => {
    if (!(await dialogs.confirm({ text: `Hapus ${name} dari paket ini?`, accept: 'Hapus', danger: true }))) return;
    remove(
      matkulPaketKonversi.name,
      { id: course.id, previousData: course },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          deleted('Mata kuliah dihapus dari paket.', String(course.id));
          refresh();
        },
        onError: failure => notify(messageOf(failure), { type: 'error' }),
      },
    );
  };
  return (
    <Box component="li" sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { border: 0 } }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography variant="body2" component="span" className="angka" sx={{ color: 'text.secondary' }}>
              {course.kodeMatkul} · {formatNumber(course.sks ?? 0)} SKS
            </Typography>
            {course.wajib ? <Chip size="small" color="primary" label="Wajib" /> : null}
            {course.adalahMatkulKkn ? <Chip size="small" variant="outlined" label={inTerms('KKN')} /> : null}
          </Stack>
          {course.capaian ? (
            <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              {course.capaian}
            </Typography>
          ) : null}
        </Box>
        {onEdit ? (
          <IconButton aria-label={`Ubah ${name}`} onClick={onEdit}>
            <EditIcon />
          </IconButton>
        ) : null}
        {mayDelete ? (
          <IconButton aria-label={`Hapus ${name}`} onClick={discard}>
            <DeleteIcon />
          </IconButton>
        ) : null}
      </Stack>
    </Box>
  );
}
