import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BacaanKrs, BarisStudi, Khs } from '../../../../../resources/pertukaran/bacaanKrs.ts';
import { Panel } from '../../../../platform/patterns/record/Panel.tsx';
import { formatDecimal } from '../../../../platform/providers/format.ts';
import { useWords } from '../../../../platform/providers/language.ts';
import { PageState } from '../../../../platform/ui/show/PageState.tsx';
import { calls, useInbound } from '../calls.ts';
import { ChosenClasses } from '../krs/ChosenClasses.tsx';
import { Timetable } from '../krs/Timetable.tsx';
import { Results } from './ResultPage.tsx';
import { StudyRows } from './StudyRows.tsx';

const tabs = ['krs', 'khs', 'riwayat'] as const;
const words = { krs: 'KRS', khs: 'KHS', riwayat: 'Riwayat studi' } as const;

/** One student: plan and results of a study period, and all study periods together. */
export function StudyRecord({ rows }: { rows: readonly BarisStudi[] }) {
  const id = useId();
  const say = useWords();
  const [search, setSearch] = useSearchParams();
  const [first] = rows;
  const npm = first?.npm ?? '';
  const masa = rows.find(one => one.idMasaStudi === search.get('masa'))?.idMasaStudi ?? first?.idMasaStudi ?? '';
  const open = tabs.find(name => name === search.get('tab')) ?? 'krs';
  const show = (next: Readonly<Record<string, string>>) =>
    setSearch({ npm, masa, tab: open, ...next }, { replace: true });
  return (
    <>
      <Button onClick={() => setSearch({})} startIcon={<ArrowBackIcon />} sx={{ ml: -1, mb: 1 }}>
        {say('Kembali ke daftar')}
      </Button>
      <Typography variant="h6" component="p">
        {first?.nama}
      </Typography>
      <Tabs
        value={open}
        onChange={(_, tab: string) => show({ tab })}
        aria-label={say('Bagian halaman')}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map(name => (
          <Tab key={name} value={name} label={say(words[name])} id={`${id}-${name}`} aria-controls={`${id}-isi`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-isi`} aria-labelledby={`${id}-${open}`}>
        {open === 'krs' ? <Plan npm={npm} masa={masa} /> : null}
        {open === 'khs' ? <Results npm={npm} period={masa} onPeriod={next => show({ masa: next })} /> : null}
        {open === 'riwayat' ? (
          <>
            <StudyRows rows={rows} />
            <Together npm={npm} rows={rows} />
          </>
        ) : null}
      </Box>
    </>
  );
}

/** Totals of all study periods. */
function Together({ npm, rows }: { npm: string; rows: readonly BarisStudi[] }) {
  const say = useWords();
  const { data } = useInbound<Khs>(calls.khs, { npm });
  if (!data) return null;
  const sum = (of: (row: BarisStudi) => number) => rows.reduce((n, row) => n + of(row), 0);
  return (
    <Typography className="angka" sx={{ mt: 1.5, fontWeight: 600 }}>
      {say('%{diambil} SKS diambil, %{lulus} SKS lulus. IPK program %{ipk}.', {
        diambil: sum(one => one.sksDiambil),
        lulus: sum(one => one.sksLulus),
        ipk: data.ipkProgram === null ? '-' : formatDecimal(data.ipkProgram, 2),
      })}
    </Typography>
  );
}

function Plan({ npm, masa }: { npm: string; masa: string }) {
  const say = useWords();
  const { data, error, isPending, refetch } = useInbound<BacaanKrs>(calls.krs, { npm, idMasaStudi: masa });
  if (!data) return <PageState error={error} isPending={isPending} onRetry={refetch} backTo="/dashboard" />;
  const total = data.rows.reduce((sum, { sks }) => sum + sks, 0);
  return (
    <>
      <Panel title={data.masaStudi.nama}>
        <Typography className="angka" sx={{ mb: 1, fontWeight: 600 }}>
          {say('%{total} dari %{batas} SKS', { total, batas: data.masaStudi.batasSks })}
        </Typography>
        <ChosenClasses rows={data.rows} busy={false} />
      </Panel>
      {data.rows.length ? (
        <Box sx={{ mt: 2 }}>
          <Panel title={say('Jadwal mingguan')}>
            <Timetable rows={data.rows} />
          </Panel>
        </Box>
      ) : null}
    </>
  );
}
