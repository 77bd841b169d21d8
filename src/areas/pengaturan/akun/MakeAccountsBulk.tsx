import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import { useSelection } from '../../../platform/ui/list/selection.ts';
import { useMay } from '../../../platform/ui/permissions.ts';
import { useAccountsDialog } from './useAccountsDialog.tsx';

/** For ticked people. */
export default function MakeAccountsBulk() {
  const may = useMay('create', 'pengaturan/user');
  const { target } = useSelection();
  const { dialog, open } = useAccountsDialog();
  if (!may) return null;
  return (
    <>
      <Button size="small" startIcon={<PersonAdd />} onClick={() => open(target)}>
        Buat akun
      </Button>
      {dialog}
    </>
  );
}
