import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { inTerms } from '../../../resources/kit/terms.ts';
import { komcad } from '../../../resources/komcad/programme.ts';
import { role } from '../../../resources/roles.ts';
import { useBaseRole } from '../../platform/ui/permissions.ts';

/** Above the openings, for students: the way to the form. */
export function RegisterButton() {
  return useBaseRole() === role.mahasiswa ? (
    <Button variant="contained" component={Link} to={komcad.screens.register} sx={{ mb: 1.5 }}>
      {inTerms('Daftar Komcad')}
    </Button>
  ) : null;
}
