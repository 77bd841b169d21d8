import { useGetOne } from 'react-admin';
import { kelompokKwu } from '../../../../resources/kwu/kelompok.ts';
import { type PengaturanKwu, pengaturanKwu } from '../../../../resources/kwu/pengaturan.ts';
import { dayToday } from '../../../platform/providers/format.ts';
import { useMay } from '../../../platform/ui/permissions.ts';
import { GroupHead } from '../../mbkm/group/GroupHead.tsx';
import { MembersPanel } from '../../mbkm/group/MembersPanel.tsx';
import { ContactField } from '../../mbkm/person/ContactField.tsx';
import { LecturerContact } from '../../mbkm/person/LecturerContact.tsx';
import { useSteps } from '../daftarUlang/useSteps.ts';
import { useProfile } from '../profil/useProfile.ts';
import { type Business, businessStep, lastDayOf } from './businessStep.ts';

const days = [
  'tanggalTutup',
  'daftarUlangSelesai',
  'tanggalMulai',
  'batasLaporanKemajuan',
  'batasLaporanAkhir',
  'tanggalSelesai',
  'batasNilai',
] as const;

/** A business's next step and whose turn it is, its DPL, the days of its period, and its members. */
export function BusinessHead({ business }: { business: Business }) {
  const mayRules = useMay('list', pengaturanKwu.name);
  const { data: rules } = useGetOne<PengaturanKwu>(
    pengaturanKwu.name,
    { id: business.idPengaturan },
    { enabled: mayRules, retry: false },
  );
  const { data: steps } = useSteps(business.id);
  const profile = useProfile(business.id);
  const reached = { steps, profile: profile ? profile.status : profile };
  return (
    <GroupHead
      step={rules ? businessStep(business, rules, reached, dayToday()) : null}
      people={{
        title: 'Pembimbing',
        content: (
          <ContactField source="idPegawaiDpl">
            <LecturerContact id={business.idPegawaiDpl} />
          </ContactField>
        ),
      }}
      days={
        rules
          ? days.map(name => ({ name, label: pengaturanKwu.fields[name].label, day: dayOf(name, business, rules) }))
          : null
      }
      members={
        <MembersPanel
          rows={business.anggota}
          partOf={({ jabatanUsaha }) => jabatanUsaha}
          opened={kelompokKwu.fields.anggota.fields.bukaSampai.label}
        />
      }
    />
  );
}

const dayOf = (name: (typeof days)[number], business: Business, rules: PengaturanKwu): string =>
  name === 'daftarUlangSelesai' ? lastDayOf(business, rules) : rules[name];
