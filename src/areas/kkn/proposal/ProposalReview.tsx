import Stack from '@mui/material/Stack';
import { useRecordContext } from 'react-admin';
import { bagianProposal } from '../../../../resources/kkn/proposal.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { VersionChanges } from '../../../platform/patterns/versions/VersionChanges.tsx';
import { VersionList } from '../../kegiatan/outputs/VersionList.tsx';
import { RemarksPanel } from '../../mbkm/remarks/RemarksPanel.tsx';
import type { ProposalRecord } from './record.ts';
import { TimeBars } from './TimeBars.tsx';

/** Fields not written by the group, left out of the comparison of versions. */
const kept: ReadonlySet<string> = new Set(['status', 'tanggalDiajukan', 'terlambat', 'komentar']);

/** Beside a proposal: remarks by section, what changed since it was handed in before, its files and its calendar. */
export default function ProposalReview() {
  const record = useRecordContext<ProposalRecord>();
  if (!record) return null;
  return (
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <RemarksPanel of={record} parts={bagianProposal} />
      <VersionChanges of={record} without={kept} />
      <Panel title="Berkas proposal">
        <VersionList id={record.id} fields={['berkasProposal']} />
      </Panel>
      <TimeBars of={record.programKerja ?? []} />
    </Stack>
  );
}
