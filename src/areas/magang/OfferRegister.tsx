import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ProgramDitawarkan } from '../../../resources/magang/programDitawarkan.ts';
import { role } from '../../../resources/roles.ts';
import { useBaseRole } from '../../platform/ui/permissions.ts';

/** "Daftar" on an open offer of the student's catalogue: leads into the registration with the offer chosen. */
export default function OfferRegister() {
  const record = useRecordContext<ProgramDitawarkan>();
  const baseRole = useBaseRole();
  if (baseRole !== role.mahasiswa || record?.status !== 'dibuka') return null;
  const { id, idProgram, idPeriode } = record;
  const chosen = new URLSearchParams({ idProgram, idPeriode, idProgramDitawarkan: id });
  return (
    <Button variant="contained" component={Link} to={`/magang/pendaftaran/mbkm?${chosen}`}>
      Daftar
    </Button>
  );
}
