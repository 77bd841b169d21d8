import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ResourceContextProvider, useInfiniteGetList } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { entryFields } from '../../../../resources/kegiatan/log.ts';
import type { RingkasanLogbook } from '../../../../resources/kegiatan/ringkasan.ts';
import { type LogbookOptions, pathFor } from '../../../../resources/kit/index.ts';
import { statusTerbuka } from '../../../../resources/mbkm/alurPeriksa.ts';
import { role } from '../../../../resources/roles.ts';
import { ActionBar } from '../../../platform/common/ActionBar.tsx';
import { Loading } from '../../../platform/common/Loading.tsx';
import { TitleBack } from '../../../platform/common/TitleBack.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { formatNumber } from '../../../platform/providers/format.ts';
import { useLabel, useUnit, useWords } from '../../../platform/providers/language.ts';
import { useAuthState } from '../../../platform/providers/session.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { useAsked } from '../../../platform/ui/list/useView.ts';
import { useBaseRole } from '../../../platform/ui/permissions.ts';
import type { ScreenProps } from '../../../platform/ui/screenParts.ts';
import { PageState } from '../../../platform/ui/show/PageState.tsx';
import { statusOf } from '../../../platform/ui/show/statusOf.ts';
import { useOutbox } from '../outbox/useOutbox.ts';
import { EntryCard } from './EntryCard.tsx';
import { ExportEntries } from './ExportEntries.tsx';
import { dayWords, type Entry, groupBy, mondayOf, textOf, weekWords } from './entries.ts';
import { GroupEntries } from './GroupEntries.tsx';
import { HandInCopy } from './HandInCopy.tsx';
import { HoursCard } from './HoursCard.tsx';
import { ParticipationList } from './ParticipationList.tsx';
import { UnsentPanel } from './UnsentPanel.tsx';
import { useLogbookResource } from './useLog.ts';
import { useOwnParticipation, useSummary } from './useLogbook.ts';

type Props = ScreenProps<'logbook/list'>;

/** LOGBOOK as a list: one participation (`?id=`), week by week with totals, to be exported. */
export function LogbookList({ resource, path, options }: Props) {
  const [search] = useSearchParams();
  const baseRole = useBaseRole();
  const { user } = useAuthState();
  const id = search.get('id');
  if (!baseRole) return null;
  const student = baseRole === role.mahasiswa;
  const opensEntries = options.opens.includes(baseRole);
  return (
    <ResourceContextProvider value={resource}>
      <ScreenTitle path={path} />
      <Box sx={{ mt: 1, maxWidth: 900, pb: { xs: 12, sm: 4 } }}>
        {id ? (
          <Weeks options={options} participation={id} opensEntries={opensEntries} student={student} />
        ) : student ? (
          <Own options={options} opensEntries={opensEntries} userId={user?.id ?? ''} />
        ) : (
          <>
            <ParticipationList options={options} />
            <HandInCopy />
          </>
        )}
      </Box>
    </ResourceContextProvider>
  );
}

interface Listed {
  options: LogbookOptions;
  /** True if the role has a page for one entry. */
  opensEntries: boolean;
}

function Own({ options, opensEntries, userId }: Listed & { userId: string }) {
  const [search, setSearch] = useSearchParams();
  const group = options.group === true && search.get('tab') === 'kelompok';
  const { chosen, error, isPending, refetch } = useOwnParticipation(options);
  // Entries that are only on the device are shown whatever the server answers, also after the participation ended.
  const drafts = <OwnDrafts options={options} userId={userId} />;
  if (isPending || error)
    return (
      <>
        {drafts}
        <PageState error={error} isPending={isPending} onRetry={refetch} backTo={options.paths.home} />
      </>
    );
  if (!chosen)
    return (
      <>
        {drafts}
        <Paper variant="outlined">
          <Notice title="Belum ada program yang berjalan" text="Kegiatan Anda tampil di sini setelah program dimulai.">
            <Button component={Link} to={options.paths.history}>
              Lihat riwayat pendaftaran
            </Button>
          </Notice>
        </Paper>
      </>
    );
  return (
    <>
      {drafts}
      {options.group ? (
        <Tabs
          value={group ? 'kelompok' : 'saya'}
          onChange={(_, tab) => setSearch(tab === 'kelompok' ? { tab } : {}, { replace: true })}
          aria-label="Log milik"
          sx={{ mb: 2 }}
        >
          <Tab value="saya" label="Log saya" />
          <Tab value="kelompok" label="Kelompok" />
        </Tabs>
      ) : null}
      {group ? (
        <GroupEntries options={options} participation={chosen.id} />
      ) : (
        <Weeks options={options} participation={chosen.id} opensEntries={opensEntries} student />
      )}
    </>
  );
}

/** Entries that are only on this device, above those of the server. */
function OwnDrafts({ options, userId }: { options: LogbookOptions; userId: string }) {
  return <UnsentPanel options={options} outbox={useOutbox(userId, useLogbookResource().name)} />;
}

interface WeeksProps extends Listed {
  participation: string;
  student: boolean;
}

/** Entries of one page; older ones follow page by page. */
const step = 60;

