import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useWords } from '../../providers/language.ts';
import type { RecordDocument } from '../record/useDocuments.ts';

const DocumentDialog = lazyScreen(() => import('./DocumentDialog.tsx'));

/** Documents as a list; one opens over the page. */
export function DocumentList({ documents }: { documents: readonly RecordDocument[] }) {
  const say = useWords();
  const [open, setOpen] = useState<RecordDocument | null>(null);
  return (
    <>
      <Box component="ul" aria-label={say('Dokumen')} sx={{ display: 'grid', gap: 0.5, listStyle: 'none', m: 0, p: 0 }}>
        {documents.map(document => (
          <li key={document.source}>
            <Button
              className="cetak"
              fullWidth
              startIcon={<DescriptionIcon />}
              onClick={() => setOpen(document)}
              sx={{ justifyContent: 'flex-start', textAlign: 'left', minHeight: 44 }}
            >
              {document.label}
            </Button>
          </li>
        ))}
      </Box>
      {open ? (
        <Suspense>
          <DocumentDialog id={open.id} label={open.label} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
