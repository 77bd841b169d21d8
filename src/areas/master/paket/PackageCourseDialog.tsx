import Autocomplete from '@mui/material/Autocomplete';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useCreate, useGetList, useNotify, useRefresh, useUpdate } from 'react-admin';
import { z } from 'zod';
import type { Row } from '../../../../resources/kit/index.ts';
import { messages } from '../../../../resources/kit/index.ts';
import { matkulPaketKonversi } from '../../../../resources/konversi/matkulPaket.ts';
import { matkulKurikulum } from '../../../../resources/master/matkulKurikulum.ts';
import { useKept } from '../../../platform/common/unsaved/useKept.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { fieldErrorsOf, messageOf } from '../../../platform/ui/failedCall.ts';
import type { Paket, PaketCourse } from './rows.ts';

interface Props {
  paket: Paket;
  /** null = a new one. */
  course: PaketCourse | null;
  /** Courses that the package has already. */
  taken: readonly string[];
  /** Position of a new course. */
  next: number;
  onClose: () => void;
}

const shape = z.object({ idMatkul: z.string().nullable(), wajib: z.boolean(), capaian: z.string() });

/** A course of a package: which one of its curriculum, whether it must be chosen, what it teaches. */
export default function PackageCourseDialog({ paket, course, taken, next, onClose }: Props) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [create, { isPending: creating }] = useCreate();
  const [update, { isPending: updating }] = useUpdate();
  const [typed, type] = useKept<z.infer<typeof shape>>({
    name: `matkul ${course?.id ?? paket.id}`,
    initial: { idMatkul: course?.idMatkul ?? null, wajib: course?.wajib ?? false, capaian: course?.capaian ?? '' },
    shape,
  });
  const { idMatkul, wajib, capaian } = typed;
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const { data: places = [], isPending } = useGetList<Row<typeof matkulKurikulum>>(
    matkulKurikulum.name,
    {
      filter: { idKurikulum: paket.idKurikulum, aktif: true },
      sort: { field: 'semester', order: 'ASC' },
      pagination: { page: 1, perPage: 200 },
    },
    { enabled: course === null },
  );
  const options = places.filter(place => place.bisaDikonversi && !taken.includes(place.idMatakuliah));
  const busy = creating || updating;

  const save = () => {
    setAsked(true);
    if (!idMatkul) return;
    setProblem(null);
    const done = {
      onSuccess: () => {
        notify(course ? 'Mata kuliah diubah.' : 'Mata kuliah ditambahkan.', { type: 'success' });
        refresh();
        onClose();
      },
      onError: (error: unknown) => setProblem(Object.values(fieldErrorsOf(error))[0] ?? messageOf(error)),
    };
    const data = { wajib, capaian: capaian.trim() || null };
    if (course) {
      const change = { id: course.id, data: { ...data, version: course.version }, previousData: course };
      update(matkulPaketKonversi.name, change, { mutationMode: 'pessimistic', ...done });
    } else {
      create(matkulPaketKonversi.name, { data: { ...data, idPaketKonversi: paket.id, idMatkul, urutan: next } }, done);
    }
  };

  return (
    <AskDialog
      title={course ? course.namaMatkul : 'Tambah mata kuliah'}
      verb="Simpan"
      problem={problem}
      busy={busy}
      onAgree={save}
      onClose={onClose}
    >
      <Stack spacing={1.5} sx={{ pt: 1 }}>
        {course ? null : (
          <Autocomplete
            options={options}
            loading={isPending}
            loadingText="Memuat…"
            noOptionsText="Semua mata kuliah kurikulum yang dapat dikonversi sudah ada di paket."
            getOptionLabel={place => `${place.kodeMk} ${place.namaMk} (${place.sks} SKS, semester ${place.semester})`}
            isOptionEqualToValue={(a, b) => a.id === b.id}
            value={options.find(place => place.idMatakuliah === idMatkul) ?? null}
            onChange={(_, place) => type({ ...typed, idMatkul: place?.idMatakuliah ?? null })}
            renderInput={params => (
              <TextField
                {...params}
                label="Mata kuliah"
                required
                autoFocus
                error={asked && !idMatkul}
                helperText={asked && !idMatkul ? inWords(messages.required) : undefined}
              />
            )}
          />
        )}
        <FormControlLabel
          control={<Switch checked={wajib} onChange={event => type({ ...typed, wajib: event.target.checked })} />}
          label="Wajib dipilih mahasiswa"
        />
        <TextField
          label="Capaian pembelajaran"
          multiline
          minRows={3}
          value={capaian}
          onChange={event => type({ ...typed, capaian: event.target.value })}
          helperText="Kosongkan untuk memakai capaian mata kuliah itu sendiri."
        />
      </Stack>
    </AskDialog>
  );
}
