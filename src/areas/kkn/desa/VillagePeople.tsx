import Stack from '@mui/material/Stack';
import { useRecordContext } from 'react-admin';
import type { Desa } from '../../../../resources/kkn/desa.ts';
import { FieldCell } from '../../../platform/ui/FieldCell.tsx';
import { LabelledValue, ShownField } from '../../../platform/ui/inputs/ShownField.tsx';
import { useFieldAccess } from '../../../platform/ui/permissions.ts';

/** Whom to call in the village in context, and where its students stay. */
export function VillagePeople() {
  const village = useRecordContext<Desa & { id: string }>();
  const { hidden } = useFieldAccess('kkn/desa');
  if (!village) return null;
  const phone = (name: 'noHpKepalaDesa' | 'noHpPembimbingDesa') =>
    village[name] && !hidden.has(name) ? (
      <>
        {' '}
        <FieldCell source={name} full />
      </>
    ) : null;
  return (
    <Stack spacing={1.5}>
      {village.namaPembimbingDesa ? (
        <LabelledValue label="Pembimbing desa">
          {village.namaPembimbingDesa}
          {phone('noHpPembimbingDesa')}
        </LabelledValue>
      ) : null}
      <LabelledValue label="Kepala desa">
        {village.namaKepalaDesa}
        {phone('noHpKepalaDesa')}
      </LabelledValue>
      {village.alamatPosko ? <ShownField source="alamatPosko" /> : null}
    </Stack>
  );
}
