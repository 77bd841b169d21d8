import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { type Kelompok, pembacaSusunan } from '../../../../resources/kkn/kelompok.ts';
import { role } from '../../../../resources/roles.ts';
import { useBaseRole } from '../../../platform/ui/permissions.ts';
import { GenderBar } from '../papan/CompositionBar.tsx';
import { Violations } from '../papan/Violations.tsx';
import { useArranged } from './useArranged.ts';

/** Size, women and men, faculties, and what the group of the row breaks. */
export default function CompositionCell() {
  const record = useRecordContext<Kelompok & { id: string }>();
  const baseRole = useBaseRole();
  const sees = baseRole === role.superAdmin || pembacaSusunan.some(one => one === baseRole);
  const { data } = useArranged(sees ? (record?.idGelombang ?? undefined) : undefined);
  const group = data?.kelompok.find(({ id }) => id === record?.id);
  if (!group) return null;
  const { anggota, komposisi, pelanggaran } = group;
  const faculties = Object.keys(komposisi.fakultas).length;
  return (
    <Box data-whole sx={{ width: 176, whiteSpace: 'normal' }}>
      <Typography variant="caption" component="div" className="angka" sx={{ whiteSpace: 'nowrap', lineHeight: 1.4 }}>
        {anggota.length} orang · {faculties} fakultas
      </Typography>
      <GenderBar {...komposisi} />
      <Violations of={pelanggaran} />
    </Box>
  );
}
