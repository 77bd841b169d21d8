import Button from '@mui/material/Button';
import { useCreatePath, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Row } from '../../../resources/kit/index.ts';
import type { bankDokumen } from '../../../resources/master/bankDokumen.ts';
import { useMay } from '../../platform/ui/permissions.ts';

/** On a document's page: a new row with the same title, for the next version of its file. */
export default function NewVersion() {
  const record = useRecordContext<Row<typeof bankDokumen>>();
  const createPath = useCreatePath();
  const may = useMay('create');
  if (!record || !may) return null;
  const { judul, kategori, nomorDokumen, idJenisMbkm, idPeriode, idProgramProdi, deskripsi, untukRole, tampil } =
    record;
  const same = { judul, kategori, nomorDokumen, idJenisMbkm, idPeriode, idProgramProdi, deskripsi, untukRole, tampil };
  return (
    <Button
      variant="outlined"
      component={Link}
      to={`${createPath({ resource: 'master/bank-dokumen', type: 'create' })}?source=${encodeURIComponent(JSON.stringify(same))}`}
    >
      Versi baru
    </Button>
  );
}
