import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Formulir } from '../../../../resources/formulir/formulir.ts';
import { role } from '../../../../resources/roles.ts';
import { useBaseRole } from '../../../platform/ui/permissions.ts';

/** From a form to what was answered, for whoever may read it. */
export default function FormLinks() {
  const record = useRecordContext<Formulir>();
  const own = useBaseRole();
  const asked = record?.momen === 'sendiri' || record?.momen === 'kejadian';
  if (!asked || record.status === 'draf') return null;
  const reads = own === role.superAdmin || record.pembaca?.some(each => each === own);
  return reads ? (
    <Button component={Link} to={`/formulir/${record.id}/hasil`}>
      Lihat hasil
    </Button>
  ) : null;
}
