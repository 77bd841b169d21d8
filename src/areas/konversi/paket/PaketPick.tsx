import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ResourceContextProvider, useGetList } from 'react-admin';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { PaketOptions } from '../../../../resources/kit/index.ts';
import { TitleBack } from '../../../platform/common/TitleBack.tsx';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { ReturnedNote } from '../../../platform/patterns/record/ReturnedNote.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { onlyIds } from '../../../platform/providers/dataProvider.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { useAuthState } from '../../../platform/providers/session.ts';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import type { ScreenProps } from '../../../platform/ui/screenParts.ts';
import { PageState } from '../../../platform/ui/show/PageState.tsx';
import { CourseChoice } from './CourseChoice.tsx';
import { HostInput } from './HostInput.tsx';
import { PickBar } from './PickBar.tsx';
import { ReasonInput } from './ReasonInput.tsx';
import { StudyPlanNote } from './StudyPlanNote.tsx';
import { type Pick as Choosing, usePick } from './usePick.ts';
import { type PaketView, usePaketView } from './view.ts';

type Props = ScreenProps<'paket/pick'>;

/** PAKET, the student's choice: the package on the left, what is chosen on the right; one list on a phone. */
export function PaketPick({ resource, path, options }: Props) {
  const [search] = useSearchParams();
  const id = search.get('id');
  return (
    <ResourceContextProvider value={resource}>
      <ScreenTitle path={path} />
      {id ? <Opened id={id} options={options} /> : <FirstOpen resource={resource} options={options} />}
    </ResourceContextProvider>
  );
}

/** Without `?id=` the participation whose package may still be chosen; none leads back to the overview. */
function FirstOpen({ resource, options }: Pick<Props, 'resource' | 'options'>) {
  const filter = { ...options.filter, status: options.open, statusKonversi: options.editable };
  const { data, isPending } = useGetList(
    resource,
    { filter, sort: { field: 'tanggalDaftar', order: 'DESC' }, pagination: { page: 1, perPage: 1 }, meta: onlyIds },
    { retry: false },
  );
  if (isPending) return null;
  const [row] = data ?? [];
  return <Navigate replace to={row ? `${options.pickPath}?id=${row.id}` : options.hubPath} />;
}

function Opened({ id, options }: { id: string; options: PaketOptions }) {
  const say = useWords();
  const { data, error, isPending, refetch } = usePaketView(options, { idPendaftarMbkm: id });
  const { user } = useAuthState();
  if (!data || !user)
    return <PageState error={error} isPending={isPending} onRetry={refetch} backTo={options.hubPath} />;
  const { pendaftar } = data;
  if (!pendaftar || !data.bolehPilih) return <Navigate replace to={options.hubPath} />;
  if (!data.paket.length)
    return (
      <Notice
        title={say('Belum ada paket konversi')}
        text={say('Program studi Anda belum membuka paket untuk program ini.')}
      >
        <Button component={Link} to={options.hubPath}>
          {say('Kembali')}
        </Button>
      </Notice>
    );
  return <Picker key={pendaftar.version} view={data} options={options} userId={user.id} />;
}

/** Inputs of a chosen course: the source of its credit, the mapping of a host's course, and the reason. */
function Explained(props: { pick: Choosing; id: string; nama: string }) {
  return (
    <>
      {props.pick.maps ? <HostInput {...props} /> : null}
      <ReasonInput {...props} />
    </>
  );
}

function Picker({ view, options, userId }: { view: PaketView; options: PaketOptions; userId: string }) {
  const say = useWords();
  const navigate = useNavigate();
  const pick = usePick({ options, view, userId, onSubmitted: () => navigate(options.hubPath) });
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const { paket, chosen } = pick;
  const list = (
    <Box component="ul" aria-label={say('Mata kuliah paket')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {paket?.matkul.map(course => (
        <CourseChoice
          key={course.id}
          course={course}
          chosen={pick.choice.chosen.includes(course.id)}
          onToggle={() => pick.toggle(course.id)}
        >
          {wide ? null : <Explained pick={pick} id={course.id} nama={course.nama} />}
        </CourseChoice>
      ))}
    </Box>
  );
  return (
    <Box sx={{ mt: 1, pb: { xs: 20, md: 0 } }}>
      <TitleBack to={options.hubPath} label={say('Paket konversi')} />
      {view.pendaftar?.statusKonversi === 'revisi' && view.pendaftar.catatanTerakhir ? (
        <ReturnedNote text={view.pendaftar.catatanTerakhir} sx={{ mb: 2 }} />
      ) : null}
      <StudyPlanNote view={view} />
      {pick.problems.length > 0 ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          <AlertTitle>{say('Paket belum dapat diajukan')}</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {pick.problems.map(text => (
              <li key={inWords(text)}>{inWords(text)}</li>
            ))}
          </Box>
        </Alert>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Panel title={say('Paket')}>
          {view.paket.length > 1 ? (
            <TextField
              select
              label={say('Paket konversi')}
              value={pick.choice.idPaket}
              onChange={event => pick.choosePackage(event.target.value)}
              sx={{ mb: 1 }}
            >
              {view.paket.map(({ id, kode, nama }) => (
                <MenuItem key={id} value={id}>
                  {nama} ({kode})
                </MenuItem>
              ))}
            </TextField>
          ) : (
            <Typography variant="subtitle1">{paket?.nama}</Typography>
          )}
          {paket?.deskripsi ? (
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
              {paket.deskripsi}
            </Typography>
          ) : null}
          {list}
        </Panel>
        <Stack spacing={2}>
          <PickBar pick={pick} />
          {wide ? (
            <Panel title={say('Mata kuliah terpilih (%{n})', { n: chosen.length })}>
              {chosen.length === 0 ? (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {say('Centang mata kuliah, lalu jelaskan kaitannya dengan kegiatan Anda.')}
                </Typography>
              ) : (
                <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                  {chosen.map(({ id, nama, kode, sks }) => (
                    <li key={id}>
                      <Stack direction="row" useFlexGap spacing={1}>
                        <Typography variant="subtitle2" sx={{ mr: 'auto' }}>
                          {nama}
                        </Typography>
                        <Typography variant="body2" className="angka" sx={{ whiteSpace: 'nowrap' }}>
                          {kode} · {sks} SKS
                        </Typography>
                      </Stack>
                      <Explained pick={pick} id={id} nama={nama} />
                    </li>
                  ))}
                </Stack>
              )}
            </Panel>
          ) : null}
        </Stack>
      </Box>
    </Box>
  );
}
