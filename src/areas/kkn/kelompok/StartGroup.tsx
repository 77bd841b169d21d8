import Box from '@mui/material/Box';
import { kelompok } from '../../../../resources/kkn/kelompok.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { JoinByCode } from '../../mbkm/group/JoinByCode.tsx';
import { OneField } from '../../mbkm/group/OneField.tsx';

/** Without a group: join one by its code, or begin one of one's own. */
export function StartGroup({ idGelombang }: { idGelombang: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <JoinByCode endpoint={kelompok.endpoint} />
      <Panel title="Buat kelompok baru">
        <OneField
          label="Nama kelompok"
          help="Anda menjadi ketua dan mengundang anggota."
          verb="Buat kelompok"
          tidy={typed => typed.trim()}
          max={100}
          path={kelompok.endpoint}
          bodyOf={nama => ({ nama, idGelombang })}
          done="Kelompok dibuat."
        />
      </Panel>
    </Box>
  );
}