function Weeks({ options, participation, opensEntries, student }: WeeksProps) {
  const labelOf = useLabel();
  const say = useWords();
  const { paths } = options;
  const logbook = useLogbookResource();
  const { day: dayName } = logbook.log;
  const status = statusOf(logbook);
  const { enabled, meta } = useAsked(entryFields(logbook));
  const [state, setState] = useState<string | null>(null);
  const { data: summary, error, isPending, refetch } = useSummary(options, participation);
  const list = useInfiniteGetList<Entry>(
    logbook.name,
    {
      filter: { [options.participation.field]: participation, ...(state && status ? { [status.source]: state } : {}) },
      sort: { field: dayName, order: 'DESC' },
      pagination: { page: 1, perPage: step },
      meta,
    },
    { enabled, retry: false, placeholderData: before => before },
  );
  if (!summary || !status)
    return <PageState error={error} isPending={isPending} onRetry={refetch} backTo={paths.list} />;
  const entries = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const weeks = groupBy(entries, entry => mondayOf(textOf(entry, dayName)));
  const labels = Object.fromEntries(Object.entries(status.workflow.states).map(([key, { label }]) => [key, label]));
  const addressOf = (entry: Entry) => {
    if (!opensEntries) return undefined;
    const own = student && statusTerbuka.some(state => state === entry[status.source]);
    if (!student && paths.decide) return pathFor(paths.decide, entry.id);
    return `${paths.form}/${own ? 'edit' : 'view'}?id=${entry.id}`;
  };
  return (
    <Stack spacing={2}>
      <TitleBack to={student ? paths.home : paths.list} label={student ? 'Kalender' : say('Semua peserta')} />
      <ExportEntries participation={participation} options={options} state={state} statusSource={status.source} />
      {student && summary.isi ? (
        <ActionBar sx={{ justifyContent: 'flex-end' }}>
          <Button
            component={Link}
            to={`${paths.form}/add?peserta=${participation}`}
            variant="contained"
            startIcon={<AddIcon />}
          >
            Catat kegiatan
          </Button>
        </ActionBar>
      ) : null}
      {student ? null : <Who summary={summary} />}
      <HoursCard summary={summary} />
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        role="group"
        aria-label={say('Saring menurut status')}
        sx={{ flexWrap: 'wrap' }}
      >
        {[null, ...Object.keys(labels)]
          .filter(key => key === null || summary.jumlah[key])
          .map(key => (
            <Chip
              key={key ?? 'semua'}
              label={
                key === null ? say('Semua') : `${labelOf(labels[key] ?? key)} ${formatNumber(summary.jumlah[key] ?? 0)}`
              }
              color={state === key ? 'primary' : 'default'}
              variant={state === key ? 'filled' : 'outlined'}
              aria-pressed={state === key}
              onClick={() => setState(key)}
              sx={{ minHeight: 40, borderRadius: 20 }}
            />
          ))}
      </Stack>
      {list.error && !list.data ? (
        <Paper variant="outlined">
          <Notice role="alert" title={say('Kegiatan tidak dapat dimuat')} text={messageOf(list.error)} />
        </Paper>
      ) : list.isPending ? (
        <Loading height={320} label={say('Memuat kegiatan')} />
      ) : weeks.size === 0 ? (
        <Paper variant="outlined">
          <Notice
            title={say('Belum ada kegiatan')}
            text={say('Kegiatan yang dicatat tampil di sini, dikelompokkan per minggu.')}
          />
        </Paper>
      ) : (
        [...weeks].map(([monday, ofWeek]) => (
          <Week key={monday} monday={monday} summary={summary}>
            {[...groupBy(ofWeek, entry => textOf(entry, dayName))].map(([day, own]) => (
              <Box key={day} component="section">
                <Typography variant="subtitle2" component="h3" sx={{ my: 0.75 }}>
                  {dayWords(day)}
                </Typography>
                <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                  {own.map(entry => (
                    <EntryCard key={entry.id} entry={entry} statusSource={status.source} to={addressOf(entry)} />
                  ))}
                </Stack>
              </Box>
            ))}
          </Week>
        ))
      )}
      {list.isFetchNextPageError ? <Alert severity="error">{messageOf(list.error)}</Alert> : null}
      {list.hasNextPage && !list.isPlaceholderData ? (
        <Button variant="outlined" onClick={() => void list.fetchNextPage()} loading={list.isFetchingNextPage}>
          {say('Tampilkan minggu sebelumnya')}
        </Button>
      ) : null}
    </Stack>
  );
}

function Who({ summary }: { summary: RingkasanLogbook }) {
  return (
    <Box>
      <Typography variant="h6" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {summary.npm} {summary.namaMahasiswa}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {summary.namaMitra}
      </Typography>
    </Box>
  );
}

function Week({ monday, summary, children }: { monday: string; summary: RingkasanLogbook; children: React.ReactNode }) {
  const say = useWords();
  const unitOf = useUnit();
  const total = summary.minggu.find(({ mulai }) => mulai === monday);
  return (
    <Box component="section" aria-label={say('Minggu %{pekan}', { pekan: weekWords(monday) })}>
      <Stack direction="row" sx={{ alignItems: 'baseline', borderBottom: 1, borderColor: 'divider', pb: 0.5, gap: 1 }}>
        <Typography variant="h6" component="h2" className="angka" sx={{ flex: 1 }}>
          {weekWords(monday)}
        </Typography>
        {total ? (
          <Typography variant="body2" className="angka" sx={{ color: 'text.secondary', textAlign: 'right' }}>
            {say('%{n} %{satuan}, %{disetujui} disetujui', {
              n: total.total,
              satuan: unitOf(summary.satuan),
              disetujui: total.disetujui,
            })}
          </Typography>
        ) : null}
      </Stack>
      {children}
    </Box>
  );
}
