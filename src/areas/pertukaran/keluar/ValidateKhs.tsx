import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { ResourceContextProvider, useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { declared, type Role } from '../../../../resources/kit/index.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { alurKhs } from '../../../../resources/pertukaran/keluar/alurKhs.ts';
import { role } from '../../../../resources/roles.ts';
import { ActionBar } from '../../../platform/common/ActionBar.tsx';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { TitleBack } from '../../../platform/common/TitleBack.tsx';
import { useUnsaved } from '../../../platform/common/unsaved/useUnsaved.ts';
import { useMayOpen } from '../../../platform/common/useMayOpen.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { formatDate } from '../../../platform/providers/format.ts';
import { StatusChip } from '../../../platform/ui/cells/StatusChip.tsx';
import { useBaseRole } from '../../../platform/ui/permissions.ts';
import { PageState } from '../../../platform/ui/show/PageState.tsx';
import type { Asked } from '../../konversi/NoteDialog.tsx';
import { useGradeCall } from '../../konversi/useGradeCall.ts';
import { CourseGrid } from '../../nilai/grading/CourseGrid.tsx';
import {
  type ConversionSheet,
  cellsOf,
  cellsShape,
  changedCourses,
  isTouched,
  type SheetCells,
  useConversionSheet,
} from '../../nilai/grading/conversionSheet.ts';
import type { KhsOf, LeavingPage } from './ownExchange.ts';

const NoteDialog = lazyScreen(() => import('../../konversi/NoteDialog.tsx'));
const DocumentView = lazyScreen(() => import('../../../platform/patterns/documents/DocumentView.tsx'));

const workflow = alurKhs(role.outbound);

interface Step {
  aksi: 'simpan' | 'validasi' | 'revisi' | 'buka';
  label: string;
  done: string;
  by: readonly Role[];
  from: readonly string[];
  asked?: Asked;
}

const prodi: readonly Role[] = [role.koordinator, role.penilai];
const steps: readonly Step[] = declared([
  {
    aksi: 'validasi',
    label: 'Validasi',
    by: prodi,
    from: ['diajukan'],
    done: 'KHS divalidasi; nilai dikirim ke Tim MBKM.',
    asked: {
      title: 'Validasi KHS',
      text: 'KHS sesuai dengan berkasnya dan nilai diakui dikirim ke Tim MBKM.',
      button: 'Validasi',
      note: false,
    },
  },
  { aksi: 'simpan', label: 'Simpan', done: 'Nilai disimpan.', by: prodi, from: ['diajukan'] },
  {
    aksi: 'revisi',
    label: 'Kembalikan',
    by: prodi,
    from: ['diajukan'],
    done: 'KHS dikembalikan kepada mahasiswa.',
    asked: {
      title: 'Kembalikan',
      text: 'Mahasiswa mengunggah KHS sekali lagi.',
      button: 'Kembalikan',
      note: true,
    },
  },
  {
    aksi: 'buka',
    label: 'Buka kembali KHS',
    by: [role.superAdmin, role.timMbkm],
    from: ['tervalidasi'],
    done: 'KHS dibuka kembali.',
    asked: {
      title: 'Buka kembali KHS',
      text: 'Mahasiswa mengunggah KHS sekali lagi.',
      button: 'Buka kembali',
      note: true,
    },
  },
]);

/** The PDF beside the host's grades and the recognised ones (docs/domain/50 §3). */
export function ValidateKhs({ page }: { page: LeavingPage }) {
  const { id = '' } = useParams();
  const list = page.listPath;
  const { data, error, isPending, refetch } = useGetOne<KhsOf>(page.resource, { id }, { retry: false });
  const sheet = useConversionSheet(data?.idPendaftarMbkm ?? '');
  return (
    <ResourceContextProvider value={pendaftar.name}>
      <ScreenTitle path={`${list}/detail/:id`} />
      <TitleBack to={list} label="Kembali ke daftar" />
      {data && sheet.data ? (
        <Opened page={page} khs={data} sheet={sheet.data} onDone={() => void refetch()} />
      ) : (
        <PageState
          error={error ?? sheet.error}
          isPending={isPending || (data !== undefined && sheet.isPending)}
          onRetry={() => {
            void refetch();
            void sheet.refetch();
          }}
          backTo={list}
        />
      )}
    </ResourceContextProvider>
  );
}

interface Props {
  page: LeavingPage;
  khs: KhsOf;
  sheet: ConversionSheet;
  onDone: () => void;
}

function Opened({ page, khs, sheet, onDone }: Props) {
  const role = useBaseRole();
  const mayOpen = useMayOpen();
  const { call, busy, errors } = useGradeCall();
  const { matkul, pendaftar: row } = sheet;
  const [edited, setEdited] = useState<{ of: ConversionSheet; cells: SheetCells } | null>(null);
  const [asking, setAsking] = useState<Step | null>(null);
  const cells = edited?.of === sheet ? edited.cells : cellsOf(matkul);
  useUnsaved({
    name: `khs ${row.id}`,
    dirty: isTouched(matkul, cells),
    values: cells,
    shape: cellsShape,
    put: kept => setEdited({ of: sheet, cells: { ...cellsOf(matkul), ...kept } }),
  });
  const state = khs.statusKhs ?? 'belum';
  const offered = steps.filter(({ by, from }) => role !== undefined && by.includes(role) && from.includes(state));
  const conversion = `/penilaian-konversi/detail/outbound/${row.id}`;

  const take = async (step: Step, note: string) => {
    const done = await call(step.aksi, {
      path: `${page.programme.endpoint}/${page.judge.replace('{id}', row.id)}`,
      method: 'PUT',
      body: {
        idPendaftarMbkm: row.id,
        version: row.version,
        aksi: step.aksi,
        ...(note ? { catatan: note } : {}),
        rows: step.aksi === 'simpan' || step.aksi === 'validasi' ? changedCourses(matkul, cells) : [],
      },
      done: step.done,
    });
    setAsking(null);
    if (done) onDone();
  };

  return (
    <Box sx={{ pb: { xs: 12, sm: 0 } }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Typography variant="h6" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {khs.npm} {khs.namaMahasiswa}
        </Typography>
        <StatusChip workflow={workflow} value={state} />
      </Stack>
      <ActionBar>
        {offered.map((step, i) => (
          <Button
            key={step.aksi}
            variant={i === 0 ? 'contained' : 'outlined'}
            loading={busy === step.aksi}
            disabled={busy !== null}
            onClick={() => (step.asked ? setAsking(step) : void take(step, ''))}
          >
            {step.label}
          </Button>
        ))}
        {mayOpen(conversion) ? (
          <Button component={Link} to={conversion}>
            Buka penilaian konversi
          </Button>
        ) : null}
      </ActionBar>
      <Box
        sx={{
          mt: 2,
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
        }}
      >
        <Paper variant="outlined" component="section" aria-label="KHS" sx={{ overflow: 'hidden' }}>
          <Typography variant="body2" sx={{ p: 2, pb: 1 }}>
            Nomor {khs.nomorKhs ?? '–'}
            {khs.tanggalKhs ? `, ${formatDate(khs.tanggalKhs)}` : ''}
          </Typography>
          {khs.berkasKhs ? (
            <Box sx={{ height: { xs: 420, lg: 'calc(100vh - 260px)' }, minHeight: 360 }}>
              <Suspense>
                <DocumentView id={khs.berkasKhs} label="KHS" />
              </Suspense>
            </Box>
          ) : (
            <Typography sx={{ p: 2, color: 'text.secondary' }}>KHS belum diunggah.</Typography>
          )}
        </Paper>
        <Panel title="Nilai PT tujuan dan nilai diakui">
          {matkul.length === 0 ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Mata kuliah tampil di sini setelah KRS disetujui.
            </Typography>
          ) : (
            <CourseGrid
              sheet={sheet}
              cells={cells}
              errors={errors}
              onChange={(course, own) =>
                setEdited(before => ({
                  of: sheet,
                  cells: { ...(before?.of === sheet ? before.cells : cellsOf(matkul)), [course]: own },
                }))
              }
            />
          )}
        </Panel>
      </Box>
      {asking?.asked ? (
        <Suspense>
          <NoteDialog
            asked={asking.asked}
            busy={busy !== null}
            onAgree={note => void take(asking, note)}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      ) : null}
    </Box>
  );
}
