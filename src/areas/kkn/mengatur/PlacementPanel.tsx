import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import type { KelompokGelombang } from '../../../../resources/kkn/papan.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { ChoiceField } from '../papan/ChoiceField.tsx';
import type { Arrangement } from './useGroupArrangement.ts';

interface Props {
  wave: KelompokGelombang;
  arrangement: Arrangement;
  onChange: (changed: Partial<Arrangement>) => void;
}

/** Village and lecturer of a group, with the room that each has left, and whether distribution leaves the group alone. */
export function PlacementPanel({ wave, arrangement, onChange }: Props) {
  return (
    <Panel title="Penempatan">
      <Stack spacing={2}>
        <ChoiceField
          label="Desa"
          value={arrangement.idDesa}
          onChange={idDesa => onChange({ idDesa })}
          options={(wave.desa ?? []).map(it => ({
            id: it.id,
            label: it.nama,
            beside: `${it.lain} dari ${it.kuotaKelompok} kelompok · kuota ${it.kuotaMahasiswa} orang${it.adaFaskes ? '' : ' · tanpa fasilitas kesehatan'}`,
          }))}
        />
        <ChoiceField
          label="DPL"
          value={arrangement.idDpl}
          onChange={idDpl => onChange({ idDpl })}
          options={(wave.dpl ?? []).map(it => ({
            id: it.id,
            label: it.nama,
            beside: `${it.lain} dari ${it.maksKelompok} kelompok`,
          }))}
        />
        <FormControlLabel
          control={<Switch checked={arrangement.dikunci} onChange={(_, dikunci) => onChange({ dikunci })} />}
          label="Kunci dari pembagian otomatis"
        />
      </Stack>
    </Panel>
  );
}
