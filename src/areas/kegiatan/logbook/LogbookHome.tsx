import AddIcon from '@mui/icons-material/Add';
import ListIcon from '@mui/icons-material/ViewListOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RingkasanLogbook } from '../../../../resources/kegiatan/ringkasan.ts';
import type { LogbookOptions } from '../../../../resources/kit/index.ts';
import { statusTerbuka } from '../../../../resources/mbkm/alurPeriksa.ts';
import { ActionBar } from '../../../platform/common/ActionBar.tsx';
import { FirstScreen } from '../../../platform/common/FirstScreen.tsx';
import { whenIdle } from '../../../platform/common/whenIdle.ts';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { formatDate } from '../../../platform/providers/format.ts';
import { useAuthState } from '../../../platform/providers/session.ts';
import { BinAction } from '../../../platform/ui/bin/BinAction.tsx';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { LoadFailed } from '../../../platform/ui/list/LoadFailed.tsx';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { useRegistry } from '../../../platform/ui/registry.ts';
import type { ScreenProps } from '../../../platform/ui/screenParts.ts';
import { statusOf } from '../../../platform/ui/show/statusOf.ts';
import { prepareOffline } from '../outbox/offlineAnswers.ts';
import { useOutbox } from '../outbox/useOutbox.ts';
import { isComing } from './asOfNow.ts';
import { EntryCard } from './EntryCard.tsx';
import { daysOfMonth, dayWords, groupBy, textOf } from './entries.ts';
import { HandInCopy } from './HandInCopy.tsx';
import { HoursCard } from './HoursCard.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';
import { ParticipationPicker } from './ParticipationPicker.tsx';
import { UnsentPanel } from './UnsentPanel.tsx';
import { useLogbookResource } from './useLog.ts';
import { useEntries, useOwnParticipation, useOwnSummary } from './useLogbook.ts';

type Props = ScreenProps<'logbook'>;

/** LOGBOOK of one's own: hours against the target, a month of entries, what is not sent yet, and the way to write. */
export function LogbookHome({ resource, path, options }: Props) {
  const { user } = useAuthState();
  if (!user) return null;
  return (
    <ResourceContextProvider value={resource}>
      <ScreenTitle path={path} />
      <Opened options={options} userId={user.id} />
    </ResourceContextProvider>
  );
}

function Opened({ options, userId }: Pick<Props, 'options'> & { userId: string }) {
  const logbook = useLogbookResource();
  const outbox = useOutbox(userId, logbook.name);
  const { all, named, chosen: first, choose, error, isPending, refetch } = useOwnParticipation(options);
  const { data: summary, error: summaryError } = useOwnSummary(options, named);
  const chosen = summary ? all.find(({ id }) => id === summary.idPendaftarMbkm) : first;
  // While the list is awaited, an old link may still name one that is no more.
  const problem = error ?? (isPending || summary !== undefined ? null : summaryError);
  const { find } = useRegistry();
  const id = chosen?.id;
  useEffect(() => {
    if (!id || !navigator.onLine) return;
    return whenIdle(() => prepareOffline(find, logbook, options, id));
  }, [find, logbook, options, id]);
  const awaited = !problem && (isPending || (chosen !== undefined && !summary));
  const stands = chosen !== undefined && summary !== undefined;
  useEffect(() => {
    // Loads the form's code ahead: without a connection it could not be loaded when it is opened.
    if (stands) return whenIdle(() => Promise.all([import('./LogbookForm.tsx'), import('./LogbookList.tsx')]));
  }, [stands]);
  return (
    // Of its own height: what the page brought along may not push it down by its margin.
    <Box sx={{ display: 'flow-root', pt: awaited ? 0 : 1, pb: { xs: 10, sm: 2 }, maxWidth: 1100 }}>
      <UnsentPanel options={options} outbox={outbox} />
      {problem ? (
        <Paper variant="outlined">
          <LoadFailed title="Logbook tidak dapat dimuat" error={problem} onRetry={refetch} />
        </Paper>
      ) : awaited ? (
        <FirstScreen height={420} label="Memuat logbook" sx={{ mt: 1 }} />
      ) : !chosen || !summary ? (
        <Paper variant="outlined">
          <Notice
            title="Belum ada program yang berjalan"
            text="Kalender kegiatan Anda tampil di sini setelah program dimulai."
          >
            <Button component={Link} to={options.paths.history}>
              Lihat riwayat pendaftaran
            </Button>
          </Notice>
        </Paper>
      ) : (
        <>
          <ParticipationPicker options={options} all={all} chosen={chosen} onChoose={choose} />
          <Month key={chosen.id} options={options} summary={summary} participation={chosen.id} />
        </>
      )}
      {/* What arrives above would move it. */}
      {awaited ? null : <HandInCopy />}
    </Box>
  );
}

