import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { simaris } from '../../../resources/riset/simaris.ts';
import { useMay } from '../../platform/ui/permissions.ts';

/** On a project's page: the way to register students into it. */
export default function InviteButton() {
  const record = useRecordContext();
  const may = useMay('edit', simaris.name);
  return record?.aktif && may ? (
    <Button variant="contained" component={Link} to={`/riset/pendaftaran/simaris/form?idPenelitian=${record.id}`}>
      Daftarkan Mahasiswa
    </Button>
  ) : null;
}
