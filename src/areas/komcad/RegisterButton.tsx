import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { komcad } from '../../../resources/komcad/programme.ts';
import { useBaseRole } from '../../platform/ui/permissions.ts';

/** Above the openings, for students: the way to the form. */
export function RegisterButton() {
  return useBaseRole() === 'HA02' ? (
    <Button variant="contained" component={Link} to={komcad.screens.register} sx={{ mb: 1.5 }}>
      Daftar Komcad
    </Button>
  ) : null;
}
