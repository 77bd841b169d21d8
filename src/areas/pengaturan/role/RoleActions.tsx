import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../../../platform/ui/permissions.ts';

/** On a role's page: to its rights in the matrix. */
export default function RoleActions() {
  const record = useRecordContext();
  const may = useMay('edit', 'pengaturan/menu-user');
  if (!record || !may) return null;
  return (
    <Button component={Link} to={`/pengaturan/menu?tab=hak&peran=${record.id}`} variant="text">
      Atur hak akses
    </Button>
  );
}
