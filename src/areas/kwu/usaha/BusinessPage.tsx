import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ResourceContextProvider, ShowBase, useGetList, useRecordContext, useShowContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { kelompokKwu } from '../../../../resources/kwu/kelompok.ts';
import { profilUsaha } from '../../../../resources/kwu/profil.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { FieldCell } from '../../../platform/ui/FieldCell.tsx';
import { SectionGrid } from '../../../platform/ui/form/SectionGrid.tsx';
import { ShownField } from '../../../platform/ui/inputs/ShownField.tsx';
import { useMay } from '../../../platform/ui/permissions.ts';
import { Remarks } from '../../../platform/ui/remarks/Remarks.tsx';
import HistoryTimeline from '../../../platform/ui/show/HistoryTimeline.tsx';
import { PageState } from '../../../platform/ui/show/PageState.tsx';
import { RelatedPanel } from '../../../platform/ui/show/related/RelatedPanel.tsx';
import { TransitionButtons } from '../../../platform/ui/show/TransitionButtons.tsx';
import { StepCards } from '../daftarUlang/StepCards.tsx';
import { ProfileView } from '../profil/ProfileView.tsx';
import type { ProfileRecord } from '../profil/record.ts';
import { BusinessMembers } from './BusinessMembers.tsx';
import { FinancePanel } from './FinancePanel.tsx';

const sections = Object.entries(kelompokKwu.sections)
  .filter(([, fields]) => !fields.includes('anggota'))
  .map(([title, fields]) => ({ title, fields }));

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
  const { record, error, isPending, refetch } = useShowContext();
  if (!record) return <PageState error={error} isPending={isPending} onRetry={refetch} />;
  return (
    <Stack spacing={2} sx={{ maxWidth: 1280, pb: 3 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mt: 1 }}>
        <Typography variant="h6" component="p" sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
          {String(record.namaUsaha)}
        </Typography>
        <FieldCell source="status" />
        <TransitionButtons />
      </Stack>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' } }}>
        <Panel title="Usaha dan anggota">
          {sections.map(({ title, fields }) => (
            <SectionGrid key={title} title={title} fields={fields} render={name => <ShownField source={name} />} />
          ))}
          <Typography variant="subtitle1" component="h3" sx={{ mt: 2 }}>
            Anggota
          </Typography>
          <BusinessMembers />
        </Panel>
        <StepCards id={String(record.id)} linked={false} />
      </Box>
      <FinancePanel id={String(record.id)} />
      <Profile />
      <Rows />
      <Remarks />
      <Panel title="Riwayat">
        <HistoryTimeline />
      </Panel>
    </Stack>
  );
}

function Profile() {
  const record = useRecordContext();
  const may = useMay('list', profilUsaha.name);
  const { data } = useGetList<ProfileRecord>(
    profilUsaha.name,
    { filter: { idKelompok: record?.id }, pagination: { page: 1, perPage: 1 } },
    { retry: false, enabled: may && record !== undefined },
  );
  return may && data ? <ProfileView profile={data[0]} /> : null;
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
