import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useGetList, useGetOne, useNotify, useRefresh } from 'react-admin';
import type { Row } from '../../../resources/kit/index.ts';
import type { matakuliah } from '../../../resources/master/matakuliah.ts';
import { matkulKurikulum } from '../../../resources/master/matkulKurikulum.ts';
import type { Report } from '../../platform/providers/api.ts';
import { http } from '../../platform/providers/http.ts';
import { DialogButtons } from '../../platform/ui/DialogButtons.tsx';
import { messageOf } from '../../platform/ui/failedCall.ts';
import { ListSkeleton } from '../../platform/ui/list/ListSkeleton.tsx';

type Course = Pick<Row<typeof matakuliah>, 'id' | 'kode' | 'nama' | 'sks' | 'idProgramProdi'>;

const semesters = Array.from({ length: 14 }, (_, i) => i + 1);
const kinds = Object.entries(matkulKurikulum.fields.sifat.choices);
const most = 200;

interface Props {
  idKurikulum: string;
  onClose: () => void;
}

/** Chooses courses of the study programme and of the university, their semester and kind; the server takes them one by one. */
export default function AddCoursesDialog({ idKurikulum, onClose }: Props) {
  const title = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [semester, setSemester] = useState(1);
  const [sifat, setSifat] = useState('wajib');
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<Report | null>(null);
  const { courses, isPending } = useOpenCourses(idKurikulum);
  const wanted = words.trim().toLowerCase();
  const shown = courses.filter(({ kode, nama }) => `${kode} ${nama}`.toLowerCase().includes(wanted));

  const toggle = (id: string) =>
    setChosen(before =>
      before.has(id) ? new Set([...before].filter(other => other !== id)) : new Set([...before, id]),
    );
  const save = async () => {
    setBusy(true);
    try {
      const body = { idKurikulum, semester, sifat, mataKuliah: [...chosen] };
      const { data } = await http<Report>(`${matkulKurikulum.endpoint}/banyak`, { method: 'POST', body });
      refresh();
      if (data.berhasil > 0) notify(`${data.berhasil} mata kuliah ditambahkan.`, { type: 'success' });
      if (data.gagal.length === 0) return onClose();
      setReport(data);
      setChosen(new Set());
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>Tambah banyak mata kuliah</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          {report ? (
            <Alert severity="warning">
              {report.gagal.map(({ id, label, pesan }) => (
                <div key={id}>
                  {label}: {pesan}
                </div>
              ))}
            </Alert>
          ) : null}
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            <TextField
              select
              label="Semester"
              value={semester}
              onChange={event => setSemester(Number(event.target.value))}
              fullWidth
            >
              {semesters.map(value => (
                <MenuItem key={value} value={value}>
                  {value}
                </MenuItem>
              ))}
            </TextField>
            <TextField select label="Sifat" value={sifat} onChange={event => setSifat(event.target.value)} fullWidth>
              {kinds.map(([value, label]) => (
                <MenuItem key={value} value={value}>
                  {label}
                </MenuItem>
              ))}
            </TextField>
          </Stack>
          <TextField
            type="search"
            label="Cari kode atau nama"
            value={words}
            onChange={event => setWords(event.target.value)}
          />
          {isPending ? (
            <ListSkeleton cards={false} />
          ) : (
            <FormGroup
              role="group"
              aria-label="Mata kuliah"
              sx={{ maxHeight: 320, overflowY: 'auto', flexWrap: 'nowrap' }}
            >
              {shown.map(({ id, kode, nama, sks, idProgramProdi }) => (
                <FormControlLabel
                  key={id}
                  control={<Checkbox checked={chosen.has(id)} onChange={() => toggle(id)} />}
                  label={`${kode} ${nama} · ${sks} SKS${idProgramProdi ? '' : ' · universitas'}`}
                />
              ))}
            </FormGroup>
          )}
          {!isPending && shown.length === 0 ? (
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
              {courses.length === 0 ? 'Semua mata kuliah sudah ada di kurikulum ini.' : 'Tidak ada yang cocok.'}
            </Typography>
          ) : null}
        </Stack>
      </DialogContent>
      <DialogButtons>
        <Button onClick={onClose}>Tutup</Button>
        <Button variant="contained" onClick={save} loading={busy} disabled={chosen.size === 0}>
          Tambah {chosen.size > 0 ? chosen.size : ''}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

/** Active courses of the curriculum's study programme and of the university that it does not have yet. */
function useOpenCourses(idKurikulum: string): { courses: Course[]; isPending: boolean } {
  const curriculum = useGetOne<{ id: string; idProgramProdi: string }>('master/kurikulum', { id: idKurikulum });
  const prodi = curriculum.data?.idProgramProdi;
  const page = { pagination: { page: 1, perPage: most }, sort: { field: 'kode', order: 'ASC' } as const };
  const rujukan = { meta: { rujukan: true } };
  const own = useGetList<Course>(
    'master/matakuliah',
    { ...page, ...rujukan, filter: { idProgramProdi: prodi } },
    { enabled: prodi !== undefined },
  );
  const common = useGetList<Course>('master/matakuliah', { ...page, ...rujukan, filter: { idProgramProdi: null } });
  const there = useGetList<{ id: string; idMatakuliah: string }>(matkulKurikulum.name, {
    pagination: page.pagination,
    sort: { field: 'semester', order: 'ASC' },
    filter: { idKurikulum },
  });
  const taken = new Set(there.data?.map(({ idMatakuliah }) => idMatakuliah));
  return {
    courses: [...(own.data ?? []), ...(common.data ?? [])].filter(({ id }) => !taken.has(id)),
    isPending: own.isPending || common.isPending || there.isPending,
  };
}