interface MonthProps {
  options: LogbookOptions;
  summary: RingkasanLogbook;
  participation: string;
}

/** The day that the calendar opens on: today, the last one of what is over, or the first of what has not begun. */
const firstDay = ({ hariIni, tanggalMulai, tanggalSelesai }: RingkasanLogbook): string =>
  tanggalSelesai && tanggalSelesai < hariIni
    ? tanggalSelesai
    : tanggalMulai && tanggalMulai > hariIni
      ? tanggalMulai
      : hariIni;

function Month({ options, summary, participation }: MonthProps) {
  const logbook = useLogbookResource();
  const { log } = logbook;
  const status = statusOf(logbook);
  const [day, setDay] = useState(() => firstDay(summary));
  const [month, setMonth] = useState(() => day.slice(0, 7));
  const shown = useMemo(() => daysOfMonth(month), [month]);
  const { data, error } = useEntries(options, participation, shown[0] ?? '', shown.at(-1) ?? '');
  const entries = useMemo(() => groupBy(data ?? [], entry => textOf(entry, log.day)), [data, log]);
  if (!status) return null;
  const { paths } = options;
  const { isi } = summary;
  const mayFill = isi !== null && day >= isi.dari && day <= isi.sampai;
  const own = entries.get(day) ?? [];
  const add = `${paths.form}/add?peserta=${participation}&tanggal=${mayFill ? day : (isi?.sampai ?? day)}`;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 5fr)' },
      }}
    >
      <Stack spacing={2}>
        <HoursCard summary={summary} workflow={status.workflow} />
        <Paper variant="outlined" sx={{ p: { xs: 1, sm: 2 } }}>
          <MonthCalendar
            log={log}
            workflow={status.workflow}
            statusSource={status.source}
            month={month}
            onMonth={next => {
              setMonth(next);
              if (!day.startsWith(next)) setDay(`${next}-01`);
            }}
            entries={entries}
            today={summary.hariIni}
            first={summary.tanggalMulai}
            last={summary.tanggalSelesai}
            chosen={day}
            onChoose={next => {
              setDay(next);
              if (!next.startsWith(month)) setMonth(next.slice(0, 7));
            }}
          />
        </Paper>
      </Stack>
      <Box component="section" aria-label={`Kegiatan ${dayWords(day)}`}>
        <Stack direction="row" sx={{ alignItems: 'center', mb: 1, gap: 1 }}>
          <Typography variant="h6" component="h2" sx={{ flex: 1 }}>
            {dayWords(day)}
          </Typography>
          <BinAction />
          <Button component={Link} to={`${paths.list}?id=${participation}`} startIcon={<ListIcon />}>
            Semua kegiatan
          </Button>
        </Stack>
        {error && !data ? (
          <Paper variant="outlined">
            <Notice role="alert" title="Kegiatan tidak dapat dimuat" text={messageOf(error)} />
          </Paper>
        ) : own.length ? (
          <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {own.map(entry => (
              <EntryCard
                key={entry.id}
                entry={entry}
                title="h3"
                statusSource={status.source}
                to={`${paths.form}/${statusTerbuka.some(state => state === entry[status.source]) ? 'edit' : 'view'}?id=${entry.id}`}
              />
            ))}
          </Stack>
        ) : (
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {mayFill
                ? 'Belum ada kegiatan pada hari ini. Catat selagi masih ingat.'
                : summary.tanggalMulai && !isi && isComing(summary)
                  ? `Kegiatan dapat dicatat mulai ${formatDate(summary.tanggalMulai)}, juga tanpa sinyal.`
                  : 'Tidak ada kegiatan pada hari ini.'}
            </Typography>
          </Paper>
        )}
        {isi ? (
          <ActionBar sx={{ mt: { sm: 2 } }}>
            <Button component={Link} to={add} variant="contained" startIcon={<AddIcon />}>
              {mayFill ? 'Catat kegiatan' : 'Catat kegiatan hari ini'}
            </Button>
          </ActionBar>
        ) : null}
      </Box>
    </Box>
  );
}
