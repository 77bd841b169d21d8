import HistoryIcon from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import type { Row } from '../../../../resources/kit/index.ts';
import { identitas } from '../../../../resources/pengaturan/identitas.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { askIdentity } from '../../../platform/providers/currentIdentity.ts';
import { http } from '../../../platform/providers/http.ts';
import { DialogButtons } from '../../../platform/ui/DialogButtons.tsx';
import { FieldInput } from '../../../platform/ui/FieldInput.tsx';
import { ResourceEdit } from '../../../platform/ui/form/ResourceEdit.tsx';
import { SectionGrid } from '../../../platform/ui/form/SectionGrid.tsx';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import HistoryTimeline from '../../../platform/ui/show/HistoryTimeline.tsx';
import { IdentityPreview } from './IdentityPreview.tsx';

type Stored = Pick<Row<typeof identitas>, 'id' | 'version'>;

/** The only row; new after every write to it. */
function useStored() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [identitas.name, 'satu-satunya'],
    queryFn: async ({ signal }) => {
      const asked = { range: JSON.stringify([0, 0]), filter: '{}' };
      const { data } = await http<Stored[]>(identitas.endpoint, { query: asked, signal });
      return data[0] ?? null;
    },
    retry: false,
  });
  return { ...query, renew: () => client.invalidateQueries({ queryKey: [identitas.name] }) };
}

/** /pengaturan/identitas: who runs the portal; a change is in force everywhere at once, and can be taken back. */
export default function IdentitasPage() {
  const { data: stored, error, isPending, refetch, renew } = useStored();
  const [history, setHistory] = useState(false);
  const version = stored?.version;
  // Saved or taken back: this page too shows it at once.
  useEffect(() => {
    if (version !== undefined) void askIdentity().catch(() => undefined);
  }, [version]);
  return (
    <Box sx={{ maxWidth: 1040 }}>
      <ScreenTitle path="/pengaturan/identitas" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Perubahan langsung berlaku di portal, halaman publik, surat, dan surel.
        </Typography>
        {stored ? (
          <Button startIcon={<HistoryIcon />} onClick={() => setHistory(true)}>
            Riwayat
          </Button>
        ) : null}
      </Box>
      {isPending ? (
        <Loading height={480} label="Memuat identitas" />
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : stored ? (
        <ResourceContextProvider value={identitas.name}>
          <ResourceEdit key={stored.version} id={stored.id} onSaved={renew}>
            <IdentityPreview />
            {Object.entries(identitas.sections).map(([title, fields]) => (
              <SectionGrid key={title} title={title} fields={fields} render={name => <FieldInput source={name} />} />
            ))}
          </ResourceEdit>
        </ResourceContextProvider>
      ) : (
        <Notice title="Identitas belum tersimpan" text="Mulai ulang server agar identitas awal tersimpan." />
      )}
      {history && stored ? <History stored={stored} onClose={() => setHistory(false)} /> : null}
    </Box>
  );
}

/** Versions of the identity with their authors; each can be restored. */
function History({ stored, onClose }: { stored: Stored; onClose: () => void }) {
  const title = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>Riwayat identitas</DialogTitle>
      <DialogContent>
        <ResourceContextProvider value={identitas.name}>
          <RecordContextProvider value={stored}>
            <HistoryTimeline />
          </RecordContextProvider>
        </ResourceContextProvider>
      </DialogContent>
      <DialogButtons>
        <Button variant="contained" onClick={onClose}>
          Tutup
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
