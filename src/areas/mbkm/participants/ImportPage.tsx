import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Loading } from '../../../platform/common/Loading.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { ImportStart } from './ImportStart.tsx';
import { ImportTable } from './ImportTable.tsx';
import { PastImports } from './PastImports.tsx';
import type { ImportSheet } from './types.ts';
import { useApplicantImport } from './useApplicantImport.ts';

/** A spreadsheet of participants is looked at first, then saved as approved participations. */
export function ImportPage({ sheet }: { sheet: ImportSheet }) {
  const flow = useApplicantImport(sheet);
  return (
    <Box sx={{ maxWidth: 1180 }}>
      <ScreenTitle path={sheet.path} />
      {flow.error ? (
        <Alert severity="error" sx={{ mt: 1, mb: 2 }}>
          {flow.error}
        </Alert>
      ) : null}
      {flow.said ? (
        <Alert severity="success" sx={{ mt: 1, mb: 2 }}>
          {flow.said}
        </Alert>
      ) : null}
      {flow.preview ? (
        <ImportTable sheet={sheet} flow={flow} preview={flow.preview} />
      ) : flow.loading ? (
        <Loading height={320} label="Memuat pratinjau" />
      ) : (
        <ImportStart sheet={sheet} flow={flow} />
      )}
      <PastImports flow={flow} />
    </Box>
  );
}
