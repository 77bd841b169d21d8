import MenuItem from '@mui/material/MenuItem';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../../../crud/permissions.ts';
import { useMayOpen } from '../../../layout/useMayOpen.ts';

/** Ways from a group's row to its members and its officers. */
export default function GroupRowActions() {
  const record = useRecordContext();
  const mayOpen = useMayOpen();
  const mayWrite = useMay('edit');
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
  ];
}
