import MenuItem from '@mui/material/MenuItem';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Kelompok } from '../../../../resources/kkn/kelompok.ts';
import { useMay } from '../../../crud/permissions.ts';
import { useMayOpen } from '../../../layout/useMayOpen.ts';
import { usePrintLetter } from './usePrintLetter.ts';

/** Ways from a group's row to its members, its officers and its letter of assignment. */
export default function GroupRowActions() {
  const record = useRecordContext<Kelompok & { id: string }>();
  const mayOpen = useMayOpen();
  const mayWrite = useMay('edit');
  const letter = usePrintLetter(record);
  if (!record) return null;
  const form = `/kkn/mengatur-kelompok/form/${record.id}`;
  const officers = `/kkn/mengatur-kelompok/ketua/${record.id}`;
  return [
    ...(mayWrite && mayOpen(form)
      ? [
          <MenuItem key="form" component={Link} to={form}>
            Atur anggota
          </MenuItem>,
        ]
      : []),
    ...(mayOpen(officers)
      ? [
          <MenuItem key="ketua" component={Link} to={officers}>
            Ketua & struktur
          </MenuItem>,
        ]
      : []),
    ...(letter.offered
      ? [
          <MenuItem key="surat" onClick={() => void letter.print()} disabled={letter.busy}>
            Surat tugas (PDF)
          </MenuItem>,
        ]
      : []),
  ];
}
