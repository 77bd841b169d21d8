import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { bagianProposal } from '../../../../resources/kkn/proposal.ts';
import { formatDateTime } from '../../../crud/format.ts';
import { VersionList } from '../../../patterns/outputs/VersionList.tsx';
import { Panel } from '../../../patterns/record/Panel.tsx';
import { VersionChanges } from '../../../patterns/versions/VersionChanges.tsx';
import type { ProposalRecord } from './record.ts';
import { TimeBars } from './TimeBars.tsx';

/** What the group did not write: no change for a reader. */
const kept: ReadonlySet<string> = new Set(['status', 'tanggalDiajukan', 'terlambat', 'komentar']);

/** Beside a proposal: remarks by section, what changed since it was handed in before, its files and its calendar. */
export default function ProposalReview() {
  const record = useRecordContext<ProposalRecord>();
  if (!record) return null;
  return (
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <Remarks of={record} />
      <VersionChanges of={record} without={kept} />
      <Panel title="Berkas Proposal">
        <VersionList id={record.id} fields={['berkasProposal']} />
      </Panel>
      <TimeBars of={record.programKerja ?? []} />
    </Stack>
  );
}

function Remarks({ of: { komentar } }: { of: ProposalRecord }) {
  const remarks = komentar ?? [];
  const sections = Object.entries(bagianProposal).flatMap(([key, label]) => {
    const own = remarks.filter(({ bagian }) => bagian === key);
    return own.length ? [{ key, label, own }] : [];
  });
  return (
    <Panel title="Komentar Reviu">
      {sections.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Belum ada komentar.
        </Typography>
      ) : (
        <Stack spacing={2}>
          {sections.map(({ key, label, own }) => (
            <section key={key} aria-label={`Komentar ${label}`}>
              <Typography variant="subtitle2">{label}</Typography>
              {own.map(({ id, isi, penulis, waktu, selesai }) => (
                <Stack key={String(id)} spacing={0.5} sx={{ mt: 0.5, pl: 1.5, borderLeft: 3, borderColor: 'divider' }}>
                  <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                    {isi}
                  </Typography>
                  <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                    {[penulis, waktu ? formatDateTime(waktu) : null].filter(Boolean).join(' · ')}
                  </Typography>
                  {selesai ? <Chip size="small" label="Sudah ditanggapi" sx={{ alignSelf: 'flex-start' }} /> : null}
                </Stack>
              ))}
            </section>
          ))}
        </Stack>
      )}
    </Panel>
  );
}
