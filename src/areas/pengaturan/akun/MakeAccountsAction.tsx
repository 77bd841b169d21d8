import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { useMay } from '../../../platform/ui/permissions.ts';
import { useAccountsDialog } from './useAccountsDialog.tsx';

/** At the top of a list of people: accounts for all whom its filter finds. */
export default function MakeAccountsAction() {
  const may = useMay('create', 'pengaturan/user');
  const { filterValues, filter, total = 0 } = useListContext();
  const { dialog, open } = useAccountsDialog();
  if (!may) return null;
  return (
    <>
      <Button
        startIcon={<PersonAdd />}
        disabled={total === 0}
        onClick={() => open({ filter: { ...filterValues, ...filter } })}
      >
        Buat akun
      </Button>
      {dialog}
    </>
  );
}
