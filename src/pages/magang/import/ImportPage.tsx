import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Loading } from '../../../crud/Loading.tsx';
import { ScreenTitle } from '../../../patterns/record/ScreenTitle.tsx';
import { ImportStart } from './ImportStart.tsx';
import { ImportTable } from './ImportTable.tsx';
import { PastImports } from './PastImports.tsx';
import { useApplicantImport } from './useApplicantImport.ts';

/** /magang/import-mahasiswa: a spreadsheet of applicants is looked at first, then saved as approved participations. */
export default function ImportPage() {
  const flow = useApplicantImport();
  return (
    <Box sx={{ maxWidth: 1180 }}>
      <ScreenTitle path="/magang/import-mahasiswa" />
      {flow.error ? (
        <Alert severity="error" sx={{ mt: 1, mb: 2 }}>
          {flow.error}
        </Alert>
      ) : null}
      {flow.preview ? (
        <ImportTable flow={flow} preview={flow.preview} />
      ) : flow.loading ? (
        <Loading height={320} label="Memuat pratinjau" />
      ) : (
        <ImportStart flow={flow} />
      )}
      <PastImports flow={flow} />
    </Box>
  );
}
