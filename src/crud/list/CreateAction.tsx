import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '../../providers/language.ts';
import { useMay } from '../permissions.ts';
import { useCrudPages } from '../useCrudPath.ts';

/** The one primary button of a list; absent when the role may not create. */
export function CreateAction() {
  const say = useWords();
  const resource = useResourceContext() ?? '';
  const { hasCreate, pathTo } = useCrudPages(resource);
  const path = pathTo({ type: 'create' });
  if (!useMay('create') || !hasCreate || !path) return null;
  return (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={path} sx={{ boxShadow: { xs: 6, sm: 0 } }}>
      {say('Tambah')}
    </Button>
  );
}
