import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useWords } from '../../providers/language.ts';
import type { RecordDocument } from '../record/useDocuments.ts';

const DocumentView = lazyScreen(() => import('./DocumentView.tsx'));

/** The documents beside the data that they prove; they stay in view while the data scrolls. */
export function DocumentPane({ documents }: { documents: readonly RecordDocument[] }) {
  const say = useWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = documents.find(({ source }) => source === chosen) ?? documents[0];
  if (!shown) return null;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={say('Dokumen')}
      sx={{
        position: 'sticky',
        top: 76,
        height: 'calc(100vh - 172px)',
        minHeight: 420,
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
      }}
    >
      <Tabs
        value={shown.source}
        onChange={(_, source: string) => setChosen(source)}
        variant="scrollable"
        aria-label={say('Pilih dokumen')}
        sx={{ borderBottom: 1, borderColor: 'divider', flexShrink: 0 }}
      >
        {documents.map(({ source, label }) => (
          <Tab key={source} value={source} label={label} />
        ))}
      </Tabs>
      <Box role="tabpanel" aria-label={shown.label} sx={{ flex: 1, minHeight: 0 }}>
        <Suspense>
          <DocumentView key={shown.id} id={shown.id} label={shown.label} />
        </Suspense>
      </Box>
    </Paper>
  );
}
