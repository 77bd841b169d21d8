import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Kelompok } from '../../../../resources/kkn/kelompok.ts';
import { useMay } from '../../../crud/permissions.ts';
import { useMayOpen } from '../../../layout/useMayOpen.ts';
import { usePrintLetter } from './usePrintLetter.ts';

/** Ways from a group's page to its members, its officers and its letter of assignment. */
export default function GroupActions() {
  const record = useRecordContext<Kelompok & { id: string }>();
  const mayOpen = useMayOpen();
  const mayWrite = useMay('edit');
  const letter = usePrintLetter(record);
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
      {letter.offered ? (
        <Button onClick={() => void letter.print()} loading={letter.busy}>
          Surat tugas (PDF)
        </Button>
      ) : null}
    </>
  );
}
