import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { bakpkOptions } from '../../../resources/konversi/dataOptions.ts';
import { keluarga } from '../../../resources/konversi/families.ts';
import { role } from '../../../resources/roles.ts';
import { useBaseRole } from '../../platform/ui/permissions.ts';

/** Above the revisions: a request begins at the participation whose grades are final. */
export default function RevisionStart() {
  const baseRole = useBaseRole();
  if (!baseRole) return null;
  const family = keluarga.find(({ sisi, cakupan }) => sisi === 'prodi' && cakupan === 'semua');
  const to = baseRole === role.bakpk ? `${bakpkOptions.listPath}?tab=terkirim` : `${family?.path}?tab=final`;
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mr: 'auto' }}>
        Revisi diajukan dari peserta yang nilainya sudah final.
      </Typography>
      <Button component={Link} to={to} variant="outlined">
        Pilih peserta
      </Button>
    </Stack>
  );
}
