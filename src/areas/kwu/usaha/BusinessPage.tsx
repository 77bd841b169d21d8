import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ResourceContextProvider, ShowBase, useShowContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { kelompokKwu } from '../../../../resources/kwu/kelompok.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { FieldCell } from '../../../platform/ui/FieldCell.tsx';
import { SectionGrid } from '../../../platform/ui/form/SectionGrid.tsx';
import { ShownField } from '../../../platform/ui/inputs/ShownField.tsx';
import { Remarks } from '../../../platform/ui/remarks/Remarks.tsx';
import HistoryTimeline from '../../../platform/ui/show/HistoryTimeline.tsx';
import { PageState } from '../../../platform/ui/show/PageState.tsx';
import { RelatedPanel } from '../../../platform/ui/show/related/RelatedPanel.tsx';
import { TransitionButtons } from '../../../platform/ui/show/TransitionButtons.tsx';
import { StepCards } from '../daftarUlang/StepCards.tsx';
import { ProfileView } from '../profil/ProfileView.tsx';
import { useProfile } from '../profil/useProfile.ts';
import { BusinessHead } from './BusinessHead.tsx';
import type { Business } from './businessStep.ts';
import { FinancePanel } from './FinancePanel.tsx';

/** Shown above, once. */
const atHead: ReadonlySet<string> = new Set(['anggota', 'idPegawaiDpl']);
const sections = Object.entries(kelompokKwu.sections)
  .map(([title, fields]) => ({ title, fields: fields.filter(name => !atHead.has(name)) }))
  .filter(({ fields }) => fields.length > 0);

/** /kwu/daftar-ulang/detail/:id: everything of one business: people, steps, canvas, money, reports, outputs, history. */
export default function BusinessPage() {
  const { id = '' } = useParams();
  return (
    <ResourceContextProvider value={kelompokKwu.name}>
      <ScreenTitle path="/kwu/daftar-ulang/detail/:id" />
      <ShowBase key={id} id={id} queryOptions={{ retry: false, onError: () => undefined }}>
        <Loaded />
      </ShowBase>
    </ResourceContextProvider>
  );
}

function Loaded() {
  const { record, error, isPending, refetch } = useShowContext<Business>();
  if (!record) return <PageState error={error} isPending={isPending} onRetry={refetch} />;
  return (
    <Stack spacing={2} sx={{ maxWidth: 1280, pb: 3 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mt: 1 }}>
        <Typography variant="h6" component="p" sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
          {record.namaUsaha}
        </Typography>
        <FieldCell source="status" />
        <TransitionButtons />
      </Stack>
      <BusinessHead business={record} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' } }}>
        <Panel title="Usaha dan pelaksanaan">
          {sections.map(({ title, fields }) => (
            <SectionGrid key={title} title={title} fields={fields} render={name => <ShownField source={name} />} />
          ))}
        </Panel>
        <StepCards id={record.id} linked={false} />
      </Box>
      <FinancePanel id={record.id} />
      <Profile id={record.id} />
      <Rows />
      <Remarks />
      <Panel title="Riwayat">
        <HistoryTimeline />
      </Panel>
    </Stack>
  );
}

function Profile({ id }: { id: string }) {
  const profile = useProfile(id);
  return profile === undefined ? null : <ProfileView profile={profile ?? undefined} />;
}

const Rows = () => (
  <>
    <RelatedPanel
      titled
      list={{
        resource: 'kwu/laporan',
        empty: 'Belum ada laporan.',
        by: { idKelompok: 'id' },
        columns: ['jenis', 'totalOmzet', 'totalBiaya', 'tanggalDiajukan', 'terlambat', 'status'],
      }}
    />
    <RelatedPanel
      titled
      list={{
        resource: 'kwu/luaran',
        empty: 'Belum ada luaran.',
        by: { idKelompok: 'id' },
        columns: ['idSyaratLuaran', 'judul', 'tautan', 'status'],
      }}
    />
  </>
);
