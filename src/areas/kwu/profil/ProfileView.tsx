import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, ResourceContextProvider, useRecordContext } from 'react-admin';
import { kanvasUsaha } from '../../../../resources/kwu/kanvas.ts';
import { alurProfil, bagianProfil, kanvas, profilUsaha } from '../../../../resources/kwu/profil.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { PrintButtons } from '../../../platform/patterns/record/PrintButtons.tsx';
import { VersionChanges } from '../../../platform/patterns/versions/VersionChanges.tsx';
import { StatusChip } from '../../../platform/ui/cells/StatusChip.tsx';
import { SectionGrid } from '../../../platform/ui/form/SectionGrid.tsx';
import { ShownField } from '../../../platform/ui/inputs/ShownField.tsx';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { fieldOf, useDeclaration } from '../../../platform/ui/registry.ts';
import { ShownPoint } from '../../../platform/ui/show/ShownPoint.tsx';
import { VersionList } from '../../kegiatan/outputs/VersionList.tsx';
import { CanvasShow } from '../../mbkm/canvas/CanvasShow.tsx';
import { RemarksPanel } from '../../mbkm/remarks/RemarksPanel.tsx';
import { RevisionNote } from './RevisionNote.tsx';
import type { ProfileRecord } from './record.ts';

const print = [{ label: 'Cetak kanvas (PDF)', endpoint: `${profilUsaha.endpoint}/{id}/kanvas`, when: [] }] as const;
/** Fields not written by the business, left out of the comparison of versions. */
const kept: ReadonlySet<string> = new Set(['status', 'tanggalDiajukan', 'komentar']);
const blocks: ReadonlySet<string> = new Set(kanvas);

interface Props {
  profile: ProfileRecord | undefined;
  hint?: string | null;
}

/** A business's profile to be read: canvas, facts, files. */
export function ProfileView({ profile, hint = null }: Props) {
  return (
    <ResourceContextProvider value={profilUsaha.name}>
      {hint ? <Alert severity="info">{hint}</Alert> : null}
      {profile ? (
        <RecordContextProvider value={profile}>
          <Stack spacing={2}>
            {profile.status === 'revisi' || profile.status === 'ditolak' ? (
              <RevisionNote resource={profilUsaha.name} of={profile} />
            ) : null}
            <CanvasPanel status={profile.status} />
            {profile.komentar?.length ? <RemarksPanel of={profile} parts={bagianProfil} /> : null}
            <Facts />
          </Stack>
        </RecordContextProvider>
      ) : (
        <Paper variant="outlined">
          <Notice title="Belum ada profil usaha" text="Profil dan model bisnis usaha akan tampil di sini." />
        </Paper>
      )}
    </ResourceContextProvider>
  );
}

const CanvasPanel = ({ status }: { status: string }) => (
  <Panel title="Model bisnis">
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}>
      <StatusChip workflow={alurProfil} value={status} />
      <span style={{ marginLeft: 'auto' }} />
      <PrintButtons prints={print} />
    </Stack>
    <CanvasShow sheet={kanvasUsaha} />
  </Panel>
);

function Facts() {
  const resource = useDeclaration();
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
      {Object.entries(profilUsaha.sections)
        .filter(([, fields]) => !fields.every(name => blocks.has(name) || name === 'komentar'))
        .map(([title, fields]) => (
          <SectionGrid
            key={title}
            title={title}
            fields={fields.filter(name => name !== 'idKelompok')}
            render={name => {
              const field = fieldOf(resource, name);
              return field.kind === 'coordinate' ? (
                <ShownPoint source={name} field={field} />
              ) : (
                <ShownField source={name} />
              );
            }}
          />
        ))}
    </Paper>
  );
}

/** Beside the decision on a profile: its canvas, what changed since it was handed in before, its files. */
export function ProfileReview() {
  const record = useRecordContext<ProfileRecord>();
  if (!record) return null;
  return (
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <CanvasPanel status={record.status} />
      <RemarksPanel of={record} parts={bagianProfil} />
      <VersionChanges of={record} without={kept} />
      <Panel title="Berkas usaha">
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
          Setiap berkas yang pernah diunggah.
        </Typography>
        <VersionList id={record.id} fields={['berkasProposal', 'berkasRab']} />
      </Panel>
    </Stack>
  );
}
