import Stack from '@mui/material/Stack';
import { useGetList, useGetOne, useRecordContext } from 'react-admin';
import { gelombang } from '../../../../resources/kkn/gelombang.ts';
import { type Kelompok, kelompok } from '../../../../resources/kkn/kelompok.ts';
import { type Proposal, proposal } from '../../../../resources/kkn/proposal.ts';
import { dayToday } from '../../../platform/providers/format.ts';
import { ShownField } from '../../../platform/ui/inputs/ShownField.tsx';
import { useListWaits } from '../../../platform/ui/list/StandsAbove.tsx';
import { useMay } from '../../../platform/ui/permissions.ts';
import type { GroupStep } from '../../mbkm/group/formingStep.ts';
import { GroupHead } from '../../mbkm/group/GroupHead.tsx';
import { MembersPanel } from '../../mbkm/group/MembersPanel.tsx';
import { ContactField } from '../../mbkm/person/ContactField.tsx';
import { LecturerContact } from '../../mbkm/person/LecturerContact.tsx';
import { VillageContact } from '../desa/VillageContact.tsx';
import LeaderBanner from '../mengatur/LeaderBanner.tsx';
import type { Wave } from '../waves.ts';
import { DplContact } from './DplContact.tsx';
import { groupStep } from './groupStep.ts';

type Group = Kelompok & { id: string };

const days = [
  'tanggalPembekalan',
  'tanggalBerangkat',
  'batasProposal',
  'tanggalSelesai',
  'batasLuaran',
  'batasNilai',
] as const;

/** Above a group's data: what is next and whose turn it is, whom to call, the days of its wave, and its members. */
export default function GroupOverview() {
  const record = useRecordContext<Group>();
  return record ? <Overview group={record} /> : null;
}

function Overview({ group }: { group: Group }) {
  const mayWave = useMay('list', gelombang.name);
  const { data: wave, isLoading } = useGetOne<Wave>(
    gelombang.name,
    { id: group.idGelombang },
    { enabled: mayWave, retry: false },
  );
  useListWaits(isLoading);
  return (
    <Stack spacing={2} sx={{ mb: 3 }}>
      <LeaderBanner />
      <GroupHead
        step={useStep(group, wave)}
        people={{ title: 'Pembimbing dan desa', content: <Who group={group} /> }}
        days={wave ? days.map(name => ({ name, label: gelombang.fields[name].label, day: wave[name] })) : null}
        members={
          <MembersPanel
            rows={group.anggota}
            partOf={({ divisi }) => (divisi ? `Divisi ${divisi}` : null)}
            opened={kelompok.fields.anggota.fields.bukaSampai.label}
          />
        }
      />
    </Stack>
  );
}

function useStep(group: Group, wave: Wave | undefined): GroupStep | null {
  const mayRead = useMay('list', proposal.name);
  const { data, isLoading } = useGetList<Proposal & { id: string }>(
    proposal.name,
    {
      filter: { idKelompok: group.id },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { enabled: mayRead && group.status === 'berjalan', retry: false },
  );
  useListWaits(isLoading);
  return wave ? groupStep(group, wave, data && (data[0]?.status ?? null), dayToday()) : null;
}

/** The supervisor, whoever looks after the group in the office, and the people of its village. */
function Who({ group: { idDpl, idPic, idDesa } }: { group: Group }) {
  return (
    <>
      <ContactField source="idDpl">
        <DplContact id={idDpl} />
      </ContactField>
      {idPic ? (
        <ContactField source="idPic">
          <LecturerContact id={idPic} />
        </ContactField>
      ) : null}
      <ShownField source="idDesa" />
      {idDesa ? <VillageContact id={idDesa} /> : null}
    </>
  );
}
