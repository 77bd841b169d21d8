import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../../../crud/permissions.ts';
import { useMayOpen } from '../../../layout/useMayOpen.ts';

/** Ways from a group's page to its members and its officers. */
export default function GroupActions() {
  const record = useRecordContext();
  const mayOpen = useMayOpen();
  const mayWrite = useMay('edit');
  if (!record) return null;
  const form = `/kkn/mengatur-kelompok/form/${record.id}`;
  const officers = `/kkn/mengatur-kelompok/ketua/${record.id}`;
  return (
    <>
      {mayWrite && mayOpen(form) ? (
        <Button component={Link} to={form}>
          Atur anggota
        </Button>
      ) : null}
      {mayOpen(officers) ? (
        <Button component={Link} to={officers}>
          Ketua & struktur
        </Button>
      ) : null}
    </>
  );
}
