import Alert from '@mui/material/Alert';
import { useRecordContext } from 'react-admin';
import { type BacaanKrs, type BarisKrs, bentrok } from '../../../../../resources/pertukaran/bacaanKrs.ts';
import type { Krs } from '../../../../../resources/pertukaran/krs.ts';
import { Panel } from '../../../../platform/patterns/record/Panel.tsx';
import { PageState } from '../../../../platform/ui/show/PageState.tsx';
import { calls, useInbound } from '../calls.ts';
import { ChosenClasses } from './ChosenClasses.tsx';
import { Timetable } from './Timetable.tsx';

/** Warnings of a plan beside its SKS: classes at the same time, and classes with more students than seats. */
function flagsOf(rows: readonly BarisKrs[]): string[] {
  const clashes = rows.flatMap((row, i) =>
    rows
      .slice(i + 1)
      .filter(other => bentrok(row, other))
      .map(other => `Jadwal ${row.namaMk} bentrok dengan ${other.namaMk} (${row.hari}).`),
  );
  const crowded = rows
    .filter(({ terisi, kuota }) => terisi > kuota)
    .map(({ kodeMk, kelas, terisi, kuota }) => `Kelas ${kodeMk}-${kelas} melebihi kuotanya (${terisi}/${kuota}).`);
  return [...clashes, ...crowded];
}

/** Details of a plan to be decided on: classes, week, and credits against the limit. */
export default function PlanReview() {
  const record = useRecordContext<Krs>();
  const query = { npm: record?.npm ?? '', idMasaStudi: record?.idMasaStudi ?? '' };
  const { data, error, isPending, refetch } = useInbound<BacaanKrs>(calls.krs, query, Boolean(record));
  if (!data) return <PageState error={error} isPending={isPending} onRetry={refetch} />;
  const { rows, masaStudi, mahasiswa } = data;
  const total = rows.reduce((sum, { sks }) => sum + sks, 0);
  return (
    <>
      <Panel title="Mata kuliah">
        <Alert severity={total > masaStudi.batasSks ? 'error' : 'success'} sx={{ mb: 1 }}>
          {mahasiswa.nama} dari {mahasiswa.kampus}: {total} dari {masaStudi.batasSks} SKS.
        </Alert>
        {flagsOf(rows).map(flag => (
          <Alert key={flag} severity="warning" sx={{ mb: 1 }}>
            {flag}
          </Alert>
        ))}
        <ChosenClasses rows={rows} busy={false} />
      </Panel>
      {rows.length ? (
        <Panel title="Jadwal mingguan">
          <Timetable rows={rows} />
        </Panel>
      ) : null}
    </>
  );
}
