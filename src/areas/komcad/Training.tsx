import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { type RaRecord, RecordContextProvider, ResourceContextProvider, useGetList, useTranslate } from 'react-admin';
import { type Latsarmil, latsarmil } from '../../../resources/komcad/latsarmil.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { RecordSections } from '../../platform/patterns/record/RecordSections.tsx';
import { useWords } from '../../platform/providers/language.ts';
import { useMay } from '../../platform/ui/permissions.ts';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';
import { ScoreForm } from '../nilai/grading/rows/ScoreForm.tsx';
import { useSheetWeights } from '../nilai/grading/rows/useSheetWeights.ts';
import { justRead } from './documents.ts';

type Trained = Latsarmil & RaRecord<string> & { terkunci?: string | null; terlambat?: string | null };

const { Peserta, ...parts } = latsarmil.sections;
const sections = Object.entries(parts).map(([title, fields]) => ({ title, fields }));

const useTraining = (id: string) =>
  useGetList<Trained>(
    latsarmil.name,
    {
      filter: { idPendaftarMbkm: id },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'npm', order: 'ASC' },
    },
    { retry: false, staleTime: justRead },
  );
export const useTrainingReady = (id: string): boolean => !useTraining(id).isPending;

/** Attendance, grades and certificate of a participant's training; filled in by whoever may, while it is open. */
export function Training({ id }: { id: string }) {
  const say = useWords();
  const { data, error, isPending, refetch } = useTraining(id);
  if (isPending) return <Loading height={240} label={say('Memuat data latsarmil')} />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  const [row] = data;
  if (!row)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say('Kehadiran, nilai, dan sertifikat tampil setelah latsarmil dimulai.')}
      </Typography>
    );
  return (
    <ResourceContextProvider value={latsarmil.name}>
      <RecordContextProvider value={row}>
        <Opened row={row} />
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}

function Opened({ row }: { row: Trained }) {
  const say = useWords();
  const mayWrite = useMay('edit', latsarmil.name);
  const weights = useSheetWeights(latsarmil);
  const translate = useTranslate();
  if (!mayWrite) return <RecordSections sections={sections} />;
  if (row.terkunci)
    return (
      <>
        <Alert severity="info" sx={{ mb: 2 }}>
          {row.terkunci}
        </Alert>
        <RecordSections sections={sections} />
      </>
    );
  return (
    <>
      {row.terlambat ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {row.terlambat}
        </Alert>
      ) : null}
      <ScoreForm
        key={row.version}
        record={row}
        weights={weights}
        said={say('Data latsarmil disimpan.')}
        verb={translate('ra.action.save')}
      />
    </>
  );
}
