import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetList, useGetOne, useRecordContext } from 'react-admin';
import { gelombang } from '../../../../resources/kkn/gelombang.ts';
import type { Kelompok } from '../../../../resources/kkn/kelompok.ts';
import { type Proposal, proposal } from '../../../../resources/kkn/proposal.ts';
import { anggotaHidup, statusAnggota } from '../../../../resources/programme/groupMembers.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { dayToday, formatDate } from '../../../platform/providers/format.ts';
import { useLabel } from '../../../platform/providers/language.ts';
import { FieldCell } from '../../../platform/ui/FieldCell.tsx';
import { LabelledValue, ShownField } from '../../../platform/ui/inputs/ShownField.tsx';
import { useMay } from '../../../platform/ui/permissions.ts';
import { useFieldLabel } from '../../../platform/ui/useFieldLabel.ts';
import { MemberStandings, type Standing } from '../../mbkm/group/MemberStandings.tsx';
import { LecturerContact } from '../../mbkm/person/LecturerContact.tsx';
import { NextStepLine } from '../../mbkm/person/NextStepLine.tsx';
import { VillageContact } from '../desa/VillageContact.tsx';
import LeaderBanner from '../mengatur/LeaderBanner.tsx';
import type { Wave } from '../waves.ts';
import { DplContact } from './DplContact.tsx';
import { groupStep } from './groupStep.ts';
import { WaveDays } from './WaveDays.tsx';

type Group = Kelompok & { id: string };

/** Above a group's data: what is next and whose turn it is, whom to call, the days of its wave, and its members. */
export default function GroupOverview() {
  const record = useRecordContext<Group>();
  const mayWave = useMay('list', gelombang.name);
  const { data: wave } = useGetOne<Wave>(
    gelombang.name,
    { id: record?.idGelombang ?? '' },
    { enabled: mayWave && record !== undefined, retry: false },
  );
  if (!record) return null;
  return (
    <Stack spacing={2} sx={{ mb: 3 }}>
      <LeaderBanner />
      {wave ? <Next group={record} wave={wave} /> : null}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Who group={record} />
        {wave ? (
          <Panel title="Tenggat">
            <WaveDays wave={wave} />
          </Panel>
        ) : null}
      </Box>
      <Members group={record} />
    </Stack>
  );
}

function Next({ group, wave }: { group: Group; wave: Wave }) {
  const labelOf = useLabel();
  const mayRead = useMay('list', proposal.name);
  const { data } = useGetList<Proposal & { id: string }>(
    proposal.name,
    {
      filter: { idKelompok: group.id },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { enabled: mayRead && group.status === 'berjalan', retry: false },
  );
  const step = groupStep(group, wave, data && (data[0]?.status ?? null), dayToday());
  if (!step) return null;
  return <NextStepLine who={step.who && labelOf(step.who)} what={step.what} />;
}

/** The supervisor, whoever looks after the group in the office, and the people of its village. */
function Who({ group: { idDpl, idPic, idDesa } }: { group: Group }) {
  const labelOf = useFieldLabel();
  return (
    <Panel title="Pembimbing dan desa">
      <Stack spacing={1.5}>
        <LabelledValue label={labelOf('idDpl')}>
          <FieldCell source="idDpl" full />
          <DplContact id={idDpl} />
        </LabelledValue>
        {idPic ? (
          <LabelledValue label={labelOf('idPic')}>
            <FieldCell source="idPic" full />
            <LecturerContact id={idPic} />
          </LabelledValue>
        ) : null}
        <ShownField source="idDesa" />
        {idDesa ? <VillageContact id={idDesa} /> : null}
      </Stack>
    </Panel>
  );
}

function Members({ group }: { group: Group }) {
  const joined = group.anggota?.filter(({ statusAnggota: state }) => isIn(state)) ?? [];
  const others = group.anggota?.filter(({ statusAnggota: state }) => !isIn(state)) ?? [];
  return (
    <Panel title={`Anggota (${joined.length})`}>
      {joined.length + others.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>Belum ada anggota.</Typography>
      ) : null}
      <MemberStandings members={[...joined, ...others].map(standingOf)} />
    </Panel>
  );
}

const isIn = (state: Member['statusAnggota']): boolean => anggotaHidup.in.some(one => one === state);

type Member = NonNullable<Group['anggota']>[number];

const standingOf = (member: Member): Standing => {
  const { idPendaftarMbkm, idJenisAnggota, divisi, statusAnggota: state, tanggalGabung, alasanKeluar } = member;
  const membership = isIn(state) ? null : [statusAnggota[state], alasanKeluar].filter(Boolean).join(': ');
  return {
    idPendaftarMbkm,
    idJenisAnggota,
    apart: !isIn(state),
    notes: [
      membership,
      divisi ? `Divisi ${divisi}` : null,
      isIn(state) && tanggalGabung ? `Bergabung ${formatDate(tanggalGabung)}` : null,
      member.bukaSampai ? `Log susulan dibuka sampai ${formatDate(member.bukaSampai)}` : null,
    ].flatMap(note => note ?? []),
  };
};
